import { type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Booking } from './readings.ts';

/** What a summary is called that may list a charge with its day as if it were booked there ('RIEPILOGO DEI SUOI MOVIMENTI': Nexi). */
const SUMMARY = /^riepilogo (?:dei (?:suoi|tuoi|vostri) )?movimenti$/;

/** A summary has no more rows. */
const MOST_ROWS = 10;

/**
 * Parts without the charges of a summary that a list below books once more, on the same day and by a name that begins alike ('Imposta di bollo',
 * 'IMPOSTA DI BOLLO SU ESTRATTO CONTO': Nexi). What stands in the summary alone is booked there.
 */
export function withoutRepeatedCharges(parts: Part[], rows: Row[]): Part[] {
  const from = rows.findIndex((row) => SUMMARY.test(plainWords(textOf(row))));
  if (from < 0) return parts;
  const summary = new Set(rows.slice(from, from + MOST_ROWS).flatMap(({ cells }) => cells));
  const isListed = (booking: Booking) => booking.cells.some((cell) => summary.has(cell));
  const others = parts.flatMap(({ bookings }) => bookings).filter((each) => !isListed(each));
  const isRepeated = (booking: Booking) =>
    isListed(booking) && others.some((other) => saysTheSame(booking, other));
  return parts.map((part) => {
    const first = part.bookings.findIndex((booking) => !isRepeated(booking));
    if (first <= 0) return part;
    const behind = <Figure extends { after: number }>(figures: Figure[]): Figure[] =>
      figures.map((figure) => ({ ...figure, after: Math.max(0, figure.after - first) }));
    return {
      ...part,
      bookings: part.bookings.slice(first),
      checkpoints: behind(part.checkpoints),
      totals: behind(part.totals),
    };
  });
}

/** Whether two bookings are of one day and one amount, and the name of the second begins as that of the first. */
function saysTheSame(one: Booking, other: Booking): boolean {
  const isOfDay = one.date?.day === other.date?.day && one.date?.month === other.date?.month;
  const isNamed = plainWords(other.text).startsWith(plainWords(one.text));
  return one.date !== null && isOfDay && isNamed && one.amount.minor === other.amount.minor;
}
