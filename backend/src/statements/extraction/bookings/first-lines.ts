import type { Row } from '../rows/rows.ts';
import { movementOf, type RowReading } from './readings.ts';

/** So many bookings show that their texts begin above their figures. */
const LEAST = 3;
/** The room above a text that leads to the figures below it is so many times that to them. */
const FARTHER = 1.15;

/** A row and what it says in the table at hand. */
export type ReadRow = { row: Row; reading: RowReading };

/**
 * Whether every booking has one line of its text right above its figures, though more stands beside them: each block of rows below a
 * header begins with a text, and each text is nearer to the figures below it than to what is above.
 */
export function standBelowFirstLines(blocks: ReadRow[][]): boolean {
  let led = 0;
  for (const block of blocks)
    for (const [index, { row, reading }] of block.entries()) {
      if (reading.date === null || !movementOf(reading)) continue;
      const [above, lead] = [block[index - 2], block[index - 1]];
      if (!lead || !isText(lead.reading) || reading.texts.length === 0) return false;
      const room = above ? lead.row.baseline - above.row.baseline : Infinity;
      if (room < FARTHER * (row.baseline - lead.row.baseline)) return false;
      led += 1;
    }
  return led >= LEAST;
}

const isText = ({ date, money, texts }: RowReading) =>
  date === null && texts.length > 0 && Object.keys(money).length === 0;
