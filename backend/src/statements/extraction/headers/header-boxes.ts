import { isFigure, looksLikeMoney } from '../figures/amounts.ts';
import { leadingDate } from '../figures/dates.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { namesBonus } from '../words/bonus-words.ts';
import { CODES, currencyNamed } from '../words/currency-names.ts';
import { columnRoleOf } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { saysDue } from '../words/titles.ts';
import {
  columnsIn,
  type Header,
  isLabelRow,
  isLabelText,
  isMoney,
  MAX_PITCH,
} from './header-labels.ts';
import { headerOf } from './labelled-columns.ts';

/** Boxes beside a table, whose titles and figures stand in the rows of its labels. */

/** The texts of a box may begin a little further to the left than its title. */
export const BOX_PADDING = 8;

/**
 * The title of a box that stands behind a line of labels, or null: behind one that names amounts it says more than one thing
 * ('Payment Information') or of a bonus ('Cashback Bonus® Rewards': Discover), or the line below it is a whole header in front of it.
 */
export function titleBehind(labels: Cell[], lower: Cell[]): Cell | null {
  const last = labels.at(-1);
  if (!last || columnRoleOf(last.text) !== null) return null;
  const end = headerOf(lower)?.columns.at(-1);
  // 'Denaro in' over 'entrata' is a label, though nobody knows the half of it.
  const goesOn = lower.some(
    ({ x, right, text }) =>
      x < last.right && last.x < right && columnRoleOf(`${last.text} ${text}`) !== null,
  );
  if (end && isMoney(end.role) && last.x >= end.right && !goesOn) return last;
  const [before, named] = [labels.at(-2), columnsIn(last)];
  const endsInMoney = before !== undefined && columnsIn(before).some(({ role }) => isMoney(role));
  const isTitle = named.length > 1 && named.some(({ role }) => role === 'description');
  return endsInMoney && (isTitle || namesBonus(last.text)) ? last : null;
}

/** Whether a label names no more than a column of amounts that stands in front of the balances already, as the lines of a box beside them do ('Money out': Barclays). */
export function repeatsAmounts(header: Header | null, label: Cell): boolean {
  const named = columnsIn(label).map(({ role }) => role);
  const known = header?.columns.map(({ role }) => role) ?? [];
  const isBehind = known.at(-1) === 'balance' && named.length > 0;
  return isBehind && named.every((role) => isMoney(role) && known.includes(role));
}

/** Whether the row under labels is a sum of figures ('$731.06', '-', '$542.18', '='), and no booking. */
export function isOverEquation(row: Row | undefined): boolean {
  const texts = row?.cells.map(({ text }) => text) ?? [];
  const areFigures = texts.filter(looksLikeMoney).length > 2;
  return areFigures && texts.includes('=') && texts.some((text) => /^[-–−+]$/.test(text));
}

/** Whether the labels of a row name the figures right above them, each below its own ('£285.43' over 'Personal Account balance': Monzo). */
export function isUnderFigures(rows: Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index]];
  if (!above || !row || above.page !== row.page || above.cells.length !== row.cells.length)
    return false;
  const isNear = row.baseline - above.baseline < MAX_PITCH * above.fontSize;
  const isNamed = ({ text, x }: Cell, at: number) =>
    looksLikeMoney(text) && Math.abs(x - (row.cells[at]?.x ?? 0)) < SAME_LEFT;
  return isNear && above.cells.length > 1 && above.cells.every(isNamed);
}

/** A row of labels without the figures of a box whose title stands behind the amounts of the table. */
export function inFrontOfBox(row: Row, labels: Cell[]): Row {
  const isAmount = (cell: Cell) => columnsIn(cell).some(({ role }) => isMoney(role));
  const money = [...labels, ...row.cells].filter(isAmount);
  const edge = Math.max(...money.map(({ right }) => right));
  const isTitle = (cell: Cell) =>
    cell.x > edge && columnsIn(cell).length === 0 && plainWords(cell.text) !== '';
  // Amounts may end behind their label and in front of the title.
  const title = labels.find(isTitle);
  const own = row.cells.filter(({ x }) => x < (title ? title.x - BOX_PADDING : edge));
  // A number behind the labels is none of them either (MBNA), nor whose it is (RBC: 'Collect outside North America', '1-416-974-7780').
  const isNumber = ({ text }: Cell) => /\d{4}/.test(text) && !looksLikeMoney(text);
  const areLast = labels.every(({ x }) => x < edge);
  const behind = row.cells.slice(own.length);
  const areNumbers =
    areLast && behind.some(isNumber) && behind.every((cell) => isNumber(cell) || isTitle(cell));
  const isTitled = money.length > 0 && (title !== undefined || areNumbers);
  const isBeside = own.length > 0 && own.length < row.cells.length;
  return isTitled && isBeside && !isLabelRow(row) && own.every(({ text }) => isLabelText(text))
    ? { ...row, cells: own }
    : row;
}

