import { isFigure, looksLikeMoney } from '../figures/amounts.ts';
import { leadingDate } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { type Header, isLabelRow, isMoney } from './header-labels.ts';

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
      return below?.page === page && !headers[at + 2] && isUnder(below, header) ? at + 2 : null;
    }
    if (leadingDate(textOf(row), 'DM') || row.cells.some(isFigure)) return null;
  }
  return null;
}

/** Whether a row begins with its day where that of a header stands, and ends with an amount below the label of some. */
function isUnder({ cells }: Row, { columns }: Header): boolean {
  const [day, amount] = [cells[0], cells.at(-1)];
  if (!day || !amount || cells.length < LEAST_CELLS || !looksLikeMoney(amount.text)) return false;
  const date = columns.find(({ role }) => role === 'date');
  const isDay = leadingDate(day.text, 'DM')?.length === day.text.length;
  const reaches = ({ x, right }: { x: number; right: number }) =>
    amount.x < right && x < amount.right;
  const isAmount = columns.some((column) => isMoney(column.role) && reaches(column));
  return isDay && isAmount && date !== undefined && Math.abs(day.x - date.x) < SAME_PLACE;
}

const LEAST_CELLS = 3;
/** What stands in one column begins at the same place but for rounding, in points. */
const SAME_PLACE = 3;

/** Whether a row names what an account opens and closes with over figures, each below its own name. */
function isBox(row: Row, below: Row | undefined): boolean {
  const kinds = row.cells.map(({ text }) => balanceLine(text));
  if (!kinds.includes('opening') || !kinds.includes('closing') || !isLabelRow(row)) return false;
  return below?.cells.length === row.cells.length && below.cells.every(isMarkedFigure);
}

/** '1.904,12 CR' */
const isMarkedFigure = ({ text }: { text: string }) =>
  looksLikeMoney(text.replace(/ ?[CD]R?$/, ''));
