import { firstAmountIn, isFigure, type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { textOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { totalRoleOf } from '../words/sums-and-flows.ts';
import { amongOperators, withoutOperators } from './box-labels.ts';

/** How a document prints amounts. */
type Print = { decimals: number; isWhole: boolean; currency?: string };

/** Rows below a label that may hold its figure. */
const LINES_BELOW = 2;
/** How far below its label (in font sizes) a balance may stand. */
const BELOW = 3;
/** A row of nothing but figures is that of a box, and may stand farther below its labels. */
const BELOW_BOX = 6;
const SAME_EDGE = 3;

/** The first amount up to the next name of a figure, but for one in another currency, or that may be a day, before one in the currency that is looked for. */
export function amountAmong(cells: Cell[], print: Print): PrintedAmount | null {
  const end = cells.findIndex(
    ({ text }, index) =>
      balanceWordIn(text) ||
      totalRoleOf(text) ||
      (OF_PAYMENT.test(text) && !goOnBehind(cells.slice(index + 1))),
  );
  const found = cells.slice(0, end < 0 ? undefined : end).flatMap(({ text }) => {
    if (text.endsWith('%')) return [];
    const amount = readAmount(text, print.decimals, print.isWhole) ?? firstAmountIn(text, print);
    return amount ? [{ text, amount }] : [];
  });
  const [first] = found;
  const own = found.find(({ amount: { currency } }) => currency && currency === print.currency);
  // What bears no mark is in that currency, too.
  const isSure = first && !first.amount.currency && !LIKE_A_DAY.test(first.text);
  return (isSure ? first : (own ?? first))?.amount ?? null;
}

/** What is to be paid at least has an amount of its own. */
const OF_PAYMENT = /^minimum payment/i;

/** Whether two figures stand behind the second of two names: then the first of them is that of the first name. */
function goOnBehind(cells: Cell[]): boolean {
  const end = cells.findIndex((cell) => !isFigure(cell));
  return cells.slice(0, end < 0 ? undefined : end).length > 1;
}

const LIKE_A_DAY = /^\d\d?[./-]\d\d?[./-]?$/;

/** The amount below its name, or above it where that one is nearer, as apps set their figures; isAlone says whether one above may stand for itself. */
export function nearest(rows: Row[], index: number, label: Cell, print: Print, isAlone = true) {
  const below = amountBelow(rows, index, label, print);
  const row = rows[index];
  // An address may stand in the rows between, in front of both.
  const over = rows
    .slice(Math.max(0, index - LINES_ABOVE), index)
    .findLast(({ cells }) => cells.some(({ right }) => right >= label.x - 5));
  const above = row ? amountAbove(over, row, label, print) : null;
  if (!row || !over || !above || !below) return below?.amount ?? (isAlone ? above : null);
  const [toAbove, toBelow] = [row.baseline - over.baseline, below.baseline - row.baseline];
  const isAsNear = NEARER * toAbove < toBelow && endsInNames(rows, index, label);
  const isNearer = toAbove < NEARER * toBelow || isAsNear;
  return isNearer && !beginsWithName(rows.slice(0, index), label) ? above : below.amount;
}

/** Whether the figure above is that of a name over it, with which a column of a box begins (Nationwide: 'Start balance', '£248.77', 'End balance', '£1,227.66'). */
function beginsWithName(rows: Row[], label: Cell): boolean {
  const page = rows.at(-1)?.page;
  const column = rows
    .slice(-COLUMN_ABOVE)
    .filter((row) => row.page === page)
    .flatMap(({ cells }) => cells.filter(({ x }) => Math.abs(x - label.x) < SAME_EDGE));
  const [figure, name, first] = column.toReversed();
  const isNamed = figure && isFigure(figure) && name && balanceWordIn(name.text) !== null;
  return Boolean(isNamed && !(first && isFigure(first)));
}

/** Whether a column that is set to the right begins with a figure, has one above this name, and ends in a name: each stands below its own figure (Monzo). */
function endsInNames(rows: Row[], index: number, { right, fontSize }: Cell): boolean {
  const page = rows[index]?.page;
  const inColumn = (row: Row) =>
    row.page === page ? row.cells.filter((cell) => Math.abs(cell.right - right) < SAME_EDGE) : [];
  const above = rows.slice(Math.max(0, index - COLUMN_ABOVE), index).flatMap(inColumn);
  const [first, last] = [above[0], above.at(-1)];
  if (first === last || ![first, last].every((cell) => cell && isFigure(cell))) return false;
  let end = rows[index];
  for (const row of rows.slice(index + 1, index + 1 + COLUMN_ABOVE)) {
    if (inColumn(row).length === 0) continue;
    // The table below the box may end at its right edge, too.
    if (end && row.baseline - end.baseline > BELOW * fontSize) break;
    end = row;
  }
  return end !== undefined && !inColumn(end).some(isFigure);
}

/** So many rows of a table may stand beside those two of a box, and the one above them. */
const COLUMN_ABOVE = 8;

const NEARER = 0.9;
/** So many rows of an address may stand between a figure and its name. */
const LINES_ABOVE = 3;

/** The amount that stands right over its name and ends with it, as apps set them, or begins with it, or in its middle, in a row of figures over their names (Monzo, CMB). */
function amountAbove(above: Row | undefined, row: Row, label: Cell, print: Print) {
  if (!above || above.page !== row.page) return null;
  if (row.baseline - above.baseline > BELOW * above.fontSize) return null;
  const figures = amongOperators(above);
  const areFigures = figures.length > 1 && figures.every(isFigure);
  const isNear = (one: number, other: number) => Math.abs(one - other) < SAME_EDGE;
  const over = figures.find(
    ({ x, right }) =>
      isNear(right, label.right) ||
      (areFigures && (isNear(x, label.x) || isNear(x + right, label.x + label.right))),
  );
  const left = figures.find(({ x }) => isNear(x, label.x));
  const amounts = [over, left].map((cell) =>
    cell ? readAmount(cell.text, print.decimals, print.isWhole) : null,
  );
  return amounts[0] ?? (amounts[1]?.currency ? amounts[1] : null);
}

/** Whether a text ends a sentence, as no label does that heads a figure. */
const isEndOfSentence = ({ text }: Cell) =>
  /(?:^|[^.])\p{Ll}{4,}\.$/u.test(text) && /^\p{Ll}/u.test(text);

/** The amount right below its name, and where it stands. */
function amountBelow(rows: Row[], index: number, label: Cell, print: Print) {
  const row = rows[index];
  // What stands to the left of the name alone is a line of another box.
  if (isEndOfSentence(label)) return null;
  const isUnder = ({ cells }: Row) => cells.some(({ right }) => right >= label.x - 5);
  const lines = rows.slice(index + 1, index + 1 + 2 * LINES_BELOW).filter(isUnder);
  for (const next of lines.slice(0, LINES_BELOW)) {
    const below = withoutOperators(next);
    if (!row || below.page !== row.page) return null;
    const isBox = below.cells.every((cell) => isFigure(cell) || isWholeDate(cell.text));
    const reach = below.cells.length > 2 && isBox ? BELOW_BOX : BELOW;
    if (below.baseline - row.baseline > reach * row.fontSize) return null;
    if (balanceWordIn(textOf(below))) return null;
    const under = below.cells.filter(
      (cell) => cell.right >= label.x - 5 && !NAMES_ITS_OWN.test(cell.text),
    );
    const own = under.filter((cell) => cell.x < label.right && label.x < cell.right);
    const amount =
      amountAmong(own, print) ??
      (isOverOwn(lines, next, label, row) ? null : amountAmong(under, print));
    if (amount) return { amount, baseline: below.baseline };
  }
  return null;
}

/** Below a name stands another one with a figure of its own ('Total outgoings' over 'Balance in Pots: £1,204.36': Monzo). */
const NAMES_ITS_OWN = /^\p{L}[^:]* [^:]*\p{Ll}{3,}: ?\P{L}*\d/u;

/** Whether the figure of a label that is set on two lines stands on the next line but one, at its left edge, below those of shorter labels beside it (Zinia). */
function isOverOwn(lines: Row[], line: Row, label: Cell, { cells: labels }: Row): boolean {
  const next = lines[lines.indexOf(line) + 1];
  const isOfOther = (cell: Cell) =>
    labels.some((other) => other !== label && cell.x < other.right && other.x < cell.right);
  if (!next || next.page !== line.page || !line.cells.every(isOfOther)) return false;
  return next.cells.some(
    ({ x, text }) => Math.abs(x - label.x) < 1 && readAmount(text, 2) !== null,
  );
}
