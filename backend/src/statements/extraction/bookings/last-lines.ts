import { movementOf, type RowReading } from './readings.ts';

/** So many bookings show that amounts stand on the last lines of their texts. */
const LEAST = 2;
/** The text of a booking has at most so many lines. */
const MOST_LINES = 8;

/**
 * Whether every booking has its amount on the last line of its text (HSBC): under some dates the text goes on to an amount lower
 * down, and between an amount and the next date no text ever stands. readings are those of the rows below a header, with null
 * where a header or another page interrupts them.
 */
export function standOnLastLines(readings: (RowReading | null)[]): boolean {
  let last = 0;
  let bare = 0;
  for (const [index, reading] of readings.entries()) {
    if (!reading) continue;
    const isDated = reading.date !== null;
    const movement = movementOf(reading);
    if (isDated && Object.keys(reading.money).length === 0) bare += 1;
    if (isDated && !movement && leads(readings, index)) last += 1;
    if (movement && isBooked(readings, index) && trails(readings, index)) return false;
  }
  // Days of value stand below their bookings, and lead to the amount of another one by chance (ING).
  return last >= LEAST && last * 2 > bare;
}

const isText = (reading: RowReading | null): boolean =>
  reading !== null &&
  reading.date === null &&
  Object.keys(reading.money).length === 0 &&
  reading.texts.length > 0;

/** Whether the text beside a date goes on to an amount without a date of its own. */
function leads(readings: (RowReading | null)[], index: number): boolean {
  const below = readings.slice(index + 1, index + 1 + MOST_LINES);
  const amount = below.find((reading) => !isText(reading));
  // Beside another day of its own it is that of the next booking, whose day of booking stands below.
  const isUndated = amount != null && amount.date === null && !amount.otherDate;
  return isUndated && movementOf(amount) !== null;
}

/** Whether an amount has a date in its row or above its text, as no figure of a box below the table has. */
function isBooked(readings: (RowReading | null)[], index: number): boolean {
  if (readings[index]?.date) return true;
  const above = readings.slice(Math.max(0, index - MOST_LINES), index).reverse();
  const lead = above.find((reading) => !isText(reading));
  return lead?.date != null && Object.keys(lead.money).length === 0;
}

/** Whether text stands between an amount and the next date. */
function trails(readings: (RowReading | null)[], index: number): boolean {
  const below = readings.slice(index + 1, index + 1 + MOST_LINES);
  const end = below.findIndex((reading) => !isText(reading));
  const next = end > 0 ? below[end] : null;
  return next?.date != null;
}
