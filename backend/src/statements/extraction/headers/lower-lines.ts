import type { RowReading } from '../bookings/readings.ts';
import { columnDate, type DateOrder } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import { isDayRole } from '../words/labels.ts';
import { columnsIn, type Header, isLabelRow, MAX_PITCH } from './header-labels.ts';

/**
 * Bookings of two lines and more, each under labels of its own: the upper ones name the day, the number and the kind of a booking and
 * what it moved, the lower ones its value date and its text, which begins under the number (PKO BP: 'Identyfikator operacji' over
 * 'Opis operacji').
 */

/** So near, in points, stands what is in one column. */
const SAME_PLACE = 3;

/** The same headers with what labels below them say of the lower lines of bookings: those that do no more are part of them. */
export function withLowerLines(rows: Row[], headers: (Header | null)[]): (Header | null)[] {
  const result = [...headers];
  for (const [index, header] of headers.entries()) {
    const at = index + (header?.rows ?? 1);
    const [row, below] = [rows[index], rows[at]];
    if (!header?.placed || !row || !below || below.page !== row.page) continue;
    if (rows.slice(index + 1, at + 1).some((each) => namesValueDates(each, header)))
      result[index] = { ...header, hasDatesBelow: true };
    const isNear = below.baseline - row.baseline < header.rows * MAX_PITCH * row.fontSize;
    const kindsX = header.columns.find(({ role }) => role === 'other')?.x;
    const lower =
      isNear && isLabelRow(below)
        ? lowerIn(below, header, kindsX ?? unnamedKindsX(rows.slice(at + 1), header))
        : null;
    if (!lower) continue;
    result[index] = { ...header, rows: header.rows + 1, hasDatesBelow: true, lower };
    result[at] = null;
  }
  return result;
}

/** Whether a row of labels has that of value dates under the one of days. */
function namesValueDates(row: Row, { columns }: Header): boolean {
  const date = columns.find(({ role }) => role === 'date');
  const [lead] = row.cells;
  if (!date || !lead || Math.abs(lead.x - date.x) > SAME_PLACE || !isLabelRow(row)) return false;
  return columnsIn(lead).every(({ role }) => role === 'otherDate') && columnsIn(lead).length > 0;
}

/** Where the kinds of bookings begin, behind their numbers, though no label names them; or null. */
function unnamedKindsX(below: Row[], { columns }: Header): number | null {
  const number = columns.find(({ role }) => role === 'reference');
  const next = columns.find(({ x }) => number && x > number.x);
  if (!number || !next) return null;
  for (const { cells } of below.slice(0, ROWS_TO_SEE)) {
    const at = cells.findIndex(({ x }) => Math.abs(x - number.x) < SAME_PLACE);
    const kind = at < 0 ? undefined : cells[at + 1];
    if (kind && kind.right < next.x) return kind.x;
  }
  return null;
}

/** The first booking stands so near to its labels, below what was there before. */
const ROWS_TO_SEE = 4;

/** Where value dates and texts begin in the lower lines of bookings, if their labels stand under those of the days and of the numbers. */
function lowerIn(
  { cells }: Row,
  { columns }: Header,
  firstX: number | null,
): Header['lower'] | null {
  const [date, text, ...others] = cells.flatMap(columnsIn);
  const upper = (x: number) => columns.find((column) => Math.abs(column.x - x) < SAME_PLACE);
  const isTold = columns.some(({ role }) => role === 'description');
  if (!date || !text || others.length > 0 || isTold || firstX === null) return null;
  const isLower =
    isDayRole(date.role) &&
    text.role === 'description' &&
    upper(date.x)?.role === 'date' &&
    upper(text.x)?.role === 'reference';
  return isLower ? { dateX: date.x, textX: text.x, firstX } : null;
}

/** What a lower line of a booking says: its text, as if it stood under that of the first line. Null where the row is no such line. */
export function readLowerLine(row: Row, { lower }: Header, order: DateOrder): RowReading | null {
  if (!lower) return null;
  const [first] = row.cells;
  const isDated =
    first !== undefined &&
    Math.abs(first.x - lower.dateX) < SAME_PLACE &&
    columnDate(first.text, order)?.length === first.text.length;
  const [lead, ...others] = isDated ? row.cells.slice(1) : row.cells;
  const isText = lead && Math.abs(lead.x - lower.textX) < SAME_PLACE && /\p{L}/u.test(lead.text);
  if (!isText || others.some(({ x }) => x >= lower.firstX)) return null;
  const by = lower.firstX - lower.textX;
  const texts = [lead, ...others].map((cell) => ({ ...cell, x: cell.x + by }));
  return { date: null, money: {}, texts, codes: [], hint: null, year: null, hasForeign: false };
}
