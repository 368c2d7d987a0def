import type { Booking } from '../bookings/readings.ts';

type Balanced = { booking: Booking; balanceMinor: number | null };

/** By chance two changes in a row hardly say the opposite of a heading. */
const LEAST_CHANGES = 2;

/**
 * The same lines with the way that a heading tells for all of them turned around, where the running balance beside each changes by its very amount
 * and the other way; or null. What was taken for the heading of a group is none then (Bondora: 'Auszahlungen € 0' in the summary above the list).
 */
export function againstHeading(lines: Balanced[]): Balanced[] | null {
  const isContradicted = ({ booking, balanceMinor }: Balanced, before: number | null) =>
    booking.flow !== null &&
    booking.side === 'amount' &&
    booking.amount.direction === null &&
    before !== null &&
    balanceMinor === before - booking.flow * booking.amount.minor;
  const [, ...others] = lines;
  const areAll =
    others.length >= LEAST_CHANGES &&
    others.every((line, index) => isContradicted(line, lines[index]?.balanceMinor ?? null));
  if (!areAll) return null;
  return lines.map((line) => {
    const flow = line.booking.flow === 1 ? -1 : 1;
    return { ...line, booking: { ...line.booking, flow } };
  });
}
