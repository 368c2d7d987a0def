import type { PdfText, TextItem } from '../../../ports/pdf-text.ts';
import type { Box } from '../types.ts';
import { withWholeWords } from './fixed-pitch.ts';
import { CELL_GAP, MAX_TEXT, marginsOf, OVERLAP, printedTexts } from './printed-texts.ts';
import { inReadingOrder } from './right-to-left.ts';

/** A run of text as it was drawn. */
export type Piece = { text: string; x: number; right: number };

/**
 * A piece of a row that stands apart from its neighbours: usually one cell of a table. pieces are the runs it was drawn in;
 * movedBy is how far to the left of its place it is taken to stand.
 */
export type Cell = Box & {
  text: string;
  right: number;
  fontSize: number;
  pieces: Piece[];
  movedBy?: number;
};

/** What stands on one baseline of a page, from left to right. */
export type Row = { page: number; baseline: number; fontSize: number; cells: Cell[] };

/** The share of an item's height above its baseline (the pdf-text port's boxes have Helvetica's ascent and descent). */
const ABOVE_BASELINE = 0.72 / 0.93;
/** Items whose baselines differ by less than this share of the smaller font stand on one row: some banks set amounts 2 pt lower. */
const SAME_ROW = 0.4;
/** A wider gap, in font sizes, separates words. */
const WORD_GAP = 0.12;

/** The rows of all pages in reading order. Turned and giant text (watermarks) is left out, and text drawn twice (fake bold) counts once. */
export function toRows(text: PdfText): Row[] {
  const margins = marginsOf(text.pages);
  return withWholeWords(text.pages).flatMap((page) => {
    const items = printedTexts(page, margins).map((item) => ({
      item,
      baseline: baselineOf(item),
    }));
    items.sort((a, b) => a.baseline - b.baseline || a.item.x - b.item.x);
    const rows: Line[] = [];
    for (const { item, baseline } of items) {
      const row = rows.at(-1);
      const first = row?.items[0];
      const tolerance = SAME_ROW * Math.min(item.fontSize, first?.fontSize ?? item.fontSize);
      if (row && baseline - row.baseline <= tolerance) row.items.push(item);
      else rows.push({ baseline, items: [item] });
    }
    return merged(rows).map((row) => ({
      page: page.number,
      baseline: baselineOf(wordiest(row.items)),
      fontSize: Math.max(...row.items.map((item) => item.fontSize)),
      cells: toCells(row.items),
    }));
  });
}

type Line = { baseline: number; items: TextItem[] };

/** Where a text stands, by its box. */
export const baselineOf = ({ y, height }: Pick<Box, 'y' | 'height'>) => y + height * ABOVE_BASELINE;

const lettersIn = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

/** The text of most letters tells where a row stands, since figures may be set a little higher or lower. */
function wordiest<Text extends { text: string }>(texts: Text[]): Text {
  return texts.reduce((best, each) => (lettersIn(each.text) > lettersIn(best.text) ? each : best));
}

/** Some cells of a row by themselves, which stand where they were drawn: those of a box beside them may be a little lower. */
export function rowOf(row: Row, cells: Cell[]): Row {
  return { ...row, cells, baseline: baselineOf(wordiest(cells)) };
}

/** Lines that stand closer than print allows and leave each other's place free are one row: an amount set higher than its name. */
function merged(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const above = result.at(-1);
    const isCentred = isInTheMiddle(lines, index) || isInTheMiddle(lines, index - 1);
    if (!above || isCentred || !isOneRow(above, line)) {
      result.push(line);
      continue;
    }
    if (wordiness(line) > wordiness(above)) above.baseline = line.baseline;
    above.items = [...above.items, ...line.items];
  }
  return result;
}

/** Whether a line stands in the middle between two others, as figures do beside a text on two lines. */
function isInTheMiddle(lines: Line[], index: number): boolean {
  const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]];
  if (!above || !line || !below) return false;
  if (Math.min(wordiness(above), wordiness(below)) <= wordiness(line)) return false;
  const [before, behind] = [line.baseline - above.baseline, below.baseline - line.baseline];
  if (!sharePlace(above, below)) return false;
  const size = sizeOf(line);
  return (
    Math.abs(before - behind) < SAME_GAP * size && isOneRow(above, line) && isOneRow(line, below)
  );
}

/** How many letters a line has; the one with most of them tells where the row stands. */
function wordiness({ items }: Line): number {
  return items.reduce((sum, { text }) => sum + lettersIn(text), 0);
}

