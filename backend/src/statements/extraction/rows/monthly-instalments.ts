import { looksLikeMoney } from '../figures/amounts.ts';
import { leadingDate } from '../figures/dates.ts';
import type { Row } from './rows.ts';

/** So many rows below the price of a purchase stands what of it is due this month. */
const ROWS_BELOW = 4;
const SAME_EDGE = 3;
const DUE =
  /^(?:this month['’]s|monthly|current) instal?lment:?$|^(?:cuota|parcela|rata|rate|mensualité) (?:de este mes|del mes|do mês|del mese|dieses monats|du mois):?$/iu;

/**
 * The rows with what is due this month of a purchase paid in instalments in the place of its price, where a line below says how much that is
 * ('This month's installment: $41.62': Apple Card).
 */
export function withMonthlyInstalments(rows: Row[]): Row[] {
  const result = [...rows];
  for (const [index, row] of rows.entries()) {
    const [label, due, ...others] = row.cells;
    if (!label || !due || others.length > 0 || !DUE.test(label.text)) continue;
    if (!looksLikeMoney(due.text)) continue;
    const isPrice = ({ text, right }: Row['cells'][number]) =>
      Math.abs(right - due.right) < SAME_EDGE && looksLikeMoney(text);
    const from = Math.max(0, index - ROWS_BELOW);
    const at = rows.findLastIndex(
      ({ page, cells }, above) =>
        above >= from &&
        above < index &&
        page === row.page &&
        leadingDate(cells[0]?.text ?? '', 'DM') !== null &&
        cells.some(isPrice),
    );
    const bought = result[at];
    if (!bought) continue;
    const cells = bought.cells.map((cell) => (isPrice(cell) ? due : cell));
    result[at] = { ...bought, cells };
    result[index] = { ...row, cells: [label] };
  }
  return result;
}
