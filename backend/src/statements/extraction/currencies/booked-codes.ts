import { isBookingRow } from '../bookings/booking-rows.ts';
import { looksLikeMoney, readAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
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

/**
 * The rows right below bookings, or below other such rows, that begin behind their days, and those with which a booking begins whose amount
 * stands on its last line ('14/01/25 Debit Card Purchase Lufthansa EUR', '212.40', '357.12': Westpac): what they name is part of a text.
 */
export function detailsIn(rows: Row[]): Set<Row> {
  const details = new Set<Row>();
  let left = Infinity;
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    if (isBookingRow(row) || isFirstLine(rows, index)) {
      left = row.cells[0]?.right ?? Infinity;
      if (!isBookingRow(row)) details.add(row);
      continue;
    }
    const isBelow = isRightBelow(row, above) && (details.has(above) || isBookingRow(above));
    if (isBelow && (row.cells[0]?.x ?? 0) > left) details.add(row);
  }
  return details;
}

const isRightBelow = (row: Row, above: Row | undefined): above is Row =>
  above?.page === row.page && row.baseline - above.baseline < LINE_PITCH * row.fontSize;

/** Whether a row is a day and a text, and the last of the lines right below it, behind that day, ends with an amount. */
function isFirstLine(rows: Row[], index: number): boolean {
  const row = rows[index];
  const [day, text, ...others] = row?.cells ?? [];
  if (!row || !day || !text || others.length > 1 || !isWholeDate(day.text)) return false;
  if (balanceLine(text.text) !== null) return false;
  for (let next = index + 1; next <= index + MOST_LINES; next += 1) {
    const [below, above] = [rows[next], rows[next - 1]];
    if (!below || !isRightBelow(below, above) || (below.cells[0]?.x ?? 0) < day.right) return false;
    if (below.cells.length > 1 && looksLikeMoney(below.cells.at(-1)?.text ?? '')) return true;
  }
  return false;
}

/** A booking whose amount stands on its last line has so many more at most. */
const MOST_LINES = 5;
