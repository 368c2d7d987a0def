import { columnDate, type DateOrder, type PrintedDate } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import { isWithoutColumns } from '../rows/without-columns.ts';
import type { Part } from '../tables/parts.ts';

/** Keeps parts whose lines lost their columns from proving anything where the day of some booking seems to be part of its text. */
export function contradictDaysOfTexts(parts: Part[], rows: Row[], order: DateOrder): void {
  if (!isWithoutColumns(rows)) return;
  for (const part of parts) part.isFollowed ||= holdsDayOfText(part, order);
}

/** Whether few bookings took the day of a later line than the one of theirs that begins with a day ('14 JAN Charges' over '19DEC UNARRANGED USAGE': NatWest): no balance proves days. */
function holdsDayOfText({ bookings }: Part, order: DateOrder): boolean {
  const isLater = bookings.filter(({ date, cells }) => {
    const days = cells.flatMap(({ text }) => columnDate(text, order)?.date ?? []);
    const [first] = days;
    return first && date && !isSame(first, date) && days.some((day) => isSame(day, date));
  });
  return isLater.length > 0 && isLater.length * FEW < bookings.length;
}

const isSame = (one: PrintedDate, other: PrintedDate) =>
  one.day === other.day && one.month === other.month;
/** Where more of them do so, the second line of each tells when it was booked. */
const FEW = 4;
