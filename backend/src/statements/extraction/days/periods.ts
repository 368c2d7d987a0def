import { DAY_MS } from '../figures/dates.ts';
import type { StatementLine } from '../types.ts';

/** What was bought so many days before a card's period may be booked in it. */
const BEFORE = 45;
/** So many lines spread over more of their period than one part in LONGER. */
const LEAST_LINES = 10;
const LONGER = 4;

/**
 * The period of a section as calendar dates, or null where neither print nor lines tell it. The printed one is believed
 * where it contains the lines; else it is some other date of the page, and the lines themselves say where it begins or ends.
 */
export function periodAround(
  lines: StatementLine[],
  { start, end }: { start: string | null; end: string | null },
  isCard = false,
): { periodStart: string | null; periodEnd: string | null } {
  const dates = lines.map(({ date }) => date).sort();
  const [first, last] = [dates[0] ?? null, dates.at(-1) ?? null];
  if (first === null || last === null) return { periodStart: start, periodEnd: end };
  // Of another month, or of a whole year whose last weeks are listed, it is not the period of these lines.
  const isOutside = (date: string) =>
    (start !== null && date < start) || (end !== null && date > end);
  const isOther = dates.filter(isOutside).length * 2 > dates.length;
  const span = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const isLong = start !== null && end !== null && span(start, end) > LONGER * span(first, last);
  if (isOther || (isLong && dates.length >= LEAST_LINES))
    return { periodStart: first, periodEnd: last };
  // An instalment bears the day on which it was bought, long before the period of the card that it is paid in.
  const isFar =
    !isCard && start !== null && Date.parse(start) - Date.parse(first) > BEFORE * DAY_MS;
  return {
    periodStart: start === null || isFar ? first : start,
    periodEnd: end === null || end < last ? last : end,
  };
}
