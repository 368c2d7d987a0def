import { columnFor } from '../cells/cell-columns.ts';
import { looksLikeMoney, readAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import type { Table } from './table-state.ts';

/**
 * Whether a row ends with an amount in a cell of its own, in a table whose columns have their places. Nought alone beside a day is the end of a text,
 * which names a fee ('Comision' on one line, '0,00' on the next: Santander in Spain).
 */
export function endsInAmount({ cells }: Row, { header }: Table): boolean {
  const last = header.placed ? (cells.at(-1)?.text ?? '') : '';
  const isFee = /^0[.,]00$/.test(last) && cells.slice(0, -1).every(({ text }) => isWholeDate(text));
  return /\d[.,]\d\d\D{0,3}$/.test(last) && !isFee && looksLikeMoney(last);
}

/** Whether a row has an amount in a column of amounts that is passed over: that of an account in another currency, which nobody knows. */
export function hasOtherAmount({ cells }: Row, { header, style }: Table): boolean {
  return cells.some(
    (cell) =>
      columnFor(header, cell)?.isAmount && readAmount(cell.text, style.decimals, style.isWhole),
  );
}
