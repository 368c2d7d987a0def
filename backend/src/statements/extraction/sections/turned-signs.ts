import type { Booking } from '../bookings/readings.ts';
import { flowOf, saysPaidTo, wordsSay } from '../words/sums-and-flows.ts';
import { type Direction, fewestFlips, fitsWithOneMore, mayBeChance } from './fewest-flips.ts';
import { wayNamed, waysNamed, waysOfParties } from './named-ways.ts';

/** So many amounts between two balances can be tried out in every combination of signs. */
const MOST_TRIED = 14;
/** For each combination there must be so many sums that the amounts could give, or one fits by chance and proves a misread amount. */
const SUMS_FOR_EACH = 100;
/** What words suggest but for a few lines is tried out in more ways of reading a file. */
const SUMS_FOR_CHOICE = 300;

/** The signs of a group of amounts, and whether others, or a misread digit, could have made its change as well. */
type Solved = { ways: Direction[]; isByChance: boolean };

/** The signs with which a group of amounts makes the change between two balances: the ones that the words suggest, or the only ones there are. */
export function solved(group: Booking[], told: Direction[], change: number | null): Solved {
  const { length } = group;
  if (!told.includes(null) || change === null) return { ways: told, isByChance: false };
  // A name of one way is no guess, and is turned around for no sum of several lines.
  const known = length === 1 ? told : told.map((way, at) => way ?? wayNamed(group[at]?.text ?? ''));
  const guess = guessed(group, known);
  if (sumOf(group, guess) === change) return { ways: guess, isByChance: false };
  const found = turnedAround(group, known, { guess, change });
  // What the names of ways do not lead to is kept as they say, and the proof names the break.
  if (!found) return { ways: waysNamed(group.map(({ text }) => text)) ?? known, isByChance: false };
  if (length === 1) return { ways: found.ways, isByChance: false };
  const { ways, isOneOfSeveral } = found;
  const amounts = group.map(({ amount }, at) => amount.minor * (guess[at] ?? 0));
  const turned = amounts.filter((_, at) => ways[at] !== guess[at]);
  const open = amounts.filter((_, at) => told[at] === null);
  const areAllIn = ways.every(
    (way, at) => told[at] !== null || (way === 1 && !saysPaidTo(group[at]?.text ?? '')),
  );
  return { ways, isByChance: !areAllIn && (isOneOfSeveral || mayBeChance(turned, open)) };
}

/** The ways that are known, and of the others those that their words suggest. */
function guessed(group: Booking[], known: Direction[]): (1 | -1)[] {
  // Where every text begins with whom money came from or went to, none of these words is a name.
  const open = group.filter((_, at) => known[at] === null);
  const parties = waysOfParties(open.map(({ text }) => text));
  const wordsOf = (booking: Booking) =>
    wordsSay(booking.text) ?? flowOf(booking.text) ?? parties?.[open.indexOf(booking)] ?? null;
  return group.map(
    (booking, index) =>
      known[index] ??
      (booking.side === 'amount' && booking.amount.minor > 0 ? wordsOf(booking) : 1) ??
      -1,
  );
}

/** Signs, and whether others make the same change with one line more turned around. */
type Turned = { ways: Direction[]; isOneOfSeveral: boolean };

/** The only signs, or those nearest to what was guessed, with which a group makes the change; what is known where several do. */
function turnedAround(
  group: Booking[],
  known: Direction[],
  { guess, change }: { guess: (1 | -1)[]; change: number },
): Turned | null {
  // All of them together come to more than any other choice of signs, so that no other one could fit.
  const allIn = known.map((direction) => direction ?? 1);
  if (sumOf(group, allIn) === change) return { ways: allIn, isOneOfSeveral: false };
  const [single, ...others] = group;
  if (single && others.length === 0 && change !== 0) {
    // A change by another figure than that of the line tells less than the name of a way.
    const named = Math.abs(change) === single.amount.minor ? null : wayNamed(single.text);
    return { ways: [named ?? (change > 0 ? 1 : -1)], isOneOfSeveral: false };
  }
  const free = group.flatMap((_, index) => (known[index] === null ? [index] : []));
  const signed = free.map((index) => (group[index]?.amount.minor ?? 0) * (guess[index] ?? 0));
  const difference = sumOf(group, guess) - change;
  const flips = fewestFlips(signed, difference, SUMS_FOR_CHOICE);
  if (flips) {
    const other = new Set(flips.map((flip) => free[flip]));
    const ways = guess.map((way, index) => (other.has(index) ? -way : way) as 1 | -1);
    return { ways, isOneOfSeveral: fitsWithOneMore(signed, difference, flips) };
  }
  const reach = signed.reduce((sum, amount) => sum + Math.abs(amount), 0);
  if (free.length > MOST_TRIED || 2 ** free.length * SUMS_FOR_EACH > reach) return null;
  let found: Direction[] | null = null;
  for (let bits = 0; bits < 2 ** free.length; bits += 1) {
    const tried = [...known];
    for (const [bit, index] of free.entries()) tried[index] = bits & (1 << bit) ? 1 : -1;
    if (sumOf(group, tried) !== change) continue;
    if (found && free.length > 1) return null;
    found = tried;
  }
  // With no signs at all do the balances hold; what the words say is kept, and the proof names the break.
  return { ways: found ?? guess, isOneOfSeveral: false };
}

function sumOf(group: Booking[], directions: Direction[]): number {
  return group.reduce((sum, { amount }, index) => sum + amount.minor * (directions[index] ?? 0), 0);
}
