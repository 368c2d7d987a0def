import type { Column, Header } from '../headers/columns.ts';
import type { Cell } from '../rows/rows.ts';
import { columnFor } from './cell-columns.ts';

/** A number begins at most so far to the left of the label of its column. */
const NUMBER_HANGS_OUT = 20;
/** So near, in points, an edge of a cell is to that of its column. */
export const AT_EDGE = 2;

/** Whether a cell stands between the descriptions and the label of a column that is passed over: more text without a label. */
export function isSecondText({ columns }: Header, { role, x, right }: Column, cell: Cell): boolean {
  const text = columns.find((column) => column.role === 'description');
  const isUnder = Math.abs(cell.right - right) < AT_EDGE || (cell.x + cell.right) / 2 > x;
  const isWords = !/^[\d.,]+$/.test(cell.text);
  return role === 'ignored' && text !== undefined && cell.x > text.x && !isUnder && isWords;
}

/** Whether a cell of a column beside the descriptions stands behind them, or under its own label. */
export function isBehindText(
  { columns }: Header,
  { x, right }: Column,
  cell: Cell,
  hasTexts: boolean,
): boolean {
  const text = columns.find(({ role }) => role === 'description');
  const isUnderLabel = cell.x < right && cell.right > x;
  return text !== undefined && cell.x > text.right && (isUnderLabel || hasTexts);
}

/**
 * The numbers that a booking is called by which nothing else is printed of: under 'Check No.' that of the cheque alone, without the mark of a
 * note ('1043 ^').
 */
export function asCheques(numbers: Cell[], header: Header): Cell[] {
  const cheques = numbers.flatMap((cell) => {
    const word = columnFor(header, cell)?.cheque;
    const [number] = BARE_NUMBER.exec(cell.text) ?? [];
    if (!word || !number) return [];
    const name = word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
    return { ...cell, text: `${name} ${number}` };
  });
  return cheques.length > 0 ? cheques : numbers;
}

const BARE_NUMBER = /^\d+(?=(?: ?[\^*]+)?$)/;

/**
 * Whether a cell begins in a column of references and holds a number or a dash for none, as a text that runs into the column does not, nor a number that
 * runs into the text behind it ('060711111111 ZAPATERIA UNO': Banco de Chile).
 */
export function isNumberUnder(column: Column, { x, text }: Cell): boolean {
  const isNumber = /\d/.test(text) && !/^\d{6,} .*\p{L}{3}/u.test(text);
  return x > column.x - NUMBER_HANGS_OUT && (isNumber || text === '-');
}

/** Whether a mark leads to a note, or is the number of a batch without a column of its own (Volksbanken); a star behind a text is part of that. */
export function leadsToNote({ text }: Cell, texts: readonly Cell[]): boolean {
  return (texts.length === 0 ? /^[#*]+$/ : /^#+$/).test(text) || SIGNET.test(text);
}

const SIGNET = /^PN:? ?\d{1,5}$/;
