import { isWholeDate } from '../figures/dates.ts';
import { type Column, type Header, isMoney } from '../headers/header-labels.ts';
import { type Cell, partOf, type Row, wordsOf } from '../rows/rows.ts';
import { bookingLine } from '../rows/without-columns.ts';
import type { ColumnRole } from '../words/labels.ts';

/** The column that a cell belongs to: the one with which it shares an edge most nearly. */
export function columnFor(header: Header, cell: Cell): Column | null {
  const above = columnAbove(header, cell);
  if (above) return above;
  let nearest: Column | null = null;
  let least = Infinity;
  for (const column of header.columns) {
    const distance = distanceTo(column, cell);
    if (distance < least) [nearest, least] = [column, distance];
  }
  return nearest && (textBehind(header, nearest, cell) ?? daysOf(header, nearest, cell) ?? nearest);
}

/** The column of days under which a cell begins with one, though its text ends by chance where the label of texts does (Boursorama); or null. */
function daysOf({ columns }: Header, { role }: Column, { x, text }: Cell): Column | null {
  if (role !== 'description' || !DAY_IN_FRONT.test(text)) return null;
  const isOver = (column: Column) => column.role === 'date' && Math.abs(column.x - x) < AT_DAYS;
  return isWholeDate(text.slice(0, text.indexOf(' '))) ? (columns.find(isOver) ?? null) : null;
}

const DAY_IN_FRONT = /^\d[\d./-]+\d \S/;
/** Days begin so near to the edge of their label, in points. */
const AT_DAYS = 3;

/** The column of texts whose label is set in the middle of them, so that those begin nearer to the numbers in front of it; or null. */
function textBehind({ columns }: Header, nearest: Column, cell: Cell): Column | null {
  const isNumbers = nearest.role === 'ignored' || nearest.role === 'reference';
  if (!isNumbers || cell.x < nearest.right || !/\p{L}{3}/u.test(cell.text)) return null;
  const next = columns.filter(({ x }) => x > nearest.x).sort((a, b) => a.x - b.x)[0];
  return next?.role === 'description' && next.x > cell.x ? next : null;
}

/** The only column over a wide cell, if its label is set in the middle of that: the edges of others may be nearer. */
function columnAbove({ columns }: Header, cell: Cell): Column | null {
  const over = columns.filter(({ x, right }) => x < cell.right && cell.x < right);
  const [only, second] = over;
  if (!only || second || only.x < cell.x || only.right > cell.right) return null;
  const isPlaced = only.valueLeft !== undefined || only.valueRight !== undefined;
  const middles = [only, cell].map(({ x, right }) => (x + right) / 2);
  return !isPlaced && Math.abs((middles[0] ?? 0) - (middles[1] ?? 0)) < SAME_MIDDLE ? only : null;
}

const SAME_MIDDLE = 3;

/** For each row the header that it stands under. What else is found among the lines of a header begins none. */
export function headersOver(headers: readonly (Header | null)[]): (Header | null)[] {
  let over: Header | null = null;
  let end = 0;
  return headers.map((header, index) => {
    if (header && index >= end) {
      over = header;
      end = index + header.rows;
    }
    return over;
  });
}

/** How far a cell is from a column's nearest edge, in points. */
export function distanceTo(column: Column, cell: Pick<Cell, 'x' | 'right'>): number {
  const { x, right, valueLeft, valueRight } = column;
  if (valueLeft !== undefined) return Math.abs(valueLeft - cell.x);
  if (valueRight !== undefined) return Math.abs(valueRight - cell.right);
  return Math.min(Math.abs(x - cell.x), Math.abs(right - cell.right));
}

/** Whether a cell begins about where the dates of its table do, and nearer to them than to its texts. */
export function isNearDates({ columns }: Header, cell: Cell): boolean {
  const distance = (wanted: ColumnRole) =>
    Math.min(...columns.flatMap(({ role, x }) => (role === wanted ? [Math.abs(x - cell.x)] : [])));
  const toDates = distance('date');
  return toDates < NEAR_DATES && toDates < distance('description');
}

const NEAR_DATES = 60;

/** Whether amounts are the only money of the table. */
export function hasOneAmount(header: Header): boolean {
  return header.columns.filter(({ role }) => isMoney(role)).every(({ role }) => role === 'amount');
}

/** The rows of a table without what stands in other columns than those of money: what was paid abroad has decimals of its own. */
export function moneyOf(rows: Row[], header: Header): Row[] {
  if (!header.placed) return figuresOf(rows);
  const isMoneyCell = (cell: Cell) => {
    const role = columnFor(header, cell)?.role;
    return role !== undefined && isMoney(role);
  };
  return rows.map((row) => ({ ...row, cells: row.cells.filter(isMoneyCell) }));
}

/** The same rows with no more than the last word of those that are bookings drawn as one text. */
export function figuresOf(rows: Row[]): Row[] {
  return rows.map((row) => {
    const [cell, ...others] = row.cells;
    if (!cell || others.length > 0 || !bookingLine(row)) return row;
    return { ...row, cells: [partOf(cell, wordsOf(cell).slice(-1))] };
  });
}

/** Whether two headers name the same columns at the same places: those of two accounts may be set apart. */
export function isAlike(one: Header, other: Header): boolean {
  return one.columns.every((column, index) => {
    const { role, x = -1, right = -1 } = other.columns[index] ?? {};
    const isPlaced =
      Math.abs(column.x - x) < SAME_PLACE && Math.abs(column.right - right) < SAME_PLACE;
    return column.role === role && isPlaced;
  });
}

const SAME_PLACE = 3;

/** Whether a code is all the text in front of an amount in a column of money, and so the name of whoever was paid ('TOP', 'BOB'). */
export function isNamedByCode(
  header: Header,
  texts: Cell[],
  role: ColumnRole | undefined,
): boolean {
  const [name, ...others] = texts;
  const isText = name !== undefined && columnFor(header, name)?.role === 'description';
  return isText && others.length === 0 && role !== undefined && isMoney(role);
}
