import { isBookingRow } from '../bookings/booking-rows.ts';
import { readAmount } from '../figures/amounts.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { CODES } from '../words/currency-names.ts';

/** Lines of one text follow each other within this many font sizes. */
const LINE_PITCH = 2.2;

/** The codes in cells of their own in fewer than half of the bookings: in those something was paid abroad. */
export function fewCodes(rows: Row[]): Cell[] {
  const booked = rows.filter((row) => isBookingRow(row) || isListed(row));
  const coded = booked.flatMap(({ cells }) => cells.filter(({ text }) => CODES.has(text)));
  return coded.length * 2 < booked.length ? coded : [];
}

/** Whether a row of several cells begins with figures and ends with an amount, as that of a booking does whose day nobody knows yet ('250930': Eurocard). */
function isListed({ cells }: Row): boolean {
  const [first, last] = [cells[0], cells.at(-1)];
  const isLong = cells.length >= LEAST_CELLS && /^\d[\d./-]*$/.test(first?.text ?? '');
  return isLong && last !== undefined && readAmount(last.text, 2) !== null;
}

const LEAST_CELLS = 4;

/** The rows right below bookings, or below other such rows, that begin behind their days: what they name is part of a text. */
export function detailsIn(rows: Row[]): Set<Row> {
  const details = new Set<Row>();
  let left = Infinity;
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (isBookingRow(row)) {
      left = row.cells[0]?.right ?? Infinity;
      continue;
    }
    const isNear =
      above?.page === row.page && row.baseline - above.baseline < LINE_PITCH * row.fontSize;
    const isBelow = isNear && (details.has(above) || isBookingRow(above));
    if (isBelow && (row.cells[0]?.x ?? 0) > left) details.add(row);
  }
  return details;
}
