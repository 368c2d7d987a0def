import { readAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import { balanceLine } from '../words/balance-names.ts';
import { columnRoleOf } from '../words/labels.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { type Cell, type Row, textOf } from './rows.ts';

/** Amounts of one column end, and their labels begin or end, so near to each other, in points. */
const SAME_EDGE = 3;
/** Lines of one booking, and of labels, stand so many font sizes apart at most. */
const PITCH = 2;
/** So many balances show a habit, and nearly all bookings have theirs. */
const LEAST_PAIRS = 3;
const NEARLY_ALL = 0.8;
/** The column that is made of them stands so far behind that of the amounts, in points. */
const ROOM = 40;

/**
 * The rows, with balances that stand right below the amounts of their bookings in a column of their own behind them, as their label stands below that
 * of the amounts ('Kwota' over 'Saldo po operacji': BNP Paribas in Poland).
 */
export function withBalancesBehind(rows: Row[]): Row[] {
  const labels = rows.flatMap((row, index) =>
    isBalanceLabel(rows[index - 1], row) ? [index] : [],
  );
  const [first] = labels;
  if (first === undefined) return rows;
  const booked = rows.flatMap((row, index) => (index > first && isBooking(row) ? [index] : []));
  const pairs = booked.filter((index) => isBalance(rows[index], rows[index + 1]));
  if (pairs.length < LEAST_PAIRS || pairs.length < NEARLY_ALL * booked.length) return rows;
  const below = new Set([...labels, ...pairs.map((index) => index + 1)]);
  const edge = Math.max(...pairs.flatMap((index) => rows[index]?.cells.at(-1)?.right ?? []));
  const by = edge + ROOM - (rows[first]?.cells[0]?.x ?? 0);
  return rows.flatMap((row, index) => {
    const moved = below.has(index + 1) ? rows[index + 1]?.cells.at(-1) : undefined;
    const cells = below.has(index) ? row.cells.slice(0, -1) : row.cells;
    const own = index > first && namesBalance(row) ? withLastBehind(cells, edge, by) : cells;
    const whole = moved ? [...own, movedBehind(moved, by)] : own;
    return whole.length === 0 ? [] : [{ ...row, cells: whole }];
  });
}

/** The cells of a row that names a balance, with its figure in the column of balances, too. */
function withLastBehind(cells: Cell[], edge: number, by: number): Cell[] {
  const last = cells.at(-1);
  const isInColumn = last && isMoney(last) && Math.abs(last.right - edge) < SAME_EDGE;
  return isInColumn ? [...cells.slice(0, -1), movedBehind(last, by)] : cells;
}

/** Whether a row is no more than the label of a balance, right below that of the amounts. */
function isBalanceLabel(above: Row | undefined, { page, baseline, fontSize, cells }: Row): boolean {
  const [label, ...others] = cells;
  const over = above?.cells.at(-1);
  if (!label || !over || others.length > 0 || above?.page !== page) return false;
  const isUnder = Math.abs(label.x - over.x) < SAME_EDGE || areInColumn(label, over);
  const isNear = baseline - above.baseline < PITCH * fontSize;
  const isNamed = columnRoleOf(label.text) === 'balance' && columnRoleOf(over.text) === 'amount';
  return isUnder && isNear && isNamed && above.cells.length > 2;
}

/** Whether a row has a day and ends in an amount, and names no balance or sum. */
function isBooking(row: Row): boolean {
  return (
    row.cells.some(({ text }) => isWholeDate(text)) && isMoney(row.cells.at(-1)) && !isNamed(row)
  );
}

const isNamed = (row: Row) =>
  isTotal(textOf(row)) || row.cells.some(({ text }) => isTotal(text)) || namesBalance(row);

const namesBalance = ({ cells }: Row) => cells.some(({ text }) => balanceLine(text) !== null);

/** Whether the row right below a booking has no day and ends in a figure under its amount. */
function isBalance(row: Row | undefined, below: Row | undefined): boolean {
  const [amount, balance] = [row?.cells.at(-1), below?.cells.at(-1)];
  if (!row || !below || !amount || !balance || below.page !== row.page) return false;
  const isNear = below.baseline - row.baseline < PITCH * row.fontSize;
  const isUndated = !below.cells.some(({ text }) => isWholeDate(text));
  return isNear && isUndated && !isNamed(below) && isMoney(balance) && areInColumn(amount, balance);
}

const isMoney = (cell: Cell | undefined) => cell !== undefined && readAmount(cell.text, 2) !== null;

const areInColumn = (one: Cell, other: Cell) => Math.abs(one.right - other.right) < SAME_EDGE;

/** A cell as if it stood so much further to the right. */
function movedBehind(cell: Cell, by: number): Cell {
  const pieces = cell.pieces.map((piece) => ({
    ...piece,
    x: piece.x + by,
    right: piece.right + by,
  }));
  const movedBy = (cell.movedBy ?? 0) - by;
  return { ...cell, x: cell.x + by, right: cell.right + by, pieces, movedBy };
}
