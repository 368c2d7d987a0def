import { currencyOfLine } from '../currencies/currencies.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { identityIn } from './headings.ts';
import { areOfOthers } from './other-accounts.ts';
import type { Part } from './parts.ts';

const IN_CURRENCY =
  /[$£¥€]|\b(?:devises?|dollars?|francs?|couronnes?|dirhams?|yens?|sterling|roubles?|roupies?|zlotys?)\b/i;

/**
 * Whether a row between the closing balance of an account and the opening one of the next names that by its number, which goes on under the same
 * labels without repeating them (Caisse d'Épargne: 'NUMERAIRE PEA - N° 21124172269').
 */
export function namesNextAccount(rows: Row[], index: number, parts: readonly Part[]): boolean {
  const [above, row, below] = rows.slice(index - 1, index + 2);
  const part = parts.at(-1);
  if (row?.cells.length !== 1 || !part?.closing || part.bookings.length === 0) return false;
  // It may be kept in another currency, whatever the labels say.
  if (IN_CURRENCY.test(textOf(row)) || currencyOfLine(row) !== null) return false;
  const isBetween = [above, below].every((each) => each && balanceWordIn(textOf(each)) !== null);
  return isBetween && areOfOthers(identityIn(rows, index).account, part.identity.account);
}
