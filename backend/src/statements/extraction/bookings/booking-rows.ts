import { readAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';

/** Whether a row begins with a day and ends with an amount, which may have its mark apart ('320,00', 'S'). */
export function isBookingRow({ cells }: Row): boolean {
  const [date = '', ...others] = cells.map(({ text }) => text);
  const isAmount = (text: string) => readAmount(text, 2) !== null;
  return (
    isWholeDate(date) && (isAmount(others.at(-1) ?? '') || isAmount(others.slice(-2).join(' ')))
  );
}
