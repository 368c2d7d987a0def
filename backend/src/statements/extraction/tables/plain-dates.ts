import { columnDate, type DateOrder, type PrintedDate } from '../figures/dates.ts';
import { SERIAL } from '../rows/without-columns.ts';

/** That of booking and that of value. */
const MOST_DATES = 2;
/** What parts the two dates of a line. */
const BETWEEN = /^[\s/|]*/;

/** What a period, or the day that something lasts until, goes on with. */
export const GOES_ON = /^(?:bis|to|until|au|al|a|tot|do|[-–])(?= |\d|$)/i;

/** The dates at the head of a line, behind its serial number, and the text behind them. */
export function datesInFront(
  whole: string,
  order: DateOrder,
): { dates: PrintedDate[]; text: string } {
  const dates: PrintedDate[] = [];
  let text = columnDate(whole, order) && !SERIAL.test(whole) ? whole : whole.replace(SERIAL, '');
  while (dates.length < MOST_DATES) {
    const found = columnDate(text, order);
    if (!found) break;
    dates.push(found.date);
    text = text.slice(found.length).replace(BETWEEN, '');
  }
  return { dates, text };
}

/** The dates at the end of a text, right in front of the amount. */
export function datesBehind(
  whole: string,
  order: DateOrder,
): { dates: PrintedDate[]; text: string } {
  const dates: PrintedDate[] = [];
  const words = whole.split(' ');
  while (dates.length < MOST_DATES) {
    const word = words.at(-1) ?? '';
    const found = columnDate(word, order);
    if (found?.length !== word.length) break;
    dates.unshift(found.date);
    words.pop();
  }
  return { dates, text: words.join(' ') };
}
