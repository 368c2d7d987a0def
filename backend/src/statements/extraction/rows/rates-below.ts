import { readAmount } from '../figures/amounts.ts';
import { withText } from './cell-texts.ts';
import type { Cell, Row } from './rows.ts';

/** '1 USD = 1.3470 SGD': what was paid abroad in, and what it is kept in. */
const RATE = /^1 ([A-Z]{3}) = [\d.,]+ ([A-Z]{3})$/;
/** The line of a rate stands so many font sizes below the booking at most. */
const PITCH = 2;
/** Amounts of one column end so near to each other, in points. */
const SAME_EDGE = 3;

/**
 * The rows, with the account's own amounts beside the days of bookings where what was paid abroad stands there, and they stand below beside its rate
 * ('20.00 USD' over '1 USD = 1.3470 SGD', '26.94': Trust).
 */
export function withOwnAmountsAbove(rows: Row[]): Row[] {
  const result = [...rows];
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    const [abroad, own] = [row.cells.at(-1), below?.cells.at(-1)];
    if (!below || !abroad || !own || !isRateOf(row, below) || !areInColumn(abroad, own)) continue;
    result[index] = { ...row, cells: [...row.cells.slice(0, -1), withText(abroad, own.text)] };
    result[index + 1] = {
      ...below,
      cells: [...below.cells.slice(0, -1), withText(own, abroad.text)],
    };
  }
  return result;
}

/** Whether a row below a booking tells the rate of the currency that its amount bears, and another amount in its own. */
function isRateOf(row: Row, below: Row): boolean {
  const [rate, from, to] = RATE.exec(below.cells[0]?.text ?? '') ?? [];
  const isNear = below.page === row.page && below.baseline - row.baseline < PITCH * row.fontSize;
  const [abroad, own] = [row, below].map(({ cells }) => readAmount(cells.at(-1)?.text ?? '', 2));
  if (!rate || !isNear || below.cells.length !== 2 || !abroad || !own) return false;
  return abroad.currency === from && (own.currency === null || own.currency === to);
}

function areInColumn(one: Cell, other: Cell): boolean {
  return Math.abs(one.right - other.right) < SAME_EDGE;
}
