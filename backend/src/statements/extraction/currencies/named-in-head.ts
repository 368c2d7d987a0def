import { isBookingRow } from '../bookings/booking-rows.ts';
import { readAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import { CODES } from '../words/currency-names.ts';

/**
 * The only currency that lines above the first table name, where the figures of the statement bear no mark but those of what was paid
 * elsewhere: headings and amounts further down ('Card payments - USD', '45.00 USD') then are of purchases abroad. named says what one
 * row names, or null. Null where most figures bear another mark.
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
  for (const row of rows) {
    for (const { text } of row.cells) {
      const amount = readAmount(text, 2);
      const mark = amount ? amount.currency : CODES.has(text) ? text : null;
      if (amount?.currency === null && !amount.isDollar) bare += 1;
      else if (mark !== null && mark !== code) marked += 1;
    }
  }
  return bare > marked ? code : null;
}
