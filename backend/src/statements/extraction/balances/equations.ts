import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';

/** What was owed, what was paid, what was bought and what is owed, at least: less may be a limit and what is left of it. */
const LEAST_FIGURES = 4;
/** Signs stand so many font sizes above or below their figures at most, as they do beside the second lines of labels. */
const MOST_APART = 2.5;

type Print = { decimals: number; isWhole: boolean };
type Term = { x: number; sign: string } | { x: number; amount: PrintedAmount };

/**
 * Gives the only part of a file what it opens and closes with by a sum that is printed with its signs, whatever its figures are called
 * ('1.604,88', '−', '1.664,87', '+', '1.534,68', '=', '1.474,69': American Express in Italy), where nothing else tells.
 */
export function takeEquation(part: Part, rows: Row[], print: Print): void {
  const sums = rows.flatMap((row, index) => {
    const beside = [rows[index - 1], rows[index + 1]].flatMap((other) =>
      other && isNear(row, other) ? termsOf(other, print).filter((term) => 'sign' in term) : [],
    );
    const terms = [...termsOf(row, print), ...beside].sort((a, b) => a.x - b.x);
    const sum = sumOf(terms);
    const labels = rows.slice(Math.max(0, index - ROWS_OF_LABELS), index + 1);
    return sum && labels.every((each) => each.page !== row.page || !isOfLimit(each)) ? [sum] : [];
  });
  const [first] = sums;
  if (!first || sums.some(({ closing }) => closing.minor !== first.closing.minor)) return;
  part.opening ??= first.opening;
  if (part.opening.minor === first.opening.minor) part.closing ??= first.closing;
}

/** Whether a row speaks of a limit and what is left of it, or of points: their sum is printed so, too. */
const isOfLimit = (row: Row) => OF_LIMIT.test(textOf(row));

const OF_LIMIT =
  /limit|rahmen|overdraft|(?<!\p{L})(?:available|verf[üu]gbar\p{L}*|disponi\p{L}+|plafond|fido|points?|punkte|punti|puntos|pontos|miles|meilen|credit line)(?!\p{L})|ポイント|포인트|積分|积分|額度|额度|한도/iu;
const ROWS_OF_LABELS = 3;

/** The signs and figures of a row; a sign may be drawn as one with its figure ('+ 1 671,84'). */
function termsOf({ cells }: Row, { decimals, isWhole }: Print): Term[] {
  return cells.flatMap(({ x, text }): Term[] => {
    const [, sign = '', figure = ''] = SIGNED.exec(text) ?? [];
    const amount = figure === '' ? null : readAmount(figure, decimals, isWhole);
    const signs = sign === '' ? [] : [{ x, sign }];
    if (figure === '') return signs;
    return amount?.direction === null ? [...signs, { x: x + AFTER_SIGN, amount }] : [];
  });
}

const SIGNED = /^([-–−+=]?) ?(\d.*)?$/;
const AFTER_SIGN = 0.1;

/** The first figure and the one behind '=', where those between come to it by their signs, and both signs are among these; else null. */
function sumOf(terms: Term[]): { opening: PrintedAmount; closing: PrintedAmount } | null {
  const [first, ...rest] = terms;
  if (!first || !('amount' in first)) return null;
  const signs = new Set<string>();
  let sum = first.amount.minor;
  let count = 1;
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [term, next] = [rest[at], rest[at + 1]];
    if (!term || !next || !('sign' in term) || !('amount' in next)) return null;
    count += 1;
    if (term.sign === '=') {
      const isWhole = count >= LEAST_FIGURES && signs.size === 2 && sum === next.amount.minor;
      return isWhole ? { opening: first.amount, closing: next.amount } : null;
    }
    const isPlus = term.sign === '+';
    signs.add(isPlus ? '+' : '-');
    sum += isPlus ? next.amount.minor : -next.amount.minor;
  }
  return null;
}

const isNear = (row: Row, other: Row) =>
  other.page === row.page && Math.abs(other.baseline - row.baseline) < MOST_APART * row.fontSize;
