import { type DateOrder, leadingDate, toCalendarDate } from '../extraction/dates.ts';

const SOLID = /^(\d{4})(\d{2})(\d{2})(?:\d{6})?$/;
const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const NO_PERIOD = { start: null, end: null };

/** A cell as a calendar date 'YYYY-MM-DD', or null. Every date of a CSV bears its year; a time behind it is left out. */
export function readCsvDate(cell: string, order: DateOrder): string | null {
  const solid = SOLID.exec(cell);
  const text = solid ? `${solid[1]}-${solid[2]}-${solid[3]}` : cell;
  const found = leadingDate(text, order);
  return found?.date.year == null ? null : toCalendarDate(found.date, NO_PERIOD);
}

/**
 * Whether the numeric dates of a column begin with the day or the month. Told by any number above twelve, by dots, which only
 * go with days first, or by the order in which the rows then stand; null where the column contradicts itself, and the
 * fallback where both ways are equally good.
 */
export function dateOrderIn(cells: readonly string[], fallback: DateOrder): DateOrder | null {
  const numeric = cells.flatMap((cell) => {
    const match = NUMERIC.exec(cell);
    return match
      ? [{ first: Number(match[1]), dots: match[2] === '.', second: Number(match[3]) }]
      : [];
  });
  const dayFirst = numeric.some(({ first, dots }) => first > 12 || dots);
  const monthFirst = numeric.some(({ second }) => second > 12);
  if (dayFirst && monthFirst) return null;
  if (dayFirst) return 'DM';
  if (monthFirst) return 'MD';
  const [asDays, asMonths] = [turnsOf(cells, 'DM'), turnsOf(cells, 'MD')];
  if (asDays === asMonths) return fallback;
  return asDays < asMonths ? 'DM' : 'MD';
}

/** How often the dates change between rising and falling, read in this order: a file goes one way. */
function turnsOf(cells: readonly string[], order: DateOrder): number {
  let [turns, before, way] = [0, '', 0];
  for (const cell of cells) {
    const date = readCsvDate(cell, order);
    if (date === null || date === before) continue;
    const next = date > before ? 1 : -1;
    if (before !== '' && way !== 0 && next !== way) turns += 1;
    if (before !== '') way = next;
    before = date;
  }
  return turns;
}
