import type { StatementSection } from './extraction/types.ts';

/** The same day of the calendar in another year; null where that year has no such day (29 February). */
export function inYearsLater(date: string, years: number): string | null {
  if (years === 0) return date;
  const moved = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  const time = Date.parse(`${moved}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  return new Date(time).toISOString().startsWith(moved) ? moved : null;
}

type Dated = Pick<StatementSection, 'periodStart' | 'periodEnd' | 'lines'>;

/** The first of the sections' dates that would not exist so many years later; null where all of them do. */
export function dayThatIsMissing(sections: readonly Dated[], years: number): string | null {
  for (const { periodStart, periodEnd, lines } of sections) {
    const dates = [periodStart, periodEnd, ...lines.map(({ date }) => date)];
    const missing = dates.find((date) => date !== null && inYearsLater(date, years) === null);
    if (missing) return missing;
  }
  return null;
}

/** Whether a line would lie after this day if it were so many years later than it was read. A line that lies there as it was read says nothing against earlier years. */
export function liesAfter(sections: readonly Dated[], years: number, day: string): boolean {
  return (
    years > 0 &&
    sections.some(({ lines }) => lines.some(({ date }) => (inYearsLater(date, years) ?? '') > day))
  );
}

const HOURS_AHEAD = 14;

/** The calendar date that the zone furthest ahead of UTC has at this instant: no booking of today is later anywhere. */
export function latestDateAt(instant: string): string {
  return new Date(Date.parse(instant) + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);
}

/** The sections with all of their dates so many years later. Every one of them must exist there. */
export function sectionsInYearsLater(
  sections: readonly StatementSection[],
  years: number,
): StatementSection[] {
  return sections.map((section) => ({
    ...section,
    periodStart: section.periodStart && moved(section.periodStart, years),
    periodEnd: section.periodEnd && moved(section.periodEnd, years),
    lines: section.lines.map((line) => ({ ...line, date: moved(line.date, years) })),
  }));
}

/** For dates that were found to exist in that year when the statement was approved. */
export function moved(date: string, years: number): string {
  const later = inYearsLater(date, years);
  if (later === null) throw new Error(`${date} does not exist ${years} years later`);
  return later;
}
