import { boxOf, withoutOtherSums } from '../currencies/currency-boxes.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { COMMON } from '../words/currency-names.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Print } from './balances.ts';

/** A box has so many rows at most. */
const MOST_ROWS = 15;

const BEGINS = /^(?:beginning|opening|starting) available balance$/;
const ENDS = /^(?:ending|closing) available balance$/;

type LedBox = { from: number; to: number; opening: PrintedAmount; closing: PrintedAmount };

/**
 * Gives parts that have neither end what is available at both, where the rows of a box lead from one to the other, so that holds are
 * among them or there are none. Its sums are of groups the list does not keep apart, as fees that are taken off line by line (PayPal).
 */
export function takeLedBoxes(parts: Part[], rows: Row[], print: Print, ofFile: string): void {
  const codeOf = ({ identity }: Part) => identity.currency ?? ofFile;
  const codes = [...new Set(parts.map(codeOf))];
  // Of several parts each must have a column of the box under its currency, and nothing may be in another one beside a single part.
  const at = codes.length > 1 ? boxOf(rows, codes) : 0;
  if (at < 0 || codes.length < parts.length || (parts.length === 1 && rows.some(namesCurrencies)))
    return;
  const end = codes.length > 1 ? at + MOST_ROWS : rows.length;
  for (const part of parts) {
    if (part.opening || part.closing) continue;
    const own = codes.length > 1 ? withoutOtherSums(rows, codeOf(part), codes) : rows;
    const box = ledBoxIn(own.slice(0, end), print);
    if (!box) continue;
    [part.opening, part.closing] = [box.opening, box.closing];
    part.sums = part.sums.filter(({ index }) => index < box.from || index > box.to);
  }
}

/** The first box whose figures, one in a row, lead from what was available to what is. */
function ledBoxIn(rows: Row[], print: Print): LedBox | null {
  for (const [from, row] of rows.entries()) {
    const opening = BEGINS.test(nameOf(row)) ? onlyFigureOf(row, print) : null;
    if (!opening) continue;
    let left = signed(opening);
    for (let to = from + 1; to < Math.min(rows.length, from + MOST_ROWS); to += 1) {
      const under = rows[to];
      const figure = under && under.page === row.page ? onlyFigureOf(under, print) : null;
      if (!under || !figure) break;
      const isEnd = ENDS.test(nameOf(under));
      if (isEnd && signed(figure) === left) return { from, to, opening, closing: figure };
      if (isEnd) break;
      left += signed(figure);
    }
  }
  return null;
}

/** Whether a row heads a column for each of several currencies. */
function namesCurrencies({ cells }: Row): boolean {
  return cells.filter(({ text }) => COMMON.has(text)).length > 1;
}

function nameOf({ cells }: Row): string {
  return plainWords(cells[0]?.text ?? '');
}

/** The figure behind the name of a row, where no other one stands there. */
function onlyFigureOf({ cells }: Row, { decimals, isWhole }: Print): PrintedAmount | null {
  const [figure, ...others] = cells.slice(1);
  return figure && others.length === 0 ? readAmount(figure.text, decimals, isWhole) : null;
}

const signed = ({ minor, direction }: PrintedAmount) => (direction === -1 ? -minor : minor);
