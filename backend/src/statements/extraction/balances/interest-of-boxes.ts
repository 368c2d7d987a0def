import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { DAY_MS } from '../figures/dates.ts';
import { type Row, unionBox } from '../rows/rows.ts';
import type { Box, StatementLine } from '../types.ts';
import { INTEREST_WORDS } from '../words/charges.ts';
import { plainWords } from '../words/plain-words.ts';
import type { LabelledTotal } from './balances.ts';
import { sumsOfSome } from './sums-of-some.ts';

/** A figure outside the tables that a name beside it calls interest, or what savings yielded. */
export type NamedInterest = { text: string; amount: PrintedAmount; page: number; box: Box };

/** What boxes outside the tables name as interest, with its figure on the same line. */
export function interestsIn(outside: Row[], decimals: number): NamedInterest[] {
  return outside.flatMap(({ cells, page }) =>
    cells.flatMap((cell, index) => {
      if (!INTEREST.test(plainWords(cell.text))) return [];
      const beside = cells.slice(index + 1).find(({ text }) => !/^[-+=]$/.test(text));
      const sign = cells.slice(index + 1).find(({ text }) => /^[-+]$/.test(text))?.text ?? '';
      const amount = beside ? readAmount(sign + beside.text, decimals) : null;
      if (!beside || !amount?.minor) return [];
      return [{ text: cell.text, amount, page, box: unionBox([cell, beside]) }];
    }),
  );
}

const INTEREST = new RegExp(
  `^(?:total )?(?:net )?(?:interest (?:charges?|charged|earned|paid)(?: on this statement)?|finance charges?|rendimentos?(?: liquidos?)?|${INTEREST_WORDS})$`,
);
const NAMED = new RegExp(`(?<!\\p{L})(?:rendimentos?|${INTEREST_WORDS})(?!\\p{L})`, 'u');
const LONGEST_DAYS = 31;

/** What a section is known to hold: the sums of its box, what it opens and closes with, and the last day of its period. */
type Known = {
  interests: readonly NamedInterest[];
  sums: readonly LabelledTotal[];
  openingMinor: number | null;
  closingMinor: number | null;
  start: string | null;
  end: string | null;
  isCard: boolean;
};

/**
 * The lines, and behind them the interest that only the box of balances tells (Nubank: 'Rendimento líquido'; BMO), on the last day of the
 * period: where both sums of the lines are printed, no line is called so, and one figure of that name leads from the one balance to the other.
 * A card may count it among its debits, and print no more of its period than the day on which that ends (HSBC).
 */
export function withInterestOfBox(lines: StatementLine[], known: Known): StatementLine[] {
  const { interests, sums, openingMinor, closingMinor, start, end, isCard } = known;
  const day = lines.at(-1)?.date;
  if (openingMinor === null || closingMinor === null || !end || !day || day > end) return lines;
  // Within a quarter each month may have brought some.
  const begins = start ?? (isCard ? lines[0]?.date : undefined);
  if (!begins || Date.parse(end) - Date.parse(begins) > LONGEST_DAYS * DAY_MS) return lines;
  const isOther = ({ balanceMinor, description }: StatementLine) =>
    balanceMinor !== null || NAMED.test(plainWords(description));
  if (lines.some(isOther)) return lines;
  const into = lines.reduce((sum, { amountMinor }) => sum + Math.max(0, amountMinor), 0);
  const net = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const printed = (role: 'in' | 'out') =>
    sums.flatMap((each) => (each.role === role ? each.amount.minor : []));
  const left = closingMinor - openingMinor - net;
  // Fees stand beside purchases (BMO).
  const outs = sumsOfSome(printed('out'));
  const isOut = outs.includes(into - net) || (isCard && outs.includes(into - net - left));
  const areAll = printed('in').includes(into) && isOut;
  const isLeft = ({ amount: { minor, direction } }: NamedInterest) =>
    minor === Math.abs(left) && (isCard ? left < 0 : direction === Math.sign(left));
  const found = interests.find(isLeft);
  if (!found || !areAll || left === 0) return lines;
  const { text, page, box } = found;
  return [
    ...lines,
    { date: end, description: text, amountMinor: left, balanceMinor: null, page, box },
  ];
}
