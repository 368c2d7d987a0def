import type { Booking } from '../bookings/readings.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import { signedBalance } from '../sections/lines.ts';
import type { Part } from '../tables/parts.ts';

/**
 * Adds what stands in a column of charges beside an amount ('Money Out', 'Fee') to that amount, where the running balances move
 * by both together wherever they tell, or where none does and only with all of them do the amounts lead from the opening to the closing balance
 * (Air Bank), so that a line says what left the account.
 */
export function addCharges({ opening, closing, bookings }: Part): void {
  for (const booking of bookings.filter(isCharged)) takeAlone(booking);
  const charged = bookings.filter(isCharged);
  // Among charges with a minus, one without any was paid back (Capitec).
  const areSigned = charged.some(({ charge }) => charge.direction === -1);
  const told = charged.flatMap((booking) => {
    const before = bookings[bookings.indexOf(booking) - 1];
    const balance = before ? before.balance : opening;
    if (!balance || !booking.balance) return [];
    const change = signedBalance(booking.balance, false) - signedBalance(balance, false);
    return [{ booking, change }];
  });
  const areAdded = told.every(
    ({ booking, change }) => Math.abs(change) === withCharge(booking, change > 0, areSigned),
  );
  if (told.length === 0 && !areLedTo(closing, opening, bookings, areSigned)) return;
  if (!areAdded) return;
  const changes = new Map(told.map(({ booking, change }) => [booking, change]));
  for (const booking of charged) {
    const isIn = booking.side === 'in' || booking.amount.direction === 1;
    const change = changes.get(booking) ?? (isIn ? 1 : -1);
    booking.amount = { ...booking.amount, minor: withCharge(booking, change > 0, areSigned) };
  }
}

/** Whether the signed amounts lead from one balance to the other with all charges, and not without them. */
function areLedTo(
  closing: PrintedAmount | null,
  opening: PrintedAmount | null,
  bookings: Booking[],
  areSigned: boolean,
): boolean {
  const areMinus = bookings.some(({ amount }) => amount.direction === -1);
  if (!opening || !closing || !areMinus) return false;
  const sum = (minorOf: (booking: Booking, isIn: boolean) => number) =>
    bookings.reduce((total, booking) => {
      const { side, amount } = booking;
      const isIn = side === 'in' || (side === 'amount' && amount.direction !== -1);
      return total + (isIn ? 1 : -1) * minorOf(booking, isIn);
    }, 0);
  const change = signedBalance(closing, false) - signedBalance(opening, false);
  const withCharges = sum((booking, isIn) =>
    isCharged(booking) ? withCharge(booking, isIn, areSigned) : booking.amount.minor,
  );
  return withCharges === change && sum(({ amount }) => amount.minor) !== change;
}

/** A charge that is signed as what went out is all that was booked beside an amount of nothing. */
function takeAlone(booking: Charged): void {
  const { amount, charge } = booking;
  if (amount.minor !== 0 || charge.direction !== -1) return;
  booking.amount = charge;
  booking.charge = { ...charge, minor: 0 };
}

type Charged = Booking & { charge: PrintedAmount };

function isCharged(booking: Booking): booking is Charged {
  return booking.charge !== null && booking.charge.minor > 0;
}

/** What an amount comes to with its charge, which makes less of what came in. */
function withCharge({ amount, charge }: Charged, isIn: boolean, areSigned: boolean): number {
  const isPaidBack = areSigned && charge.direction !== -1;
  return isIn === isPaidBack ? amount.minor + charge.minor : amount.minor - charge.minor;
}
