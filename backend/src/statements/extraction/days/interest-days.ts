import { isBookingRow } from '../bookings/booking-rows.ts';
import { headersOver } from '../cells/cell-columns.ts';
import type { Facts } from '../facts.ts';
import { readAmount } from '../figures/amounts.ts';
import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { moved } from '../rows/side-by-side.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { saysDue } from '../words/titles.ts';

const INTEREST = /^interest charged? on \p{L}/iu;
/** So far in front of the texts of bookings, in points, such a name stands at least. */
const IN_FRONT = 4;

/**
 * The rows, where a card's interest stands without a day in front of the texts of its bookings ('Interest Charge on Purchases', '$14.71',
 * Capital One) or below a heading of its own (Wells Fargo), with the last day of the printed period, on which it is charged.
 */
export function withDaysOfInterest(
  rows: Row[],
  headers: (Header | null)[],
  { periodEnd }: Pick<Facts, 'periodEnd'>,
): Row[] {
  const undated = rows.filter(isUndatedInterest);
  if (periodEnd === null || undated.length === 0) return rows;
  if (!rows.some((row) => saysDue(textOf(row)))) return rows;
  const over = headersOver(headers);
  return rows.map((row, index) => {
    const columns = over[index]?.columns ?? [];
    const [name, amount] = row.cells;
    const date = columns.find(({ role }) => role === 'date');
    // The texts of fees may stand under a label that names those ('FEES': Discover).
    const text =
      columns.find(({ role }) => role === 'description') ??
      columns.find(({ x }) => name && Math.abs(x - name.x) < IN_FRONT);
    if (!undated.includes(row) || headers[index] || !date || !text || !name || !amount) return row;
    if (name.x > text.x - IN_FRONT && !isHeaded(rows, index)) return row;
    if (isBooked(amount.text, rows)) return row;
    const { x, right } = name;
    const day = { ...name, text: periodEnd, pieces: [{ text: periodEnd, x, right }] };
    return { ...row, cells: [moved(day, x - date.x), moved(name, x - text.x), amount] };
  });
}

/** Whether a row of interest stands below a heading that says so, or below other interest that does, or a sum of fees (Discover). */
function isHeaded(rows: Row[], index: number): boolean {
  const above = rows
    .slice(0, index)
    .findLast((row) => !isInterest(row.cells) && !isTotal(textOf(row)));
  return above?.cells.some(({ text }) => HEADING.test(text)) ?? false;
}

const HEADING = /^(?:fees and )?interest charged?$/i;

/** Whether interest of the same amount is among the bookings that bear their day, by whatever name. */
function isBooked(amount: string, rows: Row[]): boolean {
  return rows.some(
    (row) =>
      isBookingRow(row) && /interest/i.test(textOf(row)) && row.cells.at(-1)?.text === amount,
  );
}

function isUndatedInterest({ cells }: Row): boolean {
  return isInterest(cells) && (readAmount(cells[1]?.text ?? '', 2)?.minor ?? 0) > 0;
}

function isInterest([name, amount, ...others]: Row['cells']): boolean {
  return (
    name !== undefined && amount !== undefined && others.length === 0 && INTEREST.test(name.text)
  );
}
