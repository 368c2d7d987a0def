import { isFigure } from '../figures/amounts.ts';
import { leadingDate } from '../figures/dates.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { isBookedIn } from './bookings-above.ts';
import { type Column, type Header, isLabelRow, isMoney } from './header-labels.ts';

/** An address and a box take so many lines at most. */
const MOST_LINES = 20;

/**
 * The same headers in which labels at the head of a page stand right above the first booking, where an address and the box of what the
 * account opens and closes with are printed between the two (Rabobank).
 */
export function withoutBoxesBelow(rows: Row[], headers: (Header | null)[]): (Header | null)[] {
  const result = [...headers];
  for (let index = 0; index < headers.length; index += 1) {
    const header = headers[index];
    if (!header?.placed || header.rows === 0) continue;
    const begin = index + header.rows;
    const at = firstBelowBox(rows, headers, begin, header);
    if (at !== null) {
      result.fill(null, index, begin);
      result[at] = { ...header, rows: 0 };
    }
    // The lower lines of labels may look like labels of their own.
    index = begin - 1;
  }
  return result;
}

/** The booking right below a box under labels, or null where there is none, or a day or a figure in any row above the box. */
function firstBelowBox(
  rows: Row[],
  headers: (Header | null)[],
  begin: number,
  header: Header,
): number | null {
  const page = rows[begin - 1]?.page;
  for (let at = begin; at < begin + MOST_LINES; at += 1) {
    const row = rows[at];
    if (!row || headers[at] || row.page !== page) return null;
    if (isBox(row, rows[at + 1])) {
      const below = rows[at + 2];
      const isNext = below?.page === page && !headers[at + 2];
      return isNext && isBookedIn(below.cells, header, reachesOver) ? at + 2 : null;
    }
    if (leadingDate(textOf(row), 'DM') || row.cells.some(isFigure)) return null;
  }
  return null;
}

/** Whether the amount of a booking reaches over the label of a column of money, wherever that is set. */
const reachesOver = ({ role, x, right }: Column, amount: Cell) =>
  isMoney(role) && amount.x < right && x < amount.right;

/** Whether a row names what an account opens and closes with over figures, each below its own name. */
function isBox(row: Row, below: Row | undefined): boolean {
  const kinds = row.cells.map(({ text }) => balanceLine(text));
  if (!kinds.includes('opening') || !kinds.includes('closing') || !isLabelRow(row)) return false;
  return below?.cells.length === row.cells.length && below.cells.every(isFigure);
}
