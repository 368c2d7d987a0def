import { type Cell, type Row, textOf } from './rows.ts';
import { type ColumnRole, columnRoleOf } from './words.ts';

/** Where the label stands, and where the values under it end if that is known (see alignment.ts). */
export type Column = { role: ColumnRole; x: number; right: number; valueRight?: number };

/** A header as found. A header printed as one run of text names the columns without placing them. */
export type Header = { columns: Column[]; placed: boolean; rows: number };

const MONEY: ColumnRole[] = ['in', 'out', 'amount', 'balance'];
const MAX_HEADER_ROWS = 3;

/**
 * The table header that begins at rows[index], or null: it names a date or a description and at least one column of money
 * besides a balance. Labels that wrap over two or three rows are read as one.
 */
export function headerAt(rows: Row[], index: number): Header | null {
  const first = rows[index];
  if (!first) return null;
  // Even a label that wraps has a neighbour that does not.
  if (first.cells.length > 1 && !first.cells.some((cell) => columnRoleOf(cell.text))) return null;
  let stacked = first.cells.map((cell) => ({ ...cell }));
  for (let count = 1; count <= MAX_HEADER_ROWS; count += 1) {
    const header = headerOf(stacked) ?? (count === 1 ? unplacedHeaderOf(first) : null);
    if (header) return { ...header, rows: count };
    const next = rows[index + count];
    if (!next || next.page !== first.page || next.baseline - first.baseline > 3 * first.fontSize)
      return null;
    stacked = stack(stacked, next.cells);
    // What stands above a complete header and adds no column to it is not part of it.
    const alone = headerOf(next.cells);
    if (alone && (headerOf(stacked)?.columns.length ?? 0) <= alone.columns.length) return null;
  }
  return null;
}

function headerOf(cells: Cell[]): Omit<Header, 'rows'> | null {
  if (cells.length < 3) return null;
  const columns: Column[] = [];
  for (const { text, x, right } of cells) {
    const role = columnRoleOf(text);
    if (role) columns.push({ role, x, right });
  }
  return isTable(columns) && columns.length * 2 > cells.length
    ? { columns: ranked(columns), placed: true }
    : null;
}

/** Whole words of a header line that was drawn as one text, longest names first. */
function unplacedHeaderOf(row: Row): Omit<Header, 'rows'> | null {
  if (row.cells.length !== 1) return null;
  const words = textOf(row).split(' ');
  const columns: Column[] = [];
  for (let from = 0; from < words.length; ) {
    let taken = 0;
    for (let count = Math.min(5, words.length - from); count > 0 && taken === 0; count -= 1) {
      const role = columnRoleOf(words.slice(from, from + count).join(' '));
      if (!role) continue;
      columns.push({ role, x: 0, right: 0 });
      taken = count;
    }
    if (taken === 0) return null;
    from += taken;
  }
  return columns.length >= 3 && isTable(columns)
    ? { columns: ranked(columns), placed: false }
    : null;
}

function isTable(columns: Column[]): boolean {
  const roles = columns.map((column) => column.role);
  const named =
    roles.includes('date') || roles.includes('otherDate') || roles.includes('description');
  const money = roles.includes('amount') || (roles.includes('in') && roles.includes('out'));
  return named && money;
}

/**
 * Names that depend on their neighbours: where only a second kind of date is printed (posting, value) it is the date, and
 * an amount beside in and out is the running balance.
 */
function ranked(columns: Column[]): Column[] {
  const roles = columns.map((column) => column.role);
  const onlyDate = roles.includes('date') ? -1 : roles.indexOf('otherDate');
  const isSplit = roles.includes('in') && roles.includes('out');
  const balance = isSplit && !roles.includes('balance') ? roles.lastIndexOf('amount') : -1;
  return columns.map((column, index) => {
    if (index === onlyDate) return { ...column, role: 'date' };
    return index === balance ? { ...column, role: 'balance' } : column;
  });
}

/** Puts each lower cell under the upper one that it overlaps most; one that overlaps none stands alone. */
function stack(upper: Cell[], lower: Cell[]): Cell[] {
  const cells = upper.map((cell) => ({ ...cell }));
  for (const cell of lower) {
    const above = cells.find((candidate) => candidate.x < cell.right && cell.x < candidate.right);
    if (!above) {
      cells.push({ ...cell });
      continue;
    }
    above.text = `${above.text} ${cell.text}`;
    above.x = Math.min(above.x, cell.x);
    above.right = Math.max(above.right, cell.right);
  }
  return cells.sort((a, b) => a.x - b.x);
}

/** The column that a cell belongs to: the one with which it shares an edge most nearly. */
export function columnFor(header: Header, cell: Cell): Column | null {
  let nearest: Column | null = null;
  let least = Infinity;
  for (const column of header.columns) {
    const distance = distanceTo(column, cell);
    if (distance < least) [nearest, least] = [column, distance];
  }
  return nearest;
}

/** How far a cell is from a column's nearest edge, in points. */
export function distanceTo(column: Column, cell: Cell): number {
  const { x, right, valueRight } = column;
  if (valueRight !== undefined) return Math.abs(valueRight - cell.right);
  return Math.min(Math.abs(x - cell.x), Math.abs(right - cell.right));
}

export function isMoney(role: ColumnRole): boolean {
  return MONEY.includes(role);
}

/** Whether amounts are the only money of the table. */
export function hasOneAmount(header: Header): boolean {
  return header.columns.filter(({ role }) => isMoney(role)).every(({ role }) => role === 'amount');
}
