import { readAmount } from '../figures/amounts.ts';
import type { Column, Header } from '../headers/columns.ts';
import { withRoles } from '../headers/header-labels.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { isTotal } from '../words/words.ts';
import { columnFor } from './cell-columns.ts';

/**
 * The same header with its amounts in the column of two that is filled, where the last one holds nothing but sums elsewhere
 * ('Amount', 'Total'), or for some of the bookings what they were in another currency ('R$', 'US$').
 */
export function withFilledAmounts(header: Header, rows: Row[]): Header {
  const last = header.columns.find(({ role }) => role === 'amount');
  const other = header.columns.findLast(({ isAmount }) => isAmount);
  if (!last || !other) return header;
  const bookings = rows.filter((row) => !isTotal(textOf(row)));
  const filled = (column: Column) =>
    bookings.filter(({ cells }) =>
      cells.some((cell) => readAmount(cell.text, 2) && columnFor(header, cell) === column),
    );
  const [inLast, inOther] = [filled(last), filled(other)];
  const isBeside = inLast.length < inOther.length && inLast.every((row) => inOther.includes(row));
  if (!isBeside) return header;
  return withRoles(
    header,
    new Map([
      [last, 'ignored'],
      [other, 'amount'],
    ]),
  );
}
