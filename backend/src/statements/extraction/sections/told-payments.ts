import type { LabelledTotal } from '../balances/balances.ts';
import type { Booking } from '../bookings/readings.ts';

/** What begins with one of these was paid to a card. */
const PAYMENT =
  /^(?:payments?|paiements?|pagos?|pagamentos?|pagamenti|zahlung|betaling|inbetalning|innbetaling|indbetaling)(?!\p{L})(?! (?:protection|plan|fee|break|holiday|de |von |till ))/iu;

/**
 * The bookings of a card, with those told as paid to it that are called payments and bear no mark, where they come to just what the statement
 * says was paid (Barclaycard: 'Payments towards your account', '£461.17'). Words alone tell no payment: one whose sign was misprinted would prove.
 */
export function withToldPayments(bookings: Booking[], sums: readonly LabelledTotal[]): Booking[] {
  const isPayment = ({ text }: Booking) => PAYMENT.test(text);
  const paid = bookings.filter(isPayment);
  const isBare = ({ side, amount, flow }: Booking) =>
    side === 'amount' && amount.direction === null && flow === null;
  const total = paid.reduce((sum, { amount }) => sum + amount.minor, 0);
  const isPrinted = sums.some(({ role, amount }) => role === 'in' && amount.minor === total);
  // Else it is what another line bears its mark for.
  const isOther = bookings.some(({ amount }) => amount.direction === 1 && amount.minor === total);
  if (paid.length === 0 || !paid.every(isBare) || !isPrinted || isOther) return bookings;
  return bookings.map((each) => (isPayment(each) ? { ...each, hint: 1 as const } : each));
}
