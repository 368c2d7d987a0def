import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { type PageNumber, pageNumbersOf } from '../rows/page-numbers.ts';
import type { Row } from '../rows/rows.ts';
import { OF_EITHER, OF_NUMBERED_PAGE } from '../tables/balances-of-pages.ts';
import type { Part } from '../tables/parts.ts';
import { balanceLine } from '../words/balance-names.ts';

/**
 * Whether a part opens with no more than what a page brings forward, or closes with what one carries, and that page says by its number ('Page 1 of 2')
 * or by the name of that balance ('Übertrag auf Blatt 2') that another one stands before or behind it which the file does not hold: what stood there is lost, however well the rest adds up.
 */
export function isTorn({ opening, closing }: Part, rows: Row[], decimals: number): boolean {
  const first = turnsOf(rows, opening, 'opening', decimals)[0];
  const last = turnsOf(rows, closing, 'closing', decimals).at(-1);
  if (!first && !last) return false;
  const numbers = pageNumbersOf(rows);
  const isAtEdge = (turn: Turn | undefined, edge: Row | undefined) =>
    turn !== undefined && turn.page === edge?.page && OF_NUMBERED_PAGE.test(turn.text);
  const isAtEither = isAtEdge(first, rows[0]) || isAtEdge(last, rows.at(-1));
  return isAtEither || isMissing(numbers, first?.page, -1) || isMissing(numbers, last?.page, 1);
}

/** What names a balance that goes from page to page, and on which page. */
type Turn = { text: string; page: number };

/** Where a balance is named as what goes from page to page; nowhere where another name says that it opens or closes. */
function turnsOf(
  rows: Row[],
  balance: PrintedAmount | null,
  kind: 'opening' | 'closing',
  decimals: number,
): Turn[] {
  const turned = kind === 'opening' ? 'brought' : 'carried';
  const naming = rows.flatMap(({ cells, page }) => {
    const isOf = cells.some(({ text }) => readAmount(text, decimals)?.minor === balance?.minor);
    const names = cells.filter(({ text }) => {
      const named = balanceLine(text);
      return named === kind || named === turned;
    });
    return balance && isOf ? names.map(({ text }) => ({ text, page })) : [];
  });
  const isTurn = ({ text }: Turn) => balanceLine(text) === turned || OF_EITHER.test(text);
  return naming.every(isTurn) ? naming : [];
}

/** Whether the page that a page says to stand before (-1) or behind it (1) is not the next one of the file. */
function isMissing(
  numbers: ReadonlyMap<number, PageNumber>,
  page: number | undefined,
  step: 1 | -1,
): boolean {
  const number = page === undefined ? undefined : numbers.get(page);
  if (page === undefined || !number) return false;
  const next = number.own + step;
  const isNone = next < 1 || next > number.all;
  return !isNone && numbers.get(page + step)?.own !== next;
}
