import { isTotal } from '../words/sums-and-flows.ts';
import { movementOf, type RowReading } from './readings.ts';
import { isSummed } from './row-kinds.ts';

/** So many bookings with their parts below them leave no doubt, or one that has several. */
const LEAST = 2;

/**
 * Whether amounts without a date are the parts of the booking above them, one or several that come to the same and go the same way
 * (Raiffeisen in Switzerland: payments collected in one order). readings are those of the rows below a header.
 */
export function haveDetails(readings: readonly RowReading[]): boolean {
  let open: { wanted: number; left: number; way: string } | null = null;
  let [told, parts] = [0, 0];
  for (const reading of readings) {
    const movement = movementOf(reading);
    if (!movement || isSummed(reading)) continue;
    // Under a sum stand bookings.
    if (reading.texts.some(({ text }) => isTotal(text))) return false;
    const { minor, currency, direction } = movement.amount;
    const way = `${movement.side} ${direction}`;
    if (reading.date) {
      if (open && open.left !== open.wanted && open.left !== 0) return false;
      open = { wanted: minor, left: minor, way };
      parts = currency === null ? 0 : -Infinity;
    } else if (reading.money.balance || open?.way !== way) return false;
    else {
      open.left -= minor;
      // Bookings of one day may come to as much; a currency of its own marks a part.
      parts += currency === null ? 0 : 1;
      if (open.left < 0) return false;
      if (open.left === 0) told += parts > 1 ? LEAST : 1;
    }
  }
  return told >= LEAST && (open === null || open.left === open.wanted || open.left === 0);
}

/** A reading without the amount that is a part of the booking above. */
export function withoutDetail(reading: RowReading): RowReading {
  const isDetail = reading.date === null && movementOf(reading) !== null && !isSummed(reading);
  return isDetail ? { ...reading, money: {} } : reading;
}
