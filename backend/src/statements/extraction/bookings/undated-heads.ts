import { type Part, withoutBookings } from '../tables/parts.ts';

/**
 * A part without the amounts above its first day that no day stands beside, such as a sum whose name nobody knows ('1.TOTAL OPERACIONES':
 * Banco de Chile): what is booked has a day. Where one of them was a booking after all, the printed balances contradict what is left.
 */
export function withoutUndatedHead(part: Part): Part {
  const first = part.bookings.findIndex(({ date, otherDate }) => date ?? otherDate);
  const head = new Set(part.bookings.slice(0, Math.max(first, 0)));
  return withoutBookings(part, (booking) => head.has(booking));
}
