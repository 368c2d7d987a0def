import { movementOf, type RowReading } from '../bookings/readings.ts';
import { columnFor } from '../cells/cell-columns.ts';
import type { PrintedDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import type { Row } from '../rows/rows.ts';

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
  // Where lines with days do not follow each other in pairs, nothing tells which of them are the first ones.
  const pairs = pairsAround(index, (at) => dayAt(at) !== null);
  if (!pairs || pairs.some(([first, second]) => isBooked(first) === isBooked(second))) return null;
  const isOnFirst = pairs.some(([first]) => isBooked(first));
  const own = pairs.find(([, second]) => second === index);
  return own && isOnFirst && isBooked(index) ? dayAt(own[0]) : null;
}

/** The rows with days around one, two by two as they follow each other; null where some stand alone. */
function pairsAround(
  index: number,
  isDated: (index: number) => boolean,
): [number, number][] | null {
  const pairs: [number, number][] = [];
  for (let at = index - NEAR; at <= index + NEAR; at += 1) {
    if (!isDated(at)) continue;
    // A run that reaches in from above begins where nobody looks.
    if (at === index - NEAR && isDated(at - 1)) return null;
    if (!isDated(at + 1)) return null;
    pairs.push([at, at + 1]);
    at += 1;
  }
  return pairs;
}

/** So many rows above and below tell how the bookings of a table stand. */
const NEAR = 60;

/** Whether a dash stands in place of the day, as that of a purchase does beside what a card is charged for itself (Hanseatic Bank). */
export function hasDashForDay({ cells }: Row, header: Header): boolean {
  return cells.some(
    (cell) => /^[-–—]$/.test(cell.text) && columnFor(header, cell)?.role === 'date',
  );
}
