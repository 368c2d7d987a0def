import { isWholeDate } from '../figures/dates.ts';
import type { Column, Header } from '../headers/columns.ts';
import { withRoles } from '../headers/header-labels.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { directionNamed } from '../words/marks.ts';
import { columnFor } from './cell-columns.ts';

/** So many numbers are what a column is for. */
const LEAST = 3;
/** What stands below a table has fewer. */
const CELLS_OF_BOOKING = 3;
/** What else stands at the place of such a column is the foot of a page. */
const MOST = 0.9;
const NUMBER = /^\d[\d./-]*$/;

/** The same header, where a column of codes ('Documento') holds nothing but numbers of the bank's own, which say nothing of a booking. */
export function withReferences(header: Header, rows: Row[]): Header {
  if (!header.placed) return header;
  const codes = header.columns.filter(({ role }) => role === 'other');
  if (codes.length === 0) return header;
  const texts = new Map<Column | null, string[]>();
  for (const { cells } of rows.filter(({ cells }) => cells.length >= CELLS_OF_BOOKING))
    for (const cell of cells) {
      const column = columnFor(header, cell);
      texts.set(column, [...(texts.get(column) ?? []), cell.text]);
    }
  const numbered = codes.filter((column) => {
    const own = texts.get(column) ?? [];
    const numbers = own.filter((text) => NUMBER.test(text)).length;
    return numbers >= LEAST && numbers >= MOST * own.length;
  });
  return withRoles(header, new Map(numbered.map((column) => [column, 'reference'] as const)));
}

/** The same header, where a column of kinds holds nothing but words for both ways of money ('Type': IN, OUT) and no other tells them. */
export function withDirections(header: Header, rows: Row[]): Header {
  const roles = header.columns.map(({ role }) => role);
  const isTold = roles.includes('direction') || roles.includes('in') || roles.includes('out');
  if (!header.placed || isTold) return header;
  const kinds = header.columns.filter(({ role }) => role === 'other');
  const told = kinds.find((column) => {
    const own = rows
      .filter(({ cells }) => cells.length >= CELLS_OF_BOOKING)
      .flatMap(({ cells }) => cells.filter((cell) => columnFor(header, cell) === column));
    const ways = own.map(({ text }) => (WORD.test(text) ? directionNamed(text) : null));
    const known = ways.filter((way) => way !== null).length;
    return ways.includes(1) && ways.includes(-1) && known >= LEAST && known >= MOST * own.length;
  });
  return told ? withRoles(header, new Map([[told, 'direction']])) : header;
}

/** A letter alone may be a code of any kind. */
const WORD = /^\p{L}{2,}(?: \p{L}+)?$/u;

/** Whether a number that could be a day ('0201') runs in front of the column of days, under which another one stands (KBC). */
export function isSerialNumber(cell: Cell, cells: Cell[], header: Header): boolean {
  const days = columnFor(header, cell);
  if (days?.role !== 'date' || cell.right >= days.x || !SERIAL.test(cell.text)) return false;
  return cells.some(({ x, right, text }) => x < days.right && days.x < right && isWholeDate(text));
}

const SERIAL = /^\d{3,5}$/;
