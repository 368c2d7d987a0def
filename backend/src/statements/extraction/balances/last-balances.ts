import { isNewestFirst } from '../bookings/row-kinds.ts';
import { readAmount } from '../figures/amounts.ts';
import { type Header, isMoney } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { balanceLine } from '../words/balance-names.ts';
import { lastBooked } from './followers.ts';

/** An amount ends so near to the label or the values of its column, in points. */
const NEAR = 12;

/**
 * Closes an account with the balance beside its last line where none is named that closes it (AIB): it opens with a printed balance, its lines
 * stand oldest first between two sides and a column of balances, the last one bears its own, and neither below it nor on a later page does anything
 * stand where its money does. A page that is not the last by its own number closes nothing.
 */
export function closeWithLast(
  part: Part,
  rows: Row[],
  headers: readonly (Header | null)[],
  decimals: number,
): void {
  const { opening, closing, otherClosing, current, hasOneAmount, isFollowed, bookings } = part;
  const last = bookings.at(-1)?.balance;
  if (!opening || closing || otherClosing || current.length > 0 || isFollowed) return;
  if (!last || hasOneAmount || isNewestFirst(part)) return;
  const header = headers.findLast((each, index) => each && index <= part.endsAt);
  const from = lastBooked(part, rows);
  if (!header?.columns.some(({ role }) => role === 'balance') || from < 0) return;
  const below = rows.slice(from + 1);
  if (below.some((row) => hasMoneyIn(header, row, decimals)) || goesOn(rows)) return;
  if (rows.some(({ cells }) => cells.some(({ text }) => balanceLine(text) === 'closing'))) return;
  part.closing = last;
}

/** Whether an amount stands in a column of money. */
function hasMoneyIn({ columns }: Header, { cells }: Row, decimals: number): boolean {
  const places = columns.filter(({ role }) => isMoney(role));
  return cells.some(
    ({ text, x, right }) =>
      readAmount(text, decimals) !== null &&
      places.some((column) => x < column.right + NEAR && column.x - NEAR < right),
  );
}

/** Whether the last page says that more pages follow. */
function goesOn(rows: Row[]): boolean {
  const page = rows.at(-1)?.page;
  return rows
    .filter((row) => row.page === page)
    .some((row) => {
      const [, own, all] = OF_PAGES.exec(textOf(row)) ?? [];
      return own !== undefined && Number(own) < Number(all);
    });
}

const OF_PAGES =
  /(?:page|seite|blatt|p[áa]gina|pagina|blad|side|sida|strona|folio|hoja) (\d{1,3}) ?(?:of|von|de|di|van|av|af|z|\/) ?(\d{1,3})(?!\d)/iu;
