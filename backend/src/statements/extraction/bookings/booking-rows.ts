import { looksLikeMoney } from '../figures/amounts.ts';
import { columnDate, DAY_MS, isWholeDate, toCalendarDate } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';

/**
 * Whether a row begins with a day and ends with an amount, which may have its mark apart ('320,00', 'S'). A box beside the table may go on behind it
 * (Barclays).
 */
export function isBookingRow({ cells }: Row): boolean {
  const [date = '', text = '', ...others] = cells.map((cell) => cell.text);
  if (!isWholeDate(date)) return false;
  const ends = [others.at(-1) ?? text, [text, ...others].slice(-2).join(' ')];
  return ends.some(looksLikeMoney) || (/\p{L}{3}/u.test(text) && looksLikeMoney(others[0] ?? ''));
}

/** Whether a row that may begin and end as a booking does tells none: it is of a rate, or of what was held on several days. */
export function tellsNoBooking(row: Row): boolean {
  const text = textOf(row).slice(0, MOST_READ);
  const isLine = row.cells.length === 1;
  return isOfRate(row) || BALANCES_OF_DAYS.test(text) || (isLine && OF_LOAN.test(text));
}

/** Three days and what was held on each, and nobody's name ('12/12 1,599.57 12/24 823.53 12/30 2,242.07': PNC). */
const BALANCES_OF_DAYS =
  /^(?:(?:\d{1,2}[./-]\d{1,2}[./-]?(?:\d{4}|\d{2})?|\p{Lu}\p{Ll}{2} \d{1,2}) -?\$?-?(?:\d[\d,.]*)?[.,]\d\d-?(?: |$)){3,}$/u;
/** What is left of a loan, below the booking that paid some of it back ('01.08.2026 Saldo: 12.345,67- Tilgung 200,00 Zinsen 24,39': Sparkasse). */
const OF_LOAN = /^\d{1,2}\.\d{1,2}\.\d{4} (?:saldo|restschuld):? [\d.]+,\d\d-? tilgung/iu;
const MOST_READ = 300;

/** Whether a row tells the rate of some time, and nothing that was booked on a day ('01/05/25 - 30/10/25', '2.491,06', '4,94 %': Bankinter). */
function isOfRate({ cells }: Row): boolean {
  const [first, last, ...figures] = cells.map(({ text }) => text);
  if (RANGE.test(first ?? '') && cells.some(({ text }) => /\d ?%/.test(text))) return true;
  // From when until when, on what, at which rate, for how many days, how much: nobody is named (Siam Commercial).
  const areFigures = figures.length >= LEAST_FIGURES && figures.every((text) => FIGURE.test(text));
  const days = areFigures ? lengthOf(first ?? '', last ?? '') : 0;
  return days > 0 && [days, days + 1].some((each) => figures.includes(String(each)));
}

/** How many days lie between two days with their years, or 0. */
function lengthOf(first: string, last: string): number {
  const [from, until] = [first, last].map((text) => {
    const date = isWholeDate(text) ? columnDate(text, 'DM')?.date : undefined;
    return date?.year ? toCalendarDate(date, { start: null, end: null }) : null;
  });
  return from && until ? (Date.parse(until) - Date.parse(from)) / DAY_MS : 0;
}

const LEAST_FIGURES = 4;
const FIGURE = /^-?\d[\d.,'’ ]*%?$/;

/** Whether a text is no more than from when until when ('01.09.2023 - 30.09.2023'), and so no day. */
export function isRange(text: string): boolean {
  return WHOLE_RANGE.test(text);
}

const RANGE =
  /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4}|\.)? ?(?:[-–—]|bis|to|al?|au|until|tot) ?\d{1,4}[./-]\d{1,2}[./-]/i;
const WHOLE_RANGE = new RegExp(`${RANGE.source}\\d{2,4}$`, 'i');
