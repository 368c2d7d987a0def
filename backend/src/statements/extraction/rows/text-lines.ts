import { isFigure } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { type Cell, type Row, textOf } from './rows.ts';

const BOOKING =
  /^(?:\d{1,4} )?\d{1,2}[./ -](?:\d{1,2}|\p{L}{3}).*\d[.,]\d{2} ?(?:[A-Z+-]{0,3}|€)$/u;
const DATED = /^\d{1,2}[./ -](?:\d{1,2}|\p{L}{3}).*\d[.,]\d{2}/u;
const MOST_READ = 300;

/** Whether the bookings under a header are drawn as one text, or two, each, so that its columns tell nothing of them. */
export function areLines(rows: Row[], headers: (Header | null)[]): boolean {
  const first = headers.findIndex((header) => header?.placed);
  if (first < 0) return false;
  const matching = (pattern: RegExp) =>
    rows.slice(first).filter((row) => pattern.test(textOf(row).slice(0, MOST_READ)));
  // '23.19 NZD', '-539.39 NZD' beside a text on two lines are no day and amount.
  const bookings = matching(BOOKING).filter(({ cells }) => !cells.every(isFigure));
  // Where texts stand behind the amounts, details that look like bookings must not speak for all ('4.89', 'Fee: 4.89').
  const isSet = matching(DATED).filter(({ cells }) => cells.length > 2).length > bookings.length;
  const areWhole = bookings.every(({ cells }) => cells.length < 3);
  return areWhole && !isSet && bookings.some(({ cells }) => !isDayWithAmount(cells));
}

/** Whether a row is a day and an amount in cells of their own, between the lines of a text: the columns of these tell. */
function isDayWithAmount([day, amount]: Cell[]): boolean {
  return day !== undefined && amount !== undefined && isWholeDate(day.text) && isFigure(amount);
}

/** The same headers, which name the columns and place none. */
export function asLines(headers: (Header | null)[]): (Header | null)[] {
  return headers.map((header) => header && { ...header, placed: false });
}
