import { type RateTable, readRates } from '../currencies/index.ts';
import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import { bookingsIn, type OfAccount } from './bookings.ts';
import {
  BOOKINGS,
  type Booking,
  type BookingsDocument,
  DASHBOARD_RATES,
  findAll,
  ROLLUPS,
  type RollupDocument,
  rollupId,
  scopeOf,
  TARGETS,
  type TargetsDocument,
  targetsOf,
} from './documents.ts';
import { addBooking, addRollup, emptySums, type Sums, toRollup } from './sums.ts';

type Key = OfAccount & { target: string; month: string };

/** Adds bookings of an account to its sums in every kept currency, or takes them out again (sign -1). */
export async function updateRollups(
  unit: UnitOfWork,
  { userId, accountId }: OfAccount,
  bookings: readonly Booking[],
  sign: 1 | -1,
): Promise<void> {
  if (bookings.length === 0) return;
  const targets = await targetsOf(unit, userId);
  if (targets.length === 0) return;
  const rates = await ratesFor(unit, bookings);
  const months = Map.groupBy(bookings, ({ date }) => date.slice(0, 7));
  for (const target of targets) {
    for (const [month, ofMonth] of months) {
      const id = rollupId(scopeOf(userId, target), accountId, month);
      const known = await unit.get<RollupDocument>(ROLLUPS, id);
      const sums = emptySums();
      if (known) addRollup(sums, known);
      for (const booking of ofMonth) addBooking(sums, booking, target, rates, sign);
      putRollup(unit, { userId, accountId, target, month }, sums);
    }
  }
}

/** Makes all of a user's sums in a currency that is kept from now on. */
export async function fillRollups(unit: UnitOfWork, userId: string, target: string): Promise<void> {
  const others = (await targetsOf(unit, userId)).filter((currency) => currency !== target);
  const currencies = [...others, target].sort();
  unit.put<TargetsDocument>(TARGETS, { id: userId, kind: 'targets', currencies });
  const months = await findAll<BookingsDocument>(unit, BOOKINGS, {
    index: 'byMonth',
    equals: [userId],
  });
  await sumAnew(unit, months, target);
}

/** Makes those sums anew that new rates from a day on may change, of every user. */
export async function mendRollups(unit: UnitOfWork, from: string | undefined): Promise<void> {
  if (from === undefined) return;
  const users = await findAll<TargetsDocument>(unit, TARGETS, {
    index: 'all',
    equals: ['targets'],
  });
  for (const { id: userId, currencies } of users) {
    const months = await findAll<BookingsDocument>(unit, BOOKINGS, {
      index: 'byMonth',
      equals: [userId],
      from: from.slice(0, 7),
    });
    for (const target of currencies) {
      const touched = months.filter(({ rows }) =>
        rows.some(([, date, currency]) => currency !== target && date >= from),
      );
      await sumAnew(unit, touched, target);
    }
  }
}

async function sumAnew(
  unit: UnitOfWork,
  months: readonly BookingsDocument[],
  target: string,
): Promise<void> {
  const bookings = new Map(months.map((month) => [month, bookingsIn(month)]));
  const rates = await ratesFor(unit, [...bookings.values()].flat());
  for (const [{ userId, accountId, month }, ofMonth] of bookings) {
    const sums = emptySums();
    for (const booking of ofMonth) addBooking(sums, booking, target, rates, 1);
    putRollup(unit, { userId, accountId, target, month }, sums);
  }
}

function putRollup(unit: UnitOfWork, key: Key, sums: Sums): void {
  const scope = scopeOf(key.userId, key.target);
  const id = rollupId(scope, key.accountId, key.month);
  if (sums.count === 0) unit.delete(ROLLUPS, id);
  else unit.put<RollupDocument>(ROLLUPS, { id, scope, ...key, ...toRollup(sums) });
}

function ratesFor(unit: UnitOfWork, bookings: readonly Booking[]): Promise<RateTable> {
  let from = '9999-12-31';
  let to = '0000-01-01';
  for (const { date } of bookings) {
    if (date < from) from = date;
    if (date > to) to = date;
  }
  return readRates(unit, DASHBOARD_RATES, { from, to });
}
