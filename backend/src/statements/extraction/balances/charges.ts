import type { Booking } from '../bookings/readings.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import { signedBalance } from '../sections/lines.ts';
import type { Part } from '../tables/parts.ts';

/**
 * Adds what stands in a column of charges beside an amount ('Money Out', 'Fee') to that amount, where the running balances move
 * by both together wherever they tell, or where none does and only with all of them do the amounts lead from the opening to the closing balance
 * (Air Bank), so that a line says what left the account.
 */
export function addCharges(
  { opening, closing, bookings, sums }: Part,
  rows: readonly Row[],
  decimals: number,
): void {
  for (const booking of bookings.filter(isCharged)) takeAlone(booking);
  const charged = bookings.filter(isCharged);
  // Among charges with a minus, one without any was paid back (Capitec).
  const areSigned = charged.some(({ charge }) => charge.direction === -1);
  const told = bookings.flatMap((booking, index) => {
    if (!isCharged(booking)) return [];
    const before = bookings[index - 1];
    const balance = before ? before.balance : opening;
    if (!balance || !booking.balance) return [];
    const change = signedBalance(booking.balance, false) - signedBalance(balance, false);
    return [{ booking, change }];
  });
  const areAdded = told.every(
    ({ booking, change }) => Math.abs(change) === withCharge(booking, change > 0, areSigned),
  );
  const isConfirmed = () =>
    areLedTo({ closing, opening, bookings, sums }, areSigned) && !areNamed(charged, rows, decimals);
  if (told.length === 0 && !isConfirmed()) return;
  if (!areAdded) return;
  const changes = new Map(told.map(({ booking, change }) => [booking, change]));
  for (const booking of charged) {
    const isIn = booking.side === 'in' || booking.amount.direction === 1;
    const change = changes.get(booking) ?? (isIn ? 1 : -1);
    booking.amount = { ...booking.amount, minor: withCharge(booking, change > 0, areSigned) };
  }
}

/** Whether one of these charges, or all of them together, stands somewhere else as well: then they may be booked there, on a line that was not read. */
function areNamed(charged: Charged[], rows: readonly Row[], decimals: number): boolean {
  const own = charged.map(({ charge }) => charge.minor);
  const all = own.reduce((sum, minor) => sum + minor, 0);
  const figures = rows.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => readAmount(text, decimals) ?? []),
  );
  const count = (minor: number) => figures.filter((amount) => amount.minor === minor).length;
  const isElsewhere = (minor: number) => count(minor) > own.filter((each) => each === minor).length;
  return [...own, all].some(isElsewhere);
}

/** Whether the signed amounts lead from one balance to the other and come to what is said to have gone out, with all charges and not without them. */
function areLedTo(
  { closing, opening, bookings, sums }: Pick<Part, 'closing' | 'opening' | 'bookings' | 'sums'>,
  areSigned: boolean,
): boolean {
  const isIn = ({ side, amount }: Booking) =>
    side === 'in' || (side === 'amount' && amount.direction !== -1);
  const movedBy = (booking: Booking) =>
    isCharged(booking) ? withCharge(booking, isIn(booking), areSigned) : booking.amount.minor;
  const into = sumOf(bookings.filter(isIn), movedBy);
  const out = sumOf(
    bookings.filter((each) => !isIn(each)),
    movedBy,
  );
  if (!opening || !closing || !bookings.some(({ amount }) => amount.direction === -1)) return false;
  const change = signedBalance(closing, false) - signedBalance(opening, false);
  return (
    into - out === change && sums.some(({ role, amount }) => role === 'out' && amount.minor === out)
  );
}

const sumOf = (bookings: Booking[], minorOf: (booking: Booking) => number) =>
  bookings.reduce((sum, booking) => sum + minorOf(booking), 0);

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
