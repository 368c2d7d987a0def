import type { Cell } from './rows.ts';

/** The same cell with another text, which fills its place. */
export function withText(cell: Cell, text: string): Cell {
  return { ...cell, text, pieces: [{ text, x: cell.x, right: cell.right }] };
}