/** Where the box behind the labels of a row begins. */
export function edgeOfBox(row: Row, own: Row): number {
  return Math.min(...row.cells.slice(own.cells.length).map(({ x }) => x)) - BOX_PADDING;
}

/**
 * What nobody knows behind the label of balances is the first line of a box beside the table, if other lines of that stand alone (Nationwide),
 * and behind that of amounts, if several of them begin where it does, alone or as names of figures ('CONTACT US' on the second line of labels,
 * 'CALCULATING YOUR BALANCE': RBC).
 */
export function beforeBox<Found extends Header>(header: Found, rows: Row[], index: number): Found {
  const last = header.columns.at(-1);
  const labels = rows.slice(index, index + header.rows).flatMap(({ cells }) => cells);
  const behind = labels.find(({ x }) => last !== undefined && x > last.right);
  if (!last || header.until !== undefined) return header;
  const below = rows.slice(index + header.rows, index + header.rows + ROWS_OF_BOX);
  if (!behind && last.role === 'balance') return beforeLines(header, last.right, below);
  const isUnknown = isMoney(last.role) && behind && columnsIn(behind).length === 0;
  if (!isUnknown) return header;
  const until = behind.x - BOX_PADDING;
  const alone = below.filter(({ cells }) => cells.every(({ x }) => x >= until));
  const begun = below.filter(({ cells }) =>
    cells.some((cell, at) => {
      const isNamed = /\p{L}{3}/u.test(cell.text) && looksLikeMoney(cells[at + 1]?.text ?? '');
      return Math.abs(cell.x - behind.x) < SAME_LEFT && (at === 0 || isNamed);
    }),
  );
  const isBox = last.role === 'balance' ? alone.length > 0 : begun.length >= LEAST_LINES;
  return isBox ? { ...header, until } : header;
}

/**
 * The same where the title of the box stands above the labels: lines of a name and its figure begin at one place behind the balances, alone (Barclays),
 * or beside the bookings, if they name what the account opens and closes with (Nationwide).
 */
function beforeLines<Found extends Header>(header: Found, edge: number, below: Row[]): Found {
  const names = below.flatMap(({ cells }) => {
    const [name, figure, ...others] = cells.filter(({ x }) => x > edge + BOX_PADDING);
    const isLine = figure && others.length === 0 && looksLikeMoney(figure.text);
    const isName = name && /\p{L}{3}/u.test(name.text) && !CODES.has(name.text);
    return isLine && isName ? [{ ...name, isAlone: cells.length === 2 }] : [];
  });
  const [first, ...others] = names;
  // Where the label of the balances is set to the left, these end behind it.
  const isBalance = ({ cells }: Row) =>
    first !== undefined &&
    cells.every(({ x }) => x !== first.x) &&
    cells.some(({ text, right }) => right > first.x && looksLikeMoney(text));
  const isBox =
    first &&
    others.length >= LEAST_LINES - 1 &&
    others.every(({ x }) => x === first.x) &&
    (names.some(({ isAlone }) => isAlone) || areBalances(names)) &&
    !below.some(isBalance);
  return isBox ? { ...header, until: first.x - BOX_PADDING } : header;
}

/** Whether names are those of what an account opens and closes with, among others. */
function areBalances(names: Cell[]): boolean {
  const kinds = names.map(({ text }) => balanceLine(text));
  return kinds.includes('opening') && kinds.includes('closing');
}

/**
 * What stands in front of the first label is a line of a box beside the table, if several other lines of that stand alone (Itaú); and so is what
 * stands in front of the days of bookings, whatever stands beside the labels themselves (ICICI).
 */
