import type { Booking } from '../bookings/readings.ts';
import { isNewestFirst } from '../bookings/row-kinds.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import { signedBalance } from '../sections/lines.ts';
import type { Part } from '../tables/parts.ts';

/** One figure without its sign may be an error of print; so many are its habit. */
const LEAST = 2;

/**
 * Takes balances below zero for what they are where print marks none of them, but by colour (Desjardins): the columns or
 * the signs of the amounts tell which way money went, and lead to the very figures with a minus in front.
 */
export function markOverdrawn(part: Part): void {
  const { bookings } = part;
  markBareAmongCredits(part);
  const areTold = bookings.every(({ side }) => side !== 'amount') || areSigned(bookings);
  if (!areTold || bookings.some(({ balance }) => balance && balance.direction !== null)) return;
  let before = part.opening && signedBalance(part.opening, false);
  const below = new Set<PrintedAmount>();
  const held = [before];
  for (const { side, amount, balance } of isNewestFirst(part) ? bookings.toReversed() : bookings) {
    const change = (side === 'out' ? -1 : 1) * amount.minor * (amount.direction === -1 ? -1 : 1);
    const computed: number | null = before === null ? null : before + change;
    if (balance && computed !== null && computed < 0 && balance.minor === -computed)
      below.add(balance);
    const isBelow = balance !== null && below.has(balance);
    before = balance ? (isBelow ? -balance.minor : balance.minor) : computed;
    held.push(before);
  }
  if (below.size < LEAST) return;
  mark(part, below);
  if (!isNewestFirst(part)) markCarried(part, held);
}

/** Marks what pages carry as overdrawn where just that was owed behind so many bookings (Raiffeisen). */
function markCarried(part: Part, held: readonly (number | null)[]): void {
  part.checkpoints = part.checkpoints.map((check) => {
    const { after, balance } = check;
    const isOwed = balance.direction === null && balance.minor > 0;
    return isOwed && held[after] === -balance.minor
      ? { ...check, balance: { ...balance, direction: -1, marker: 'sign' } }
      : check;
  });
}

/** Whether amounts that went out bear a minus, and all others a plus or none. */
function areSigned(bookings: readonly Booking[]): boolean {
  const isMinus = ({ amount }: Booking) => amount.marker === 'sign' && amount.direction === -1;
  const rest = new Set(
    bookings.filter((each) => !isMinus(each)).map(({ amount }) => amount.direction),
  );
  return bookings.some(isMinus) && rest.size <= 1;
}

/** Where all other balances are marked as credits, the few that are not are overdrawn (FNB). */
function markBareAmongCredits(part: Part): void {
  const balances = part.bookings.flatMap(({ balance }) => balance ?? []);
  const bare = balances.filter(({ direction, minor }) => direction === null && minor > 0);
  const credits = balances.filter(
    ({ direction, marker }) => direction === 1 && marker === 'letters',
  );
  const areFew = bare.length * MOST_BARE <= credits.length;
  if (bare.length + credits.length === balances.length && areFew) mark(part, new Set(bare));
}

/** At most one balance in so many bears no mark by its own. */
const MOST_BARE = 3;

/** Marks these balances of a part as overdrawn, and its closing one, if that is the last of them. */
function mark(part: Part, below: Set<PrintedAmount>): void {
  const { bookings } = part;
  for (const booking of bookings)
    if (booking.balance && below.has(booking.balance))
      booking.balance = { ...booking.balance, direction: -1, marker: 'sign' };
  const last = bookings.at(-1)?.balance;
  const { closing } = part;
  const isLast = last?.direction === -1 && closing?.minor === last.minor;
  if (closing && isLast && closing.direction === null) part.closing = { ...last };
}
