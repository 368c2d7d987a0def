import type { Row } from '../rows/rows.ts';
import { movementOf, type RowReading } from './readings.ts';

/** So many bookings show that their texts begin above their figures. */
const LEAST = 3;
/** The room above a text that leads to the figures below it is so many times that to them. */
const FARTHER = 1.15;
const PLAINLY = 1.4;

/** A row and what it says in the table at hand. */
export type ReadRow = { row: Row; reading: RowReading };

/**
 * Whether bookings have one line of their text right above their figures, though more stands beside them: each block of rows below a header begins
 * with a text or with a booking of one line, and each text is nearer to the figures below it than to what is above. Headings are as far from the first
 * booking of their group as the next one is.
 */
export function standBelowFirstLines(blocks: ReadRow[][]): boolean {
  const gapsIn = (block: ReadRow[]) =>
    block.slice(1).map(({ row }, index) => row.baseline - (block[index]?.row.baseline ?? 0));
  let led = 0;
  let [widest, nearest, least] = [0, Infinity, Infinity];
  let areAll = true;
  for (const block of blocks) {
    const gaps = gapsIn(block);
    for (const [index, { reading }] of block.entries()) {
      if (!isBooked(reading)) continue;
      const [gap = 0, room = Infinity] = [gaps[index - 1], gaps[index - 2]];
      const lead = block[index - 1];
      if (lead && isBooked(lead.reading)) nearest = Math.min(nearest, gap);
      if (reading.texts.length === 0 || (lead && !isText(lead.reading) && !isEdge(lead.reading)))
        return false;
      if (!lead || !isText(lead.reading)) {
        areAll = false;
        continue;
      }
      if (room < FARTHER * gap) return false;
      least = Math.min(least, room / gap);
      widest = Math.max(widest, gap);
      led += 1;
    }
    // No text goes on below its figures.
    const last = block.findLastIndex(({ reading }) => isBooked(reading));
    const isLower = ({ reading }: ReadRow, index: number) => {
      const below = block[index + 1];
      return isText(reading) && index < last && !(below && isBooked(below.reading));
    };
    if (block.some(isLower)) return false;
  }
  // Where some have no such line, it must be plain that the others belong to what is below them.
  return led >= LEAST && widest * FARTHER < nearest && (areAll || least > PLAINLY);
}

const isBooked = (reading: RowReading) => reading.date !== null && movementOf(reading) !== null;

/** Whether a row is another booking, or a balance above the first one. */
const isEdge = (reading: RowReading) => isBooked(reading) || reading.money.balance !== undefined;

const isText = ({ date, money, texts }: RowReading) =>
  date === null && texts.length > 0 && Object.keys(money).length === 0;
