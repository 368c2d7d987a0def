import { columnFor } from '../cells/cell-columns.ts';
import { readAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { isOtherTable } from '../words/titles.ts';
import type { Header } from './columns.ts';

/** So many bookings that are listed twice are no chance. */
const LEAST_REPEATED = 3;
/** A single list may be that of another account, between which and this one all was moved. */
const LEAST_LISTS = 2;

/**
 * The headers with those of tables without balances as repeating others, where all that they list by its kind stands in a table with balances
 * as well: a broker lists deposits, dividends and fees, and then all that moved its cash (Interactive Brokers). None where anything is
 * listed but once.
 */
export function besideLedgers(rows: Row[], headers: (Header | null)[]): (Header | null)[][] {
  const isLedger = (header: Header | null) =>
    header?.columns.some(({ role }) => role === 'balance') === true;
  const over = headersAbove(rows, headers);
  const booked = new Set(
    rows.flatMap((row, index) => {
      const header = over[index] ?? null;
      return header && isLedger(header) ? keysOf(row, header) : [];
    }),
  );
  const listed = rows.flatMap((row, index) => {
    const header = over[index];
    const keys = header && !isLedger(header) ? keysOf(row, header) : [];
    return header && keys.length > 0 ? [{ header, keys }] : [];
  });
  const lists = new Set(listed.map(({ header }) => header)).size;
  const areRepeated = listed.every(({ keys }) => keys.some((key) => booked.has(key)));
  const areSeveral = listed.length >= LEAST_REPEATED && lists >= LEAST_LISTS && areRepeated;
  if (!areSeveral && !areCheques(rows, over, isLedger)) return [];
  const repeated = (header: Header) =>
    isLedger(header) ? header : { ...header, isRepeated: true };
  return [headers.map((header) => header && repeated(header))];
}

/** Whether all that stands in tables without balances are cheques whose numbers and amounts a table with balances names, too ('1184 ^', 'Check # 1184': Chase). */
function areCheques(
  rows: Row[],
  over: (Header | null)[],
  isLedger: (header: Header | null) => boolean,
): boolean {
  const amountIn = ({ cells }: Row) => readAmount(cells.at(-1)?.text ?? '', 2)?.minor;
  const amountsIn = ({ cells }: Row) => cells.map(({ text }) => readAmount(text, 2)?.minor);
  const ledger = rows.filter((_, index) => isLedger(over[index] ?? null));
  const others = rows.filter((row, index) => {
    const header = over[index];
    return header && !isLedger(header) && keysOf(row, header).length > 0;
  });
  const isNamed = (row: Row) => {
    const [, number] = CHEQUE.exec(row.cells[0]?.text ?? '') ?? [];
    const amount = amountIn(row);
    const isSame = (other: Row) =>
      amountsIn(other).includes(amount) &&
      textOf(other)
        .split(/\D+/)
        .includes(number ?? '');
    return number !== undefined && amount !== undefined && ledger.some(isSame);
  };
  return others.length > 0 && others.every(isNamed);
}

const CHEQUE = /^(\d{3,10})(?: ?[*^#]+)?$/;

/** For each row the header that it stands under; null below the title of what is no list of bookings. */
function headersAbove(rows: Row[], headers: (Header | null)[]): (Header | null)[] {
  let over: Header | null = null;
  return rows.map((row, index) => {
    const [title, header] = [rows[index - 1], headers[index]];
    if (header) over = title && isOtherTable(textOf(title)) ? null : header;
    else if (row.cells.length === 1 && isOtherTable(textOf(row))) over = null;
    return over;
  });
}

/** The day of a row with each of its amounts and which way that went; none for a row without one of them. */
function keysOf({ cells }: Row, header: Header): string[] {
  const day = cells.find(({ text }) => isWholeDate(text))?.text;
  const amounts = cells.flatMap((cell) => {
    const amount = readAmount(cell.text, 2);
    const isOut = amount?.direction === -1 || columnFor(header, cell)?.role === 'out';
    return amount ? [isOut ? -amount.minor : amount.minor] : [];
  });
  return day === undefined ? [] : amounts.map((minor) => `${day} ${minor}`);
}
