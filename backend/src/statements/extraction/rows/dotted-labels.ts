import { columnRoleOf } from '../words/labels.ts';
import { type Cell, partOf, type Row } from './rows.ts';

/** Labels of columns with nothing but dots between them, as old printers filled the room. */
const DOTTED = /^[\p{L}#][\p{L}# .]*\.{3}[\p{L}# .]*[\p{L}#.]$/u;
const LABEL = /[\p{L}#](?: ?[\p{L}#])*/gu;

/** The rows with labels that dots join in cells of their own ('DATE........AMOUNT.TRANSACTION DESCRIPTION': USAA). */
export function withoutLeaders(rows: Row[]): Row[] {
  return rows.map((row) =>
    row.cells.some(({ text }) => DOTTED.test(text))
      ? { ...row, cells: row.cells.flatMap(labelsIn) }
      : row,
  );
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
