import { plainWords, wordsSay } from '../extraction/words.ts';
import type { CsvBooking } from './sorted-out.ts';
import { UnreadableCsv } from './types.ts';

/** What only the line of a payment that a card received says. */
const PAYMENT_TO_CARD =
  /(?<!\p{L})(?:payments? received|payment (?:- )?thank you|thank you for your payment|thank you|automatic payment|autopay(?:ment)?|zahlung (?:dankend )?erhalten|paiement recu|pago recibido|gracias por su pago|pagamento ricevuto|betaling ontvangen)(?!\p{L})/u;
/** So many lines whose words speak of money coming in make up for what a single name may say. */
const LEAST_SAID = 2;

/**
 * Bookings with the signs that the account sees. Some cards write what was bought without a sign and what was paid to the
 * card with a minus: told where nothing but such signs says which way money went, the lines of those payments bear the
 * minus, most other lines none, and no words say otherwise; then all are turned around. Throws an UnreadableCsv where words speak against the signs
 * without saying as much.
 */
export function withCardSigns(bookings: CsvBooking[]): CsvBooking[] {
  if (bookings.some(isTold)) return bookings;
  const moved = bookings.filter(({ amountMinor }) => amountMinor !== 0);
  const minuses = moved.filter(({ direction }) => direction === -1);
  const paid = moved.filter(({ description }) => PAYMENT_TO_CARD.test(plainWords(description)));
  const paidByMinus = paid.filter(({ direction }) => direction === -1).length;
  const said = moved.filter((booking) => wordsSay(booking.description) || paid.includes(booking));
  const against = said.filter(({ direction }) => direction === -1).length;
  const isCard = paid.length > 0 && against === said.length && minuses.length * 2 < moved.length;
  if (isCard) {
    return bookings.map((booking) => ({
      ...booking,
      direction: booking.direction === -1 ? 1 : -1,
    }));
  }
  const least = paidByMinus > 0 ? 1 : LEAST_SAID;
  if (against >= least && against > 2 * (said.length - against)) {
    throw new UnreadableCsv('noDirection', 'words against signs');
  }
  return bookings;
}

/** Whether more than a minus or none tells which way an amount went: its column, a plus, or a balance. */
function isTold({ column, direction, balanceMinor }: CsvBooking): boolean {
  return column !== 'amount' || direction === 1 || balanceMinor !== null;
}
