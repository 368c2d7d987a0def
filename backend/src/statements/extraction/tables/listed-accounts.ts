import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { CODES } from '../words/currency-names.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { ibanIn } from './ibans.ts';

/** Accounts that an overview lists with their numbers and what they hold, by their names. */

const NAME = /^\p{L}[^\d]{5,58}$/u;
const NUMBER = /^\d[\d -]{4,24}\d$/;
const MOST_LISTED = 100;

/**
 * The number under which an overview above lists the account that a row names ('INVERSION ENLACE PERSONAL': Banorte), with no more than
 * words beside it ('Dispositionskredit 2.000 EUR': comdirect), or null.
 */
export function numberListed(rows: Row[], index: number): string | null {
  const [name, beside, ...others] = rows[index]?.cells ?? [];
  if (!name || others.length > 0 || (beside && !SAYS_MORE.test(beside.text))) return null;
  const listed = listedIn(rows).get(name.text);
  return listed && listed.index < index ? listed.number : null;
}

/** name is what the overview calls the account. */
export type Holder = { account: string; currency: string | null; name: string };

/** The account of the only row of an overview that holds just so much, above or below zero, and the currency that it is marked with; or null. */
export function accountHolding(rows: Row[], balance: PrintedAmount): Holder | null {
  const isOwed = balance.direction === -1;
  const found = rows.flatMap(({ cells }) => {
    const account = cells.map(({ text }) => numberIn(text)).find(Boolean);
    const figure = cells
      .flatMap(({ text }) => readAmount(text, 2) ?? [])
      .find(({ minor, direction }) => minor === balance.minor && (direction === -1) === isOwed);
    const code = cells.find(({ text }) => CODES.has(text))?.text ?? null;
    const [first] = cells;
    const name = first && NAME.test(first.text) ? first.text : '';
    return account && figure ? [{ account, currency: figure.currency ?? code, name }] : [];
  });
  const [only = null, ...others] = found;
  return others.every(({ account }) => account === only?.account) ? only : null;
}

/**
 * The accounts that several balances are of, where an overview lists each of them once, under as many numbers and names (comdirect); or null.
 */
export function accountsHolding(
  rows: Row[],
  balances: readonly (PrintedAmount | null)[],
): Holder[] | null {
  const held = balances.flatMap((balance) => (balance && accountHolding(rows, balance)) || []);
  const areAll = balances.length > 1 && held.length === balances.length;
  const areOthers = (said: string[]) => !said.includes('') && new Set(said).size === said.length;
  const [accounts, names] = [held.map(({ account }) => account), held.map(({ name }) => name)];
  return areAll && areOthers(accounts) && areOthers(names) ? held : null;
}

/** What stands beside the name of an account in its title begins with a word. */
const SAYS_MORE = /^\p{L}{4}/u;

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
    if (number !== null && found.has(name) && found.get(name)?.number !== number) again.add(name);
    if (number !== null) found.set(name, { number, index });
  }
  for (const name of again) found.delete(name);
  LISTED_IN.set(rows, found);
  return found;
}

/** The number in a row of an overview, behind a name and in front of a figure; or null. */
function numberBeside({ cells: [name, ...others] }: Row): string | null {
  if (!name || !NAME.test(name.text) || isTotal(name.text) || balanceWordIn(name.text)) return null;
  const numbers = others.map(({ text }) => numberIn(text));
  const at = numbers.findIndex((number) => number !== null);
  const hasFigure = others.slice(at + 1).some(({ text }) => readAmount(text, 2) !== null);
  return hasFigure ? (numbers[at] ?? null) : null;
}

/** The IBAN that a text holds, or the number that it is, without blanks; or null. */
function numberIn(text: string): string | null {
  const isNumber = NUMBER.test(text) && !isWholeDate(text) && readAmount(text, 2) === null;
  return ibanIn(text, false) ?? (isNumber ? text.replace(/ /g, '') : null);
}
