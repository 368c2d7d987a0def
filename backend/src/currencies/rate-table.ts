import type { PublishedRates } from '../ports/exchange-rates.ts';

/** What one euro is worth in a currency, times 10^12, and the day it was published (null for the euro itself). */
export type DatedRate = { scaled: bigint; date: string | null };

/** Rates for bookings from one date to another; rateOf throws a RangeError for a date outside of them. */
export type RateTable = {
  /** The rate of that day, else the latest earlier one, never a later one; null where there is none. */
  rateOf(currency: string, date: string): DatedRate | null;
};

/**
 * The published days of a calendar month in their order, and each currency's last rate before it:
 * a month answers for all of its days, and the newest one for all days to come.
 */
export type RatesMonth = {
  readonly month: string;
  readonly days: readonly PublishedRates[];
  readonly carried: Readonly<Record<string, { date: string; rate: string }>>;
};

type Column = { dates: string[]; scaled: bigint[] };

const RATE_DECIMALS = 12;
const EURO: DatedRate = { scaled: 10n ** BigInt(RATE_DECIMALS), date: null };

/** A month is never changed in place, so what was read out of its texts holds as long as the month does. */
const columns = new WeakMap<RatesMonth, Map<string, Column>>();

/** `months` in their order: all from `from` to `to` and the newest one before. Dates are calendar dates, both included. */
export function createRateTable(
  months: readonly RatesMonth[],
  { from, to }: { from: string; to: string },
): RateTable {
  const known = new Map<string, Map<string, DatedRate | null>>();
  return {
    rateOf(currency, date) {
      if (currency === 'EUR') return EURO;
      if (date < from || date > to) throw new RangeError(`rates of ${from} to ${to}, not ${date}`);
      let ofCurrency = known.get(currency);
      if (!ofCurrency) {
        ofCurrency = new Map();
        known.set(currency, ofCurrency);
      }
      let rate = ofCurrency.get(date);
      if (rate === undefined) {
        rate = lookUp(months, currency, date);
        ofCurrency.set(date, rate);
      }
      return rate;
    },
  };
}

function lookUp(months: readonly RatesMonth[], currency: string, date: string): DatedRate | null {
  const month = months.findLast((m) => m.month <= date.slice(0, 7));
  if (!month) return null;
  const { dates, scaled } = columnOf(month, currency);
  const at = dates.findLastIndex((published) => published <= date);
  return at < 0 ? null : { scaled: scaled[at] as bigint, date: dates[at] as string };
}

function columnOf(month: RatesMonth, currency: string): Column {
  let ofMonth = columns.get(month);
  if (!ofMonth) {
    ofMonth = new Map();
    columns.set(month, ofMonth);
  }
  let column = ofMonth.get(currency);
  if (!column) {
    column = readColumn(month, currency);
    ofMonth.set(currency, column);
  }
  return column;
}

function readColumn({ carried, days }: RatesMonth, currency: string): Column {
  const column: Column = { dates: [], scaled: [] };
  const before = carried[currency];
  if (before) {
    column.dates.push(before.date);
    column.scaled.push(scaleRate(before.rate));
  }
  for (const { date, rates } of days) {
    const rate = rates[currency];
    if (rate === undefined) continue;
    column.dates.push(date);
    column.scaled.push(scaleRate(rate));
  }
  return column;
}

/** '1.1172' gives 1117200000000n. Throws a RangeError for anything but a positive decimal with at most 12 decimals. */
export function scaleRate(text: string): bigint {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,12}))?$/.exec(text) ?? [];
  const scaled = whole === undefined ? 0n : BigInt(whole + fraction.padEnd(RATE_DECIMALS, '0'));
  if (scaled === 0n) throw new RangeError(`not an exchange rate: ${text}`);
  return scaled;
}
