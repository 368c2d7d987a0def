import { type PrintedAmount, trailingAmounts } from '../figures/amounts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { isOfAllRows } from '../words/sums-and-flows.ts';
import type { Print } from './balances.ts';

/** What it opens with, both sums and what it closes with. */
const FIGURES = 4;
const MOST_ACCOUNTS = 30;
/** No longer line is one of a summary. */
const MOST_READ = 200;

/** One line of a summary: a product with its opening and closing balance. */
type LineSummary = {
  index: number;
  label: string;
  texts: string[];
  opening: PrintedAmount;
  closing: PrintedAmount;
};

/**
 * The rows of a summary that has lost its columns: below a line that names an opening and a closing balance, each that ends with four figures of which the first
 * leads to the last by those between them ('Pocket (Holiday) €250.00 €0.00 €100.00 €350.00': Revolut), but not their total.
 */
export function lineSummariesIn(rows: readonly Row[], print: Print): LineSummary[] {
  return rows.flatMap((row, index) => {
    if (row.cells.length !== 1 || !namesBoth(textOf(row).slice(0, MOST_READ))) return [];
    const below = rows.slice(index + 1, index + 1 + MOST_ACCOUNTS);
    const read = below.map((line, offset) => summaryOf(line, index + 1 + offset, print));
    const end = read.indexOf(null);
    const listed = end < 0 ? read : read.slice(0, end);
    return listed.flatMap((summary) => (summary && !isOfAllRows(summary.label) ? [summary] : []));
  });
}

function namesBoth(text: string): boolean {
  // Labels hold no figures; few lines are looked at word by word.
  if (/\d/.test(text) || balanceWordIn(text) === null) return false;
  const words = text.split(' ');
  const isNamed = (kind: 'opening' | 'closing') => (_: string, at: number) => {
    const word = balanceWordIn(words.slice(at).join(' '));
    return word?.kind === kind && word.start === 0;
  };
  const opening = words.findIndex(isNamed('opening'));
  return opening >= 0 && words.findIndex(isNamed('closing')) > opening;
}

function summaryOf(row: Row, index: number, { decimals }: Print): LineSummary | null {
  if (row.cells.length !== 1) return null;
  const { rest, amounts } = trailingAmounts(textOf(row).slice(0, MOST_READ), decimals);
  const [opening, one, other, closing] = amounts;
  if (!opening || !one || !other || !closing || amounts.length !== FIGURES || rest === '')
    return null;
  const worth = ({ minor, direction }: typeof opening) => (direction ?? 1) * minor;
  const change = Math.abs(worth(closing) - worth(opening));
  const isLed = change === Math.abs(one.minor - other.minor);
  return isLed ? { index, label: rest, texts: [], opening, closing } : null;
}