/** Whether the words of two lines stand above each other, as those of one text do. */
function sharePlace(above: Line, below: Line): boolean {
  const [one, other] = [above, below].map(({ items }) => {
    const words = items.filter(({ text }) => /\p{L}/u.test(text));
    const right = Math.max(...words.map(({ x, width }) => x + width));
    return { x: Math.min(...words.map(({ x }) => x)), right };
  });
  return one !== undefined && other !== undefined && one.x < other.right && other.x < one.right;
}

const sizeOf = ({ items }: Line) => Math.min(...items.map(({ fontSize }) => fontSize));

function isOneRow(above: Line, line: Line): boolean {
  const size = Math.min(sizeOf(above), sizeOf(line));
  if (line.baseline - above.baseline > OVERLAPPING * size) return false;
  const items = [
    ...above.items.map((item) => ({ item, line: above })),
    ...line.items.map((item) => ({ item, line })),
  ].sort((one, other) => one.item.x - other.item.x);
  const ends = new Map<Line, number>();
  return items.every(({ item, line: own }) => {
    const end = ends.get(own === line ? above : line) ?? -Infinity;
    ends.set(own, Math.max(ends.get(own) ?? -Infinity, item.x + item.width));
    return item.x >= end;
  });
}

/** Lines of print are never set closer than this share of their size. */
const OVERLAPPING = 0.65;
/** Two gaps that differ by less than this share of the print are the same. */
const SAME_GAP = 0.15;

function toCells(items: TextItem[]): Cell[] {
  const cells: Cell[] = [];
  const drawn: TextItem[] = [];
  for (const item of [...items].sort((a, b) => a.x - b.x)) {
    const text = item.text.slice(0, MAX_TEXT).replace(/\s+/g, ' ').trim();
    if (text === '' || drawn.slice(-4).some((before) => isDrawnAgain(before, item))) continue;
    drawn.push(item);
    const cell = cells.at(-1);
    const gap = cell ? (item.x - cell.right) / Math.min(item.fontSize, cell.fontSize) : Infinity;
    const isFigure =
      cell !== undefined &&
      (gap > FIGURE_GAP ? areFigures(cell.text, text) : runsInto(cell.text, text));
    const isOfWord =
      cell !== undefined && gap > -1 && gap < WORD_GAP && isThai(cell.text.at(-1), text[0]);
    if (cell && gap < CELL_GAP && (gap > -OVERLAP || isOfWord) && !isFigure) {
      if (cell.text.length < MAX_TEXT) cell.text += (gap > WORD_GAP ? ' ' : '') + text;
      extend(cell, item);
      addPiece(cell, { text, x: item.x, right: item.x + item.width }, gap > WORD_GAP);
    } else {
      const { x, y, width, height, fontSize } = item;
      const right = x + width;
      cells.push({ text, x, y, width, height, right, fontSize, pieces: [{ text, x, right }] });
    }
  }
  return cells.flatMap(textApart).map(inOrder).map(withClosedNumbers);
}

/** Dots and commas set apart from the digits on both sides are those of one number: '1 . 894 , 62' (BNP Paribas). */
function withClosedNumbers(cell: Cell): Cell {
  const text = cell.text.replace(APART, '$1');
  return text === cell.text ? cell : { ...cell, text };
}

const APART = /(?<=\d) ([.,]) (?=\d)/g;

/** Letters of Thai and the marks above and below them are drawn over each other's places. */
function isThai(...letters: (string | undefined)[]): boolean {
  return letters.every((letter) => letter !== undefined && /[\u0e00-\u0eff]/.test(letter));
}

function inOrder(cell: Cell): Cell {
  const text = inReadingOrder(cell.text);
  if (text === cell.text) return cell;
  const pieces = cell.pieces.map((piece) => ({ ...piece, text: inReadingOrder(piece.text) }));
  return { ...cell, text, pieces };
}

/** Two runs further apart than a blank are two cells where the first is an amount and the second another figure or a date. */
const FIGURE_GAP = 0.38;

const AMOUNT = /^[-+]?[$£€]?-?\d[\d.,'’ ]*[.,]\d\d(?: ?(?:CR|DR|Cr|Dr|TL|zł|Kč|Ft|kr))?$/;

/** A day with its year that stands apart from the text in front of it, or behind it, has a column of its own. */
const DAY = /^\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})$/;

function areFigures(left: string, right: string): boolean {
  if (DAY.test(left) || DAY.test(right)) return true;
  if (/^\d{1,2}:\d\d$/.test(left) && /^[-+]\d/.test(right)) return true;
  return (
    AMOUNT.test(left) && /^(?:[-+]?[$£€]?\d|(?![元円원])[\u3040-\u9fff\uac00-\ud7af])/u.test(right)
  );
}

