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
  const heading = underLabels(rows, headingAt) ? headingAt - 1 : headingAt;
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
