import { isFigure } from '../figures/amounts.ts';
import { baselineOf, type Cell, type Row, textOf } from '../rows/rows.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { movementOf, type Readings, type RowReading } from './readings.ts';

/** Where a text stands to the amount below it. */

/** Whether the amount of a row stands between the two lines of one cell, of which this is the upper one. */
export function isWithin(upper: Row, { cells }: Row, { fontSize }: Row): boolean {
  return Math.min(...cells.map(baselineOf)) - upper.baseline < WITHIN * fontSize;
}

/** The upper one of two lines in a cell, between which the amount stands, is less than a line of print above it. */
const WITHIN = 0.85;

/** Whether an amount is printed much smaller than that of the booking above the text over it: a fee of that booking (Revolut). */
export function isOfNote(rows: Readings, index: number, at: number): boolean {
  const sizeAt = (each: number) => rows.row(each)?.cells.findLast(isFigure)?.fontSize ?? Infinity;
  for (let above = index - 1; above > index - LOOK_BACK; above -= 1) {
    const reading = rows.reading(above);
    if (!reading) return false;
    if (movementOf(reading)) return sizeAt(at) < SMALLER * sizeAt(above);
  }
  return false;
}

/** How far back the amount of that booking is looked for. */
const LOOK_BACK = 12;
/** Print of less than this share of another's size is that of a note. */
const SMALLER = 0.75;

/** Where the text of a row stands that is in the column of another one, which may be a little above or below its figures. */
export function baselineOfText({ baseline }: Row, { texts }: RowReading, [beside]: Cell[]): number {
  const apart = ({ x }: Cell) => Math.abs(x - (beside?.x ?? x));
  const text = texts.toSorted((one, other) => apart(one) - apart(other))[0];
  if (!text) return baseline;
  const own = baselineOf(text);
  return Math.abs(own - baseline) < text.fontSize ? own : baseline;
}

/** Whether the text beside the figures is indented behind the one above, whose detail it then is. */
export function isIndented(upper: RowReading | null, lower: RowReading): boolean {
  const [above, beside] = [upper?.texts[0], lower.texts[0]];
  if (!above || !beside) return false;
  const indent = beside.x - above.x;
  return indent > COLUMN_APART && indent < MOST_INDENTED;
}

const COLUMN_APART = 4;
/** What stands farther to the right is in another column. */
const MOST_INDENTED = 30;

/** How much the gaps above and below a centred amount may differ. */
const EVEN = 0.15;

/** Whether text goes on below an amount as near to it as it stands above. */
export function isCentred(rows: Readings, index: number, above: number, texts: Cell[]): boolean {
  const row = rows.row(index);
  // Between them a time may stand in another column (VTB).
  const at = isEmpty(rows.reading(index + 1)) ? index + 2 : index + 1;
  const [below, reading] = [rows.row(at), rows.reading(at)];
  if (!row || !below || !reading || below.page !== row.page) return false;
  // The sum of a group is no line of its only booking, whose heading stands as near above it (Bank of America).
  const isSum = movementOf(reading) !== null || isTotal(textOf(below));
  if (reading.date || isSum || reading.texts.length === 0) return false;
  const isEven = (room: number) => Math.abs(room - above) <= EVEN * above;
  const own = rows.reading(index);
  const room = below.baseline - (own ? baselineOfText(row, own, texts) : row.baseline);
  // Lines in smaller print stand closer by as much.
  return isEven(room) || isEven((room * row.fontSize) / below.fontSize);
}

/** Whether nothing in a row is a day, money or a text. */
const isEmpty = (reading: RowReading | null) =>
  reading !== null &&
  !reading.date &&
  !reading.otherDate &&
  reading.texts.length === 0 &&
  Object.keys(reading.money).length === 0;
