import { isFigure } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import { isNamedFigure } from '../figures/named-figures.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { balanceLine, balanceWordIn } from '../words/balance-names.ts';
import { isDayRole } from '../words/labels.ts';
import { saysContinued } from '../words/titles.ts';
import { columnsIn, isLabelRow, isMoney } from './header-labels.ts';

/**
 * The rows with the label of the dates below a row of labels by that name, where no word for it is known in any language; or no rows. They
 * stand right below the labels, or an opening balance.
 */
export function withNamedDays(rows: Row[], index: number): Row[] {
  const first = rows[index];
  const named = first?.cells.flatMap(columnsIn).map(({ role }) => role) ?? [];
  if (!first || !named.some(isMoney) || named.some(isDayRole) || !isLabelRow(first)) return [];
  const below = rows.slice(index + 1, index + 1 + ROWS_WITH_DAYS);
  const begin = below.findIndex(
    (row, at) => !isLabelRow(row) && !(isBalance(row) || (at === 0 && isNamedFigure(row))),
  );
  const between = below.slice(0, begin).flatMap(({ cells }) => cells.flatMap(columnsIn));
  const booked = below.slice(begin).filter(({ cells }) => cells.some(isFigure));
  const label = first.cells.find((cell) => {
    const days = below.filter((row) => hasDayAt(row, cell));
    const isFirst = days[0] !== undefined && days[0] === below[begin];
    return (
      isFirst &&
      days.length > 1 &&
      columnsIn(cell).length === 0 &&
      days.every((row) => booked.includes(row))
    );
  });
  if (!label || balanceWordIn(label.text) || saysContinued(label.text)) return [];
  if (between.some(({ role }) => isDayRole(role))) return [];
  const cells = first.cells.map((cell) => (cell === label ? { ...cell, text: 'Date' } : cell));
  return rows.with(index, { ...first, cells });
}

const ROWS_WITH_DAYS = 12;
/** Dates begin so near, in points, to their label. */
const AT_LABEL = 5;

const isBalance = (row: Row) => balanceLine(textOf(row)) !== null;

function hasDayAt({ cells }: Row, { x }: Cell): boolean {
  return cells.some((cell) => Math.abs(cell.x - x) < AT_LABEL && isWholeDate(cell.text));
}
