import { looksLikeMoney } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { type Cell, partOf, type Row, textOf, wordsOf } from './rows.ts';
import { areMostlyLines, withLine } from './without-columns.ts';

const DASH = /^[-–—]$/;
/** No side of an amount and no currency. */
const WORD = /^\p{L}{4}|^[\p{Script=Hangul}\p{Script=Han}]{2}/u;
/** Texts and dashes of one column begin at the same place but for so much, in points. */
const SAME_PLACE = 2;
/** So many dashes, and so many texts at their place, are a column. */
const LEAST_DASHES = 3;
const LEAST_TEXTS = 2;
const MOST_READ = 300;

/**
 * The rows without the dashes that stand for empty cells and look like signs: those behind an amount where other rows have a text ('2,959,560', '-', '3,159,410',
 * '환급금': KB), set apart or not, and several in a line that has lost its columns ('- - Opening Balance - - - 1,34,919.64': Kotak), or the noughts of one.
 */
export function withoutEmptyCells(rows: Row[]): Row[] {
  const behind = withoutDashesBehind(rows);
  return areMostlyLines(behind)
    ? withoutSecondBalances(withoutNoughts(withoutDashesOfLines(behind)))
    : behind;
}

/**
 * The nought without decimals of a side on which nothing moved, behind an amount or in front of it, and the dash of an empty cell in front of both: where such
 * noughts tell the sides, no sign does.
 */
const NOUGHT_BEHIND = /(?: -)? (\d[\d.,]*[.,]\d\d) 0 (-?\d[\d.,]*[.,]\d\d)$/;
const NOUGHT_BEFORE = /(?: -)? 0 (\d[\d.,]*[.,]\d\d) (-?\d[\d.,]*[.,]\d\d)$/;
const LEAST_NOUGHTS = 2;

/** Lines that lost their columns, without those noughts ('31840.00 0 40504.31', '- 0 240.00 8664.31': State Bank of India). */
function withoutNoughts(rows: Row[]): Row[] {
  const sides = [NOUGHT_BEHIND, NOUGHT_BEFORE].map(
    (nought) => new Set(rows.filter((row) => nought.test(textOf(row).slice(0, MOST_READ)))),
  );
  if (sides.some(({ size }) => size < LEAST_NOUGHTS)) return rows;
  return rows.map((row) => {
    const nought = sides[0]?.has(row) ? NOUGHT_BEHIND : NOUGHT_BEFORE;
    return sides.some((side) => side.has(row))
      ? withLine(row, textOf(row).replace(nought, ' $1 $2'))
      : row;
  });
}

/** Three figures at the end of a line, of which the last two are the same, and the first is no nought: that is the side on which nothing moved. */
const THREE = /(?<![\d.,])(-?\d[\d.,]*[.,]\d\d) (-?\d[\d.,]*[.,]\d\d) (-?\d[\d.,]*[.,]\d\d)$/;
const LEAST_TWICE = 3;
const MOSTLY = 0.75;

/** Lines that lost their columns, without the second of two balances that are the same on most of them, by the days of booking and of value (BBVA in Mexico). */
function withoutSecondBalances(rows: Row[]): Row[] {
  const ends = new Map(
    rows.flatMap((row) => {
      const [, moved, one, other] = THREE.exec(textOf(row).slice(0, MOST_READ)) ?? [];
      return one === undefined
        ? []
        : [[row, { moved: moved ?? '', one, other: other ?? '' }] as const];
    }),
  );
  const lines = [...ends.values()];
  const twice = lines.filter(({ one, other }) => one === other);
  const isSide = lines.some(({ moved }) => !/[1-9]/.test(moved));
  const most = areLed(lines) ? MOSTLY : 1;
  if (twice.length < Math.max(LEAST_TWICE, most * ends.size) || isSide) return rows;
  return rows.map((row) => {
    const { other } = ends.get(row) ?? {};
    return other === undefined ? row : withLine(row, textOf(row).slice(0, -other.length - 1));
  });
}

/** Whether at least half of the lines hold in front of the last figure what the line before held and what moved. */
function areLed(lines: { moved: string; one: string }[]): boolean {
  const cents = (figure: string) => Number(figure.replace(/[.,]/g, ''));
  const led = lines.filter(({ moved, one }, index) => {
    const before = lines[index - 1];
    return before && Math.abs(cents(one) - cents(before.one)) === Math.abs(cents(moved));
  });
  return led.length * 2 >= lines.length;
}

function withoutDashesBehind(rows: Row[]): Row[] {
  const ends = rows.flatMap(({ cells }) => [
    ...cells.flatMap((cell) => behindAmount(cell) ?? []),
    ...(isBooked(cells) ? cells.filter((_, index) => standsBehind(cells, index)) : []),
  ]);
  const dashes = ends.filter(({ text }) => DASH.test(text));
  if (dashes.length < LEAST_DASHES) return rows;
  const texts = ends.filter(({ text }) => WORD.test(text));
  const isAt = (x: number) => (other: { x: number }) => Math.abs(other.x - x) < SAME_PLACE;
  const isEmpty = ({ text, x }: { text: string; x: number }) =>
    DASH.test(text) &&
    dashes.filter(isAt(x)).length >= LEAST_DASHES &&
    texts.filter(isAt(x)).length >= LEAST_TEXTS;
  const withoutDash = (cell: Cell) => {
    const end = behindAmount(cell);
    return end && isEmpty(end) ? partOf(cell, wordsOf(cell).slice(0, -1)) : cell;
  };
  return rows.map((row) => {
    const cells = row.cells.filter(
      (cell, index) => !(standsBehind(row.cells, index) && isEmpty(cell)),
    );
    return { ...row, cells: cells.map(withoutDash) };
  });
}

/** Whether a row begins with its day and names no balance: beside that a word may say on which side it is. */
function isBooked(cells: Cell[]): boolean {
  const [day] = cells;
  return (
    day !== undefined &&
    columnDate(day.text, 'DM') !== null &&
    cells.every(({ text }) => balanceWordIn(text) === null)
  );
}

/** Whether a cell stands behind one that is an amount. */
function standsBehind(cells: Cell[], index: number): boolean {
  const before = cells[index - 1];
  return before !== undefined && looksLikeMoney(before.text);
}

/** The word right behind an amount with which a cell begins, or null. */
function behindAmount(cell: Cell) {
  if (!/^\d/.test(cell.text) || !cell.text.includes(' ')) return null;
  const [figure, next, ...others] = wordsOf(cell);
  if (!figure || !next || !looksLikeMoney(figure.text)) return null;
  return DASH.test(next.text) && others.length > 0 ? null : next;
}

/** Two dashes behind each other are no sign of anything, nor are the others of their line then, where no other line has a minus apart. */
function withoutDashesOfLines(rows: Row[]): Row[] {
  const texts = rows.map((row) => textOf(row).slice(0, MOST_READ));
  if (texts.some((text) => MINUS_APART.test(text) && !SEVERAL.test(text))) return rows;
  return rows.map((row, index) => {
    const words = textOf(row)
      .split(' ')
      .filter((word) => !DASH.test(word));
    return SEVERAL.test(texts[index] ?? '') && words.length > 0
      ? withLine(row, words.join(' '))
      : row;
  });
}

const SEVERAL = /(?:^| )[-–—] [-–—] /;
const MINUS_APART = /\d [-–—] \d[\d.,]*$/;
