import { type DateOrder, leadingDate, toCalendarDate } from '../extraction/figures/dates.ts';
import { quoted, UnreadableCsv } from './types.ts';

const SOLID = /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$/;
const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
/** Stands for a NUL beside a digit, which may have been one: such a day is not certain, nor is such an amount. */
export const NUL_SIGN = '\u2400';
const NO_PERIOD = { start: null, end: null };

/** A cell as a calendar date 'YYYY-MM-DD', or null. Every date of a CSV bears its year; a time behind it is left out. */
export function readCsvDate(cell: string, order: DateOrder): string | null {
  if (cell.includes(NUL_SIGN)) return null;
  const solid = SOLID.exec(cell);
  const text = solid ? `${solid[1]}-${solid[2]}-${solid[3]}` : cell;
  const found = leadingDate(text, order);
  return found?.date.year == null ? null : toCalendarDate(found.date, NO_PERIOD);
}

/** Whether a cell is a calendar date in either order of days and months. */
export function isCsvDate(cell: string): boolean {
  return (readCsvDate(cell, 'DM') ?? readCsvDate(cell, 'MD')) !== null;
}

/** What else tells whether dates begin with the day or the month. */
export type DateHints = {
  /** The calendar date of the upload, behind which no booking lies. */
  uploadedOn: string | null;
  /** Which way the rows go in time by their running balances: 1 oldest first, -1 newest first. */
  way: 1 | -1 | null;
  /** How dates are written by this bank, or where the file is from. A currency tells nothing: dollars are held anywhere. */
  custom: DateOrder | null;
};

/**
 * Whether the numeric dates of a column begin with the day or the month. Told by any number above twelve, or by dots, which
 * only go with days first; else by the order under which nothing lies in the future, then by the one in which the rows
 * stand, then by custom. Throws an UnreadableCsv where the column contradicts itself or all of that leaves both.
 */
export function dateOrderOf(cells: readonly string[], hints: DateHints): DateOrder {
  const numeric = cells.flatMap((cell) => {
    const match = NUMERIC.exec(cell);
    return match
      ? [{ cell, first: Number(match[1]), dots: match[2] === '.', second: Number(match[3]) }]
      : [];
  });
  const dayFirst = numeric.find(({ first, dots }) => first > 12 || dots);
  const monthFirst = numeric.find(({ second }) => second > 12);
  if (dayFirst && monthFirst) {
    const detail = `${quoted(dayFirst.cell)} and ${quoted(monthFirst.cell)}`;
    throw new UnreadableCsv('mixedDates', 'dates in both orders', { detail });
  }
  if (dayFirst) return 'DM';
  if (monthFirst) return 'MD';
  const open = numeric.find(({ first, second }) => first !== second);
  if (!open) return 'DM';
  const told =
    fewer((order) => futureOnes(cells, order, hints.uploadedOn)) ??
    fewer((order) => turnsOf(cells, order, hints.way)) ??
    hints.custom;
  if (!told) {
    const detail = quoted(open.cell);
    throw new UnreadableCsv('ambiguousDates', 'days or months first', { detail });
  }
  return told;
}

function fewer(count: (order: DateOrder) => number): DateOrder | null {
  const [asDays, asMonths] = [count('DM'), count('MD')];
  if (asDays === asMonths) return null;
  return asDays < asMonths ? 'DM' : 'MD';
}

function futureOnes(cells: readonly string[], order: DateOrder, uploadedOn: string | null): number {
  if (uploadedOn === null) return 0;
  return cells.filter((cell) => (readCsvDate(cell, order) ?? '') > uploadedOn).length;
}

/** How often the dates go the other way than before, or than the rows are known to go: a file goes one way. */
function turnsOf(cells: readonly string[], order: DateOrder, known: 1 | -1 | null): number {
  let [turns, before, way] = [0, '', known ?? 0];
  for (const cell of cells) {
    const date = readCsvDate(cell, order);
    if (date === null || date === before) continue;
    const next = date > before ? 1 : -1;
    if (before !== '' && way !== 0 && next !== way) turns += 1;
    if (before !== '' && known === null) way = next;
    before = date;
  }
  return turns;
}
