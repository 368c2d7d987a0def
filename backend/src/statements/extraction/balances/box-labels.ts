import { isFigure, readAmount } from '../figures/amounts.ts';
import { isWholeDate, leadingDate } from '../figures/dates.ts';
import { isLabelRow, MAX_PITCH } from '../headers/header-labels.ts';
import { stack } from '../headers/stacked-labels.ts';
import { type Cell, partOf, type Row } from '../rows/rows.ts';
import { type BalanceKind, type BalanceWord, balanceWordIn } from '../words/balance-names.ts';
import { CODES } from '../words/currency-names.ts';

/**
 * The same rows with labels of a box that are set on two lines as one: 'Beginning', 'Ending' over 'balance', 'balance', with
 * their figures below. The second line is left without cells, so that every other row keeps its place.
 */
export function withWholeLabels(rows: Row[]): Row[] {
  const known = withUpperLines(underFigures(rows));
  const named = known.map((row) => (isOfCodes(row) ? { ...row, cells: [] } : row));
  const result = named.map((row) => ({ ...row, cells: row.cells.flatMap(namesApart) }));
  for (const [index, first] of named.entries()) {
    // The operators of a sum may stand on a line of their own over its figures (American Express).
    const below = [1, 2, 3]
      .map((each) => index + each)
      .filter((each) => named[each] && amongOperators(named[each]).length > 0);
    const [next = -1, second = -1] = below;
    const [middle, behind] = [named[next], named[second]];
    const isWoven = middle && behind && standsBetween(first, middle, behind);
    const [at = -1, under = -1] = isWoven ? below.slice(1) : below;
    const [lower, figures] = [named[at], named[under]];
    if (!lower || !figures) continue;
    const all = isWoven ? besideEachOther(first, middle) : first;
    const upper = behindBox(all, lower);
    const labels = { ...lower, cells: amongOperators(lower).map(withoutOperator) };
    const own = behindBox({ ...figures, cells: amongOperators(figures) }, lower);
    if (!isBox(upper, labels, own)) continue;
    const cells = stack(upper.cells.map(withoutOperator), labels.cells);
    const inFront = all.cells.filter((cell) => !upper.cells.includes(cell));
    result[index] = { ...upper, baseline: lower.baseline, cells: [...inFront, ...cells] };
    result[at] = { ...lower, cells: [] };
    if (isWoven) result[next] = { ...middle, cells: [] };
  }
  return result;
}

/** The same rows with the second word of a balance whose name stands on two lines below its figure ('Personal Account' over 'balance': Monzo). */
function underFigures(rows: Row[]): Row[] {
  return rows.map((row, index) => {
    const [above, below] = [rows[index - 1], rows[index + 1]];
    const isOver = above?.cells.every(({ text }) => readAmount(text, 2) !== null);
    if (!isOver || above?.page !== row.page || below?.page !== row.page) return row;
    const cells = row.cells.map((cell) => {
      const second = below.cells.find(({ x }) => Math.abs(x - cell.x) < SAME_EDGE)?.text ?? '';
      return BALANCE.test(second) ? { ...cell, text: `${cell.text} ${second}` } : cell;
    });
    return { ...row, cells };
  });
}

const SAME_EDGE = 3;
const BALANCE = /^(?:balance|saldo|solde|kontostand)$/iu;

/** The cells of a row without those of another box, which stands far in front of these labels ('PAYMENT DUE DATE' beside the figures of a sum: ICICI). */
function behindBox(row: Row, { cells }: Row): Row {
  const left = Math.min(...cells.map(({ x }) => x));
  return { ...row, cells: row.cells.filter(({ right }) => right > left - FAR_IN_FRONT) };
}

const FAR_IN_FRONT = 80;

/** The same rows with the first two of three lines of labels over a line of figures as one ('BALANCE' over 'LAST' over 'STATEMENT': USAA). */
function withUpperLines(rows: Row[]): Row[] {
  const result = [...rows];
  for (const [index, first] of rows.entries()) {
    const [second, third, figures] = rows.slice(index + 1, index + 4);
    if (!second || !third || !figures || !isLabelRow(first) || first.cells.length < 2) continue;
    const upper = { ...second, cells: stack(first.cells, second.cells) };
    if (!isBox(first, second, figures) || !isBox(upper, third, figures)) continue;
    [result[index], result[index + 1]] = [{ ...first, cells: [] }, upper];
  }
  return result;
}

/** Whether labels of one line stand between the two lines of others, beside them ('Saldo letzte', 'Ihre Zahlungen', 'Rechnung': Swisscard). */
function standsBetween(upper: Row, middle: Row, lower: Row): boolean {
  const isNear = lower.baseline - upper.baseline < MAX_PITCH * upper.fontSize;
  const others = [...upper.cells, ...lower.cells];
  const isBeside = ({ x, right }: Cell) => others.every((each) => each.right < x || right < each.x);
  return isNear && upper.page === lower.page && middle.cells.every(isBeside);
}

const besideEachOther = (one: Row, other: Row): Row => ({
  ...one,
  cells: [...one.cells, ...other.cells].sort((a, b) => a.x - b.x),
});

