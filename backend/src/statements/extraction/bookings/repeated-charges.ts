import { type Row, textOf } from '../rows/rows.ts';
import { type Part, withoutBookings } from '../tables/parts.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Booking } from './readings.ts';

/** What the summary of a card's bill is called that may list a charge with its day as if it were booked there, and what ends it (Nexi). */
const SUMMARY = /^riepilogo dei (?:suoi|tuoi|vostri) movimenti$/;
const END = /^totale (?:addebito|da addebitare)\b/;
/** A summary has no more rows. */
const MOST_ROWS = 10;

/**
 * A part without the charges of its summary that the list below books once more, on the same day and by a name that begins alike ('Imposta di bollo',
 * 'IMPOSTA DI BOLLO SU ESTRATTO CONTO': Nexi). What stands in the summary alone is booked there.
 */
export function withoutRepeatedCharges(part: Part, rows: Row[]): Part {
  const summary = new Set(summaryIn(rows).flatMap(({ cells }) => cells));
  const isListed = (booking: Booking) => booking.cells.some((cell) => summary.has(cell));
  const others = part.bookings.filter((each) => !isListed(each));
  return withoutBookings(
    part,
    (booking) => isListed(booking) && others.some((other) => saysTheSame(booking, other)),
  );
}

/** The rows of a summary, down to the sum of what is charged; none where no such sum ends it. */
function summaryIn(rows: Row[]): Row[] {
  const says = (row: Row, what: RegExp) =>
    row.cells.some(({ text }) => what.test(plainWords(text)));
  const from = rows.findIndex((row) => SUMMARY.test(plainWords(textOf(row))));
  const listed = from < 0 ? [] : rows.slice(from, from + MOST_ROWS);
  return listed.slice(0, listed.findIndex((row) => says(row, END)) + 1);
}

/** Whether two bookings without balances are of one day, one way and one amount, and the name of the second begins as that of the first. */
function saysTheSame(one: Booking, other: Booking): boolean {
  const isOfDay = one.date?.day === other.date?.day && one.date?.month === other.date?.month;
  const isOfWay = one.amount.direction === other.amount.direction && one.side === other.side;
  const isNamed = plainWords(other.text).startsWith(plainWords(one.text));
  const isSame = isOfWay && one.amount.minor === other.amount.minor;
  return one.date !== null && isOfDay && isNamed && isSame && !one.balance && !other.balance;
}
