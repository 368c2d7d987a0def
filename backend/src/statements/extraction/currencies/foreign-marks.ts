import type { Booking } from '../bookings/readings.ts';
import { readAmount } from '../figures/amounts.ts';
import type { Cell } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';

const CODES = new Set(Intl.supportedValuesOf('currency'));

/**
 * Whether the amounts and balances of a part are marked with more than one currency, so that they cannot be added up. What
 * was paid abroad is printed beside the amount that was booked; a mark counts only where no other amount stands there.
 */
export function isInTwoCurrencies({ opening, closing, bookings }: Part): boolean {
  const marks = bookings.flatMap((booking) => [
    booking.amount.currency,
    booking.balance?.currency,
    booking.amount.currency === null ? codeBeside(booking) : null,
  ]);
  const all = [opening?.currency, closing?.currency, ...marks];
  return new Set(all.filter((mark) => mark != null)).size > 1;
}

/** The code that stands alone in a cell of a booking in which nothing but its amount and its balance is an amount, or null. */
function codeBeside({ cells, balance }: Booking): string | null {
  const isAmount = ({ text }: Cell) => readAmount(text, 2) !== null || readAmount(text, 0) !== null;
  if (cells.filter(isAmount).length > (balance ? 2 : 1)) return null;
  const codes = cells.flatMap(({ text }) => (CODES.has(text) ? [text] : []));
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
