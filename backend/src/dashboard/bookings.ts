import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import {
  accountKeyOf,
  BOOKINGS,
  type Booking,
  type BookingRow,
  type BookingsDocument,
  bookingsId,
} from './documents.ts';

export type OfAccount = { userId: string; accountId: string };

const MONTHS_PER_PAGE = 24;
const MAX_PAGES = 1_000;

/** Puts bookings into their months. */
export async function addBookings(
  unit: UnitOfWork,
  { userId, accountId }: OfAccount,
  bookings: readonly Booking[],
): Promise<void> {
  for (const [month, ofMonth] of Map.groupBy(bookings, ({ date }) => date.slice(0, 7))) {
    const id = bookingsId(userId, accountId, month);
    const known = await unit.get<BookingsDocument>(BOOKINGS, id);
    const rows = ofMonth.map(rowOf);
    unit.put<BookingsDocument>(BOOKINGS, {
      id,
      userId,
      accountId,
      accountKey: accountKeyOf(userId, accountId),
      month,
      rows: known ? [...known.rows, ...rows] : rows,
    });
  }
}

export function bookingsIn({ rows }: BookingsDocument): Booking[] {
  return rows.map(([id, date, currency, category, amountMinor]) => {
    return { id, date, currency, category, amountMinor };
  });
}

function rowOf({ id, date, currency, category, amountMinor }: Booking): BookingRow {
  return [id, date, currency, category, amountMinor];
}

/**
 * Takes bookings out of their months. Answers them as they were.
 * An id does not tell its month, so the account's months are gone through from the newest on until all ids are found.
 */
export async function takeBookings(
  unit: UnitOfWork,
  { userId, accountId }: OfAccount,
  ids: readonly string[],
): Promise<Booking[]> {
  const wanted = new Set(ids);
  const taken: Booking[] = [];
  let after: BookingsDocument | undefined;
  for (let page = 0; page < MAX_PAGES && taken.length < wanted.size; page += 1) {
    const months = await unit.find<BookingsDocument>(BOOKINGS, {
      index: 'byAccount',
      equals: [accountKeyOf(userId, accountId)],
      reverse: true,
      limit: MONTHS_PER_PAGE,
      ...(after ? { after } : {}),
    });
    for (const month of months) taken.push(...takeOutOf(unit, month, wanted));
    after = months.at(-1);
    if (months.length < MONTHS_PER_PAGE) break;
  }
  return taken;
}

function takeOutOf(
  unit: UnitOfWork,
  month: BookingsDocument,
  wanted: ReadonlySet<string>,
): Booking[] {
  const taken = bookingsIn(month).filter(({ id }) => wanted.has(id));
  if (taken.length === 0) return [];
  const rows = month.rows.filter(([id]) => !wanted.has(id));
  if (rows.length === 0) unit.delete(BOOKINGS, month.id);
  else unit.put<BookingsDocument>(BOOKINGS, { ...month, rows });
  return taken;
}
