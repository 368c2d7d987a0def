import { looksLikeMoney } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import { isMoney } from '../headers/header-labels.ts';
import { type ColumnRole, columnRoleOf, isDayRole } from '../words/labels.ts';
import { type Cell, type Row, textOf } from './rows.ts';
import { moved } from './side-by-side.ts';
import { areMostlyLines } from './without-columns.ts';

/** A day, a text, an amount and what it leaves have so many labels at least. */
const LEAST_LABELS = 4;
const MOST_LABELS = 7;
/** A text takes so many lines at most, and so many bookings show that all are set so. */
const MOST_LINES = 12;
const LEAST_BOOKINGS = 3;
/** Where the columns are taken to stand, in points: so far apart that no text reaches the next one. */
const WIDTH = 3000;

/**
 * The rows of a file that was taken out cell by cell, each on a line of its own (VeloBank), with those of a booking beside each other under its labels:
 * as many days as there are labels of days, a text, and as many amounts as there are labels of money.
 */
export function withCellsBeside(rows: Row[]): Row[] {
  if (!areMostlyLines(rows)) return rows;
  const texts = rows.map(textOf);
  const roles = stackIn(texts);
  if (!roles) return rows;
  const result: Row[] = [];
  // What stands between two bookings on one page, or is a day or money between any, was of one that is not whole.
  let [bookings, last, between] = [0, 0, [] as Row[]];
  for (let index = 0; index < rows.length; ) {
    const isStack = roles.every((role, at) => columnRoleOf(texts[index + at] ?? '') === role);
    const counts = isStack ? roles.map(() => 1) : linesOfBooking(texts.slice(index), roles);
    const row = counts && besideEachOther(rows.slice(index, index + sum(counts)), counts, roles);
    if (row && !isStack) {
      const isTorn = between.length > 0 && (row.page === last || between.some(isCell));
      if (isTorn) return rows;
      [bookings, last, between] = [bookings + 1, row.page, []];
    } else if (isStack && bookings === 0) between = [];
    else if (!row) between.push(rows[index] as Row);
    result.push(row ?? (rows[index] as Row));
    index += row ? sum(counts) : 1;
  }
  const isCut = between.some((row) => isWholeDate(textOf(row)));
  return bookings >= LEAST_BOOKINGS && !isCut ? result : rows;
}

const isCell = (row: Row) => isWholeDate(textOf(row)) || looksLikeMoney(textOf(row));

/** What the labels name that stand below each other, right above a day, or null where none do. */
function stackIn(texts: string[]): ColumnRole[] | null {
  for (const [index, text] of texts.entries()) {
    if (columnRoleOf(text) !== 'date') continue;
    const named = texts.slice(index, index + MOST_LABELS).map((each) => columnRoleOf(each));
    const end = named.indexOf(null);
    const roles = named.slice(0, end < 0 ? undefined : end) as ColumnRole[];
    const first = roles.findIndex((role) => !isDayRole(role));
    const money = roles.findIndex(isMoney);
    const isOneText = money === first + 1 && roles[first] === 'description';
    const areLast = roles.slice(money).every(isMoney);
    // Of two sides one is empty, and no line tells which.
    const isOneAmount = roles.includes('amount');
    if (roles.length >= LEAST_LABELS && isOneText && areLast && isOneAmount)
      if (isWholeDate(texts[index + roles.length] ?? '')) return roles;
  }
  return null;
}

/** How many lines each cell of a booking takes that begins these, or null where they are none. */
function linesOfBooking(texts: string[], roles: ColumnRole[]): number[] | null {
  const days = roles.filter(isDayRole).length;
  const amounts = roles.length - days - 1;
  if (!texts.slice(0, days).every(isWholeDate)) return null;
  const lines = texts.slice(days, days + MOST_LINES);
  const end = lines.findIndex(looksLikeMoney);
  const figures = texts.slice(days + end, days + end + amounts);
  const isWhole = figures.length === amounts && figures.every(looksLikeMoney);
  if (end < 1 || !isWhole || lines.slice(0, end).some(isWholeDate)) return null;
  return roles.map((role) => (role === 'description' ? end : 1));
}

/** The lines of each cell, one cell beside the other: its text from the left, its amounts with their ends below each other. */
function besideEachOther(rows: Row[], counts: number[], roles: ColumnRole[]): Row | null {
  const [first] = rows;
  if (!first || rows.some(({ page, cells }) => page !== first.page || cells.length !== 1))
    return null;
  let from = 0;
  const cells = counts.flatMap((count, at): Cell[] => {
    const own = rows.slice(from, from + count).flatMap((row) => row.cells);
    from += count;
    const role = roles[at];
    const edge = (at + 1) * WIDTH;
    const place = (cell: Cell) =>
      role && isMoney(role) ? cell.right - edge - WIDTH / 2 : cell.x - edge;
    return own.map((cell) => moved(cell, place(cell)));
  });
  return { ...first, cells };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
