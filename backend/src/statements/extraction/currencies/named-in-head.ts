import { isBookingRow } from '../bookings/booking-rows.ts';
import { readAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import { CODES } from '../words/currency-names.ts';

/**
 * The only currency that lines above the first table name, where the figures of the statement bear no mark but those of what was paid
 * elsewhere: headings and amounts further down ('Card payments - USD', '45.00 USD') then are of purchases abroad. named says what one
 * row names, or null. Null where most rows bear another mark.
 */
export function namedInHead(
  rows: Row[],
  headers: Row[],
  named: (row: Row, index: number) => string | null,
): string | null {
  const table = rows.findIndex((row) => headers.includes(row));
  const head = rows.slice(0, Math.max(table, 0));
  const [code, ...others] = new Set(
    head.flatMap((row, index) => (isBookingRow(row) ? [] : (named(row, index) ?? []))),
  );
  if (code === undefined || others.length > 0) return null;
  let bare = 0;
  let marked = 0;
  for (const { cells } of rows) {
    const marks = cells.map(({ text }) => markOf(text));
    if (marks.some((mark) => mark !== undefined && mark !== null && mark !== code)) marked += 1;
    else if (marks.includes(null)) bare += 1;
  }
  return bare > marked ? code : null;
}

/** The currency that a figure or a code alone bears, null where a figure bears none, and undefined for any other text. */
function markOf(text: string): string | null | undefined {
  const amount = readAmount(text, 2);
  if (amount) return amount.isDollar ? undefined : amount.currency;
  return CODES.has(text) ? text : undefined;
}
