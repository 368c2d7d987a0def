import { looksLikeMoney, readAmount } from '../figures/amounts.ts';
import { columnDate, isWholeDate } from '../figures/dates.ts';
import { type Column, type Header, isMoney } from '../headers/columns.ts';
import { type Cell, partOf, wordsOf } from '../rows/rows.ts';
import { CODES } from '../words/currency-names.ts';
import { isDayRole } from '../words/labels.ts';
import { columnFor } from './cell-columns.ts';
import { AT_EDGE } from './text-columns.ts';

/** The cells of a row under a header, with those parted that run into each other. */
export function cellsApart(cells: Cell[], header: Header): Cell[] {
  const amounts = amountsApart(withoutDots(cells), header);
  const parted = dashesApart(daysApart(codesApart(amounts)), header);
  return textsApart(numbersApart(parted, header), header);
}

/** The cells of a row without the dots behind amounts that say that no commission is charged (LCL). */
function withoutDots(cells: Cell[]): Cell[] {
  return cells.flatMap((cell, index) => {
    const own = cell.pieces.slice(0, -1);
    const isLast = index === cells.length - 1 && cell.pieces.at(-1)?.text === '.';
    if (!isLast) return [cell];
    return own.length > 0 ? [partOf(cell, own)] : [];
  });
}

/**
 * The cells of a row, with the text of a column parted from the amount hardly a blank in front of it ('2,101,100', 'ATM출금 현금': iM Bank),
 * above all where it begins at the edge of its label (Shinhan).
 */
export function amountsApart(cells: Cell[], header: Header): Cell[] {
  return cells.flatMap((cell) => {
    const [figure, ...rest] = cell.pieces;
    if (!figure || rest.length === 0 || !isAmount(figure.text)) return [cell];
    const [amount, text] = [partOf(cell, [figure]), partOf(cell, rest)];
    const column = columnFor(header, amount);
    const isUnderLabel = header.columns.some(
      ({ role, x }) => !isMoney(role) && Math.abs(x - text.x) < AT_EDGE,
    );
    if (isUnderLabel && NAME.test(text.text)) return [amount, text];
    // Letters behind an amount, or its currency, are its own.
    const isApart = column && isMoney(column.role) && WORDS.test(text.text);
    return isApart && column.right < text.x ? [amount, text] : [cell];
  });
}

/** Whether a text is money with decimals or without any. */
const isAmount = (text: string) => looksLikeMoney(text) || readAmount(text, 0) !== null;

const NAME = /^\p{L}{4}|\p{L}{3}.*\d|[\p{Script=Hangul}\p{Script=Han}]{2}/u;
const WORDS = /\p{L}{4}|[\p{Script=Hangul}\p{Script=Han}]{2}/u;

/** The cells of a row, with a currency parted from the day in front of it, hardly a blank away ('2023-12-11', 'CNY': China Merchants Bank). */
function codesApart(cells: Cell[]): Cell[] {
  return cells.flatMap((cell) => {
    const [day, code, ...others] = wordsOf(cell);
    const isPair = day && code && others.length === 0 && /^[A-Z]{3}$/.test(code.text);
    if (!isPair || !isWholeDate(day.text) || !CODES.has(code.text)) return [cell];
    return [partOf(cell, [day]), partOf(cell, [code])];
  });
}

/**
 * The cells of a row, with a dash parted from the amount behind it where it stands at the edge of another column of money: it says
 * that nothing moved in that one, and is no sign of the amount ('-', '273,455.62').
 */
export function dashesApart(cells: Cell[], header: Header): Cell[] {
  return cells.flatMap((cell) => {
    const [dash, ...rest] = cell.pieces;
    if (!dash || rest.length === 0 || !/^[-–—]$/.test(dash.text)) return [cell];
    const amount = partOf(cell, rest);
    const own = columnFor(header, amount);
    const isAt = ({ role, right }: Column) =>
      isMoney(role) && Math.abs(right - dash.right) < AT_EDGE;
    const isOfOther = header.columns.some((column) => column !== own && isAt(column));
    return isOfOther ? [partOf(cell, [dash]), amount] : [cell];
  });
}

/** The cells of a row, with an amount parted from the value date that stands hardly a blank behind it (ZKB). */
function daysApart(cells: Cell[]): Cell[] {
  return cells.flatMap((cell) => {
    if (cell.text.length > MAX_PAIR || !/^\S*\d \d/.test(cell.text)) return [cell];
    const words = wordsOf(cell);
    const text = (from: number, to?: number) =>
      words
        .slice(from, to)
        .map((word) => word.text)
        .join(' ');
    const at = words.findIndex(
      (_, index) => index > 0 && isWholeDate(text(index)) && readAmount(text(0, index), 2) !== null,
    );
    if (at < 1) return [cell];
    return [partOf(cell, words.slice(0, at)), partOf(cell, words.slice(at))];
  });
}

const MAX_PAIR = 40;

/** The cells of a row, with a day under its label parted from the number in front of it, hardly a blank away (M-PESA, HDFC). */
function numbersApart(cells: Cell[], { columns }: Header): Cell[] {
  const dates = columns.filter(({ role }) => isDayRole(role));
  return cells.flatMap((cell) => {
    const date = dates.find(({ x }) => cell.x <= x - AT_EDGE && cell.right >= x);
    const at = cell.pieces.findIndex(({ x }) => date && Math.abs(x - date.x) < AT_EDGE);
    if (at < 1) return [cell];
    const [number, day] = [cell.pieces.slice(0, at), cell.pieces.slice(at)].map((pieces) =>
      partOf(cell, pieces),
    );
    return number && day && columnDate(day.text, 'DM') ? [number, day] : [cell];
  });
}

/** The cells of a row, with what stands under its dates parted from the text behind it where that begins at the edge of another column. */
export function textsApart(cells: Cell[], { columns }: Header): Cell[] {
  const date = columns.find(({ role }) => role === 'date');
  const others = columns.filter(({ role }) => role === 'description' || role === 'other');
  const isAtEdge = (left: number) => others.some(({ x }) => Math.abs(x - left) < AT_EDGE);
  return cells.flatMap((cell) => {
    if (!date || Math.abs(cell.x - date.x) > AT_EDGE) return [cell];
    const at = cell.pieces.findIndex(({ x }) => isAtEdge(x));
    if (at < 1) return [cell];
    return [partOf(cell, cell.pieces.slice(0, at)), partOf(cell, cell.pieces.slice(at))];
  });
}
