/** Money is an integer number of minor units and a currency; a wire amount is a JSON number with the currency's own decimals. */
export type Money = { amountMinor: number; currency: string };

/** ISO 4217 exponents other than 2, and the exponents the product uses for crypto and gold. */
const DECIMALS: Record<string, number> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  BTC: 8,
  ETH: 8,
};

/** How many decimals an amount of this currency has: KRW 0, EUR 2, KWD 3, BTC 8. */
export function decimalsOf(currency: string): number {
  return DECIMALS[currency] ?? 2;
}

/** The wire number of an amount in minor units: (-1250, 'EUR') gives -12.5. */
export function toWire(amountMinor: number, currency: string): number {
  return Number(toDecimalString(amountMinor, currency));
}

/** The decimal text of an amount in minor units, with all of the currency's decimals: (-1250, 'EUR') gives '-12.50'. */
export function toDecimalString(amountMinor: number, currency: string): string {
  if (!Number.isSafeInteger(amountMinor))
    throw new RangeError(`not an integer amount: ${amountMinor}`);
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amountMinor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = amountMinor < 0 ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/**
 * Minor units from a plain decimal text ('-12.5', no grouping).
 * Throws a RangeError where the text is no decimal, has more decimals than the currency, or is too large.
 */
export function fromDecimalString(text: string, currency: string): number {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new RangeError(`not a decimal amount: ${text}`);
  const decimals = decimalsOf(currency);
  const fraction = match[3] ?? '';
  if (fraction.length > decimals && /[1-9]/.test(fraction.slice(decimals))) {
    throw new RangeError(`${currency} has ${decimals} decimals: ${text}`);
  }
  const minor = Number(match[2] + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`amount too large: ${text}`);
  if (minor === 0) return 0;
  return match[1] === '-' ? -minor : minor;
}

/** Minor units from a wire number. Throws a RangeError like fromDecimalString. */
export function fromWire(amount: number, currency: string): number {
  if (!Number.isFinite(amount)) throw new RangeError(`not an amount: ${amount}`);
  const text = amount.toFixed(decimalsOf(currency));
  if (Number(text) !== amount)
    throw new RangeError(`more decimals than ${currency} has: ${amount}`);
  return fromDecimalString(text, currency);
}
