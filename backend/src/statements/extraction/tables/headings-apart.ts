import { isBookingRow } from '../bookings/booking-rows.ts';
import { emptyRow, headingIn } from '../bookings/row-kinds.ts';
import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { flowOf, isTotal } from '../words/sums-and-flows.ts';
import { hasFigure } from './headings.ts';
import { cardIn, namesCard } from './unlabelled-numbers.ts';

/** So many rows around one show how far the lines of a text are apart. */
const ROWS_AROUND = 60;
/** So many lines show it, and what is set apart has so much more room. */
const LEAST_LINES = 2;
const FARTHER = 1.25;
/** Lines of one pitch differ by no more, in points. */
const SAME_PITCH = 0.6;

/**
 * Whether a line that begins where texts do is none of the booking above it: the name of a group that is set apart, where columns and no group tell
 * which way amounts go, or of a card (Emirates Islamic), or the number of a card whose sum follows (Cembra), or
 * the holder of a card over its number (American Express).
 */
export function headsApart(rows: Row[], index: number, { columns }: Header): boolean {
  const row = rows[index];
  if (!row || row.cells.length > 1) return false;
  if (areHolderAndCard(rows, index) || areHolderAndCard(rows, index - 1)) return true;
  const hasSides = ['in', 'out'].every((side) => columns.some(({ role }) => role === side));
  const isNamed = hasSides && flowOf(headingIn(row)) !== null;
  const isHeading = (isNamed || namesCard(textOf(row))) && standsApart(rows, index);
  return (isHeading || titlesSum(rows, index)) && !isRepeated(rows, row);
}

/** Whether two lines right above a booking are the name of a holder and the number of the card whose bookings follow, with more room above them than in between. */
function areHolderAndCard(rows: Row[], index: number): boolean {
  const [above, name, card, below] = [-1, 0, 1, 2].map((offset) => rows[index + offset]);
  if (name?.cells.length !== 1 || card?.cells.length !== 1 || name.page !== card.page) return false;
  if (!HOLDER.test(textOf(name)) || !CARD_NUMBER.test(textOf(card))) return false;
  const room = above?.page === name.page ? name.baseline - above.baseline : Infinity;
  const isApart = room > FARTHER * (card.baseline - name.baseline);
  return isApart && below !== undefined && isBookingRow(below);
}

const HOLDER = /^(?:mr|mrs|ms|miss|mx|dr|prof)\.? \p{Lu}[\p{Lu} .'’-]{2,40}$/iu;
const CARD_NUMBER = /^(?:\p{L}+ )?card (?:number|no\.?):? [\dX*•]{4}[\dX*• -]{4,20}$/iu;

/** Whether a line stands several times on its page, as those of bookings do. */
function isRepeated(rows: Row[], row: Row): boolean {
  const text = textOf(row);
  return rows.some((other) => other !== row && other.page === row.page && textOf(other) === text);
}

/** Whether a line names the card, and nothing but its holder, whose total stands further down. */
function titlesSum(rows: Row[], index: number): boolean {
  const card = cardIn(textOf(rows[index] ?? emptyRow));
  if (card === null) return false;
  return rows.slice(index + 1).some((row) => isTotal(textOf(row)) && cardIn(textOf(row)) === card);
}

/** Whether a row right above a booking has more room above and below it than the lines of texts around it, as a heading of the next bookings has (Caisse d'Epargne). */
function standsApart(rows: Row[], index: number): boolean {
  const [above, row, below] = [rows[index - 1], rows[index], rows[index + 1]];
  if (!row || !below || above?.page !== row.page || !isBookingRow(below)) return false;
  const from = Math.max(1, index - ROWS_AROUND);
  const gaps = rows.slice(from, index + ROWS_AROUND).flatMap((line, at) => {
    const over = rows[from + at - 1];
    const isLine = over && over.page === row.page && isBookingRow(over) && !isBookingRow(line);
    return isLine && line.page === over.page ? [line.baseline - over.baseline] : [];
  });
  const least = Math.min(...gaps);
  const lines = gaps.filter((gap) => gap - least < SAME_PITCH);
  // Where the days stand in the middle of their texts, the next line is as far below one as this is above it.
  const next = rows[index + 2];
  const isText = next?.page === row.page && !isBookingRow(next) && !hasFigure(next);
  const own = isText ? next.baseline - below.baseline : least;
  const isApart = [row.baseline - above.baseline, below.baseline - row.baseline].every(
    (room) => room > FARTHER * Math.max(least, own),
  );
  return lines.length >= LEAST_LINES && isApart;
}
