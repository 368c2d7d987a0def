import type { CsvRecord } from './records.ts';
import { UnreadableCsv } from './types.ts';

/**
 * Throws an UnreadableCsv where some rows, and not all, hold more than the header has names for: a cell was divided, and what
 * is behind it stands under the wrong names.
 */
export function refuseShifted(head: CsvRecord, rows: readonly CsvRecord[]): void {
  const isLonger = ({ cells }: CsvRecord) =>
    cells.findLastIndex((cell) => cell !== '') >= head.cells.length;
  const shifted = rows.find(isLonger);
  if (shifted && !rows.every(isLonger)) throw shiftedRow(shifted);
}

/** Cells of the row stand under the wrong names. */
export function shiftedRow({ row }: CsvRecord): UnreadableCsv {
  return new UnreadableCsv('shiftedRow', `row ${row}`, { detail: String(row) });
}
