import { readAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { isTotal } from '../words/sums-and-flows.ts';

/** Accounts that an overview lists with their numbers and what they hold, by their names. */

const NAME = /^\p{L}[^\d]{5,58}$/u;
const NUMBER = /^\d[\d -]{4,24}\d$/;
const MOST_LISTED = 100;

/** The number under which an overview above lists the account that a row names and nothing else ('INVERSION ENLACE PERSONAL': Banorte), or null. */
export function numberListed(rows: Row[], index: number): string | null {
  const row = rows[index];
  if (row?.cells.length !== 1) return null;
  const listed = listedIn(rows).get(textOf(row));
  return listed && listed.index < index ? listed.number : null;
}

type Listed = { number: string; index: number };

/** The same rows are asked about line by line. */
const LISTED_IN = new WeakMap<Row[], Map<string, Listed>>();

/** What each name is listed under, unless two are called so. */
function listedIn(rows: Row[]): Map<string, Listed> {
  const known = LISTED_IN.get(rows);
  if (known) return known;
  const found = new Map<string, Listed>();
  const again = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const number = found.size < MOST_LISTED ? numberBeside(row) : null;
    const name = row.cells[0]?.text ?? '';
    if (number !== null && found.has(name)) again.add(name);
    if (number !== null) found.set(name, { number, index });
  }
  for (const name of again) found.delete(name);
  LISTED_IN.set(rows, found);
  return found;
}

/** The number in a row of an overview, behind a name and in front of a figure; or null. */
function numberBeside({ cells: [name, ...others] }: Row): string | null {
  if (!name || !NAME.test(name.text) || isTotal(name.text) || balanceWordIn(name.text)) return null;
  const isNumber = (text: string) =>
    NUMBER.test(text) && !isWholeDate(text) && readAmount(text, 2) === null;
  const at = others.findIndex(({ text }) => isNumber(text));
  const hasFigure = others.slice(at + 1).some(({ text }) => readAmount(text, 2) !== null);
  return at >= 0 && hasFigure ? (others[at]?.text.replace(/ /g, '') ?? null) : null;
}
