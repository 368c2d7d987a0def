import { earliest, latest } from './calendar.ts';
import type { StatementSection } from './extraction/types.ts';

/** The days that a section covers, both included. */
export type Span = { from: string; to: string };

/** From the first to the last day of its period and of its lines; null where it has neither. */
export function spanOf(section: StatementSection): Span | null {
  const dates = [section.periodStart, section.periodEnd, ...section.lines.map(({ date }) => date)]
    .filter((date) => date !== null)
    .sort();
  const [from, to] = [dates[0], dates.at(-1)];
  return from !== undefined && to !== undefined ? { from, to } : null;
}

export function overlap(a: Span | null, b: Span | null): Span | null {
  if (!a || !b) return null;
  const from = latest(a.from, b.from);
  const to = earliest(a.to, b.to);
  return from <= to ? { from, to } : null;
}

/** Whether a span holds the whole of a day, since it goes on at both ends of it. */
export function isWithin(day: string, { from, to }: Span): boolean {
  return from < day && day < to;
}

/**
 * Whether two spans may each hold another part of a day: one ends on it and the other begins on it, so that either may have
 * been drawn up in the course of it. Where one goes on at both ends, or both go on at the same end, all that one
 * lists of the day the other lists, too.
 */
export function isMeetingDay(day: string, a: Span, b: Span): boolean {
  if (isWithin(day, a) || isWithin(day, b)) return false;
  const bothGoOn = (a.to > day && b.to > day) || (a.from < day && b.from < day);
  return !bothGoOn && [a, b].every(({ from, to }) => from <= day && day <= to);
}
