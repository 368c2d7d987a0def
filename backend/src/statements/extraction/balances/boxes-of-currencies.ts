import { boxOf, withoutOtherSums } from '../currencies/currency-boxes.ts';
import type { DateOrder } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { labelledBalancesIn, type Print } from './balances.ts';

/** A box has so many rows at most. */
const MOST_ROWS = 15;

/**
 * Gives the parts of a card in two currencies what they open and close with out of the one box that has a column for each ('Balance anterior',
 * '28,410.55 DB', '184.20 DB'), where nothing else tells it.
 */
export function takeBoxOfCurrencies(
  parts: Part[],
  rows: Row[],
  print: Print,
  order: DateOrder,
  ofFile: string,
): void {
  const codeOf = ({ identity }: Part) => identity.currency ?? ofFile;
  const codes = [...new Set(parts.map(codeOf))];
  if (codes.length < 2 || codes.length !== parts.length) return;
  const at = boxOf(rows, codes);
  if (at < 0) return;
  const box = rows.slice(at, at + MOST_ROWS).filter(({ page }) => page === rows[at]?.page);
  for (const part of parts) {
    const own = labelledBalancesIn(withoutOtherSums(box, codeOf(part), codes), print, order);
    part.opening ??= own.find(({ kind }) => kind === 'opening')?.amount ?? null;
    part.closing ??= own.find(({ kind }) => kind === 'closing')?.amount ?? null;
  }
}
