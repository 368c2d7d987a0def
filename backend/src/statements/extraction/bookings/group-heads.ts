import { textOf } from '../rows/rows.ts';
import type { OpenBooking } from './continuation.ts';
import { movementOf, type Readings } from './readings.ts';
import { emptyRow } from './row-kinds.ts';

/**
 * Whether a text below a booking goes on with none: it heads the next group, or the next card, or bears a day of value where that booking has its own
 * (Volkswagen Bank: 'Rechnungsabschluss').
 */
export function beginsAnew(
  rows: Readings,
  index: number,
  open: OpenBooking,
  hasOtherDay: boolean,
): boolean {
  const { date, otherDate } = rows.reading(index) ?? {};
  const hasOwnDay = hasOtherDay && otherDate !== undefined && date === null;
  return (
    (hasOwnDay && isFarther(rows, index)) || headsCard(rows, index) || headsGroup(rows, index, open)
  );
}

/** Whether a row stands farther below the one above than that does below the one before. */
function isFarther(rows: Readings, index: number): boolean {
  const [before, above, row] = [index - 2, index - 1, index].map((at) => rows.row(at));
  if (!before || !above || !row || before.page !== row.page) return false;
  return row.baseline - above.baseline > HEADED * (above.baseline - before.baseline);
}

/** Whether what was bought with a card is summed up on a line, or below the name of its holder ('TRANSACTIONS THIS CYCLE (CARD 4471)': Chase). */
function headsCard(rows: Readings, index: number): boolean {
  return [index, index + 1].some((at) => OF_CARD.test(textOf(rows.row(at) ?? emptyRow)));
}

const OF_CARD = /^transactions this cycle \(card\b/i;

/**
 * Whether a text right above a dated booking is the heading of a group, set farther below the booking above than the next one stands below it
 * (Caisse d'Epargne).
 */
function headsGroup(rows: Readings, index: number, open: OpenBooking): boolean {
  const [row, lower, below] = [rows.row(index), rows.row(index + 1), rows.reading(index + 1)];
  const isBooking = below?.date != null && below.texts.length > 0 && movementOf(below) !== null;
  // What follows the labels of the next page goes on with the booking above them.
  const isBelow = row?.page === open.last.page && !open.afterHeader;
  if (!row || !lower || !isBooking || !isBelow || row.cells.length > 1) return false;
  const above = row.baseline - open.last.baseline;
  return above > SET_APART * row.fontSize && above > HEADED * (lower.baseline - row.baseline);
}

/** No line of one text stands so many font sizes below another, nor a booking so far below its heading. */
const [SET_APART, HEADED] = [1.7, 1.1];
