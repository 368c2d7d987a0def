import type { Booking } from '../bookings/readings.ts';
import { signedMinor } from '../bookings/row-kinds.ts';

/**
 * Bookings of which the number at the end of a text was taken for the thousands of the amount behind it ('GUTSCHRIFT VON FREMDBANK 769',
 * '128.30': PostFinance): the balances beside one and its neighbour differ by the rest alone.
 */
export function withNumbersOfTexts(bookings: Booking[]): Booking[] {
  return bookings.map((booking, index) => {
    const { amount, balance } = booking;
    const { parted } = amount;
    if (!parted || !balance) return booking;
    const changes = [bookings[index - 1], bookings[index + 1]].flatMap((other) =>
      other?.balance ? Math.abs(signedMinor(balance) - signedMinor(other.balance)) : [],
    );
    if (!changes.includes(parted.minor) || changes.includes(amount.minor)) return booking;
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
