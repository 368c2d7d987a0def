import { columnDate } from '../figures/dates.ts';
import { type Row, textOf } from './rows.ts';
import { areMostlyLines, withLine } from './without-columns.ts';

const MARK = /^CR$/;
const AMOUNT = /\d[.,]\d\d$/;

/**
 * The rows of a file without columns with the mark of a credit behind its amount, where that stands at the end of the line above (American Express in
 * Singapore: 'PAYMENT 642.10' over 'CR').
 */
export function withMarksBelow(rows: Row[]): Row[] {
  const isMark = (row: Row | undefined) =>
    row !== undefined && row.cells.length === 1 && MARK.test(textOf(row));
  if (!rows.some(isMark) || !areMostlyLines(rows)) return rows;
  const marks = new Set<Row>();
  const marked = rows.map((row, index) => {
    const below = rows[index + 1];
    const isMarked = isMark(below) && below?.page === row.page && row.cells.length === 1;
    if (!below || !isMarked || !AMOUNT.test(textOf(row))) return row;
    // Above a text without a day it is the kind of the next booking (HSBC).
    const next = rows[index + 2];
    if (next?.page === row.page && !columnDate(textOf(next), 'DM')) return row;
    marks.add(below);
    return withLine(row, `${textOf(row)} ${textOf(below)}`);
  });
  return marked.filter((row) => !marks.has(row));
}
