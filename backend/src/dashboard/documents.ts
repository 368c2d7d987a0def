import { ratesCollection } from '../currencies/index.ts';
import type { CollectionDefinition, Document, Query, ReadStore } from '../ports/read-store.ts';

/** What the sums need of a booking. date is a calendar date; amountMinor is signed, money in positive. */
export type Booking = {
  id: string;
  date: string;
  currency: string;
  category: string;
  amountMinor: number;
};

/** A booking as it is kept: names of fields would be two fifths of the text. */
export type BookingRow = readonly [
  id: string,
  date: string,
  currency: string,
  category: string,
  amountMinor: number,
];

/** The bookings of an account in a month (YYYY-MM): what sums are filled from, and the day index for the edges of a range. */
export type BookingsDocument = {
  id: string;
  userId: string;
  accountId: string;
  accountKey: string;
  month: string;
  rows: readonly BookingRow[];
};

/**
 * A month of an account in a target currency. count is the number of all bookings; transfers are in no sum.
 * sums: millionths of the target's minor unit per category, as decimal text, signed.
 * unconverted: minor units per currency and category for which no rate was known, signed. No sum is zero.
 */
export type RollupDocument = {
  id: string;
  scope: string;
  userId: string;
  target: string;
  accountId: string;
  month: string;
  count: number;
  sums: readonly (readonly [category: string, micro: string])[];
  unconverted: readonly (readonly [currency: string, category: string, amountMinor: number])[];
};

/** A user's sums in these currencies are kept up. The id is the user's; kind is the same in all, so that all can be found. */
export type TargetsDocument = { id: string; kind: 'targets'; currencies: readonly string[] };

export const BOOKINGS = 'dashboard_bookings_v2';
export const ROLLUPS = 'dashboard_rollups_v2';
export const TARGETS = 'dashboard_targets_v2';
export const DASHBOARD_RATES = 'dashboard_rates_v2';

export const DASHBOARD_COLLECTIONS: readonly CollectionDefinition[] = [
  {
    name: BOOKINGS,
    indexes: { byMonth: ['userId', 'month', 'accountId'], byAccount: ['accountKey', 'month'] },
  },
  { name: ROLLUPS, indexes: { byMonth: ['scope', 'month', 'accountId'] } },
  { name: TARGETS, indexes: { all: ['kind'] } },
  ratesCollection(DASHBOARD_RATES),
];

export const accountKeyOf = (userId: string, accountId: string) => `${userId}|${accountId}`;
export const scopeOf = (userId: string, target: string) => `${userId}|${target}`;
export const bookingsId = (userId: string, accountId: string, month: string) =>
  `${userId}|${accountId}|${month}`;
export const rollupId = (scope: string, accountId: string, month: string) =>
  `${scope}|${accountId}|${month}`;

/** What both a read store and a projection's unit of work can do. */
export type Reader = Pick<ReadStore, 'get' | 'find'>;

const PAGE = 2_000;
const MAX_PAGES = 1_000;

/** The currencies in which a user's sums are kept up. */
export async function targetsOf(
  reader: Pick<ReadStore, 'get'>,
  userId: string,
): Promise<readonly string[]> {
  return (await reader.get<TargetsDocument>(TARGETS, userId))?.currencies ?? [];
}

/** All documents of a query, page by page. Throws where there are more than two million. */
export async function findAll<D extends Document>(
  reader: Pick<ReadStore, 'find'>,
  collection: string,
  query: Omit<Query, 'limit' | 'after'>,
): Promise<D[]> {
  const found: D[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const after = found.at(-1);
    const next = await reader.find<D>(collection, {
      ...query,
      ...(after ? { after } : {}),
      limit: PAGE,
    });
    found.push(...next);
    if (next.length < PAGE) return found;
  }
  throw new RangeError(`more than ${MAX_PAGES * PAGE} documents in ${collection}`);
}
