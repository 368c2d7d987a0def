import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { plainWords } from '../words/plain-words.ts';

/** The figure of a box stands beside its label or so many rows below it. */
const ROWS_BELOW = 2;

/**
 * Whether a box says that what stands under its name is what a group of amounts comes to: they were paid then, though nothing marks them
 * ('Ihre Zahlungen', 'CHF 1\'812.35', above two lines under the heading 'Ihre Zahlungen': Swisscard). name is in plain words, decimals those of the amounts.
 */
export function isSumInBox(
  rows: Row[],
  name: string,
  amounts: PrintedAmount[],
  decimals: number,
): boolean {
  const sum = amounts.reduce((all, { minor }) => all + minor, 0);
  if (sum === 0 || amounts.some(({ direction }) => direction !== null)) return false;
  return rows.some(({ page, cells }, index) => {
    const label = cells.find(({ text }) => plainWords(text) === name);
    if (!label) return false;
    const isUnder = ({ x, right }: Cell) => x < label.right && label.x < right;
    const near = rows.slice(index, index + 1 + ROWS_BELOW).filter((row) => row.page === page);
    return near.some((row, below) =>
      row.cells.some((cell) => {
        const isOwn = below === 0 ? cell.x >= label.right : isUnder(cell);
        return isOwn && readAmount(cell.text, decimals)?.minor === sum;
      }),
    );
  });
}
