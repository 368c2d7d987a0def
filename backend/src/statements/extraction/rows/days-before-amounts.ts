import { labelledDayIn } from '../days/booking-days.ts';
import { type Row, textOf } from './rows.ts';
import { areMostlyLines, withLine } from './without-columns.ts';

/** No longer line is looked into. */
const MOST_READ = 300;
/** So many lines show that days stand so, and of all that end in an amount so large a share has one. */
const LEAST_LINES = 3;
const MOSTLY = 0.6;

const AMOUNT = String.raw`\d{1,3}(?:\.\d{3})*,\d\d ?[-+]?$`;
const ENDS_IN_AMOUNT = new RegExp(AMOUNT);
/** So many days of booking stand above their bookings. */
const LEAST_HEADINGS = 2;
/** A day and a month in front of it, which a comma in the amount tells from another amount. */
const DAY = new RegExp(String.raw` ((?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])) (?=${AMOUNT})`);

/**
 * The rows of a file without columns in which bookings end in their day and their amount ('Mainova AG 02.02 138,00-': Commerzbank) below the day of
 * booking, with the dot behind the month by which a day is known without its year.
 */
export function withDotsBehindDays(rows: Row[]): Row[] {
  if (!areMostlyLines(rows)) return rows;
  // In columns each stands in a cell of its own.
  const texts = rows.map((row) => (row.cells.length === 1 ? textOf(row).slice(0, MOST_READ) : ''));
  // Under days that are told otherwise, those behind the texts are of value.
  if (texts.filter((text) => labelledDayIn(text, 'DM')).length < LEAST_HEADINGS) return rows;
  const dated = texts.filter((text) => DAY.test(text)).length;
  const inAmounts = texts.filter((text) => ENDS_IN_AMOUNT.test(text)).length;
  if (dated < LEAST_LINES || dated < MOSTLY * inAmounts) return rows;
  return rows.map((row, at) => {
    const text = texts[at] ?? '';
    return DAY.test(text) ? withLine(row, text.replace(DAY, ' $1. ')) : row;
  });
}
