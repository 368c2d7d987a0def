import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import type { CollectionDefinition, ReadStore } from '../ports/read-store.ts';
import type { RatesPublished } from './events.ts';
import { createRateTable, type RatesMonth, type RateTable } from './rate-table.ts';

/** The one source in use. Two sources would be two tables, never mixed. */
export const RATE_SOURCE = 'ECB';

const MAX_MONTHS = 2_400;

export type RatesDocument = RatesMonth & { id: string; source: string };

/** A collection of rates; a read model that converts keeps one of its own, so that its sums and their rates move together. */
export function ratesCollection(name: string): CollectionDefinition {
  return { name, indexes: { byMonth: ['source', 'month'] } };
}

/** Adds published days, which follow those that are there. */
export async function recordRates(
  unit: UnitOfWork,
  collection: string,
  { source, days }: RatesPublished['data'],
): Promise<void> {
  for (const [month, ofMonth] of Map.groupBy(days, ({ date }) => date.slice(0, 7))) {
    const [newest] = await unit.find<RatesDocument>(collection, newestOf(source, month));
    const document =
      newest?.month === month
        ? { ...newest, days: [...newest.days, ...ofMonth] }
        : { month, days: ofMonth, carried: newest ? lastRates(newest) : {} };
    unit.put<RatesDocument>(collection, { ...document, id: `${source}|${month}`, source });
  }
}

function lastRates({
  carried,
  days,
}: Pick<RatesDocument, 'carried' | 'days'>): RatesDocument['carried'] {
  const last: Record<string, { date: string; rate: string }> = {};
  for (const { date, rates } of days.toReversed()) {
    for (const currency of Object.keys(rates)) {
      last[currency] ??= { date, rate: rates[currency] as string };
    }
  }
  return { ...carried, ...last };
}

/** The rates for bookings from one calendar date to another, both included. */
export async function readRates(
  reader: Pick<ReadStore, 'find'>,
  collection: string,
  { from, to }: { from: string; to: string },
): Promise<RateTable> {
  const first = from.slice(0, 7);
  const [before] = await reader.find<RatesDocument>(collection, newestOf(RATE_SOURCE, first));
  const months = await reader.find<RatesDocument>(collection, {
    index: 'byMonth',
    equals: [RATE_SOURCE],
    from: before?.month ?? first,
    to: to.slice(0, 7),
    limit: MAX_MONTHS,
  });
  return createRateTable(months, { from, to });
}

/** The newest published day up to a date with all rates known then, or null where there is none. */
export async function latestRates(
  reader: Pick<ReadStore, 'find'>,
  collection: string,
  date: string,
): Promise<{ date: string; currencies: string[] } | null> {
  const newest = newestOf(RATE_SOURCE, date.slice(0, 7));
  const [document] = await reader.find<RatesDocument>(collection, newest);
  if (!document) return null;
  // A day on which nothing was quoted dates no rate.
  const isQuoted = (day: RatesMonth['days'][number]) =>
    day.date <= date && Object.keys(day.rates).length > 0;
  const days = document.days.filter(isQuoted);
  const currencies = new Set(Object.keys(document.carried));
  for (const { rates } of days) for (const currency of Object.keys(rates)) currencies.add(currency);
  const carriedDates = Object.values(document.carried).map((rate) => rate.date);
  const newestDate = days.at(-1)?.date ?? carriedDates.sort().at(-1);
  if (newestDate === undefined) return null;
  return { date: newestDate, currencies: ['EUR', ...[...currencies].sort()] };
}

function newestOf(source: string, month: string) {
  return { index: 'byMonth', equals: [source], to: month, reverse: true, limit: 1 };
}
