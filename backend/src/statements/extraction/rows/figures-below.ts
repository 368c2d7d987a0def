import { looksLikeMoney } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import { type Row, textOf } from './rows.ts';
import { isWithoutColumns, withLine } from './without-columns.ts';

/** So many figures below the days of their bookings show a habit, and nearly all that stand alone do. */
const LEAST_PAIRS = 3;
const NEARLY_ALL = 0.8;
/** The text of a booking has so many lines above its day at most. */
const MOST_LINES = 3;

/**
 * The rows of a file without columns in which the amount and the balance of a booking stand on a line of their own below its day, and its text above
 * that, as text that was taken out of a statement may have it (Wise): with both figures behind the first line of the text.
 */
export function withFiguresBehindTexts(rows: Row[]): Row[] {
  const figures = rows.flatMap((row, index) => (isFigures(row) ? [index] : []));
  const below = figures.filter((index) => isDay(rows[index - 1]));
  if (below.length < LEAST_PAIRS || below.length < NEARLY_ALL * figures.length) return rows;
  if (!isWithoutColumns(rows)) return rows;
  const behind = new Map(below.map((index) => [firstLine(figures, index), index]));
  return rows.flatMap((row, index) => {
    if (below.includes(index)) return [];
    const moved = rows[behind.get(index) ?? -1];
    const cells = [...row.cells, ...(moved?.cells ?? [])];
    return [moved ? withLine({ ...row, cells }, `${textOf(row)} ${textOf(moved)}`) : row];
  });
}

/** Where the text of the booking begins whose figures stand in a row: behind the figures before, or right above its day. */
function firstLine(figures: readonly number[], index: number): number {
  const before = figures[figures.indexOf(index) - 1] ?? -Infinity;
  const day = index - 1;
  return day - before - 1 > MOST_LINES ? day - 1 : Math.min(before + 1, day);
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
