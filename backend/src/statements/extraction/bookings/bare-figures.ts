import type { Cell, Row } from '../rows/rows.ts';
import { movementOf, type Readings } from './readings.ts';

/** What stands farther to the right is in another column, in points. */
const MOST_INDENTED = 30;
/** So near, in points, begins what stands in one column. */
const SAME_EDGE = 2;

/** Whether a line of text stands right above the figures of a booking that have no text beside them, or right below those of one; or null. */
export function besideBare(rows: Readings, index: number): 'above' | 'below' | null {
  const [here, above, below] = [index, index - 1, index + 1].map((at) => rows.row(at));
  const isBare = (row: Row | undefined, at: number) => {
    const reading = row?.page === here?.page ? rows.reading(at) : null;
    const left = here?.cells[0]?.x ?? 0;
    // Numbers of the bank's own stand in another column than texts.
    const isText = ({ x, text }: Cell) => /\p{L}/u.test(text) || x < left + MOST_INDENTED;
    return reading !== null && !reading.texts.some(isText) && movementOf(reading) !== null;
  };
  if (isBare(below, index + 1)) return 'above';
  return isBare(above, index - 1) && !endsText(rows, index - 1) ? 'below' : null;
}

/** Whether a number beside figures is the last line of a text in its own column (HSBC: 'DD', 'BRITISH GAS', and below that '851004217793'). */
function endsText(rows: Readings, index: number): boolean {
  const number = rows.reading(index)?.texts[0];
  const { cells = [] } = rows.row(index - 1) ?? {};
  return cells.some(
    ({ x, text }) => /\p{L}/u.test(text) && Math.abs(x - (number?.x ?? Infinity)) < SAME_EDGE,
  );
}
