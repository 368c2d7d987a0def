import { columnFor } from './cell-columns.ts';
import type { Column, Header } from './columns.ts';
import { withRoles } from './header-labels.ts';
import type { Row } from './rows.ts';

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
