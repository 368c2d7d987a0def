import type { PrintedAmount } from './amounts.ts';
import type { Part } from './parts.ts';
import type { Booking } from './readings.ts';

/**
 * Adds what stands in a column of charges beside an amount ('Money Out', 'Fee') to that amount, where the running balances move
 * by both together wherever they tell, so that a line says what left the account.
 */
export function addCharges({ opening, bookings }: Part): void {
  const charged = bookings.filter(isCharged);
  const told = charged.flatMap((booking) => {
    const before = bookings[bookings.indexOf(booking) - 1];
    const balance = before ? before.balance : opening;
    return balance && booking.balance ? [{ booking, before: balance, after: booking.balance }] : [];
  });
  const areAdded = told.every(({ booking, before, after }) => {
    const change = signed(after) - signed(before);
    return Math.abs(change) === withCharge(booking, change > 0);
  });
  if (told.length === 0 || !areAdded) return;
  for (const booking of charged) {
    const minor = withCharge(booking, booking.side === 'in' || booking.amount.direction === 1);
    booking.amount = { ...booking.amount, minor };
  }
}

type Charged = Booking & { charge: PrintedAmount };

function isCharged(booking: Booking): booking is Charged {
  return booking.charge !== null && booking.charge.minor > 0;
}

/** What an amount comes to with its charge, which makes less of what came in. */
function withCharge({ amount, charge }: Charged, isIn: boolean): number {
  return isIn ? amount.minor - charge.minor : amount.minor + charge.minor;
}

function signed({ direction, minor }: PrintedAmount): number {
  return (direction ?? 1) * minor;
}
