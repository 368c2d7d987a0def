import { columnDate, isWholeDate } from '../figures/dates.ts';
import { balanceLine } from '../words/balance-names.ts';
import { isAmountAlone } from './amounts-above.ts';
import { type Row, textOf } from './rows.ts';
import { isWithoutColumns, withLine } from './without-columns.ts';

/** So many days above the amounts of their bookings show a habit. */
const LEAST_PAIRS = 3;
/** Nearly all lines that are no more than days stand so. */
const NEARLY_ALL = 0.8;
/** The kind of a booking and whom it is from may stand between its day and its amount. */
const MOST_BETWEEN = 6;

/**
 * The rows of a file without columns in which a booking's days, its kind and its amount are lines of their own, as text that was taken
 * out of a statement may have it (Sparkasse): with these in one line each, and with the amounts of balances behind their names, above
 * or below which they stand.
 */
export function withAmountsOfDays(rows: Row[]): Row[] {
  const days = rows.flatMap((row, index) => (isDays(row) ? [index] : []));
  if (days.length < LEAST_PAIRS || !isWithoutColumns(rows)) return rows;
  const ends = new Map(days.flatMap((day) => amountBelow(rows, day)));
  if (ends.size < LEAST_PAIRS || ends.size < NEARLY_ALL * days.length) return rows;
  const joined: Row[] = [];
  let done = -1;
  for (const [index, row] of rows.entries()) {
    if (index <= done) continue;
    done = ends.get(index) ?? endOfBalance(rows, index);
    joined.push(inOneLine([row, ...rows.slice(index + 1, done + 1)]));
  }
  return joined;
}

/** Where the amount of a day stands that is a line of its own, as a pair of both places, or nothing. */
function amountBelow(rows: Row[], day: number): [number, number][] {
  const below = rows.slice(day + 1, day + 2 + MOST_BETWEEN);
  const offset = below.findIndex(isAmountAlone);
  const between = below.slice(0, Math.max(offset, 0));
  const isOwn = !between.some((row) => isDays(row) || balanceLine(textOf(row)) !== null);
  if (offset < 0 || !isOwn) return [];
  const end = day + 1 + offset;
  return [[day, isBalanceOf(rows, end + 1) ? end + 1 : end]];
}

/** Whether an amount is the balance behind the one above it, and none that is named below. */
function isBalanceOf(rows: Row[], index: number): boolean {
  const [row, next] = [rows[index], rows[index + 1]];
  return row !== undefined && isAmountAlone(row) && !(next && isBalanceName(next));
}

/** Where a balance ends that begins in a row with its amount or with its name, the other being the next line; else the row itself. */
function endOfBalance(rows: Row[], index: number): number {
  const [row, next] = [rows[index], rows[index + 1]];
  if (!row || !next || row.page !== next.page) return index;
  const isPair =
    (isAmountAlone(row) && isBalanceName(next)) || (isBalanceName(row) && isAmountAlone(next));
  return isPair ? index + 1 : index;
}

const isBalanceName = (row: Row) => {
  const text = textOf(row);
  return balanceLine(text) !== null && !CENTS.test(text);
};

const CENTS = /[.,]\d\d(?!\d)/;

/** Whether a row is one or two days and nothing else. */
function isDays(row: Row): boolean {
  const text = textOf(row);
  const first = columnDate(text, 'DM');
  const rest = first === null ? text : text.slice(first.length).trim();
  return first !== null && (rest === '' || isWholeDate(rest));
}

/** The rows as one line, where the last of them stands; an amount in front of the name of its balance goes behind that. */
function inOneLine([row, ...others]: [Row, ...Row[]]): Row {
  const last = others.at(-1);
  if (!last) return row;
  const rows = isAmountAlone(row) ? [...others, row] : [row, ...others];
  const cells = rows.flatMap((each) => (each.page === last.page ? each.cells : []));
  return withLine({ ...last, cells }, rows.map(textOf).join(' '));
}
