import type { Row } from '../rows/rows.ts';
import { looksLikeMoney, readAmount } from './amounts.ts';
import { isWholeDate } from './dates.ts';

/** Whether a row is no more than a name and an amount beside it. */
export function isNamedFigure({ cells: [name, figure, ...others] }: Row): boolean {
  const isNamed = /\p{L}{3}/u.test(name?.text ?? '') && !isWholeDate(name?.text ?? '');
  return isNamed && others.length === 0 && readAmount(figure?.text ?? '', 2) !== null;
}

/** Whether a line names the figure right above it, with which it ends ('£751.18', 'Balance in Pots': Monzo), and so heads nothing below. */
export function namesFigureAbove(rows: Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index]];
  const [name, ...others] = row?.cells ?? [];
  if (!above || !row || !name || others.length > 0 || above.page !== row.page) return false;
  const isNear = row.baseline - above.baseline < RIGHT_ABOVE * row.fontSize;
  return (
    isNear &&
    above.cells.some(
      ({ text, right }) => Math.abs(right - name.right) < SAME_RIGHT && looksLikeMoney(text),
    )
  );
}

/** In font sizes, and in points. */
const RIGHT_ABOVE = 2;
const SAME_RIGHT = 2;
