import type { Booking } from '../bookings/readings.ts';
import { daysBetween } from '../cells/purchase-days.ts';
import { columnDate, type DateOrder, datesIn, isWholeDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import type { Part } from '../tables/parts.ts';

/** A card's purchase is booked so many days later at most. */
const LATEST = 10;
/** So many bookings with the day of the purchase in their texts are no chance, and as many of all of them. */
const LEAST = 3;
const MOSTLY = 0.5;
const NEARLY_ALL = 0.8;
/** Which of so many instalments it is ('03/12'); the first number is no greater than the second. */
const INSTALMENT = /^(\d{1,2})\/(\d{1,2})$/;

/**
 * Gives the bookings of a card the days of the purchases that stand below those of booking, or that most of their texts tell ('CARTE 29/10/25 …': BoursoBank, 'Částka: 1 248,50 CZK
 * 03.02.2025': ČSOB), where no column has them: none of those is later than the day of booking.
 */
export function takeDaysInTexts(
  { bookings }: Part,
  headers: (Header | null)[],
  order: DateOrder,
): void {
  if (headers.some((header) => header?.columns.some(({ role }) => role === 'otherDate'))) return;
  const told = bookings.map((booking) => dayInText(booking, order) ?? dayBelow(booking, order));
  const known = told.flatMap((each) => each ?? []);
  const near = known.filter(({ days }) => days >= 0 && days <= LATEST);
  const isMost = near.length >= LEAST && near.length >= MOSTLY * bookings.length;
  const areEarlier = known.every(({ days }) => days >= 0) && near.some(({ days }) => days > 0);
  if (near.every(({ mayBeInstalment }) => mayBeInstalment)) return;
  if (!isMost || !areEarlier || near.length < NEARLY_ALL * known.length) return;
  for (const [index, booking] of bookings.entries()) {
    const { date, days = Infinity } = told[index] ?? {};
    if (date && days <= LATEST) booking.date = date;
  }
}

/** Gives the bookings of an account the days of processing that lines below them name ('Verwerkingsdatum: 03-02-2025': Rabobank). */
export function takeNamedDays({ bookings }: Part, order: DateOrder): void {
  for (const booking of bookings) {
    const [named] = booking.cells.flatMap(({ text }) => {
      const [, day = ''] = OF_PROCESSING.exec(text) ?? [];
      const found = columnDate(day, order);
      return found?.length === day.length ? [found.date] : [];
    });
    if (named && booking.date) booking.date = named;
  }
}

const OF_PROCESSING = /^verwerkingsdatum: (\d\S+)$/iu;

/** The only day in the text of a booking, by how many days it is earlier than that of booking, and whether it may be the number of an instalment; or null. */
function dayInText({ text, date: booked, hasOwnDate }: Booking, order: DateOrder) {
  const [found, ...others] = datesIn(text, order);
  if (!found || others.length > 0 || !booked || !hasOwnDate) return null;
  const { date, index, length } = found;
  const [, first, second] = INSTALMENT.exec(text.slice(index, index + length).trim()) ?? [];
  const mayBeInstalment = first !== undefined && Number(first) <= Number(second);
  return { date, days: daysBetween(date, booked), mayBeInstalment };
}

/** The only day right below that of booking, under which its label stands below the other one's ('Zaúčtováno' over 'Provedeno': Česká spořitelna); or null. */
function dayBelow({ cells, date: booked, hasOwnDate }: Booking, order: DateOrder) {
  const [first, ...others] = cells.filter(({ text }) => isWholeDate(text));
  const [below, ...more] = others.filter(
    ({ x, y }) => first && Math.abs(x - first.x) < SAME_PLACE && y !== first.y,
  );
  const date = below && columnDate(below.text, order)?.date;
  if (!date || more.length > 0 || !booked || !hasOwnDate) return null;
  return { date, days: daysBetween(date, booked), mayBeInstalment: false };
}

/** So near, in points, stands what is in one column. */
const SAME_PLACE = 3;
