import { areToldApart, isOneNumber } from '../ledger/index.ts';
import { addDays } from './calendar.ts';
import { type Chain, followed, type Link } from './chain.ts';
import type { DaySum } from './readings.ts';
import { overlap, type Span } from './spans.ts';

/** Two statements that lie in two accounts, and list the same bookings from one day to another. */
export type Twins = { links: [Link, Link]; days: Span };

/** So many different sums that come again on the same days are no chance; one fee or interest may be paid by several accounts. */
const NO_CHANCE = 3;
/** A file may give the day on which a booking began, and another one the day on which it was completed: all of its days lie so much apart at most. */
const MOST_APART = 3;

/**
 * The statements of two accounts that list the same bookings: on most of the days that both list, the same sums were moved. A
 * transfer between two accounts is none of it, as what one pays the other receives. accountOf tells the account of a statement.
 */
export function twinsOf(
  chains: readonly Chain[],
  accountOf: (statementId: string) => string | undefined,
): Twins[] {
  return [...Map.groupBy(chains, ({ currency }) => currency).values()].flatMap((ofOne) => {
    const links = ofOne.flatMap((chain) => chain.links).sort((a, b) => (a.from < b.from ? -1 : 1));
    return links.flatMap((link, index) => {
      const until = addDays(link.to, MOST_APART);
      const twins: Twins[] = [];
      for (const other of links.slice(index + 1)) {
        if (other.from > until) break;
        if (accountOf(link.statementId) === accountOf(other.statementId)) continue;
        const days = sharedDays(link, other);
        if (days) twins.push({ links: [link, other], days });
      }
      return twins;
    });
  });
}

/** The days on which two links list the same bookings; null where they are not seen to do so. */
function sharedDays(a: Link, b: Link): Span | null {
  const isAgreed = agreeOnBalances(a, b);
  if (areToldApart(a, b) && !isAgreed) return null;
  for (const apart of DISTANCES) {
    const met = metOn(a.days, movedBy(b.days, apart));
    if (met && (met.sums.size >= NO_CHANCE || (isAgreed && apart === 0))) return met.days;
  }
  return null;
}

/** The nearest first: 0, 1, -1, 2, -2, 3, -3. */
const DISTANCES = [
  0,
  ...Array.from({ length: MOST_APART }, (_, index) => [index + 1, -index - 1]).flat(),
];

function movedBy(days: readonly DaySum[], apart: number): readonly DaySum[] {
  return apart === 0 ? days : days.map(([date, sum]) => [addDays(date, apart), sum]);
}

/** The different sums of the days on which both moved the same, if these are most of the days that both list. */
function metOn(
  a: readonly DaySum[],
  b: readonly DaySum[],
): { sums: Set<number>; days: Span } | null {
  const listed = overlap(spanOfDays(a), spanOfDays(b));
  if (!listed) return null;
  const inBoth = (days: readonly DaySum[]) =>
    days.filter(([date, sum]) => sum !== 0 && listed.from <= date && date <= listed.to);
  const [mine, theirs] = [inBoth(a), new Map(inBoth(b))];
  const met = mine.filter(([date, sum]) => theirs.get(date) === sum);
  const days = spanOfDays(met);
  if (!days || met.length * 2 <= mine.length || met.length * 2 <= theirs.size) return null;
  return { sums: new Set(met.map(([, sum]) => sum)), days };
}

function spanOfDays(days: readonly DaySum[]): Span | null {
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? { from: first[0], to: last[0] } : null;
}

/** Whether the balances are the same at both ends of the days that both list. A balance of zero is many accounts'. */
function agreeOnBalances(a: Link, b: Link): boolean {
  const [, later] = followed([a, b]);
  const relation = later?.before?.relation;
  return relation?.kind === 'agrees' && relation.shareDays && later?.link.openingMinor !== 0;
}

/**
 * The chains that lie in two accounts though they print one account number, unless they cannot be one: the balances of one do not
 * fit those of the other, as with pockets that a bank numbers alike.
 */
export function oneNumberInTwoAccounts(
  chains: readonly Chain[],
  accountOf: (statementId: string) => string | undefined,
): [Chain, Chain][] {
  const accountOfChain = ({ links: [first] }: Chain) => first && accountOf(first.statementId);
  return chains.flatMap((chain, index) =>
    chains.slice(index + 1).flatMap((other): [Chain, Chain][] => {
      if (accountOfChain(chain) === accountOfChain(other)) return [];
      if (chain.currency !== other.currency || chain.part !== other.part) return [];
      return printOneNumber(chain, other) && mayBeOne(chain, other) ? [[chain, other]] : [];
    }),
  );
}

function printOneNumber(a: Chain, b: Chain): boolean {
  return a.links.some((link) =>
    b.links.some(
      (other) => !areToldApart(link, other) && isOneNumber(link.accountHint, other.accountHint),
    ),
  );
}

function mayBeOne(a: Chain, b: Chain): boolean {
  const own = new Set(a.links);
  return !followed([...a.links, ...b.links]).some(
    ({ link, before }) =>
      before?.relation.kind === 'conflicts' && own.has(link) !== own.has(before.link),
  );
}
