import { boxOf, listedBalancesOf, withoutOtherSums } from '../currencies/currency-boxes.ts';
import { DOLLARS } from '../currencies/home-currencies.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import type { DateOrder } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { type LabelledBalance, labelledBalancesIn, type Print } from './balances.ts';

/** A box has so many rows at most. */
const MOST_ROWS = 15;

/**
 * Gives the parts of a card in two currencies what they open and close with out of the one box that has a column for each ('Balance anterior',
 * '28,410.55 DB', '184.20 DB'), or of a list that has a row for each, or of boxes above the tables whose figures are marked with the currency
 * of one of them only, where nothing else tells it.
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
  for (const part of parts) {
    const listed = listedBalancesOf(rows, codeOf(part), codes);
    takeBoth(part, labelledBalancesIn(listed, print, order));
  }
  const at = boxOf(rows, codes);
  const above = rows.slice(0, Math.min(...parts.map(({ startsAt }) => startsAt)));
  for (const part of at < 0 ? parts : []) {
    const own = labelledBalancesIn(above, print, order).filter(({ amount }) =>
      isIn(amount, codeOf(part), codes),
    );
    part.opening ??= onlyOf('opening', own);
    part.closing ??= onlyOf('closing', own);
  }
  if (at < 0) return;
  const box = rows.slice(at, at + MOST_ROWS).filter(({ page }) => page === rows[at]?.page);
  for (const part of parts) {
    const own = labelledBalancesIn(withoutOtherSums(box, codeOf(part), codes), print, order);
    takeBoth(part, own);
  }
}

function takeBoth(part: Part, own: LabelledBalance[]): void {
  part.opening ??= own.find(({ kind }) => kind === 'opening')?.amount ?? null;
  part.closing ??= own.find(({ kind }) => kind === 'closing')?.amount ?? null;
}

/** Whether an amount is marked with a currency, a bare dollar with that which alone has it. */
function isIn({ currency, isDollar }: PrintedAmount, code: string, codes: string[]): boolean {
  if (currency !== null) return currency === code;
  const dollars = codes.filter((each) => DOLLARS.has(each));
  return isDollar === true && dollars.length === 1 && dollars[0] === code;
}

/** The only figure by this kind of name, or null. */
function onlyOf(kind: 'opening' | 'closing', labelled: LabelledBalance[]): PrintedAmount | null {
  const [first, ...others] = labelled.filter((each) => each.kind === kind);
  const isOne = others.every(({ amount }) => amount.minor === first?.amount.minor);
  return (isOne && first?.amount) || null;
}
