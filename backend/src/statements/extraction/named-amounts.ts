import { type PrintedAmount, readAmount } from './amounts.ts';
import type { Style } from './readings.ts';
import type { Row } from './rows.ts';
import { balanceLine } from './words.ts';

/** The amount right behind the name of a balance, where another name with a figure of its own follows in the row, as in a box of two columns; or null. */
export function amountInBox({ cells }: Row, { decimals, isWhole }: Style): PrintedAmount | null {
  const at = cells.findIndex(({ text }) => balanceLine(text) !== null);
  const [name, figure, next, ...others] = at < 0 ? [] : cells.slice(at);
  if (!name || !figure || !next || others.length === 0) return null;
  const isNext = /\p{L}{3}/u.test(next.text) && readAmount(next.text, decimals, isWhole) === null;
  return isNext ? readAmount(figure.text, decimals, isWhole) : null;
}

/** The amount that ends a line behind its name, in no column of its table, or null. */
export function amountAtEnd({ cells }: Row, { decimals, isWhole }: Style): PrintedAmount | null {
  const last = cells.at(-1);
  return last && cells.length > 1 ? readAmount(last.text, decimals, isWhole) : null;
}
