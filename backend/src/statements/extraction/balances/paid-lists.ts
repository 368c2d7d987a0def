import { isBookingRow } from '../bookings/booking-rows.ts';
import type { Booking } from '../bookings/readings.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { isTotal } from '../words/sums-and-flows.ts';

/** A list of one row may come to the amount of a booking by chance. */
const LEAST_LISTED = 2;

/**
 * The indices of rows that list what an account has paid in one booking: dated amounts, right below each other, that come to their printed total, which is
 * the very amount of a booking ('RELEVE DE VOTRE CARTE', 'TOTAL PRELEVE LE 28/02/2025 SUR LE COMPTE', '187,64': CIC).
 */
export function paidLists(rows: Row[], parts: readonly Part[], decimals: number): number[] {
  const paid = parts.flatMap(({ bookings }) => bookings.filter((each) => !cameIn(each)));
  const booked = new Set(paid.map(({ amount }) => amount.minor));
  const lastOf = ({ cells }: Row): PrintedAmount | null =>
    readAmount(cells.at(-1)?.text ?? '', decimals);
  return rows.flatMap((row, end) => {
    const total = isTotal(row.cells[0]?.text ?? '') ? lastOf(row) : null;
    if (!total || !booked.has(total.minor)) return [];
    let begin = end;
    for (let at = end - 1; at >= 0 && rows[at]?.page === row.page; at -= 1) {
      const above = rows[at];
      if (!above || !isBookingRow(above)) break;
      begin = at;
    }
    const listed = rows.slice(begin, end);
    const sum = listed.reduce((all, each) => {
      const { minor, direction } = lastOf(each) ?? { minor: 0, direction: null };
      return all + (direction === -1 ? -minor : minor);
    }, 0);
    const isPaid = listed.length >= LEAST_LISTED && Math.abs(sum) === total.minor;
    return isPaid ? [...listed.keys()].map((at) => begin + at) : [];
  });
}

const cameIn = ({ side, amount }: Booking) => side === 'in' || amount.direction === 1;
