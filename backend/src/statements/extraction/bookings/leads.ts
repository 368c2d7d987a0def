import { isWholeDate } from '../figures/dates.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { balanceLine } from '../words/balance-names.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { saysDue } from '../words/titles.ts';
import { besideBare } from './bare-figures.ts';
import { LINE_PITCH, type OpenBooking } from './continuation.ts';
import { baselineOfText, isCentred, isIndented, isOfNote, isWithin } from './places-of-leads.ts';
import { movementOf, type Readings, type RowReading } from './readings.ts';

/** A row of text. room is what lies between it and the booking above in points, null where none is above it. */
type Lead = {
  index: number;
  row: Row;
  room: number | null;
  /** Whether the bookings stand under headings with their day, and bear no dates of their own. */
  isUnderDay: boolean;
  /** Whether a booking without a date of its own may take its text from above: others did, or the text has no booking above. */
  isUsual: boolean;
  /** Whether it holds an amount in another currency, as only the booking below explains it. */
  isAbove: boolean;
};

/** Dots lead the eye to the amount on the last line of a booking: what stands below begins another one. */
const LEADER_DOTS = /\.{5}/;
/** How far ahead the amount is looked for. */
const LOOK_AHEAD = 12;
/** A row belongs to what stands below it if the gap above it is so many times the one below. */
const NEARER = 1.3;
/** A line belongs to the one below where the room to it is so many times that above: lines of one pitch differ by less. */
const CLOSER = 0.95;
/** Where no booking is above it, centred text stands at most so many font sizes above its amount. */
const MOST_CENTRED = 1.4;
/** Under a day heading a booking can only begin, so its lines may stand farther apart. */
const MOST_UNDER_DAY = 2.2;

/** An amount in another currency and its rate explain a booking, whose name stands elsewhere. */
const FOREIGN_NOTE = /^[A-Z]{3} ?[\d.,]+(?: ?@ ?[\d.,]+)?$/;

/** A row of text and the bookings above it: the one that may go on, and the last one. */
type NextLead = Omit<Lead, 'room' | 'isUsual'> & {
  open: OpenBooking | null;
  latest: OpenBooking | null;
  /** Whether a text of the table has stood above the amount it belongs to. */
  hasLeads: boolean;
  /** Whether a booking without a date shares that of a day. */
  hasDay: boolean;
};

/** Whether a text stands nearer to the amount below it than to the booking above: cells whose text is centred (VTB). */
export function leadsToNext(rows: Readings, lead: NextLead): boolean {
  const { index, row, open, latest, hasLeads, hasDay } = lead;
  if (open && open.booking.date === null) return false;
  if (rows.haveFirstLines()) return isRightAbove(rows, index);
  if (leadsToDay(rows, lead)) return true;
  const beside = hasLeads || !latest ? besideBare(rows, index) : null;
  if (beside) return beside === 'above';
  // Under days in headings the dates in front of texts are none of bookings, and show nothing (Commerzbank).
  if (!lead.isUnderDay && rows.haveLastAmounts()) return leadsToUndated(rows, index);
  // Behind a repeated header a text leads to the next booking only in a table where others have done so.
  if (open?.afterHeader) return hasLeads && leadsToNext(rows, { ...lead, open: null });
  if (open ? open.last.page !== row.page : latest !== null && !hasLeads) return false;
  const room = open ? row.baseline - open.last.baseline : null;
  // What stands too far below a booking to go on with it belongs to the next one.
  const isApart = open !== null && row.baseline - open.last.baseline > LINE_PITCH * open.fontSize;
  const isUsual = hasDay && (open === null || isApart || hasLeads);
  return leadsToMovement(rows, { ...lead, room, isUsual });
}

