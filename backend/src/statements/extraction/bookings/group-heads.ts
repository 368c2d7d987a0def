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
  const { date, otherDate: day } = rows.reading(index) ?? {};
  // It is that of the booking which it heads.
  const isOfNext = day !== undefined && day.day === rows.reading(index + 1)?.otherDate?.day;
  const hasOwnDay = hasOtherDay && date === null && isOfNext && isFarther(rows, index);
  if (hasOwnDay || endsPage(rows, index) || repeatsHead(rows, index, open)) return true;
  return headsCard(rows, index) || headsGroup(rows, index, open);
}

/** Whether a line says no more than that the list goes on, and no booking stands below it on its page (Barclays). */
function endsPage(rows: Readings, index: number): boolean {
  if (!/^continued\W*$/i.test(textOf(rows.row(index) ?? emptyRow))) return false;
  for (let at = index + 1; at < index + LOOK_AHEAD; at += 1) {
    const reading = rows.reading(at);
    if (!reading) return true;
    if (reading.date) return false;
  }
  return false;
}

const LOOK_AHEAD = 12;

/** Whether a line below the labels of a page bears the number of a card, or stands above it, and stood set apart on an earlier one, too (OCBC). */
function repeatsHead(rows: Readings, index: number, { afterHeader }: OpenBooking): boolean {
  const row = rows.row(index);
  const [first] = row?.cells ?? [];
  const isOfCard = [index, index + 1].some((at) => CARD.test(textOf(rows.row(at) ?? emptyRow)));
  if (!row || !first || !afterHeader || !isOfCard) return false;
  for (let at = index - 1; at > 0; at -= 1) {
    const [above, other] = [rows.row(at - 1), rows.row(at)];
    const isSame = other?.cells[0]?.text === first.text && textOf(other) === textOf(row);
    const isEarlier = isSame && other.page < row.page && above?.page === other.page;
    if (isEarlier && other.baseline - above.baseline > SET_APART * row.fontSize) return true;
  }
  return false;
}

const CARD = /(?<!\d)(?:\d{4}[ -]?){3}\d{3,4}(?!\d)/;

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
  const gap = lower.baseline - row.baseline;
  if (above <= SET_APART * row.fontSize || above <= HEADED * gap) return false;
  // Bookings follow each other as near as they follow a heading: what each of them has above it is none.
  return hasNeighbours(rows, index, HEADED * gap);
}

/** No line of one text stands so many font sizes below another, nor a booking so far below its heading. */
const [SET_APART, HEADED] = [1.7, 1.1];

/** Whether one booking follows another near a row, no farther below it than that. */
function hasNeighbours(rows: Readings, index: number, most: number): boolean {
  const isBooking = (at: number) => {
    const reading = rows.reading(at);
    return reading?.date != null && movementOf(reading) !== null;
  };
  for (let at = index - NEARBY; at < index + NEARBY; at += 1) {
    const [one, other] = [rows.row(at), rows.row(at + 1)];
    const isNear = one && other?.page === one.page && other.baseline - one.baseline <= most;
    if (isNear && isBooking(at) && isBooking(at + 1)) return true;
  }
  return false;
}

const NEARBY = 30;
