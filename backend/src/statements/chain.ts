import type { PrintedPart } from '../ledger/index.ts';
import { addDays, daysFrom, earliest } from './calendar.ts';
import type { DaySum } from './readings.ts';

/**
 * One section of an imported statement as a link in the chain of its account, currency and part.
 * openingMinor is printed or follows from running balances; closingMinor is printed or follows from opening and lines.
 */
export type Link = PrintedPart & {
  statementId: string;
  section: number;
  filename: string;
  from: string;
  days: readonly DaySum[];
};

/**
 * The chain a section belongs to: the sections of one account, currency, part and bank account. whose tells the bank account, by as
 * much of its number as it takes; it is null where it is the only one.
 */
export type Chain = {
  account: string;
  currency: string;
  part: string;
  whose: Pick<Link, 'bank' | 'accountHint'> | null;
  links: Link[];
};

/**
 * How a later link stands to an earlier one. agrees: the balances meet, be it over a gap in which nothing moved.
 * conflicts: the links meet or overlap, and the balances do not. gap: days lie between, and the balances differ.
 * unknown: a balance is missing. differenceMinor is the later balance minus the earlier one; days lie between the two;
 * shareDays tells whether both list some day, beyond the one on which one may end and the other begin.
 */
export type Relation = {
  kind: 'agrees' | 'conflicts' | 'gap' | 'unknown';
  days: number;
  shareDays: boolean;
  differenceMinor: number | null;
};

export type Neighbours = { before: Neighbour | null; after: Neighbour | null };
export type Neighbour = { link: Link; relation: Relation };

/** The links of one chain in their order, each with the one before it (null for a first one) and how it stands to that. */
export function followed(links: readonly Link[]): { link: Link; before: Neighbour | null }[] {
  const inOrder = [...links].sort(byPeriod);
  return inOrder.map((link, index) => {
    const earlier = closestBefore(link, inOrder.slice(0, index));
    return { link, before: earlier && { link: earlier, relation: relationOf(earlier, link) } };
  });
}

/** The neighbours of one link in its chain. Behind it may stand several; one that conflicts is shown before all others. */
export function neighboursOf(
  links: readonly Link[],
  { statementId, section }: Pick<Link, 'statementId' | 'section'>,
): Neighbours {
  const isIt = (link: Link) => link.statementId === statementId && link.section === section;
  const all = followed(links);
  const behind = all.flatMap(({ link, before }) =>
    before && isIt(before.link) ? [{ link, relation: before.relation }] : [],
  );
  const after = behind.find(({ relation }) => relation.kind === 'conflicts') ?? behind[0] ?? null;
  return { before: all.find(({ link }) => isIt(link))?.before ?? null, after };
}

function byPeriod(a: Link, b: Link): number {
  const keys = (link: Link) => [link.from, link.to, link.statementId];
  const [first, second] = [keys(a), keys(b)];
  for (const [index, key] of first.entries()) {
    const other = second[index] ?? '';
    if (key !== other) return key < other ? -1 : 1;
  }
  return a.section - b.section;
}

/** The link that reaches closest to the day before this one begins; of several, the one that begins last. */
function closestBefore(link: Link, earlier: readonly Link[]): Link | null {
  const eve = addDays(link.from, -1);
  const reach = ({ to }: Link) => earliest(to, eve);
  let closest: Link | null = null;
  for (const candidate of earlier) {
    if (!closest || reach(candidate) >= reach(closest)) closest = candidate;
  }
  return closest;
}

function relationOf(earlier: Link, later: Link): Relation {
  const place = {
    days: Math.max(0, daysFrom(earlier.to, later.from) - 1),
    shareDays: !meet(earlier, later),
  };
  const differences = differencesBetween(earlier, later);
  if (differences.some((minor) => minor === null)) {
    return { kind: 'unknown', ...place, differenceMinor: null };
  }
  const differenceMinor = differences.find((minor) => minor !== 0) ?? 0;
  if (differenceMinor === 0) return { kind: 'agrees', ...place, differenceMinor };
  return { kind: place.days > 0 ? 'gap' : 'conflicts', ...place, differenceMinor };
}

/** Whether one follows the other. A statement may end in the course of the day on which the next one begins. */
function meet(earlier: Link, later: Link): boolean {
  if (later.from !== earlier.to) return later.from > earlier.to;
  return minus(later.openingMinor, earlier.closingMinor) === 0;
}

/** What has to be zero: where they meet, the balances there; where they overlap, those at both ends of what they share. */
function differencesBetween(earlier: Link, later: Link): (number | null)[] {
  if (meet(earlier, later)) return [minus(later.openingMinor, earlier.closingMinor)];
  // The last day they share is left out, since the one that ends there may end in the course of it.
  const last = earliest(earlier.to, later.to);
  return [later.from, last].map((day) =>
    minus(balanceBefore(later, day), balanceBefore(earlier, day)),
  );
}

/** The balance at the beginning of a day. */
function balanceBefore({ openingMinor, closingMinor, days }: Link, day: string): number | null {
  const sum = (part: readonly DaySum[]) => part.reduce((total, [, minor]) => total + minor, 0);
  if (openingMinor !== null) return openingMinor + sum(days.filter(([date]) => date < day));
  if (closingMinor !== null) return closingMinor - sum(days.filter(([date]) => date >= day));
  return null;
}

function minus(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a - b;
}