export function besideFront<Found extends Header>(
  header: Found,
  rows: Row[],
  index: number,
): Found {
  const [first] = header.columns.toSorted((one, other) => one.x - other.x);
  const left = first?.x ?? 0;
  const [lead] = rows[index]?.cells ?? [];
  const isLeft = (cell: Cell) => cell.right < left - BOX_PADDING;
  if (!first || !lead || header.from !== undefined) return header;
  const below = rows.slice(index + header.rows, index + header.rows + ROWS_OF_BOX);
  const alone = below.filter(({ cells }) => cells.every(isLeft));
  const box = alone.flatMap(({ cells }) => cells);
  const isDay = ({ text }: Cell) => leadingDate(text, 'DM') !== null;
  const besideDay = below.flatMap(({ cells: [one, day] }) =>
    one !== undefined && day !== undefined && isLeft(one) && isDay(day) ? [one] : [],
  );
  const isOfBox = ({ x, text }: Cell) => /\p{L}/u.test(text) && box.some((cell) => cell.x === x);
  const isBesideDays =
    first.role === 'date' &&
    !box.some(isDay) &&
    (besideDay.length >= LEAST_LINES || besideDay.some(isOfBox));
  if (box.length < LEAST_LINES || !(isLeft(lead) || isBesideDays)) return header;
  return { ...header, from: (Math.max(...box.map(({ right }) => right)) + left) / 2 };
}

/** Whether a row ends labels of two lines of which some say what has to be paid, or by when: those of a list of cards, and of no bookings ('Minimum', 'Due' over 'Payment', 'Date': Citibank). */
export function headsDues(rows: Row[], index: number): boolean {
  const [above, row] = [rows[index - 1], rows[index]];
  if (!above || !row || above.page !== row.page || !isLabelRow(above)) return false;
  if (row.baseline - above.baseline > MAX_PITCH * row.fontSize) return false;
  const whole = row.cells.flatMap(({ text, x }) => {
    const over = above.cells.find((cell) => Math.abs(cell.x - x) < SAME_LEFT);
    return over ? [`${over.text} ${text}`] : [];
  });
  // A list of bookings begins with their days.
  if (columnRoleOf(row.cells[0]?.text ?? '') === 'date') return false;
  return whole.length > 2 && whole.length === row.cells.length && whole.some(saysDue);
}

/** Lines of one label begin so near to each other, in points. */
const SAME_LEFT = 3;
const ROWS_OF_BOX = 10;
const LEAST_LINES = 2;

/** Whether a row is one text that names no column and no currency. */
export function isTextAlone({ cells: [cell, ...others] }: Row): boolean {
  const isNamed = cell && (columnsIn(cell).length > 0 || currencyNamed(cell.text) !== null);
  return cell !== undefined && others.length === 0 && !isNamed;
}

/** Whether a cell is or holds the label of a column of texts. */
export function namesText(cell: Cell): boolean {
  return columnsIn(cell).some(({ role }) => role === 'description');
}

/** The header whose row runs on into a box beside the table, which holds figures as no label does. */
export function besideBox(rows: Row[], index: number): (Header & { merit: number }) | null {
  const first = rows[index];
  const end = first?.cells.findIndex(({ text }) => !isLabelText(text)) ?? -1;
  // The labels of the box may stand between the last column and its figures.
  for (let count = end; first && count > 2; count -= 1) {
    const header = headerOf(first.cells.slice(0, count));
    const last = header?.columns.at(-1);
    // Behind the balances a way that has its column already is named in the box ('Money out', '£1,648.16': Barclays), as a total is (Bank of America).
    const before = header?.columns.slice(0, -1).map(({ role }) => role) ?? [];
    const isRepeated = last && before.includes('balance') && before.includes(last.role);
    if (!header || isRepeated || namesSumBehind(first.cells.slice(0, count + 1))) continue;
    if (header.columns.length >= count && (count === end || (last && isMoney(last.role))))
      return { ...header, rows: 1, until: (first.cells[count]?.x ?? Infinity) - BOX_PADDING };
  }
  return null;
}

/** Whether the last but one of some cells names the sum of something that stands behind it, and no column of the table ('Amount', 'Total checks', '-$137.00'). */
function namesSumBehind(cells: Cell[]): boolean {
  const [label, figure] = cells.slice(-2);
  if (!label?.text.includes(' ') || !isTotal(label.text) || !figure || !isFigure(figure))
    return false;
  return headerOf(cells.slice(0, -2))?.columns.some(({ role }) => role === 'amount') === true;
}

/** What a box beside the table says in the rows of its labels. */
export function besideHeader(rows: Row[], { until = Infinity }: Header): Row[] {
  return rows.flatMap((row) => {
    const cells = row.cells.filter(({ x }) => x >= until);
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}
