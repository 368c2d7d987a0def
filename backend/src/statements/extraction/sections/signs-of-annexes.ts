import type { Booking } from '../bookings/readings.ts';
import { trailingAmounts } from '../figures/amounts.ts';
import { type Row, textOf } from '../rows/rows.ts';

/** A shorter text may stand in front of any figure. */
const LEAST_TEXT = 12;

/**
 * The bookings of a file without columns, with those told their way that bear no mark themselves, where a line outside the list says the same in front of
 * the same amount with its sign ('Abrechnung 30.06.2015', '0,14', and '0,14+' in the annex: DKB).
 */
export function withSignsOfAnnexes(
  bookings: Booking[],
  outside: readonly Row[],
  decimals: number,
): Booking[] {
  const isBare = ({ side, amount, hint }: Booking) =>
    side === 'amount' && amount.direction === null && hint === null;
  if (!bookings.some(isBare)) return bookings;
  const lines = outside.flatMap((row) => {
    const { rest, amounts } = trailingAmounts(textOf(row), decimals);
    const [amount, ...others] = amounts;
    const isSigned = others.length === 0 && amount?.marker === 'sign' && rest.length >= LEAST_TEXT;
    return isSigned ? [{ text: rest, amount }] : [];
  });
  return bookings.map((booking) => {
    const { text, amount } = booking;
    const line = lines.find(
      (each) => each.amount.minor === amount.minor && text.startsWith(each.text),
    );
    return isBare(booking) && line ? { ...booking, hint: line.amount.direction } : booking;
  });
}
