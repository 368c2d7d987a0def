import type { Booking } from '../bookings/readings.ts';
import { isNewestFirst, signedMinor } from '../bookings/row-kinds.ts';
import type { Part } from '../tables/parts.ts';

/**
 * Bookings of which the number at the end of a text was taken for the thousands of the amount behind it ('GUTSCHRIFT VON FREMDBANK 769',
 * '128.30': PostFinance): from the balance in front of one to its own only the rest has moved.
 */
export function withNumbersOfTexts(part: Pick<Part, 'bookings' | 'opening'>): Booking[] {
  const { bookings, opening } = part;
  const isTurned = isNewestFirst(part);
  const oldest = isTurned ? bookings.length - 1 : 0;
  return bookings.map((booking, index) => {
    const { amount, balance } = booking;
    const { parted } = amount;
    const before = index === oldest ? opening : bookings[isTurned ? index + 1 : index - 1]?.balance;
    if (!parted || !balance || !before) return booking;
    const change = Math.abs(signedMinor(balance) - signedMinor(before));
    if (change !== parted.minor) return booking;
    const rest = { ...amount, minor: parted.minor };
    return { ...booking, amount: rest, text: withWord(booking, parted.word) };
  });
}

/** The text of a booking with a word behind the one that stands in front of it in print. */
function withWord({ text, cells }: Booking, word: string): string {
  const [before = ''] = cells[0]?.text.split(` ${word} `) ?? [];
  const last = before.split(' ').at(-1) ?? '';
  const at = last === '' ? -1 : text.indexOf(last);
  const end = at < 0 ? text.length : at + last.length;
  return `${text.slice(0, end)} ${word}${text.slice(end)}`;
}
