import { readAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import { COMMON } from '../words/currency-names.ts';
import { currencyOfLine, pesoIn } from './currencies.ts';

/** A title stands at most this many rows above the first row of its table. */
const TITLE_ROWS = 5;
const MOST_CELLS = 2;

/** The currency of the nearest title above a table that begins at a row, and behind the end of the table before, or null. */
export function titledCurrency(rows: Row[], startsAt: number, endBefore: number): string | null {
  const above = rows.slice(Math.max(endBefore + 1, startsAt - TITLE_ROWS), startsAt + 1);
  const isTitle = ({ cells }: Row) =>
    cells.length <= MOST_CELLS && cells.every(({ text }) => readAmount(text, 2) === null);
  const peso = pesoIn(rows);
  const named = above.filter(isTitle).map((row) => currencyOfLine(row, peso) ?? codeInFront(row));
  return named.findLast((currency) => currency !== null) ?? null;
}

/** The code that a title begins with, whatever kind of account it names behind ('HKD Current'), or null. */
function codeInFront({ cells: [first] }: Row): string | null {
  const [code = '', ...name] = first?.text.split(' ') ?? [];
  return name.length > 0 && COMMON.has(code) ? code : null;
}
