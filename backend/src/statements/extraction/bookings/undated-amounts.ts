import { type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { isNextOfDay, type OpenBooking } from './continuation.ts';
import { type Booking, movementOf, type RowReading } from './readings.ts';

/** So many bookings show a habit. */
export const MANY = 10;

/** Whether the day of value leads a line right below the first one of a booking, as labels below the others say. */
export function isOfValue(
  open: OpenBooking | null,
  { date, leadsWithValueDate }: RowReading,
): boolean {
  const isBegun = open !== null && open.booking.cells.length === open.last.cells.length;
  return date !== null && leadsWithValueDate === true && isBegun;
}

/** Whether an amount bears a sign, if all of the bookings do and some of them a plus: one without any is a detail's. */
export function isMarkedAs({ bookings }: Part, reading: RowReading): boolean {
  const isMarked = ({ amount }: Pick<Booking, 'amount'>) => amount.marker === 'sign';
  const movement = movementOf(reading);
  if (movement === null || isMarked(movement) || reading.money.balance) return true;
  return !bookings.every(isMarked) || !bookings.some(({ amount }) => amount.direction === 1);
}

/** Whether an undated amount is a booking of the day of the latest one, and no detail of it nor a figure of another page. */
export function sharesDay(
  { bookings }: Part,
  latest: OpenBooking | null,
  row: Row,
  reading: RowReading,
  isOverDated: () => boolean,
): boolean {
  if (movementOf(reading)?.amount.minor === 0 && NOTHING_MOVED.test(textOf(row))) return false;
  // Where each of many bookings bears its date, no other page shares that of the last one, unless they are of a day each and go on below.
  const areDated = bookings.length >= MANY && bookings.every((each) => each.hasOwnDate);
  const isOtherPage = areDated && latest?.last.page !== row.page;
  if (isOtherPage && (repeatDays(bookings) || !isOverDated())) return false;
  if (latest && !isNextOfDay(latest, row, reading)) return false;
  const complete = bookings.every((booking) => booking.balance && booking.hasOwnDate);
  return bookings.length === 0 || !complete || reading.money.balance !== undefined;
}

/** Nothing was booked in a group of its own ('SIN MOVIMIENTOS', '$ 0': Banco de Chile). */
const NOTHING_MOVED =
  /\b(?:sin|sem) movimi?entos\b|\bno (?:transactions|activity|movements)\b|\bkeine (?:ums[äa]tze|buchungen)\b|\baucun\p{L}* (?:op[ée]ration|mouvement)|\bnessun\p{L}* (?:operazion|moviment)/iu;

/** Whether a row on a page behind that of the last booking tells for how much of what is lent ('Debit interest: over', '25.00', '39.90 %': HSBC). */
export function isRateOnNextPage({ bookings }: Part, { page, cells }: Row): boolean {
  return bookings.at(-1)?.page !== page && PERCENT.test(cells.at(-1)?.text ?? '');
}

const PERCENT = /^\d{1,3}(?:[.,]\d{1,3})? ?%$/;

/** Whether two bookings that follow each other print the same day. */
export function repeatDays(bookings: Booking[]): boolean {
  return bookings.some(({ date }, index) => {
    const before = bookings[index - 1]?.date;
    return before && date && before.day === date.day && before.month === date.month;
  });
}

/** The line below a booking that begins with its day of value, read as the words behind that. */
export function asUndated(reading: RowReading): RowReading {
  const { undated } = reading;
  return undated ? { ...reading, texts: undated.text === '' ? [] : [undated], money: {} } : reading;
}

/** Whether a line drawn as one text is what a card is charged for a booking abroad, with a sign of its own ('1,75% für Einsatz der Karte im Ausland 0,58 -'). */
export function isRateOf({ whole, texts, money }: RowReading): boolean {
  const [text] = texts;
  return whole !== undefined && money.amount?.marker === 'sign' && RATE.test(text?.text ?? '');
}

const RATE = /^\d{1,2}(?:[.,]\d{1,3})? ?% (?:für|for|de|del|sur|voor|su) /iu;
