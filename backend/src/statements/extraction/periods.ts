import type { StatementLine } from './types.ts';

/** What was bought so many days before a card's period may be booked in it. */
const BEFORE = 45;
const DAY = 86_400_000;

/**
 * The period of a section as calendar dates, or null where neither print nor lines tell it. The printed one is believed
 * where it contains the lines; else it is some other date of the page, and the lines themselves say where it begins or ends.
 */
export function periodAround(
  lines: StatementLine[],
  { start, end }: { start: string | null; end: string | null },
): { periodStart: string | null; periodEnd: string | null } {
  const dates = lines.map(({ date }) => date).sort();
  const [first, last] = [dates[0] ?? null, dates.at(-1) ?? null];
  if (first === null || last === null) return { periodStart: start, periodEnd: end };
  const isFar = start !== null && Date.parse(start) - Date.parse(first) > BEFORE * DAY;
  return {
    periodStart: start === null || isFar ? first : start,
    periodEnd: end === null || end < last ? last : end,
  };
}
