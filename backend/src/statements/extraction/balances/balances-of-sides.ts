import { firstAmountIn, type PrintedAmount } from '../figures/amounts.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { columnRoleOf } from '../words/labels.ts';
import { isOfAllRows } from '../words/sums-and-flows.ts';

/** The labels of both sides stand so many rows above a balance at most. */
const ROWS_ABOVE = 6;

/** The balance of an account that is printed as a nought on one of two sides and a figure on the other (Sberbank: 'Дебет 0,00, Кредит 73 218,64'). */
export function ofTwoSides(
  rows: Row[],
  index: number,
  label: Cell,
  print: Print,
): PrintedAmount | null {
  const [first, second, ...others] = figuresBehind(rows[index], label, print);
  if (!first || !second || others.length > 0) return null;
  if ((first.amount.minor === 0) === (second.amount.minor === 0)) return null;
  const sideOf = (cell: Cell) =>
    labelsOver(rows, index, cell)
      .map(columnRoleOf)
      .find((role) => role === 'in' || role === 'out');
  const [one, other] = [sideOf(first.cell), sideOf(second.cell)];
  if (!one || !other || one === other) return null;
  const [held, side] = first.amount.minor === 0 ? [second.amount, other] : [first.amount, one];
  return { ...held, direction: side === 'in' ? 1 : -1, marker: 'sign' };
}

/** The balance under 'Total', to which those of the portions of a card in front of it come ('Au comptant', 'À crédit', 'Total': Carrefour), or null. */
export function ofAllPortions(
  rows: Row[],
  index: number,
  label: Cell,
  print: Print,
): PrintedAmount | null {
  const portions = figuresBehind(rows[index], label, print);
  const total = portions.pop();
  if (!total || portions.length < 2) return null;
  const sum = portions.reduce((all, { amount }) => all + amount.minor, 0);
  const isNamed = labelsOver(rows, index, total.cell).some(isOfAllRows);
  const areAccounts = portions.some(({ cell }) =>
    labelsOver(rows, index, cell).some((text) => ACCOUNT.test(text)),
  );
  return sum === total.amount.minor && isNamed && !areAccounts ? total.amount : null;
}

/** What several accounts come to is none of theirs. */
const ACCOUNT =
  /account|a\/c|saving|konto|depot|sparen|compte|livret|[ée]pargne|cuenta|ahorro|conta\b|conto|risparmi|rekening|spaar/iu;

type Print = { decimals: number; isWhole: boolean };

/** The amounts behind a label in its row, and where they stand. */
function figuresBehind(row: Row | undefined, label: Cell, print: Print) {
  const behind = row?.cells.filter(({ x }) => x > label.x) ?? [];
  return behind.flatMap((cell) => {
    const amount = firstAmountIn(cell.text, print);
    return amount ? [{ cell, amount }] : [];
  });
}

/** What stands over a figure, the nearest first. */
function labelsOver(rows: Row[], index: number, { x, right }: Cell): string[] {
  const above = rows.slice(Math.max(0, index - ROWS_ABOVE), index).reverse();
  return above
    .flatMap(({ page, cells }) => (page === rows[index]?.page ? cells : []))
    .filter((other) => x < other.right && other.x < right)
    .map(({ text }) => text);
}
