import { readRates } from '../currencies/index.ts';
import { bookingsIn } from './bookings.ts';
import {
  BOOKINGS,
  type Booking,
  type BookingsDocument,
  DASHBOARD_RATES,
  findAll,
  type Reader,
  ROLLUPS,
  type RollupDocument,
  scopeOf,
  targetsOf,
} from './documents.ts';
import { type DateRange, splitRange } from './range.ts';
import { addBooking, addRollup, emptySums, type Sums } from './sums.ts';

/** accountIds null stands for all accounts. */
export type Selection = DateRange & {
  userId: string;
  target: string;
  accountIds: readonly string[] | null;
};

type Accounts = ReadonlySet<string> | null;

/** The sums of a selection by month; no entry for a month without bookings. */
export function sumMonths(reader: Reader, selection: Selection): Promise<Map<string, Sums>> {
  return sumBy(reader, selection, (month) => month);
}

/** The sums of a selection as one. */
export async function sumAll(reader: Reader, selection: Selection): Promise<Sums> {
  return (await sumBy(reader, selection, () => 'all')).get('all') ?? emptySums();
}

/**
 * Whole months come from the rollups, the days at the edges of the range from the bookings; where the target's rollups
 * are not kept (yet), all comes from the bookings, by the same arithmetic.
 */
async function sumBy(
  reader: Reader,
  selection: Selection,
  groupOf: (month: string) => string,
): Promise<Map<string, Sums>> {
  const groups = new Map<string, Sums>();
  const sumsOf = (month: string) => {
    const group = groupOf(month);
    const sums = groups.get(group) ?? emptySums();
    groups.set(group, sums);
    return sums;
  };
  const { userId, target } = selection;
  const accounts = selection.accountIds && new Set(selection.accountIds);
  const isKept = (await targetsOf(reader, userId)).includes(target);
  const { whole, edges } = splitRange(selection);
  if (whole && isKept) await addWhole(reader, selection, whole, accounts, sumsOf);
  if (whole && !isKept) edges.push({ from: `${whole.from}-01`, to: `${whole.to}-31` });
  for (const edge of edges) await addDays(reader, selection, edge, accounts, sumsOf);
  return groups;
}

/** How many bookings lie in a range. */
export async function countBookings(
  reader: Reader,
  { userId, accountIds, from, to }: Omit<Selection, 'target'>,
): Promise<number> {
  const accounts = accountIds && new Set(accountIds);
  const days = { from: from ?? '0000-01-01', to: to ?? '9999-12-31' };
  const months = await bookingsOf(reader, userId, days, accounts);
  return months.reduce((count, { bookings }) => count + bookings.length, 0);
}

async function addWhole(
  reader: Reader,
  { userId, target }: Selection,
  { from, to }: { from: string; to: string },
  accounts: Accounts,
  sumsOf: (month: string) => Sums,
): Promise<void> {
  const rollups = await findAll<RollupDocument>(reader, ROLLUPS, {
    index: 'byMonth',
    equals: [scopeOf(userId, target)],
    from,
    to,
  });
  for (const rollup of rollups) {
    if (!accounts || accounts.has(rollup.accountId)) addRollup(sumsOf(rollup.month), rollup);
  }
}

async function addDays(
  reader: Reader,
  { userId, target }: Selection,
  days: { from: string; to: string },
  accounts: Accounts,
  sumsOf: (month: string) => Sums,
): Promise<void> {
  const rates = await readRates(reader, DASHBOARD_RATES, days);
  for (const { month, bookings } of await bookingsOf(reader, userId, days, accounts)) {
    const sums = sumsOf(month);
    for (const booking of bookings) addBooking(sums, booking, target, rates, 1);
  }
}

type MonthOfBookings = { month: string; bookings: readonly Booking[] };

/** The bookings from one day to another, by account and month; no empty lists. */
async function bookingsOf(
  reader: Reader,
  userId: string,
  { from, to }: { from: string; to: string },
  accounts: Accounts,
): Promise<MonthOfBookings[]> {
  const documents = await findAll<BookingsDocument>(reader, BOOKINGS, {
    index: 'byMonth',
    equals: [userId],
    from: from.slice(0, 7),
    to: to.slice(0, 7),
  });
  return documents.flatMap((document) => {
    const { accountId, month } = document;
    if (accounts && !accounts.has(accountId)) return [];
    const bookings = bookingsIn(document);
    const isInside = from.slice(0, 7) < month && month < to.slice(0, 7);
    const days = isInside ? bookings : bookings.filter(({ date }) => from <= date && date <= to);
    return days.length === 0 ? [] : [{ month, bookings: days }];
  });
}
