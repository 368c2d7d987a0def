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

/** The lower lines of such a text are indented by so many points, and no more. */
const [OUTDENT, INDENT] = [4, 60];

/** What a row is to the booking above it, by what stands around both. */
export function continuationAt(
  rows: Readings,
  index: number,
  open: OpenBooking,
  reading: RowReading,
  hasOtherDay: boolean,
): Continuation {
  if (beginsAnew(rows, index, open, hasOtherDay)) return 'none';
  const row = rows.row(index) ?? emptyRow;
  const continuation = continuationOf(open, row, reading);
  if (continuation !== 'none' || !standsBetween(rows, index, open)) return continuation;
  return continuationOf({ ...open, x: row.cells[0]?.x ?? null, whole: null }, row, reading);
}

/**
 * Whether a line that begins far behind the text of a booking belongs to it: it stands right between two lines of that text, of which the lower one is indented, in front of the
 * days and amounts ('WP-ABRECHNUNG 0000118822071': Consorsbank).
 */
function standsBetween(rows: Readings, index: number, open: OpenBooking): boolean {
  const [row, below, lower] = [rows.row(index), rows.row(index + 1), rows.reading(index + 1)];
  const { x, last, booking } = open;
  const [line, next] = [row?.cells[0], lower?.texts[0]];
  if (!row || !below || !lower || !line || !next || x === null || row.cells.length > 1)
    return false;
  const isNear = isRightUnder(row, last) && isRightUnder(below, row);
  const isOfText =
    next.x > x + OUTDENT && next.x <= x + INDENT && !lower.date && !movementOf(lower);
  const isFigure = (text: string) => looksLikeMoney(text) || isWholeDate(text);
  const figures = booking.cells.filter((cell) => cell.x > x && isFigure(cell.text));
  const end = Math.min(...figures.map((cell) => cell.x));
  return isNear && isOfText && line.x > x && line.x < end;
}
