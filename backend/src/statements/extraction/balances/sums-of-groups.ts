import { signedMinor } from '../bookings/row-kinds.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import type { LabelledTotal } from './balances.ts';

/**
 * Whether a sum between bookings is that of the group below it, whose first bookings come to it one after the other, and not of all ('TOTAL COMPRAS'
 * above what was bought: Banco de Chile).
 */
export function isOfGroupBelow(
  { bookings }: Part,
  { index, amount }: LabelledTotal,
  rows: Row[],
): boolean {
  if (bookings.some(({ side }) => side !== 'amount')) return false;
  const above = new Set(rows.slice(0, index).flatMap(({ cells }) => cells));
  const first = bookings.findIndex(({ cells }) => !cells.some((cell) => above.has(cell)));
  if (first <= 0) return false;
  let sum = 0;
  return bookings.slice(first).some((booking) => {
    sum += signedMinor(booking.amount);
    return Math.abs(sum) === amount.minor;
  });
}
