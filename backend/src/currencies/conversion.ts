import { decimalsOf } from '@saldo/contracts';
import type { RateTable } from './rate-table.ts';

/** Millionths of a minor unit: what sums are kept in, so that only their end is rounded to money. */
const MICRO = 1_000_000n;
/** A currency has at most 8 decimals. */
const POWERS_OF_TEN = Array.from({ length: 9 }, (_, exponent) => 10n ** BigInt(exponent));

/** rateDate is the older of the two days whose rates were used; null where none was needed. */
export type Converted = { micro: bigint; rateDate: string | null };

/**
 * An amount of minor units in another currency, in millionths of that currency's minor unit, half-even:
 * amount × rate(to) ÷ rate(from), where a rate is what one euro was worth (that day, or on the latest day before).
 * null where a rate is missing. The same currency needs no rate.
 */
export function convertMicro(
  rates: RateTable,
  amountMinor: number,
  from: string,
  to: string,
  date: string,
): Converted | null {
  if (from === to) return { micro: BigInt(amountMinor) * MICRO, rateDate: null };
  const source = rates.rateOf(from, date);
  const target = rates.rateOf(to, date);
  if (!source || !target) return null;
  const micro = divideHalfEven(
    BigInt(amountMinor) * target.scaled * MICRO * minorUnits(to),
    source.scaled * minorUnits(from),
  );
  return { micro, rateDate: older(source.date, target.date) };
}

/** Whole minor units, half-even. Throws a RangeError beyond what a JSON number holds exactly. */
export function roundMicro(micro: bigint): number {
  const minor = Number(divideHalfEven(micro, MICRO));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`amount too large: ${micro}`);
  return minor;
}

/** How many minor units make one of a currency. */
function minorUnits(currency: string): bigint {
  const units = POWERS_OF_TEN[decimalsOf(currency)];
  if (units === undefined) throw new RangeError(`${currency} has too many decimals`);
  return units;
}

function divideHalfEven(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('a denominator is positive');
  const isNegative = numerator < 0n;
  const size = isNegative ? -numerator : numerator;
  const floor = size / denominator;
  const twice = (size % denominator) * 2n;
  const isUp = twice > denominator || (twice === denominator && (floor & 1n) === 1n);
  const rounded = isUp ? floor + 1n : floor;
  return isNegative ? -rounded : rounded;
}

function older(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}
