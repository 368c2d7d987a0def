import type { Booking } from '../bookings/readings.ts';

/**
 * The bookings of a card, with what bears the word GUTSCHRIFT on its last line told as paid back (American Express in Germany), where every payment
 * that was received bears it: elsewhere the word stands over the booking below it.
 */
export function withCreditsBelow(bookings: Booking[]): Booking[] {
  const isBare = ({ side, amount }: Booking) => side === 'amount' && amount.direction === null;
  const isCredit = (booking: Booking) => isBare(booking) && / GUTSCHRIFT$/.test(booking.text);
  const received = bookings.filter(({ text }) => /\bzahlung erhalten\b/i.test(text));
  if (received.length === 0 || !received.every(isCredit)) return bookings;
  return bookings.map((each) => (isCredit(each) ? { ...each, hint: 1 as const } : each));
}