/** Whether a line says under each label of a box in what currency its figure is, and nothing else (American Express). */
const isOfCodes = ({ cells }: Row) =>
  cells.length > 1 && cells.every(({ text }) => CODES.has(text));

/** Names of figures that stand no more than a blank apart, each over its own: 'Balance on 1 May', 'Balance on 31 May', 'Sum of credits'. */
function namesApart(cell: Cell): Cell[] {
  if (cell.pieces.length < 2) return [cell];
  const balances = cell.pieces.filter(({ text }) => balanceWordIn(text) !== null);
  return balances.length > 1 ? cell.pieces.map((piece) => partOf(cell, [piece])) : [cell];
}

function withoutOperator(cell: Cell): Cell {
  return { ...cell, text: cell.text.replace(/^[-–+=] (?=\p{L})/u, '') };
}

/** The labels or figures of a sum without the signs that stand alone between them. */
export function amongOperators({ cells }: Row): Cell[] {
  return cells.filter(({ text }) => !OPERATOR.test(text));
}

const OPERATOR = /^[-–_+=]$/;

/** The figures of a sum that is printed with its operators ('100.00 +', '5.00 =', '=5.00', or each of them in a cell of its own) without these, which are no signs. */
export function withoutOperators(row: Row): Row {
  if (!row.cells.some(({ text }) => EQUALS.test(text))) return row;
  const figures = amongOperators(row);
  return { ...row, cells: figures.map((cell) => ({ ...cell, text: bareFigure(cell.text) })) };
}

const EQUALS = /(?:^|\d )=$|^=\d/;
const bareFigure = (text: string) => text.replace(/(?<=\d) [-–+=]$|^[-–+=](?=\d)/, '');

/** Whether two lines of labels, each under another, stand over a line of figures. */
function isBox(upper: Row, lower: Row, figures: Row): boolean {
  const isOnePage = upper.page === lower.page && lower.page === figures.page;
  const isNear = lower.baseline - upper.baseline < MAX_PITCH * upper.fontSize;
  if (!isOnePage || !isNear || lower.cells.length < 2) return false;
  const isOver = (cell: Cell) => (other: Cell) => cell.x < other.right && other.x < cell.right;
  const isDay = ({ text }: Cell) => isWholeDate(text);
  const headsDay = (cell: Cell) => figures.cells.some((each) => isDay(each) && isOver(cell)(each));
  const isUnder = lower.cells.every((cell) => headsDay(cell) || upper.cells.some(isOver(cell)));
  // The operators of a sum may stand in front of them ('= 1,63,063.39').
  const isFigure = ({ text }: Cell) => readAmount(text.replace(/^[=+] ?/, ''), 2) !== null;
  // The day of payment stands in the box, too, and may be set on two lines.
  const areFigures =
    figures.cells.some(isFigure) &&
    figures.cells.every((cell) => isFigure(cell) || isDay(cell) || BESIDE.test(cell.text));
  const named = lower.cells.filter(({ text }) => leadingDate(text, 'DM') === null);
  return isUnder && areFigures && isLabelRow(upper) && isLabelRow({ ...lower, cells: named });
}

/** A year of a day of payment, or what is set apart from a figure: its currency, and which way it goes ('€', '412,67', 'Af': ICS). */
const BESIDE = /^(?:20\d\d|\d{1,4}|\.\d\d|[€£$¥]|af|bij|cr|dr)$/i;

/** 'Inicial' and 'Final' name balances in a box that is called so ('Saldos'). */
export function endUnder(rows: Row[], index: number, { text, x }: Cell): BalanceWord | null {
  const kind = ENDS.find(([name]) => name.test(text))?.[1];
  if (!kind) return null;
  const above = rows.slice(Math.max(0, index - ROWS_OF_BOX), index).reverse();
  const labels = above.flatMap(({ page, cells }) =>
    page === rows[index]?.page ? cells.filter((cell) => Math.abs(cell.x - x) < IN_BOX) : [],
  );
  // Nothing but the names of other balances stands between.
  const title = labels.find((label) => !ENDS.some(([name]) => name.test(label.text)));
  return title && BOX_OF_BALANCES.test(title.text) ? { kind, start: 0, end: text.length } : null;
}

/** 'Saldo' alone, in front of the last figure of a row outside the tables, is what the account holds now (Santander in Spain). */
export function heldBeside({ cells }: Row, cell: Cell): BalanceWord | null {
  const [figure, ...others] = cells.slice(cells.indexOf(cell) + 1);
  if (cell.text !== 'Saldo' || !figure || others.length > 0 || !isFigure(figure)) return null;
  return { kind: 'current', start: 0, end: cell.text.length };
}

const ENDS: [RegExp, BalanceKind][] = [
  [/^(?:inici(?:al|o)|initiale?|opening|start|zu beginn)$/iu, 'opening'],
  [/^(?:finale?|closing|end)$/iu, 'closing'],
];
const BOX_OF_BALANCES = /^(?:saldos|balances|soldes|saldi|zusammenfassung)$/iu;
const ROWS_OF_BOX = 4;
const IN_BOX = 10;
