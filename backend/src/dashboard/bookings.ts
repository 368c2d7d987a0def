import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import {
  accountKeyOf,
  BOOKINGS,
  type Booking,
  type BookingsDocument,
  bookingsId,
} from './documents.ts';

export type OfAccount = { userId: string; accountId: string };

const MONTHS_PER_PAGE = 24;
const MAX_PAGES = 1_000;

/** Puts bookings into their months. Answers them. */
export async function addBookings(
  unit: UnitOfWork,
  { userId, accountId }: OfAccount,
  transactions: readonly Booking[],
): Promise<Booking[]> {
  const added = transactions.map(({ id, date, currency, category, amountMinor }) => {
    return { id, date, currency, category, amountMinor };
  });
  for (const [month, bookings] of Map.groupBy(added, ({ date }) => date.slice(0, 7))) {
    const id = bookingsId(userId, accountId, month);
    const known = await unit.get<BookingsDocument>(BOOKINGS, id);
    unit.put<BookingsDocument>(BOOKINGS, {
      id,
      userId,
      accountId,
      accountKey: accountKeyOf(userId, accountId),
      month,
      bookings: known ? [...known.bookings, ...bookings] : bookings,
    });
  }
  return added;
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
  const taken = month.bookings.filter(({ id }) => wanted.has(id));
  if (taken.length === 0) return [];
  const bookings = month.bookings.filter(({ id }) => !wanted.has(id));
  if (bookings.length === 0) unit.delete(BOOKINGS, month.id);
  else unit.put<BookingsDocument>(BOOKINGS, { ...month, bookings });
  return taken;
}
