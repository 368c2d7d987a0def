import type { PrintedDate } from '../figures/dates.ts';
import type { Cell, Row } from '../rows/rows.ts';
import type { RowReading } from './readings.ts';

/** What stands above the amount of a booking. */
export type Started = {
  date: PrintedDate | null;
  texts: Cell[];
  cells: Cell[];
  hasOtherDay: boolean;
};

/** A booking whose first line stands above its amount, with the text over its day. */
export function startedWith(
  above: Started | null,
  { cells }: Row,
  { date, otherDate, texts }: RowReading,
): Started {
  const over = date && above?.date === null ? above : null;
  return {
    date,
    texts: [...(over?.texts ?? []), ...texts],
    cells: [...(over?.cells ?? []), ...cells],
    hasOtherDay: otherDate !== undefined,
  };
}

/** A column in front of the descriptions (a type, a code) is read before the lines of a text that began above it. */
export function besideFirst(above: Cell[], texts: Cell[]): Cell[] {
  const left = (above[0]?.x ?? 0) - COLUMN_APART;
  const isBeside = ({ x }: Cell) => x < left;
  return [...texts.filter(isBeside), ...above, ...texts.filter((cell) => !isBeside(cell))];
}

const COLUMN_APART = 4;
