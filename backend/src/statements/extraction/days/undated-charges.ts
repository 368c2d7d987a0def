import type { Booking } from '../bookings/readings.ts';

/** So many bookings with a day of their own show that none shares that of another. */
const MANY = 10;

/**
 * The bookings of a card, where the last ones print no day though the others print theirs even where it is that of the one above: they are
 * interest and taxes, charged on the day of the statement ('DÖNEM FAİZİ': Garanti).
 */
export function withDaysOfCharges(bookings: Booking[], end: string | null): Booking[] {
  const dated = bookings.filter(({ hasOwnDate }) => hasOwnDate);
  const isBehind = dated.at(-1) === bookings[dated.length - 1];
  if (end === null || dated.length === bookings.length || !isBehind) return bookings;
  const isRepeated = dated.some(({ date }, index) => {
    const before = dated[index - 1]?.date;
    return before && date && before.day === date.day && before.month === date.month;
  });
  if (!isRepeated && dated.length < MANY) return bookings;
  const [year = 0, month = 0, day = 0] = end.split('-').map(Number);
  const charged = bookings.slice(dated.length);
  return [...dated, ...charged.map((each) => ({ ...each, date: { year, month, day } }))];
}