/** A text that runs into the signed amount behind it, which was drawn apart from it: '5501234567', '-2 430,00'; or one amount into another that cannot be one: '$51.14', '86.14'. */
function runsInto(text: string, next: string): boolean {
  const last = text.slice(text.lastIndexOf(' ') + 1).replace(/^[$£€]/, '');
  if (ONE_AMOUNT.test(last) && ONE_AMOUNT.test(next)) return !ONE_AMOUNT.test(last + next);
  return (
    /(?:[\d,]|\p{L}{4})$/u.test(text) &&
    /^[-+]\d{1,3}(?:[., '’]?\d{3})*[.,]\d\d(?: [A-Z]{3})?$/.test(next)
  );
}

/** An amount set right beside the column of texts is a cell of its own; what is short may be its currency or mark. */
function textApart(cell: Cell): Cell[] {
  const [figure, mark] = cell.pieces;
  const count = mark && OF_CURRENCY.test(mark.text) ? 2 : 1;
  const [first, second] = [cell.pieces[count - 1], cell.pieces[count]];
  if (!figure || !first || !second || !AMOUNT.test(figure.text)) return [cell];
  const isFar = second.x - first.right > FIGURE_GAP * cell.fontSize;
  const rest = cell.pieces.slice(count);
  const text = rest.map((piece) => piece.text).join(' ');
  if (!isFar || !/^(?=.{6})\p{L}{2}/u.test(text) || MARKED.test(text)) return [cell];
  return [partOf(cell, cell.pieces.slice(0, count)), partOf(cell, rest)];
}

const ONE_AMOUNT = /^\d{1,3}(?:[.,'’]?\d{3})*[.,]\d\d$/;

const OF_CURRENCY = /^(?:TL|zł|Kč|Ft|kr|€)$/;
const MARKED = /^(?:CR|DR|Cr|Dr|EUR|USD|GBP|CHF|Credit|Debit|Haben|Soll)(?!\p{L})/u;

/** Runs without a blank between them are one word in pieces (kerning). */
function addPiece(cell: Cell, piece: Piece, isApart: boolean): void {
  const last = cell.pieces.at(-1);
  if (isApart || !last) cell.pieces.push(piece);
  else
    cell.pieces[cell.pieces.length - 1] = {
      ...last,
      text: last.text + piece.text,
      right: piece.right,
    };
}

function isDrawnAgain(before: TextItem, item: TextItem): boolean {
  const isNear = Math.abs(before.x - item.x) < 1 && Math.abs(before.y - item.y) < 1;
  return isNear && before.text === item.text;
}

function extend(cell: Cell, item: TextItem): void {
  const bottom = Math.max(cell.y + cell.height, item.y + item.height);
  cell.right = Math.max(cell.right, item.x + item.width);
  cell.width = cell.right - cell.x;
  cell.y = Math.min(cell.y, item.y);
  cell.height = bottom - cell.y;
  cell.fontSize = Math.max(cell.fontSize, item.fontSize);
}

/** The whole row as one text, cells apart by a blank. It is asked for again and again, and the cells of a row never change. */
export function textOf({ cells }: Row): string {
  const known = texts.get(cells);
  if (known !== undefined) return known;
  const text = cells.map((cell) => cell.text).join(' ');
  texts.set(cells, text);
  return text;
}

const texts = new WeakMap<readonly Cell[], string>();

/** The words of a cell with their places; inside one run a word's place is told by its share of the letters. */
export function wordsOf(cell: Cell): Piece[] {
  return cell.pieces.flatMap(({ text, x, right }) => {
    const unit = (right - x) / text.length;
    return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      x: x + index * unit,
      right: x + (index + word.length) * unit,
    }));
  });
}

/** The part of a cell between two of its words, the second not included. */
export function partOf(cell: Cell, words: Piece[]): Cell {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) throw new Error('a cell of no words');
  const text = words.map((word) => word.text).join(' ');
  const { x, right } = { x: first.x, right: last.right };
  return { ...cell, text, x, right, width: right - x, pieces: words };
}

/** The smallest box around all of these, where they were drawn. */
export function unionBox(boxes: (Box & { movedBy?: number })[]): Box {
  const x = Math.min(...boxes.map((box) => box.x + (box.movedBy ?? 0)));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + (box.movedBy ?? 0) + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const round = (value: number) => Math.round(value * 100) / 100;
  return { x: round(x), y: round(y), width: round(right - x), height: round(bottom - y) };
}
