import type { PdfText } from '../../ports/pdf-text.ts';
import { lastAmountOf, type PrintedAmount, readAmount } from '../extraction/figures/amounts.ts';
import { type DateOrder, datesIn, leadingDate } from '../extraction/figures/dates.ts';
import { type Cell, type Row, toRows } from '../extraction/rows/rows.ts';
import type { Box } from '../extraction/types.ts';

/** A piece of printed text with the number by which the second reader names it. Numbers count from 1 through the whole file. */
export type PrintedItem = {
  number: number;
  text: string;
  /** The row it stands in, counted through the whole file. */
  row: number;
  page: number;
  box: Box;
};

export type PrintedRow = { page: number; items: PrintedItem[] };

export type Print = { decimals: number; dateOrder: DateOrder };

/** How many rows around one with an amount belong to its table: headers above, further lines of a description below. */
const ROWS_ABOVE = 3;
const ROWS_BELOW = 4;
/** What stands farther than this from a row with an amount, in points, is not in its table. */
const REACH = 45;
const MAX_TEXT = 300;

/**
 * What of a file is shown to the second reader: the rows in or near tables, told by their amounts, and those with a full
 * date. Rows that `isRead` knows as read and proven stay out. Empty where the file prints no amount that is left to be read.
 */
export function printedRows(
  text: PdfText,
  print: Print,
  isRead: (page: number, box: Box) => boolean = () => false,
): PrintedRow[] {
  const rows = toRows(text).filter(({ page, cells: [first] }) => first && !isRead(page, first));
  const pieces = rows.map((row) => row.cells.flatMap((cell) => piecesOf(cell, print)));
  const bearsAmount = pieces.map((own) => own.some((piece) => amountIn(piece.text, print)));
  let number = 0;
  let rowNumber = 0;
  return rows.flatMap((row, index) => {
    const own = pieces[index] ?? [];
    if (!isNearAmount(rows, bearsAmount, index) && !own.some((piece) => isFullDate(piece, print)))
      return [];
    if (!bearsAmount.includes(true)) return [];
    rowNumber += 1;
    const items = own.map(({ text: printed, ...box }) => {
      number += 1;
      return { number, text: printed, row: rowNumber, page: row.page, box };
    });
    return [{ page: row.page, items }];
  });
}

/** The amount that an item is, or null. An amount of nothing is one, too. */
export function amountIn(text: string, { decimals }: Print): PrintedAmount | null {
  return readAmount(text, decimals);
}

type Piece = Box & { text: string };

/** A cell that was drawn in one go is cut into its date, its text and the amounts it ends with, so that each can be named. */
function piecesOf(cell: Cell, print: Print): Piece[] {
  const text = cell.text.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, MAX_TEXT);
  const { x, y, width, height } = cell;
  return textsOf(text, print)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, x, y, width, height }));
}

function textsOf(text: string, print: Print): string[] {
  if (amountIn(text, print)) return [text];
  const dated = leadingDate(text, print.dateOrder);
  if (dated)
    return [text.slice(0, dated.length), ...textsOf(text.slice(dated.length).trim(), print)];
  const amounts: string[] = [];
  let words = text.split(' ');
  for (;;) {
    const taken = lastAmountOf(words, print.decimals);
    if (!taken) return [words.join(' '), ...amounts];
    amounts.unshift(words.slice(-taken.count).join(' '));
    words = words.slice(0, -taken.count);
  }
}

function isNearAmount(rows: Row[], bearsAmount: boolean[], index: number): boolean {
  const row = rows[index];
  for (let at = index - ROWS_BELOW; at <= index + ROWS_ABOVE; at += 1) {
    const other = rows[at];
    if (!row || !other || !bearsAmount[at] || other.page !== row.page) continue;
    if (Math.abs(other.baseline - row.baseline) <= REACH) return true;
  }
  return false;
}

function isFullDate({ text }: Piece, { dateOrder }: Print): boolean {
  return datesIn(text, dateOrder).some(({ date }) => date.year !== null);
}
