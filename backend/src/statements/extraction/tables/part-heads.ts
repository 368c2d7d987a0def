import { namesOpening } from '../bookings/row-kinds.ts';
import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { hasFigure } from './headings.ts';
import type { Part } from './parts.ts';

type Place = {
  rows: Row[];
  headers: (Header | null)[];
  /** The header under which the part begins, and the row that names its account. */
  index: number;
  headingAt: number;
  before: Part | undefined;
};

/** Where a part begins: at its heading, or at the top of the page that it begins on where no other stands above. */
export function headOf({ rows, headers, index, headingAt, before }: Place): number {
  const page = rows[index]?.page;
  const top = rows.findIndex((row) => row.page === page);
  const named = underLabels(rows, headingAt) ? headingAt - 1 : headingAt;
  const heading = topOfBox(rows, named, before?.endsAt ?? -1);
  const isAlone = before && before.bookings.length > 0 && top > before.endsAt;
  if (!isAlone || heading <= top) return heading;
  // What closes the part before may have come to stand at the top of the page alone.
  const above = rows.slice(top, heading).map((row) => balanceLine(textOf(row)));
  // So may its whole box, where the last part has one below its table, too.
  const last = headers.findLastIndex(Boolean);
  const hasBox = before.opening === null && rows.slice(last).some(namesOpening);
  const isClosed = above.includes('closing') && (hasBox || !above.includes('opening'));
  return isClosed && before.closing === null ? heading : top;
}

/** Whether the number of an account stands with what it opened with under the labels of both ('IBAN', 'Alter Saldo per 30.05.2025': Deutsche Bank). */
function underLabels(rows: Row[], headingAt: number): boolean {
  const [labels, heading] = [rows[headingAt - 1], rows[headingAt]];
  if (!labels || !heading || labels.page !== heading.page || !hasFigure(heading)) return false;
  return labels.cells.length > 1 && namesOpening(labels) && !hasFigure(labels);
}

/**
 * The first row of the box that a heading stands in behind the part before: lines of two cells and more, as far from each other as the next one is from
 * the heading ('IBAN', 'Balance on 13-12-2025' over 'Currency', 'Money out' and 'Period', 'Balance on 13-01-2026': bunq).
 */
function topOfBox(rows: Row[], heading: number, end: number): number {
  const [row, below] = [rows[heading], rows[heading + 1]];
  if (!row || !below || below.page !== row.page || !isOfBox(row) || !isOfBox(below)) return heading;
  const pitch = below.baseline - row.baseline + SAME_PITCH;
  let top = heading;
  while (top - 1 > end && heading - top < MOST_ROWS_OF_BOX) {
    const [above, first] = [rows[top - 1], rows[top]];
    if (!above || !first || above.page !== first.page || !isOfBox(above)) break;
    if (first.baseline - above.baseline > pitch) break;
    top -= 1;
  }
  return rows.slice(top, heading + 2).some(hasFigure) ? top : heading;
}

const isOfBox = ({ cells }: Row) => cells.length > 1;
const MOST_ROWS_OF_BOX = 8;
/** Lines of one pitch differ by no more, in points. */
const SAME_PITCH = 0.6;
