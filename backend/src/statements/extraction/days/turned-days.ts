import { headersOver } from '../cells/cell-columns.ts';
import type { Header } from '../headers/columns.ts';
import { withText } from '../rows/cell-texts.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { columnRoleOf } from '../words/labels.ts';

/** Two days in one cell, parted as their labels are. */
const PAIR =
  /^(\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})?) ?\/ ?(\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})?)$/;

/** The rows, with the day of booking in front where a label names that of value first ('Valuta / Buchungstag': akf bank). */
export function withBookingDaysFirst(rows: Row[], headers: (Header | null)[]): Row[] {
  const over = headersOver(headers);
  const turned = new Map<Header, Cell>();
  for (const [index, header] of headers.entries()) {
    const labels = header
      ? rows.slice(index, index + header.rows).flatMap(({ cells }) => cells)
      : [];
    const label = labels.find(({ text }) => namesValueFirst(text));
    if (header && label) turned.set(header, label);
  }
  if (turned.size === 0) return rows;
  return rows.map((row, index) => {
    const header = over[index];
    const label = header && turned.get(header);
    if (!label) return row;
    const isUnder = ({ x, right }: Cell) => x < label.right && label.x < right;
    return { ...row, cells: row.cells.map((cell) => (isUnder(cell) ? inTurn(cell) : cell)) };
  });
}

function namesValueFirst(text: string): boolean {
  return text.split('/').map(columnRoleOf).join() === 'otherDate,date';
}

function inTurn(cell: Cell): Cell {
  const [, value, booking] = PAIR.exec(cell.text) ?? [];
  if (!value || !booking) return cell;
  return withText(cell, `${booking} / ${value}`);
}
