import { readAmount } from './amounts.ts';
import { isWholeDate } from './dates.ts';
import type { Row } from './rows.ts';

/** Whether a row begins with a day and ends with an amount. */
export function isBookingRow({ cells }: Row): boolean {
  const [date, amount] = [cells[0], cells.at(-1)];
  return isWholeDate(date?.text ?? '') && readAmount(amount?.text ?? '', 2) !== null;
}
