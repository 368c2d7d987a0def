import { namesOpening } from '../bookings/row-kinds.ts';
import type { Header } from '../headers/columns.ts';
import { isSetApart } from '../rows/ends-of-texts.ts';
import { type Row, textOf } from '../rows/rows.ts';

/**
 * Whether the text of a booking at the foot of a page tells the account of its payee, or the card it was made with ('Kartennummer 14482201-0;
 * Zahlung 12.02.2026': UBS), so that it does not name that of the table on the next page, which begins at the row `next`.
 */
export function tellsOther(
  rows: Row[],
  headers: readonly (Header | null)[],
  index: number,
  next: number,
): boolean {
  const [row, header] = [rows[index], headers[next]];
  if (!row || !header || rows[next]?.page === row.page) return false;
  if (CARD_NUMBER.test(textOf(row)) && !isSetApart(rows, index)) return true;
  const first = rows[next + header.rows];
  const hasBalances = header.columns.some(({ role }) => role === 'balance');
  const opens = first !== undefined && namesOpening(first);
  return /^iban\b/i.test(textOf(row)) && !hasBalances && !opens;
}

/** With nothing behind its number a card heads what follows. */
const CARD_NUMBER =
  /^(?:karten-?n(?:umme)?r|card n(?:umber|o))\b[.: ]*[\dX*•][\dX*• -]*[\dX*•](?![\dX*• -])\W*[/\p{L}]/iu;
