import { isFigure } from '../figures/amounts.ts';
import { columnRoleOf } from '../words/labels.ts';
import { type Cell, type Piece, partOf, type Row } from './rows.ts';

/** Labels of columns with nothing but dots between them, as old printers filled the room. */
const DOTTED = /^[\p{L}#][\p{L}# .]*\.{3}[\p{L}# .]*[\p{L}#.]$/u;
const LABEL = /[\p{L}#](?: ?[\p{L}#])*/gu;

/** Dots that lead from a text to its amount. */
const LEADER = /^\.{5,}$/;

/**
 * The rows with labels that dots join in cells of their own ('DATE........AMOUNT.TRANSACTION DESCRIPTION': USAA), and so with the amounts that dots
 * lead to (NAB).
 */
export function withoutLeaders(rows: Row[]): Row[] {
  return rows.map((row) =>
    row.cells.some(({ text, pieces }) => DOTTED.test(text) || pieces.some(isLeader))
      ? { ...row, cells: row.cells.flatMap(labelsIn).flatMap(amountApart) }
      : row,
  );
}

const isLeader = ({ text }: Piece) => LEADER.test(text);

/** A cell without the amount behind its dots, and that; the cell itself where these lead to no amount. */
function amountApart(cell: Cell): Cell[] {
  const end = cell.pieces.findLastIndex(isLeader) + 1;
  const behind = cell.pieces.slice(end);
  if (end === 0 || behind.length === 0) return [cell];
  const amount = partOf(cell, behind);
  return isFigure(amount) ? [partOf(cell, cell.pieces.slice(0, end)), amount] : [cell];
}

/** The labels of a cell, each where it stands in it; the cell itself where it is no text of labels. */
function labelsIn(cell: Cell): Cell[] {
  if (!DOTTED.test(cell.text)) return [cell];
  const unit = (cell.right - cell.x) / cell.text.length;
  const labels = [...cell.text.matchAll(LABEL)].map(({ 0: text, index }) =>
    partOf(cell, [
      { text, x: cell.x + index * unit, right: cell.x + (index + text.length) * unit },
    ]),
  );
  const known = labels.filter(({ text }) => columnRoleOf(text) !== null);
  return labels.length > 1 && known.length * 2 > labels.length ? labels : [cell];
}
