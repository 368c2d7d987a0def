import { datesIn, leadingDate, toCalendarDate } from '../figures/dates.ts';
import { monthNamed } from '../figures/months.ts';
import { type Row, textOf } from './rows.ts';
import { areMostlyLines, withLine } from './without-columns.ts';

/** A day whose month stands on the next line. */
const DAY = /^([0-3]?\d)\.?$/;
const MONTH = /^(\p{L}{3,9}\.?) (?=\S)/u;
/** The year begins a line below that, is one, or is glued to the end of the month's line. */
const YEAR_BELOW = /^((?:19|20)\d\d)(?: |$)/;
const YEAR_BEHIND = /(?<=\D)((?:19|20)\d\d)$/;
/** So many lines below the day its year stands at most. */
const LINES_TO_YEAR = 4;
/** So many such days are a habit. */
const LEAST_DAYS = 2;

/** lead is a line of the text that stands between the day and its month. */
type Torn = {
  index: number;
  monthAt: number;
  yearAt: number;
  date: string;
  year: string;
  month: string;
  lead: string;
};

/**
 * The rows of a file without columns in which the day, the month and the year of a booking stand on lines of their own, since a narrow
 * column was taken out of its PDF as lines of text ('29', 'Dez. Kartentransaktion 18,94 €', '2024': Trade Republic), with whole dates.
 */
export function withTornDates(rows: Row[]): Row[] {
  if (!areMostlyLines(rows)) return rows;
  return withYearsBelow(withMonthsBelow(rows));
}

/** The same where only the year is torn off, and begins the next line ('01 juil. Paiement', '2024 d'intérêts 1,24 €'). */
function withYearsBelow(rows: Row[]): Row[] {
  const years = yearsIn(rows);
  const torn = new Map(rows.flatMap((_, index) => yearBelow(rows, index, years) ?? []));
  const days = rows.filter((row) => isDayWithoutCents(textOf(row))).length;
  if (torn.size < LEAST_DAYS || torn.size * 2 < days) return rows;
  return rows.flatMap((row, index) => {
    if (torn.has(index)) return [];
    const text = torn.get(index - 1);
    const cells = [...(rows[index - 1]?.cells ?? []), ...row.cells];
    return [text === undefined ? row : withLine({ ...row, cells }, text)];
  });
}

/** Where a day stands whose year begins the next line, with both lines as one text; or null. */
function yearBelow(
  rows: Row[],
  index: number,
  years: Set<number | null>,
): [number, string][] | null {
  const [row, below] = [rows[index], rows[index + 1]];
  const [, day, month = '', text = ''] = (row && DAY_AND_MONTH.exec(textOf(row))) ?? [];
  if (!below || row?.page !== below.page || !monthNamed(month.replace('.', ''))) return null;
  const [, year] = YEAR_BELOW.exec(textOf(below)) ?? [];
  // Elsewhere the years of the statement are printed whole: another figure may be a postal code.
  if (year === undefined || CENTS.test(text) || !years.has(Number(year))) return null;
  const rest = textOf(below).slice(year.length).trim();
  return [[index, [day, month, year, text, rest].filter(Boolean).join(' ')]];
}

function isDayWithoutCents(text: string): boolean {
  const [, , month = '', rest = ''] = DAY_AND_MONTH.exec(text) ?? [];
  return month !== '' && monthNamed(month.replace('.', '')) !== null && !CENTS.test(rest);
}

/** The years of the whole dates of a file. */
function yearsIn(rows: Row[]): Set<number | null> {
  const dates = rows.flatMap((row) => datesIn(textOf(row).slice(0, MOST_READ), 'DM'));
  return new Set(dates.map(({ date }) => date.year));
}

const MOST_READ = 300;
const DAY_AND_MONTH = /^([0-3]?\d) (\p{L}{3,9}\.?)(?: (.*))?$/u;
const CENTS = /\d[.,]\d\d(?!\d)/;

