import { columnDate, type DateOrder, type PrintedDate } from '../figures/dates.ts';
import type { Column, Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { columnFor } from './cell-columns.ts';

/** So many rows of a card show how its days stand. */
const LEAST_PAIRS = 3;
/** Nearly all of its bookings bear both. */
const NEARLY_ALL = 0.8;
const MOST_READ = 300;

type Pair = { first: PrintedDate; second: PrintedDate; x: number; right: number; textX: number };

/**
 * The header of a card whose bookings bear two days under one label, with a column for each: that of the purchase is never later than
 * the day on which it was posted, and here stands behind it (Maybank).
 */
export function withPurchaseDays(header: Header, rows: Row[], order: DateOrder): Header {
  const date = header.columns.find(({ role }) => role === 'date');
  const text = header.columns.find(({ role }) => role === 'description');
  if (!date || !text || header.columns.some(({ role }) => role === 'otherDate')) return header;
  const dated = rows.filter((row) => dayAt(header, date, row, order));
  const pairs = dated.flatMap((row) => pairIn(header.placed, row, order) ?? []);
  const [one] = pairs;
  if (!one || pairs.length < LEAST_PAIRS || pairs.length < NEARLY_ALL * dated.length) return header;
  const days = pairs.map(({ first, second }) => daysBetween(second, first));
  if (days.some((each) => each < 0) || days.every((each) => each === 0)) return header;
  const purchase: Column = { role: 'date', x: one.x, right: one.right };
  const textX = Math.min(...pairs.map((pair) => pair.textX));
  const columns = header.columns.flatMap((column): Column[] => {
    if (column === date) return [{ ...date, role: 'otherDate' }, purchase];
    if (column !== text || !header.placed) return [column];
    return [{ ...text, x: textX, right: Math.max(text.right, textX) }];
  });
  return { ...header, columns };
}

/**
 * Whether the days of the second column are those of the purchases because nothing is booked before it is bought: none of them is later than the
 * one in the first column, and some are earlier.
 */
export function standEarlier(
  header: Header,
  { first, second }: { first: Column; second: Column },
  rows: Row[],
  order: DateOrder,
): boolean {
  // A running number in front of a day may stand in its column (Amazon).
  const dayIn = ({ cells }: Row, column: Column) => {
    const own = cells.filter((cell) => columnFor(header, cell) === column);
    return own.flatMap(({ text }) => columnDate(text, order)?.date ?? [])[0];
  };
  const isTurned = header.columns.indexOf(first) > header.columns.indexOf(second);
  const daysOf = (row: Row) => {
    const pair = header.placed ? null : pairIn(false, row, order);
    if (!pair) return [dayIn(row, first), dayIn(row, second)];
    return isTurned ? [pair.second, pair.first] : [pair.first, pair.second];
  };
  const days = rows.flatMap((row) => {
    const [posted, bought] = daysOf(row);
    return posted && bought ? [daysBetween(bought, posted)] : [];
  });
  return days.length >= LEAST_PAIRS && days.every((each) => each >= 0) && days.some(Boolean);
}

function dayAt(header: Header, date: Column, row: Row, order: DateOrder): boolean {
  const [first] = row.cells;
  if (!first) return false;
  if (!header.placed) return columnDate(textOf(row).slice(0, MOST_READ), order) !== null;
  return columnFor(header, first) === date && columnDate(first.text, order) !== null;
}

function pairIn(isPlaced: boolean, row: Row, order: DateOrder): Pair | null {
  if (!isPlaced) {
    const text = textOf(row).slice(0, MOST_READ);
    const one = columnDate(text, order);
    const other = one && columnDate(text.slice(one.length).trim(), order);
    return one && other && { first: one.date, second: other.date, x: 0, right: 0, textX: 0 };
  }
  const [first, second, third] = row.cells;
  const one = first && columnDate(first.text, order);
  const other = second && columnDate(second.text, order);
  const areDays = one?.length === first?.text.length && other?.length === second?.text.length;
  if (!one || !other || !third || !areDays || !/\p{L}{2}/u.test(third.text)) return null;
  return {
    first: one.date,
    second: other.date,
    x: second.x,
    right: second.right,
    textX: third.x,
  };
}

/** How many days lie between two days of one or two calendars, by the nearer way. */
export function daysBetween(from: PrintedDate, to: PrintedDate): number {
  const dayOf = ({ month, day }: PrintedDate) => (month - 1) * DAYS_OF_MONTH + day;
  const days = dayOf(to) - dayOf(from);
  const half = 6 * DAYS_OF_MONTH;
  return days > half ? days - 2 * half : days < -half ? days + 2 * half : days;
}

/** As many as any month has, so that days keep their order. */
const DAYS_OF_MONTH = 31;