/** Whether a text stands nearer to the amount below it than to what is above: cells whose text is centred (VTB), or amounts on the last line. */
function leadsToMovement(rows: Readings, lead: Lead): boolean {
  const { index, row, room, isUnderDay, isUsual, isAbove } = lead;
  const most = isUnderDay ? MOST_UNDER_DAY : MOST_CENTRED;
  const isLed =
    LEADER_DOTS.test(textOf(rows.row(index - 1) ?? row)) && !LEADER_DOTS.test(textOf(row));
  const nearest = isLed ? (room ?? 0) + ROUNDED : (room ?? 0) / NEARER;
  const reach = room === null ? reachBelow(rows, lead, most) : nearest;
  const texts = rows.reading(index)?.texts ?? [];
  let upper = row;
  for (let next = index + 1; next < index + LOOK_AHEAD; next += 1) {
    const lower = rows.row(next);
    const reading = rows.reading(next);
    if (!lower || !reading || lower.page !== row.page || saysDue(textOf(lower))) return false;
    const gap = baselineOfText(lower, reading, texts) - upper.baseline;
    if (gap >= reach) return false;
    if (movementOf(reading)) {
      if (isOfNote(rows, index, next)) return false;
      const holdsOn = isAbove || reading.texts.every(({ text }) => FOREIGN_NOTE.test(text));
      const mayLead = reading.date === null ? isUsual : holdsOn;
      const isDetail = isIndented(rows.reading(index), reading);
      const isOne = isWithin(upper, lower, row) || isCentred(rows, next, gap, texts);
      return isUnderDay || mayLead || isDetail || isOne;
    }
    if (reading.date) return false;
    // A line of a box beside the table takes no room in it.
    if (reading.texts.length > 0) upper = lower;
  }
  return false;
}

/**
 * Whether a text leads to a day which stands above an amount without one, each line nearer to the next than the text is to what stands above it:
 * the middle of a cell is that of its row (Mandiri, Trade Republic).
 */
function leadsToDay(rows: Readings, { index, row, latest }: NextLead): boolean {
  const above = rows.row(index - 1);
  const isFirst = above?.page !== row.page;
  // On the first line of a page it does where the booking before has such a line.
  const [lead] = latest?.booking.cells ?? [];
  if (!above || (isFirst && (!lead || isWholeDate(lead.text)))) return false;
  const reach = isFirst ? LINE_PITCH * row.fontSize : (row.baseline - above.baseline) / NEARER;
  let upper = row;
  let hasDay = false;
  for (let next = index + 1; next < index + LOOK_AHEAD; next += 1) {
    const [lower, reading] = [rows.row(next), rows.reading(next)];
    if (!lower || !reading || lower.page !== row.page) return false;
    if (lower.baseline - upper.baseline >= reach) return false;
    if (movementOf(reading)) return hasDay && reading.date === null;
    if (reading.date && hasDay) return false;
    hasDay ||= reading.date !== null;
    upper = lower;
  }
  return false;
}

/** Whether the very next row holds the figures of a booking. */
function isRightAbove(rows: Readings, index: number): boolean {
  const below = rows.reading(index + 1);
  return below !== null && below.date !== null && movementOf(below) !== null;
}

/** Whether text leads to an amount without a date of its own, on the same page. */
function leadsToUndated(rows: Readings, index: number): boolean {
  const page = rows.row(index)?.page;
  for (let next = index + 1; next < index + LOOK_AHEAD; next += 1) {
    const reading = rows.reading(next);
    if (!reading || rows.row(next)?.page !== page || reading.date) return false;
    if (movementOf(reading)) return !isBalance(reading);
  }
  return false;
}

/** Where no booking is above a text, what else stands there (a header, a balance) tells how near the amount has to be. */
function reachBelow(rows: Readings, { index, row }: Lead, most: number): number {
  const above = rows.row(index - 1);
  const blank = above?.page === row.page ? row.baseline - above.baseline : 0;
  return Math.max(most * row.fontSize, Math.min(blank / NEARER, MOST_UNDER_DAY * row.fontSize));
}

