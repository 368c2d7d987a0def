import { namesOpening } from '../bookings/row-kinds.ts';
import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { hasFigure, identityIn } from './headings.ts';
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
 * The row with the number of the account in the box that its currency stands in behind the part before: lines of two cells and more, as far from each
 * other as the next one is from the heading ('IBAN', 'Balance on 13-12-2025' over 'Currency', 'Money out' and 'Period': bunq). Above it may stand the
 * box of another account.
 */
function topOfBox(rows: Row[], heading: number, end: number): number {
  const [row, below] = [rows[heading], rows[heading + 1]];
  if (!row || !below || below.page !== row.page || !isOfBox(row) || !isOfBox(below)) return heading;
  const pitch = below.baseline - row.baseline + SAME_PITCH;
  for (let top = heading; top > end && heading - top < MOST_ROWS_OF_BOX; top -= 1) {
    const [line, above] = [rows[top], rows[top - 1]];
    if (line && (identityIn(rows, top).account !== null || namesAccount(line))) return top;
    if (!line || !above || above.page !== line.page || !isOfBox(above)) return heading;
    if (line.baseline - above.baseline > pitch) return heading;
  }
  return heading;
}

/** Whether a row of a box names its account without a number ('Account', 'Savings'). */
const namesAccount = ({ cells: [label] }: Row) =>
  /^(?:account|konto|compte|cuenta|conto|rekening)$/i.test(label?.text ?? '');

const isOfBox = ({ cells }: Row) => cells.length > 1;
const MOST_ROWS_OF_BOX = 8;
/** Lines of one pitch differ by no more, in points. */
const SAME_PITCH = 0.6;
