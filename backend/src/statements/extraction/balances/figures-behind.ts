import type { Booking } from '../bookings/readings.ts';
import { isNewestFirst, sameBalance } from '../bookings/row-kinds.ts';
import { leadingDate } from '../figures/dates.ts';
import type { Part } from '../tables/parts.ts';
import type { LabelledBalance } from './balances.ts';

/** Undated figures below the booking that leaves what the account closes with are no bookings ('Minimum balance required'). */
export function dropBehind(part: Part): void {
  const { bookings, closing, current } = part;
  const end = 1 + bookings.findLastIndex(({ balance }) => balance !== null);
  const left = bookings[end - 1]?.balance;
  const isLeft = left && [closing, ...current].some((each) => each && sameBalance(each, left));
  const [booked, behind] = [bookings.slice(0, end), bookings.slice(end)];
  const isUndated = behind.every((each) => !each.hasOwnDate && !bearsDay(each));
  // Bookings that undo each other leave the same.
  const net = behind.reduce((total, each) => total + (wayOf(each) ?? 0) * each.amount.minor, 0);
  const mayBeBooked = isNewestFirst(part) || (net === 0 && behind.every(wayOf));
  if (!isLeft || !isUndated || mayBeBooked) return;
  if (booked.every(({ hasOwnDate }) => hasOwnDate)) part.bookings = booked;
}

const bearsDay = ({ cells }: Booking) => cells.some(({ text }) => leadingDate(text, 'DM') !== null);

function wayOf({ side, amount }: Booking): 1 | -1 | null {
  if (side === 'in') return 1;
  return side === 'out' ? -1 : amount.direction;
}

/** Whether a sum stands behind a part in a box that opens with another figure: it adds up another time (C24: the closing of accounts for a quarter). */
export function isOfOtherBox(
  { opening, endsAt }: Part,
  labelled: LabelledBalance[],
  at: number,
): boolean {
  const box = labelled.findLast(({ kind, index }) => kind === 'opening' && index <= at);
  if (!opening || !box || box.index <= endsAt) return false;
  return !sameBalance(opening, box.amount);
}
