import { movementOf, type RowReading } from '../bookings/readings.ts';
import type { PrintedDate } from '../figures/dates.ts';

/**
 * The day of booking of a row that bears an amount beside its day of value, or null: bookings begin with two lines, each with a day, and what came
 * in stands on the second of them ('Buchungstag', 'Ausgang' over 'Valuta', 'Eingang': comdirect). readingAt reads a row of the table on the
 * page at hand, and answers null for any other.
 */
export function dayOfLineAbove(
  index: number,
  readingAt: (index: number) => RowReading | null,
): PrintedDate | null {
  const dayAt = (at: number) => readingAt(at)?.date ?? null;
  const isBooked = (at: number) => {
    const reading = readingAt(at);
    return reading !== null && movementOf(reading) !== null;
  };
  let first = index;
  while (first > index - MOST_DATED && dayAt(first - 1)) first -= 1;
  if ((index - first) % 2 === 0) return null;
  // A booking of one line would turn the first lines below into second ones.
  for (let at = first; at < index; at += 2) if (isBooked(at) === isBooked(at + 1)) return null;
  return isBooked(index) && isOnFirst(index) ? dayAt(index - 1) : null;

  /** Whether the amounts of others nearby stand on the first of their lines, so that the first day is that of booking. */
  function isOnFirst(at: number): boolean {
    const near = Array.from({ length: 2 * NEAR }, (_, offset) => at - NEAR + offset);
    return near.some(
      (each) => isBooked(each) && dayAt(each) && dayAt(each + 1) && !isBooked(each + 1),
    );
  }
}

/** So many rows above and below tell how the bookings of a table stand. */
const NEAR = 40;

/** So many lines with days follow each other at most. */
const MOST_DATED = 200;
