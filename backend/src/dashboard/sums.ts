import { convertMicro, type RateTable } from '../currencies/index.ts';
import type { Booking, RollupDocument } from './documents.ts';

/**
 * Sums over bookings in a target currency; the one place where money of the dashboard is added up.
 * byCategory: signed millionths of the target's minor unit. unconverted: per currency, signed minor units by category.
 */
export type Sums = {
  count: number;
  byCategory: Map<string, bigint>;
  unconverted: Map<string, Map<string, number>>;
};

export function emptySums(): Sums {
  return { count: 0, byCategory: new Map(), unconverted: new Map() };
}

/**
 * Adds a booking at the rate of its own day, or takes it out again (sign -1).
 * Each booking is rounded for itself to a millionth of a minor unit, so that adding and taking out are exact opposites.
 */
export function addBooking(
  sums: Sums,
  booking: Booking,
  target: string,
  rates: RateTable,
  sign: 1 | -1,
): void {
  const { amountMinor, currency, category, date } = booking;
  sums.count += sign;
  if (category === 'transfers') return;
  const converted = convertMicro(rates, amountMinor, currency, target, date);
  if (converted) addTo(sums.byCategory, category, sign === 1 ? converted.micro : -converted.micro);
  else addUnconverted(sums, currency, category, sign * amountMinor);
}

export function addRollup(sums: Sums, rollup: RollupDocument): void {
  let own = readRollups.get(rollup);
  if (!own) {
    own = fromRollup(rollup);
    readRollups.set(rollup, own);
  }
  addSums(sums, own);
}

/** A document is never changed in place, so its texts are read once for as long as it is in memory. */
const readRollups = new WeakMap<RollupDocument, Sums>();

function fromRollup(rollup: RollupDocument): Sums {
  const sums = emptySums();
  sums.count = rollup.count;
  for (const [category, micro] of rollup.sums) sums.byCategory.set(category, BigInt(micro));
  for (const [currency, category, minor] of rollup.unconverted) {
    addUnconverted(sums, currency, category, minor);
  }
  return sums;
}

export function addSums(sums: Sums, other: Sums): void {
  sums.count += other.count;
  for (const [category, micro] of other.byCategory) addTo(sums.byCategory, category, micro);
  for (const [currency, byCategory] of other.unconverted) {
    for (const [category, minor] of byCategory) addUnconverted(sums, currency, category, minor);
  }
}

/** The part of a rollup document that is summed, in a settled order and without zeros. */
export function toRollup(sums: Sums): Pick<RollupDocument, 'count' | 'sums' | 'unconverted'> {
  return {
    count: sums.count,
    sums: sorted(sums.byCategory).map(([category, micro]) => [category, String(micro)]),
    unconverted: sorted(sums.unconverted).flatMap(([currency, byCategory]) =>
      sorted(byCategory).map(([category, minor]) => [currency, category, minor] as const),
    ),
  };
}

/** Micro units of income; negative where more was taken back than came in. */
export function incomeOf(sums: Sums): bigint {
  return sums.byCategory.get('income') ?? 0n;
}

/** Micro units spent by category, positive; refunds lower their category. */
export function spendingOf(sums: Sums): Map<string, bigint> {
  const spending = new Map<string, bigint>();
  for (const [category, micro] of sums.byCategory) {
    if (category !== 'income') spending.set(category, -micro);
  }
  return spending;
}

/** Micro units of all spending, positive. */
export function expensesOf(sums: Sums): bigint {
  let total = 0n;
  for (const micro of spendingOf(sums).values()) total += micro;
  return total;
}

export type LeftOut = { currency: string; amountMinor: number };

/** Income that no rate is known for, by currency. */
export function incomeLeftOut(sums: Sums): LeftOut[] {
  return leftOut(sums, (category) => (category === 'income' ? 1 : 0));
}

/** Expenses that no rate is known for, positive, by currency. */
export function expensesLeftOut(sums: Sums): LeftOut[] {
  return leftOut(sums, (category) => (category === 'income' ? 0 : -1));
}

function leftOut(sums: Sums, factorOf: (category: string) => 1 | 0 | -1): LeftOut[] {
  return sorted(sums.unconverted).flatMap(([currency, byCategory]) => {
    let amountMinor = 0;
    for (const [category, minor] of byCategory) amountMinor += factorOf(category) * minor;
    return amountMinor === 0 ? [] : [{ currency, amountMinor }];
  });
}

function addUnconverted(sums: Sums, currency: string, category: string, minor: number): void {
  const byCategory = sums.unconverted.get(currency) ?? new Map<string, number>();
  const sum = (byCategory.get(category) ?? 0) + minor;
  if (!Number.isSafeInteger(sum)) throw new RangeError(`amounts in ${currency} are too large`);
  if (sum === 0) byCategory.delete(category);
  else byCategory.set(category, sum);
  if (byCategory.size === 0) sums.unconverted.delete(currency);
  else sums.unconverted.set(currency, byCategory);
}

function addTo(byCategory: Map<string, bigint>, category: string, micro: bigint): void {
  const sum = (byCategory.get(category) ?? 0n) + micro;
  if (sum === 0n) byCategory.delete(category);
  else byCategory.set(category, sum);
}

function sorted<V>(map: Map<string, V>): [string, V][] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
