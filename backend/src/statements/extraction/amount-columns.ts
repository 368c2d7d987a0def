import { readAmount } from './amounts.ts';
import { type Column, columnFor, type Header } from './columns.ts';
import { withRoles } from './header-labels.ts';
import { type Row, textOf } from './rows.ts';
import { isTotal } from './words.ts';

/** The same header with its amounts in the column of two that is filled, where the last one holds nothing but sums elsewhere ('Amount', 'Total'). */
export function withFilledAmounts(header: Header, rows: Row[]): Header {
  const last = header.columns.find(({ role }) => role === 'amount');
  const other = header.columns.findLast(({ isAmount }) => isAmount);
  if (!last || !other) return header;
  const bookings = rows.filter((row) => !isTotal(textOf(row)));
  const holdsAmounts = (column: Column) =>
    bookings.some(({ cells }) =>
      cells.some((cell) => readAmount(cell.text, 2) && columnFor(header, cell) === column),
    );
  if (holdsAmounts(last) || !holdsAmounts(other)) return header;
  return withRoles(
    header,
    new Map([
      [last, 'ignored'],
      [other, 'amount'],
    ]),
  );
}
