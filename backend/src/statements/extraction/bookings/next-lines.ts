import { looksLikeMoney } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import {
  type Continuation,
  continuationOf,
  isRightUnder,
  type OpenBooking,
} from './continuation.ts';
import { beginsAnew } from './group-heads.ts';
import { movementOf, type Readings, type RowReading } from './readings.ts';
import { emptyRow } from './row-kinds.ts';

/** A lower line of a text is indented by no more, in points. */
const INDENT = 60;

/** What a row is to the booking above it, by what stands around both. */
export function continuationAt(
  rows: Readings,
  index: number,
  open: OpenBooking,
  reading: RowReading,
  hasOtherDay: boolean,
): Continuation {
  if (beginsAnew(rows, index, open, hasOtherDay)) return 'none';
  const continuation = continuationOf(open, rows.row(index) ?? emptyRow, reading);
  return continuation === 'none' && standsBetween(rows, index, open) ? 'text' : continuation;
}

/**
 * Whether a line that begins far behind the text of a booking belongs to it: it stands right between two lines of that text, in front of the
 * days and amounts ('WP-ABRECHNUNG 0000118822071': Consorsbank).
 */
function standsBetween(rows: Readings, index: number, open: OpenBooking): boolean {
  const [row, below, lower] = [rows.row(index), rows.row(index + 1), rows.reading(index + 1)];
  const { x, last, booking } = open;
  const [line, next] = [row?.cells[0], lower?.texts[0]];
  if (!row || !below || !lower || !line || !next || x === null || row.cells.length > 1)
    return false;
  const isNear = isRightUnder(row, last) && isRightUnder(below, row);
  const isOfText = next.x >= x && next.x <= x + INDENT && !lower.date && !movementOf(lower);
  const isFigure = (text: string) => looksLikeMoney(text) || isWholeDate(text);
  const figures = booking.cells.filter((cell) => cell.x > x && isFigure(cell.text));
  const end = Math.min(...figures.map((cell) => cell.x));
  return isNear && isOfText && line.x > x && line.x < end;
}
