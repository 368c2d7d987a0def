import { readAmount } from './amounts.ts';
import { isBookingRow } from './booking-rows.ts';
import { headersOver } from './cell-columns.ts';
import type { Header } from './columns.ts';
import type { Facts } from './facts.ts';
import { type Cell, type Row, textOf } from './rows.ts';

const INTEREST = /^interest charged? on \p{L}/iu;

/**
 * The rows, where a card's interest stands among its bookings without a day ('Interest Charge on Purchases', '$14.71', Capital One), with the
 * last day of the printed period, on which it is charged.
 */
export function withDaysOfInterest(
  rows: Row[],
  headers: (Header | null)[],
  { periodEnd }: Pick<Facts, 'periodEnd'>,
): Row[] {
  if (periodEnd === null) return rows;
  const over = headersOver(headers);
  return rows.map((row, index) => {
    const date = over[index]?.columns.find(({ role }) => role === 'date');
    const [name] = row.cells;
    if (!date || headers[index] || !name || !isUndatedInterest(row)) return row;
    if (rows.some((other) => isBookingRow(other) && textOf(other).includes(name.text))) return row;
    const text = over[index]?.columns.find(({ role }) => role === 'description');
    const day = placedAt({ ...name, text: periodEnd }, date.x);
    return { ...row, cells: [day, placedAt(name, text?.x ?? name.x), ...row.cells.slice(1)] };
  });
}

/** A cell as if it stood elsewhere in its row. */
function placedAt(cell: Cell, x: number): Cell {
  const right = x + cell.width;
  return { ...cell, x, right, movedBy: cell.x - x, pieces: [{ text: cell.text, x, right }] };
}

function isUndatedInterest({ cells: [name, amount, ...others] }: Row): boolean {
  if (!name || !amount || others.length > 0 || !INTEREST.test(name.text)) return false;
  return (readAmount(amount.text, 2)?.minor ?? 0) > 0;
}
