import { looksLikeMoney } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import { isMoney } from '../headers/header-labels.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { columnRoleOf, isDayRole } from '../words/labels.ts';
import { type Row, textOf } from './rows.ts';
import { isWithoutColumns, withLine } from './without-columns.ts';

/** So many figures below the days of their bookings show a habit, and nearly all that stand alone do. */
const LEAST_PAIRS = 3;
const NEARLY_ALL = 0.8;
/** The text of a booking has so many lines above its day at most. */
const MOST_LINES = 3;

/**
 * The rows of a file without columns in which the amount and the balance of a booking stand on a line of their own below its day, and its text above
 * that, as text that was taken out of a statement may have it (Wise): with both figures behind the first line of the text. Labels that name no day
 * stand above such a list; where one of them does, days lead their bookings.
 */
export function withFiguresBehindTexts(rows: Row[]): Row[] {
  const figures = rows.flatMap((row, index) => (isFigures(row) ? [index] : []));
  const below = figures.filter((index) => isDay(rows[index - 1]));
  if (below.length < LEAST_PAIRS || below.length < NEARLY_ALL * figures.length) return rows;
  const heads = rows.flatMap((row, index) => (isHeadWithoutDay(row) ? [index] : []));
  const [head = rows.length, first = 0, last = 0] = [heads[0], below[0], below.at(-1)];
  if (head > first || !isWithoutColumns(rows)) return rows;
  const isOther = (row: Row, index: number) =>
    index > head &&
    index < last &&
    (balanceWordIn(textOf(row)) !== null || (isDay(row) && !below.includes(index + 1)));
  if (rows.some(isOther)) return rows;
  const bounds = [...heads, ...figures].sort((one, other) => one - other);
  const behind = new Map<number, number>();
  for (const index of below) {
    const line = firstLine(rows, bounds, index - 1);
    if (line === null) return rows;
    behind.set(line, index);
  }
  return rows.flatMap((row, index) => {
    if (below.includes(index)) return [];
    const moved = rows[behind.get(index) ?? -1];
    const cells = [...row.cells, ...(moved?.cells ?? [])];
    return [moved ? withLine({ ...row, cells }, `${textOf(row)} ${textOf(moved)}`) : row];
  });
}

/** Where the text above a day begins, on its page behind the labels or the figures before; null where none stands there. */
function firstLine(rows: Row[], bounds: readonly number[], day: number): number | null {
  const before = bounds.findLast((index) => index < day) ?? -1;
  if (before + 1 === day) return null;
  if (day - before - 1 > MOST_LINES) return day - 1;
  const ofPage = rows.slice(before + 1, day).findIndex(({ page }) => page === rows[day]?.page);
  return ofPage < 0 ? null : before + 1 + ofPage;
}

/** Whether a line is labels for texts and amounts, none of which names a day ('Description Incoming Outgoing Amount'). */
function isHeadWithoutDay(row: Row): boolean {
  const roles = textOf(row)
    .split(' ')
    .map((word) => columnRoleOf(word));
  const isHead = roles.includes('description') && roles.some((role) => role && isMoney(role));
  return isHead && !roles.some((role) => role && isDayRole(role));
}

/** Whether a row is an amount and a balance, and nothing else. */
function isFigures(row: Row): boolean {
  const words = textOf(row).split(' ');
  return words.length === 2 && words.every((word) => CENTS.test(word) && looksLikeMoney(word));
}

const CENTS = /\d[.,]\d\d$/;

/** Whether a row begins with a day and goes on with words. */
function isDay(row: Row | undefined): boolean {
  const text = row ? textOf(row) : '';
  const dated = columnDate(text, 'DM');
  return dated !== null && /\p{L}{3}/u.test(text.slice(dated.length));
}
