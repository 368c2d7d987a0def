import { readAmount } from '../figures/amounts.ts';
import { withText } from './cell-texts.ts';
import type { Cell, Row } from './rows.ts';

/** '1 USD = 1.3470 SGD': what was paid abroad in, and what it is kept in. */
const RATE = /^1 ([A-Z]{3}) = [\d.,]+ ([A-Z]{3})$/;
/** 'Amount in SGD', over the account's own amounts. */
const LABEL = /^amount in [A-Z]{3}$/i;
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
  const labels = rows.flatMap(({ cells }) => cells.flatMap(({ text }) => LABEL.exec(text) ?? []));
  for (const [index, row] of rows.entries()) {
    const below = rows[index + 1];
    const [abroad, own] = [row.cells.at(-1), below?.cells.at(-1)];
    if (!below || !abroad || !own || !areInColumn(abroad, own)) continue;
    const kept = keptIn(row, below);
    if (kept === null || !labels.some((text) => text.endsWith(` ${kept}`))) continue;
    result[index] = { ...row, cells: [...row.cells.slice(0, -1), withText(abroad, own.text)] };
    result[index + 1] = {
      ...below,
      cells: [...below.cells.slice(0, -1), withText(own, abroad.text)],
    };
  }
  return result;
}

/** What an account is kept in, if a row below a booking tells the rate of the currency that its amount bears to that one, and another amount in it; or null. */
function keptIn(row: Row, below: Row): string | null {
  const [, from, to = ''] = RATE.exec(below.cells[0]?.text ?? '') ?? [];
  const isNear = below.page === row.page && below.baseline - row.baseline < PITCH * row.fontSize;
  const [abroad, own] = [row, below].map(({ cells }) => readAmount(cells.at(-1)?.text ?? '', 2));
  if (!from || !isNear || below.cells.length !== 2 || !abroad || !own) return null;
  return abroad.currency === from && (own.currency === null || own.currency === to) ? to : null;
}

function areInColumn(one: Cell, other: Cell): boolean {
  return Math.abs(one.right - other.right) < SAME_EDGE;
}
