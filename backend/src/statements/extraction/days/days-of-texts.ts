import type { PrintedDate } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import { isWithoutColumns } from '../rows/without-columns.ts';
import type { Part } from '../tables/parts.ts';

/** Keeps parts whose lines lost their columns from proving anything where the day of some booking seems to be part of its text. */
export function contradictDaysOfTexts(parts: Part[], rows: Row[]): void {
  if (!isWithoutColumns(rows)) return;
  for (const part of parts) part.isFollowed ||= holdsDayOfText(part);
}

/**
 * Whether one of several bookings with balances of their own lies weeks before those on both sides of it ('14 JAN Charges' over
 * '19DEC UNARRANGED USAGE': NatWest): no balance proves days.
 */
function holdsDayOfText({ bookings }: Part): boolean {
  return bookings.some(({ date, balance }, index) => {
    const [before, after] = [bookings[index - 1], bookings[index + 1]];
    if (!date || !balance || !before?.balance || !before.date) return false;
    const isLater = (other: PrintedDate | null | undefined) =>
      !other || daysFrom(date, other) > MOST_DAYS;
    return isLater(before.date) && isLater(after?.date);
  });
}

/** By about how many days one is later than another, or less than nought where it is earlier, whatever their years. */
function daysFrom(one: PrintedDate, other: PrintedDate): number {
  const days = (other.month - one.month) * DAYS_OF_MONTH + other.day - one.day;
  const half = (MONTHS * DAYS_OF_MONTH) / 2;
  return days > half ? days - 2 * half : days < -half ? days + 2 * half : days;
}

/** Banks book a purchase that is older at the day on which they do. */
const MOST_DAYS = 14;
const DAYS_OF_MONTH = 30.5;
const MONTHS = 12;
