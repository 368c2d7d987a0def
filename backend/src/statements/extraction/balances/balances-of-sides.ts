import { firstAmountIn, type PrintedAmount } from '../figures/amounts.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { columnRoleOf } from '../words/labels.ts';

/** The labels of both sides stand so many rows above a balance at most. */
const ROWS_ABOVE = 6;

/** The balance of an account that is printed as a nought on one of two sides and a figure on the other (Sberbank: 'Дебет 0,00, Кредит 73 218,64'). */
export function ofTwoSides(
  rows: Row[],
  index: number,
  label: Cell,
  print: { decimals: number; isWhole: boolean },
): PrintedAmount | null {
  const figures = (rows[index]?.cells ?? [])
    .filter(({ x }) => x > label.x)
    .flatMap((cell) => {
      const amount = firstAmountIn(cell.text, print);
      return amount ? [{ cell, amount }] : [];
    });
  const [first, second, ...others] = figures;
  if (!first || !second || others.length > 0) return null;
  if ((first.amount.minor === 0) === (second.amount.minor === 0)) return null;
  const above = rows.slice(Math.max(0, index - ROWS_ABOVE), index).reverse();
  const sideOf = ({ x, right }: Cell) =>
    above
      .flatMap(({ page, cells }) => (page === rows[index]?.page ? cells : []))
      .filter((other) => x < other.right && other.x < right)
      .map(({ text }) => columnRoleOf(text))
      .find((role) => role === 'in' || role === 'out');
  const [one, other] = [sideOf(first.cell), sideOf(second.cell)];
  if (!one || !other || one === other) return null;
  const [held, side] = first.amount.minor === 0 ? [second.amount, other] : [first.amount, one];
  return { ...held, direction: side === 'in' ? 1 : -1, marker: 'sign' };
}