function withMonthsBelow(rows: Row[]): Row[] {
  const found = rows.flatMap((_, index) => tornAt(rows, index) ?? []);
  const isHabit = found.length >= LEAST_DAYS;
  const torn = isHabit ? found : found.filter((each) => standsAmongDates(rows, each));
  const days = new Set(torn.flatMap(({ index, monthAt }) => range(index, monthAt)));
  const months = new Map(torn.map((each) => [each.monthAt, each]));
  const years = new Set(torn.map(({ yearAt }) => yearAt));
  return rows.flatMap((row, index) => {
    if (days.has(index)) return [];
    const own = months.get(index);
    const text = textOf(row);
    const bare = own ? text.slice(own.month.length).trim() : text;
    const rest = !years.has(index)
      ? bare
      : own
        ? bare.replace(YEAR_BEHIND, '').trim()
        : bare.replace(YEAR_BELOW, '').trim();
    if (own)
      return [withLine(row, [own.date, own.lead, rest].filter((each) => each !== '').join(' '))];
    return rest === text ? [row] : rest === '' ? [] : [withLine(row, rest)];
  });
}

/**
 * Whether the parts of one date stand on a page, with an amount among their lines and no other date, and come to a day between those of the whole dates
 * around them.
 */
function standsAmongDates(rows: Row[], { index, yearAt, date }: Torn): boolean {
  const own = rows.slice(index, yearAt + 1);
  const isOnPage = own.every(({ page }) => page === own[0]?.page);
  if (!isOnPage || !own.some((row) => CENTS.test(textOf(row))) || own.some(dayAt)) return false;
  const before = dayAt(rows.slice(0, index).findLast(dayAt));
  const after = dayAt(rows.slice(yearAt + 1).find(dayAt));
  const day = dayIn(date);
  if (!before || !after || !day) return false;
  return before <= after ? before <= day && day <= after : after <= day && day <= before;
}

/** The calendar date that a row begins with, where that is printed whole, or null. */
const dayAt = (row: Row | undefined) => (row ? dayIn(textOf(row)) : null);

function dayIn(text: string): string | null {
  const { date } = leadingDate(text, 'DM') ?? {};
  return date && date.year !== null ? toCalendarDate(date, { start: null, end: null }) : null;
}

/** The indices from one up to another, without that. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, offset) => from + offset);

function tornAt(rows: Row[], index: number): Torn | null {
  const row = rows[index];
  const [, day] = (row && DAY.exec(textOf(row))) ?? [];
  if (!day) return null;
  const monthAt = [index + 1, index + 2].find((at) => monthIn(rows[at]) !== null) ?? index;
  const month = monthIn(rows[monthAt]);
  const between = monthAt === index + 2 ? rows[index + 1] : undefined;
  const lead = between ? textOf(between) : '';
  // What stands between is one word, as a line of another narrow column is ('SEPA').
  if (month === null || /[\d ]/.test(lead)) return null;
  const torn = (yearAt: number, year: string) => {
    return { index, monthAt, yearAt, date: `${day} ${month} ${year}`, year, month, lead };
  };
  const [, behind] = YEAR_BEHIND.exec(rows[monthAt] ? textOf(rows[monthAt]) : '') ?? [];
  if (behind) return torn(monthAt, behind);
  for (let at = monthAt + 1; at < monthAt + LINES_TO_YEAR; at += 1) {
    const next = rows[at];
    const line = next ? textOf(next) : '';
    if (DAY.test(line)) return null;
    const [, year] = YEAR_BELOW.exec(line) ?? [];
    if (year) return torn(at, year);
  }
  return null;
}

/** The name of a month that a line begins with, or null. */
function monthIn(row: Row | undefined): string | null {
  const [, month = ''] = (row && MONTH.exec(textOf(row))) ?? [];
  return monthNamed(month.replace('.', '')) ? month : null;
}
