import { decimalsOf, fromWire, toWire } from '../money.ts';

const MINUS = '−';
const MAX_FIGURE_DECIMALS = 2;

function grouped(absolute: number, decimals: number): string {
  return absolute.toLocaleString('en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** A wire amount without its currency, with at most 2 decimals and U+2212 as minus: (-22225.4, 'EUR') gives '−22,225.40'. */
export function formatAmount(amount: number, currency: string): string {
  const decimals = Math.min(decimalsOf(currency), MAX_FIGURE_DECIMALS);
  const digits = grouped(Math.abs(amount), decimals);
  return amount < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits;
}

/** An amount of a statement without its currency, with all of the decimals it is printed with: (1234566.124, 'KWD') gives '1,234,566.124'. */
export function formatPrinted(amount: number, currency: string): string {
  const digits = grouped(Math.abs(amount), decimalsOf(currency));
  return amount < 0 ? MINUS + digits : digits;
}

/** Like formatAmount, with a plus in front of what is above zero. */
export function formatSignedAmount(amount: number, currency: string): string {
  const text = formatAmount(amount, currency);
  return amount > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A summary figure in two parts, so that the decimals can be quieter: '22,225' and '.42'; no fraction where the currency has none. */
export function splitFigure(amount: number, currency: string): { whole: string; fraction: string } {
  const text = formatAmount(amount, currency);
  const point = text.indexOf('.');
  if (point === -1) return { whole: text, fraction: '' };
  return { whole: text.slice(0, point), fraction: text.slice(point) };
}

/** The parts of a booking in a list: sign, currency and the absolute amount with all of the currency's own decimals. */
export function bookingParts(
  amount: number,
  currency: string,
): { sign: '+' | '−'; currency: string; digits: string } {
  return {
    sign: amount < 0 ? MINUS : '+',
    currency,
    digits: grouped(Math.abs(amount), decimalsOf(currency)),
  };
}

/** Money with its code and all of its decimals, signed only where it is negative: 'MYR 50.00', '−TWD 420.00'. */
export function formatMoney(amount: number, currency: string): string {
  const digits = grouped(Math.abs(amount), decimalsOf(currency));
  return `${amount < 0 ? MINUS : ''}${currency} ${digits}`;
}

/** Adds wire amounts of one currency in integer minor units, so that no cent is lost to floating point. */
export function sumAmounts(amounts: readonly number[], currency: string): number {
  let minor = 0;
  for (const amount of amounts) minor += fromWire(amount, currency);
  return toWire(minor, currency);
}

/** An amount spread evenly over a number of months, rounded to the currency's smallest unit. Throws a RangeError below one month. */
export function perMonth(amount: number, months: number, currency: string): number {
  if (!Number.isInteger(months) || months < 1)
    throw new RangeError(`not a number of months: ${months}`);
  return toWire(Math.round(fromWire(amount, currency) / months), currency);
}
