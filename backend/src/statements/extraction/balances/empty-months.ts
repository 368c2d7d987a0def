import type { DateOrder } from '../figures/dates.ts';
import type { Profile } from '../profiles/index.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { bookingLine, isWithoutColumns } from '../rows/without-columns.ts';
import { signedBalance } from '../sections/lines.ts';
import type { Part } from '../tables/parts.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { hasUnreadRows } from './contradictions.ts';

/** Whether a part without bookings says that nothing was booked: it opens with what it closes with. */
export function isEmptyMonth({ opening, closing }: Part): boolean {
  return (
    opening !== null &&
    closing !== null &&
    signedBalance(opening, false) === signedBalance(closing, false)
  );
}

/** The parts that have bookings, or say that nothing was booked and have no rows that were not read. */
export function filledOf(
  parts: Part[],
  rows: Row[],
  profile: Profile | null,
  style: { decimals: number; order: DateOrder },
): Part[] {
  // Lines that lost their columns may stand above the only labels that were found (OLB).
  const hasLines = parts.length === 1 && isWithoutColumns(rows) && rows.some(isBooked);
  return parts.filter((part, index) => {
    const saysEmpty = isEmptyMonth(part) || endsWithLabels(part, rows, profile);
    const isEmpty = saysEmpty && !hasLines && !hasUnreadRows(part, parts[index + 1], rows, style);
    return part.bookings.length > 0 || isEmpty;
  });
}

/** Whether a line begins with its day, ends with an amount, and names no balance. */
function isBooked(row: Row): boolean {
  const line = bookingLine(row);
  return line !== null && !line.isBalance && !isTotal(textOf(row));
}

/** Whether what a bank prints below its lists stands right below the labels of this one, whose account bears a closing balance (Wise, which prints no opening one). */
function endsWithLabels(
  { closing, startsAt }: Part,
  rows: Row[],
  profile: Profile | null,
): boolean {
  const below = rows[startsAt + 1];
  return (
    closing !== null && below !== undefined && profile?.belowList?.test(textOf(below)) === true
  );
}
