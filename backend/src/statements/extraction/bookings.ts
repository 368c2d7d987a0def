import { type PrintedAmount, readAmount, trailingAmounts } from './amounts.ts';
import { columnFor, distanceTo, type Header, isMoney } from './columns.ts';
import { type DateOrder, leadingDate, type PrintedDate } from './dates.ts';
import { type Cell, type Row, textOf } from './rows.ts';
import type { ColumnRole } from './words.ts';

/** What a row of a table says, cell by cell. */
export type RowReading = {
  date: PrintedDate | null;
  money: Partial<Record<ColumnRole, PrintedAmount>>;
  texts: Cell[];
};

/** A booking in the making. side is the column its amount stood in. */
export type Booking = {
  date: PrintedDate | null;
  hasOwnDate: boolean;
  side: 'in' | 'out' | 'amount';
  amount: PrintedAmount;
  balance: PrintedAmount | null;
  text: string;
  page: number;
  cells: Cell[];
};

/** A value farther than this from every edge of a money column is not in it. */
const COLUMN_REACH = 45;
/** What begins so far to the right of the last column is an advertisement or a box beside the table. */
const BESIDE_TABLE = 15;
const STRAY_SYMBOL = /^[$£€¥]$/;
const BARE_YEAR = /^(19|20)\d\d$/;

/** Sorts the cells of a row into the columns of its table. */
export function readRow(row: Row, header: Header, decimals: number, order: DateOrder): RowReading {
  return header.placed
    ? readPlaced(row, header, decimals, order)
    : readUnplaced(row, header, decimals, order);
}

function readPlaced(row: Row, header: Header, decimals: number, order: DateOrder): RowReading {
  const reading: RowReading = { date: null, money: {}, texts: [] };
  const hasDates = header.columns.some(({ role }) => role === 'date');
  const edge = Math.max(...header.columns.map(({ right }) => right)) + BESIDE_TABLE;
  for (const cell of row.cells) {
    if (cell.x > edge || STRAY_SYMBOL.test(cell.text)) continue;
    const column = columnFor(header, cell);
    const role = column?.role ?? 'other';
    if (column && isMoney(role)) {
      const amount =
        distanceTo(column, cell) <= COLUMN_REACH ? readAmount(cell.text, decimals) : null;
      if (amount && !reading.money[role]) {
        reading.money[role] = amount;
        continue;
      }
    }
    const mayDate = hasDates ? role === 'date' || role === 'otherDate' : reading.texts.length === 0;
    // Deutsche Bank prints the year under its dates; the period tells it too.
    if (mayDate && hasDates && BARE_YEAR.test(cell.text)) continue;
    const dated = mayDate ? leadingDate(cell.text, order) : null;
    if (dated) {
      // A value date stands in for nothing: a row without its own date shares the day of the one above.
      if (role !== 'otherDate') reading.date ??= dated.date;
      const rest = cell.text.slice(dated.length).trim();
      if (rest !== '' && !leadingDate(rest, order)) reading.texts.push({ ...cell, text: rest });
      continue;
    }
    reading.texts.push(cell);
  }
  return reading;
}

/** A line drawn as one text: dates lead it and amounts end it, in the order of the header. */
function readUnplaced(row: Row, header: Header, decimals: number, order: DateOrder): RowReading {
  const first = row.cells[0];
  let text = textOf(row);
  const dated = leadingDate(text, order);
  if (dated) text = text.slice(dated.length).trim();
  const { rest, amounts } = trailingAmounts(text, decimals);
  const roles = header.columns.map((column) => column.role);
  const balance = roles.includes('balance') && amounts.length > 1 ? amounts.at(-1) : undefined;
  const moved = balance ? amounts.at(-2) : amounts.at(-1);
  const money: RowReading['money'] = {};
  if (moved) money.amount = moved;
  if (balance) money.balance = balance;
  return {
    date: dated?.date ?? null,
    money,
    texts: first && rest ? [{ ...first, text: rest }] : [],
  };
}

/** The movement among a row's amounts. Where both sides are filled, the one that is not zero counts. */
export function movementOf({
  money,
}: RowReading): { side: Booking['side']; amount: PrintedAmount } | null {
  const sides = (['in', 'out', 'amount'] as const).flatMap((side) => {
    const amount = money[side];
    return amount ? [{ side, amount }] : [];
  });
  return sides.find(({ amount }) => amount.minor !== 0) ?? sides[0] ?? null;
}
