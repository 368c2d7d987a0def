import type { Booking } from '../bookings/readings.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import type { Part } from '../tables/parts.ts';
import { saysPaidBack, wordsSay } from '../words/sums-and-flows.ts';

/**
 * On most cards a minus marks what was paid back; where most of what was bought bears one, a minus means what it says. A single
 * line shows no habit, unless both balances bear a minus as well and nothing that was paid back does: few cards hold money at both ends
 * of a month.
 */
export function minusMeansSpent(bookings: Booking[], balances: (PrintedAmount | null)[]): boolean {
  const moved = bookings.filter(({ amount }) => amount.minor > 0);
  // What bears a minus and comes to all that was owed has paid it, whatever it is called.
  const [owed] = balances;
  const isAll = ({ amount }: Booking) => owed?.direction === null && amount.minor === owed.minor;
  const paid = moved.filter(isAll);
  if (paid.length > 0 && paid.every(hasMinus)) return false;
  const isPaidBack = ({ text }: Booking) => saysPaidBack(text) || wordsSay(text) !== null;
  const bought = moved.filter((booking) => !isPaidBack(booking));
  const minus = bought.filter(hasMinus).length;
  if (minus > 1 && minus * 2 > bought.length) return true;
  const isOwedInMinus = balances.every((balance) => balance !== null && isMinus(balance));
  if (!isOwedInMinus || moved.some((booking) => isPaidBack(booking) && hasMinus(booking)))
    return false;
  const isReceived = ({ text }: Booking) => RECEIVED.test(text);
  return minus * 2 > bought.length || (moved.length > 0 && moved.every(isReceived));
}

/** Whether most amounts of a card bear no mark, and neither do its balances: turned around, it would have been paid what it bought, and hold money (Nubank). */
export function areMostlyBought({ bookings, opening, closing }: Part): boolean {
  const bare = bookings.filter(({ amount }) => amount.direction === null);
  const areBare = opening?.direction === null && closing?.direction === null;
  return areBare && bare.length * 2 > bookings.length;
}

/** What is said of nothing but what a card's holder has paid. */
const RECEIVED =
  /\bpayment (?:received|thank you)\b|\bthank you\b|\bzahlung erhalten\b|\bihre zahlung\b|\bpaiement re[cç]u\b|\bpago recibido\b/i;

/**
 * Whether a list is a card's by what thanks for a payment and bears a minus, beside no balance ('INTERNET PAYMENT - THANK YOU', '-$481.27': Discover). It
 * has no fewer amounts without a minus, and none of these came in: an account pays a card, too.
 */
export function thanksForPayment(bookings: Booking[]): boolean {
  const [paid, others] = [bookings.filter(hasMinus), bookings.filter((each) => !hasMinus(each))];
  const thanks = paid.some(({ balance, text }) => balance === null && THANKS.test(text));
  return (
    thanks && paid.length <= others.length && others.every(({ text }) => wordsSay(text) === null)
  );
}

const THANKS =
  /^(?:(?:internet|online|mobile|automatic|auto|electronic|web|phone) )?payment\b(?: received)?[ ,.-]*\bthank you\b/i;

function hasMinus({ amount }: Booking): boolean {
  return isMinus(amount);
}

function isMinus({ direction, marker }: PrintedAmount): boolean {
  return direction === -1 && marker === 'sign';
}
