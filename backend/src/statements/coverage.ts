import { monthsFrom } from '@saldo/contracts/formatting';
import { addDays, daysFrom, daysOf, earliest, latest, monthOf } from './calendar.ts';
import { followed, type Link } from './chain.ts';

type Days = { from: string; to: string };

/** What is known of a month: the statements with a day in it, and the days of it that none has. */
export type CoveredMonth = {
  month: string;
  state: 'covered' | 'partly_covered' | 'missing' | 'conflicting';
  statementIds: string[];
  daysMissing: Days[];
};

export type Coverage = Days & { months: CoveredMonth[] };

/** A hundred years: what a misread date may at most draw out. */
const MOST_MONTHS = 1_200;

/** So many days without a booking are nothing unusual. */
const QUIET_DAYS = 7;

/**
 * Which months the links of one chain cover, from the first day of the first to the last day of the last; null without any.
 * What the first and the last month have outside of these days is missing, too, as no file has it. A gap over which the balance
 * stands still counts as covered, since what was booked in it would cancel out to the cent; but a month without any statement
 * is missing.
 */
export function coverageOf(links: readonly Link[]): Coverage | null {
  const chain = followed(links);
  const [first] = chain;
  if (!first) return null;
  const covered: Days[] = chain.map(({ link: { from, to } }) => ({ from, to }));
  const conflicts: Days[] = [];
  for (const { link, before } of chain) {
    if (before?.relation.kind === 'agrees' && before.relation.days > 0)
      covered.push({ from: addDays(before.link.to, 1), to: addDays(link.from, -1) });
    if (before?.relation.kind === 'conflicts') conflicts.push(placeOfConflict(before.link, link));
  }
  const from = first.link.from;
  const to = latest(...covered.map((days) => days.to));
  const missing = [
    ...daysOutside(links, from, { from: daysOf(monthOf(from)).from, to: addDays(from, -1) }),
    ...gapsBetween(covered),
    ...daysOutside(links, to, { from: addDays(to, 1), to: daysOf(monthOf(to)).to }),
  ];
  const months = monthsFrom(from, to, MOST_MONTHS).map((month): CoveredMonth => {
    const days = daysOf(month);
    const inMonth = links.filter((link) => overlap(link, days));
    const statementIds = [...new Set(inMonth.map(({ statementId }) => statementId))].sort();
    const daysMissing =
      inMonth.length === 0 ? [days] : missing.flatMap((gap) => overlap(gap, days) ?? []);
    const isConflicting = conflicts.some((conflict) => overlap(conflict, days));
    return {
      month,
      state: stateOf(inMonth.length, daysMissing, isConflicting),
      statementIds,
      daysMissing,
    };
  });
  return { from, to, months };
}

function stateOf(count: number, missing: readonly Days[], isConflicting: boolean) {
  if (isConflicting) return 'conflicting';
  if (count === 0) return 'missing';
  return missing.length > 0 ? 'partly_covered' : 'covered';
}

/** The days at which two links that do not agree touch, or which they share. */
function placeOfConflict(earlier: Link, later: Link): Days {
  if (later.from > earlier.to) return { from: earlier.to, to: later.from };
  return { from: later.from, to: earliest(earlier.to, later.to) };
}

/**
 * The days of a month that lie before the first day of a chain, or behind its last one: no file has them. Where all files that
 * begin or end on that day have a booking on it, bookings alone may tell their days, and a few quiet ones more may be theirs.
 */
function daysOutside(links: readonly Link[], edge: string, outside: Days): Days[] {
  const isBooked = links
    .filter(({ from, to }) => from === edge || to === edge)
    .every(({ days }) => days.some(([date]) => date === edge));
  const count = daysFrom(outside.from, outside.to) + 1;
  return count > (isBooked ? QUIET_DAYS : 0) ? [outside] : [];
}

/** The days between the first and the last that lie in none of these. */
function gapsBetween(covered: readonly Days[]): Days[] {
  const gaps: Days[] = [];
  let reached: string | null = null;
  for (const { from, to } of [...covered].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    if (reached !== null && from > addDays(reached, 1))
      gaps.push({ from: addDays(reached, 1), to: addDays(from, -1) });
    reached = reached === null ? to : latest(reached, to);
  }
  return gaps;
}

function overlap(a: Days, b: Days): Days | null {
  const from = latest(a.from, b.from);
  const to = earliest(a.to, b.to);
  return from <= to ? { from, to } : null;
}
