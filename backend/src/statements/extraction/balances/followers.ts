import { readAmount } from '../figures/amounts.ts';
import { type DateOrder, leadingDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { balanceLine, balanceWordIn, currentBalanceIn } from '../words/balance-names.ts';
import { isTotal } from '../words/sums-and-flows.ts';

/** So far apart (in points) edges of one column may be. */
const SAME_EDGE = 4;

/**
 * Whether a booking stands below the closing balance that ended a part's table: a row that begins with a date and has an
 * amount, both in the columns of the bookings above, before any heading, header, other page or the next part. It was not read, so the
 * figures that add up without it prove nothing.
 */
export function isFollowedByBooking(
  { bookings, endsAt }: Part,
  rows: Row[],
  headers: (Header | null)[],
  { decimals, order }: { decimals: number; order: DateOrder },
  next?: Part,
): boolean {
  const end = rows[endsAt];
  if (!end || bookings.length === 0 || !isClosing(end)) return false;
  const cells = bookings.flatMap((booking) => booking.cells);
  const dates = cells.flatMap(({ text, x }) => (leadingDate(text, order) ? [x] : []));
  const amounts = cells.flatMap(({ text, right }) => (readAmount(text, decimals) ? [right] : []));
  const isNear = (edges: number[], edge: number) =>
    edges.some((known) => Math.abs(known - edge) < SAME_EDGE);
  for (const [offset, row] of rows.slice(endsAt + 1, next?.startsAt).entries()) {
    const [first, ...rest] = row.cells;
    if (row.page !== end.page || headers[endsAt + 1 + offset]) return false;
    if (!first || rest.length === 0) return false;
    const text = textOf(row);
    if (balanceWordIn(text) || currentBalanceIn(text) || isTotal(text)) continue;
    if (!leadingDate(first.text, order) || !isNear(dates, first.x)) continue;
    if (rest.some((cell) => readAmount(cell.text, decimals) && isNear(amounts, cell.right)))
      return true;
  }
  return false;
}

function isClosing(row: Row): boolean {
  const label = row.cells.find(({ text }) => balanceWordIn(text));
  const kinds = [label && balanceLine(label.text), balanceLine(textOf(row))];
  return kinds.some((kind) => kind === 'closing' || kind === 'carried');
}
