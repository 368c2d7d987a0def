import type { Booking } from '../bookings/readings.ts';
import { readAmount } from '../figures/amounts.ts';
import type { Cell } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { isForeign } from './home-currencies.ts';

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

/** Whether a figure of a part bears the mark of another currency than the part is shown in, or a dollar sign that is not its own. */
export function isMarkedOtherwise({ opening, closing, bookings }: Part, currency: string): boolean {
  const booked = bookings.flatMap(({ amount, balance }) => [amount, balance]);
  return [opening, closing, ...booked].some((each) => each && isForeign(each, currency));
}

/** The code that stands alone in a cell of a booking in which nothing but its amount and its balance is an amount, or null. */
function codeBeside({ cells, balance }: Booking): string | null {
  const isAmount = ({ text }: Cell) =>
    AT_RATE.test(text) || readAmount(text, 2) !== null || readAmount(text, 0) !== null;
  if (cells.filter(isAmount).length > (balance ? 2 : 1)) return null;
  const codes = cells.flatMap(({ text }) => (CODES.has(text) ? [text] : []));
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

/** What was paid abroad, with the rate behind it ('184.62 @ 1.2643 Visa Rate': first direct). */
const AT_RATE = /^\d[\d.,']* ?@ ?\d/;

/** Whether an account in US dollars holds nothing but whole amounts behind a bare sign, which are pesos where a file knows dollars, too. */
export function areWholePesos({ bookings }: Part, currency: string): boolean {
  const texts = bookings.flatMap(({ cells }) => cells.map(({ text }) => text));
  const areWhole = bookings.every(({ amount }) => amount.isDollar) && !texts.some(hasCents);
  return currency === 'USD' && areWhole && texts.some((text) => WHOLE_PESOS.test(text));
}

const WHOLE_PESOS = /^-?\$ ?-?\d{1,3}(?:\.\d{3})+$/;
const hasCents = (text: string) => /\$ ?-?[\d.,]*[.,]\d\d$/.test(text);