/** Whether a year stands alone and nearer to the date below it than to what is above (Nationwide). */
export function isOverItsDates(rows: Readings, index: number): boolean {
  const [above, row, below] = [index - 1, index, index + 1].map((at) => rows.row(at));
  if (!row || !below || row.cells.length > 1 || below.page !== row.page) return false;
  if (!rows.reading(index + 1)?.date) return false;
  const room = above?.page === row.page ? row.baseline - above.baseline : Infinity;
  const gap = below.baseline - row.baseline;
  // Between December and January it is that of January, if that has none below it.
  const isTurn = monthAbove(rows, index) === 12 && rows.reading(index + 1)?.date?.month === 1;
  return gap < CLOSER * room || (isTurn && rows.reading(index + 2)?.year == null);
}

/** The month of the nearest day above a row, or undefined. */
function monthAbove(rows: Readings, index: number): number | undefined {
  for (let at = index - 1; at > index - LOOK_AHEAD; at -= 1) {
    const month = rows.reading(at)?.date?.month;
    if (month !== undefined) return month;
  }
  return undefined;
}

/** Two distances that are printed alike differ by rounding, in points. */
const ROUNDED = 0.5;

/** Whether the next amount below a row stands above any other day. */
export function leadsToDayless(rows: Readings, index: number): boolean {
  for (let next = index + 1; next < index + LOOK_AHEAD; next += 1) {
    const reading = rows.reading(next);
    if (!reading || reading.date || reading.otherDate) return false;
    if (movementOf(reading)) return true;
  }
  return false;
}

/** Whether the next amount below a row has a date of its own. */
export function isOverDated(rows: Readings, index: number): boolean {
  for (let next = index + 1; next < index + LOOK_AHEAD; next += 1) {
    const reading = rows.reading(next);
    if (!reading) return false;
    if (movementOf(reading)) return reading.date !== null;
  }
  return false;
}

/** Whether the next amount below a row has a date of its own, or is a balance or a sum. */
export function nextMovementHasDate(rows: Readings, index: number): boolean {
  for (let next = index + 1; next < index + LOOK_AHEAD; next += 1) {
    const reading = rows.reading(next);
    if (!reading) return true;
    const row = rows.row(next);
    const isSum = row !== undefined && isTotal(textOf(row));
    if (movementOf(reading)) return reading.date !== null || isBalance(reading) || isSum;
    if (reading.date) return true;
  }
  return true;
}

/**
 * Whether a text in the first column of two begins the next booking, whose amount stands below without a date; not where that has such a
 * text of its own and is farther away than the booking above.
 */
export function beginsNext(rows: Readings, index: number, { x, last }: OpenBooking): boolean {
  // What begins the next booking has none of its own dates below it.
  if (besideBare(rows, index) === 'below' || nextMovementHasDate(rows, index)) return false;
  const row = rows.row(index);
  for (let next = index + 1; next < index + LOOK_AHEAD; next += 1) {
    const [reading, lower] = [rows.reading(next), rows.row(next)];
    if (!row || !lower || !reading || !movementOf(reading)) continue;
    const isOwn = Math.abs((reading.texts[0]?.x ?? Infinity) - (x ?? 0)) < SAME_EDGE;
    const isFar = lower.baseline - row.baseline > NEARER * (row.baseline - last.baseline);
    return !(isOwn && isFar);
  }
  return true;
}

/** So near, in points, begins what stands in one column. */
const SAME_EDGE = 2;

function isBalance({ texts }: RowReading): boolean {
  return balanceLine(texts.map((cell) => cell.text).join(' ')) !== null;
}

/** Whether a row without a date below the sum of purchases abroad is the tax on them, which is charged with them (Itaú). */
export function isPassedOn([name]: Cell[]): boolean {
  return name !== undefined && /^repasse de iof\b/i.test(name.text);
}

/** Whether a row behind the balance of a day begins another booking, whose own day stands below another one as in all before (S-Pankki). */
export function hasDayBelow({ bookings }: Part, { otherDate }: RowReading): boolean {
  return (
    otherDate !== undefined &&
    bookings.length > 0 &&
    bookings.every((each) => each.otherDate !== undefined)
  );
}
