import { columnFor } from './cell-columns.ts';
import { type Column, type Header, isMoney } from './columns.ts';
import { type Cell, partOf } from './rows.ts';
import { AT_EDGE } from './text-columns.ts';

/**
 * The cells of a row, with a dash parted from the amount behind it where it stands at the edge of another column of money: it says
 * that nothing moved in that one, and is no sign of the amount ('-', '273,455.62').
 */
export function dashesApart(cells: Cell[], header: Header): Cell[] {
  return cells.flatMap((cell) => {
    const [dash, ...rest] = cell.pieces;
    if (!dash || rest.length === 0 || !/^[-–—]$/.test(dash.text)) return [cell];
    const amount = partOf(cell, rest);
    const own = columnFor(header, amount);
    const isAt = ({ role, right }: Column) =>
      isMoney(role) && Math.abs(right - dash.right) < AT_EDGE;
    const isOfOther = header.columns.some((column) => column !== own && isAt(column));
    return isOfOther ? [partOf(cell, [dash]), amount] : [cell];
  });
}
