import type { Booking, RowReading } from '../bookings/readings.ts';
import { isNewestFirst } from '../bookings/row-kinds.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { signedBalance } from '../sections/lines.ts';
import type { Part } from '../tables/parts.ts';

/** One wrong balance spoils two changes; that a change is by chance the very amount between two figures hardly happens. */
const LEAST_EXPLAINED = 1 / 3;

/**
 * Takes the figures of a column that no header explains for running balances, where they change as the bookings say: else a
 * statement could be called proven though the balances printed beside its lines contradict them.
 */
export function takeUnnamedBalances({ bookings }: Part, decimals: number): void {
  if (bookings.some(({ balance }) => balance !== null)) return;
  const figures = bookings.map((booking) => figureBehind(booking, decimals));
  let changes = 0;
  let explained = 0;
  for (const [index, figure] of figures.entries()) {
    const before = figures[index - 1];
    const booking = bookings[index];
    const above = bookings[index - 1];
    if (!figure || !before || !booking || !above) continue;
    const change = Math.abs(signedBalance(figure, false) - signedBalance(before, false));
    changes += 1;
    // Newest first, a balance is that after the booking above.
    if (change === 0) continue;
    if (change === booking.amount.minor || change === above.amount.minor) explained += 1;
  }
  if (explained === 0 || explained < LEAST_EXPLAINED * changes) return;
  for (const [index, booking] of bookings.entries()) booking.balance = figures[index] ?? null;
}

/** The last figure behind the amount of a booking, in the row of the amount. */
function figureBehind({ cells, amount }: Booking, decimals: number): PrintedAmount | null {
  const read = cells.map((cell) => ({ cell, figure: readAmount(cell.text, decimals) }));
  const own = read.find(({ figure }) => figure?.minor === amount.minor);
  if (!own) return null;
  const behind = read.filter(
    ({ cell, figure }) => figure && cell.x > own.cell.x && isBeside(cell, own.cell),
  );
  // Behind the amount of the purchase both sides may stand, of which one is nought (VTB).
  const minors = behind.map(({ figure }) => figure?.minor);
  const areSides = minors.includes(amount.minor) && minors.includes(0);
  return areSides ? null : (behind.at(-1)?.figure ?? null);
}

function isBeside(one: { y: number; height: number }, other: { y: number }): boolean {
  return Math.abs(one.y - other.y) < one.height / 2;
}

/** Notes a figure that stands alone in the column of balances, whatever it is called. */
export function noteBare({ bare, bookings }: Part, { money }: RowReading): void {
  const isAlone = money.balance !== undefined && Object.keys(money).length === 1;
  if (!isAlone) {
    if (Object.keys(money).length > 0) bare.below = null;
  } else if (bookings.length === 0) bare.above = money.balance ?? null;
  else bare.below = money.balance ?? null;
}

/**
 * Takes a figure above the first booking for the opening balance and one below the last for the closing one, where the balances
 * beside the bookings bear them out: no list of words has every name of a balance.
 */
export function takeBareBalances(part: Part): void {
  const { bare, bookings } = part;
  const [first, last] = [bookings.find(({ balance }) => balance), bookings.at(-1)];
  if (!first?.balance || isNewestFirst(part)) return;
  // Only the last booking of a day may have its balance beside it (Permanent TSB).
  const moved = movedBy(bookings.slice(0, bookings.indexOf(first) + 1));
  const change = bare.above && changeFrom(bare.above, first.balance);
  if (change !== null && moved.includes(change)) part.opening ??= bare.above;
  if (bare.below && last?.balance && changeFrom(bare.below, last.balance) === 0)
    part.closing ??= bare.below;
}

const changeFrom = (before: PrintedAmount, after: PrintedAmount) =>
  signedBalance(after, false) - signedBalance(before, false);

/** What bookings may have moved, in minor units: either way for one alone, none where print does not tell the ways of several. */
function movedBy(bookings: Booking[]): number[] {
  const [first, ...others] = bookings;
  if (first && others.length === 0) return [first.amount.minor, -first.amount.minor];
  const ways = bookings.map(({ side, amount }) => SIDES[side] ?? amount.direction);
  if (ways.includes(null)) return [];
  return [bookings.reduce((sum, { amount }, at) => sum + (ways[at] ?? 0) * amount.minor, 0)];
}

const SIDES: Partial<Record<Booking['side'], 1 | -1>> = { in: 1, out: -1 };
