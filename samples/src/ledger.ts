import { toDecimalString } from '@saldo/contracts';
import type { Booking } from './schedule.ts';

/** A booking with the balance after it, both in minor units. */
export type Row = Booking & { balanceMinor: number };

/**
 * Adds the running balance to bookings that stand oldest first.
 * Throws where a balance falls below the account's limit, because a story that overdraws by accident is wrong.
 */
export function withBalances(
  bookings: readonly Booking[],
  openingMinor: number,
  currency: string,
  lowestMinor = 0,
): Row[] {
  let balanceMinor = openingMinor;
  return bookings.map((booking) => {
    balanceMinor += booking.amountMinor;
    if (balanceMinor < lowestMinor) {
      const short = toDecimalString(balanceMinor, currency);
      throw new RangeError(`${booking.date} ${booking.description}: balance ${short} ${currency}`);
    }
    return { ...booking, balanceMinor };
  });
}

/** The balance after the last row, or the opening balance where there is none. */
export function closingOf(rows: readonly Row[], openingMinor: number): number {
  return rows.at(-1)?.balanceMinor ?? openingMinor;
}
