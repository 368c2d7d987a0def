import { isBookingRow } from '../bookings/booking-rows.ts';
import { isRightUnder } from '../bookings/continuation.ts';
import { mayBePayee } from '../bookings/payees.ts';
import { readAmount } from '../figures/amounts.ts';
import { DAY_MS, type DateOrder, datesIn, leadingDate, toCalendarDate } from '../figures/dates.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { bookingLine, isWithoutColumns } from '../rows/without-columns.ts';
import { type BalanceKind, balanceWordIn } from '../words/balance-names.ts';
import { saysDue } from '../words/titles.ts';
import {
  dayOfStatement,
  firstBooking,
  fullDate,
  isBooking,
  isFar,
  labelledDay,
  OF_NEXT,
  ROWS_OF_HEAD,
} from './statement-date.ts';
import { daysOfOneMonth, monthOf } from './statement-month.ts';

const BETWEEN =
  /^[^\p{L}\d]*(?:\[[^\]]*\])?\s*(?:-|–|—|[~～〜]|to|till|bis( zum)?|au|al|a|at[eé]|hasta( el)?|(?:p[âa]n[ăa] )?la|do( dnia)?|tot( en met)?|sampai|по|至|到|から|부터|and|through|until|(?:statement )?clos(?:ing|e) date|(?:statement )?end date|jusqu'au|t\/m|hingga|עד(?: תאריך)?)\s*:?\s*$/iu;
/** 'November 15, 2025throughDecember 14, 2025' */
const GLUED_WORD = /(?<=\d)(through|to|until)(?=\p{Lu})/gu;
/** Between two days it says until when, and in front of one alone that it was a Thursday. */
const UNTIL_OR_THURSDAY = /(?<=\d{4}) do (?=\d)/giu;
const OPEN_END = /\d{4}\s*(?:-|–|—|~|to|bis|al?|au|at[ée]|do|tot)$/u;

/** The first and the last calendar day of a statement; null where none are printed. */
export type Period = { start: string; end: string } | null;

/** The period that is printed as such, or between the dates of two balances. */
export function printedPeriod(rows: Row[], order: DateOrder): Period {
  const texts = rows.map(textOf);
  return (
    periodOnTwoLines(rows, order) ??
    periodIn(texts.slice(0, firstBooking(rows)), order) ??
    daysOfOneMonth(texts.slice(0, Math.min(firstBooking(rows), ROWS_OF_HEAD)), order) ??
    periodUnderLabels(rows, order) ??
    periodInCells(rows, order) ??
    betweenBalances(rows, order) ??
    ofStatement(periodIn(withoutDetails(rows).map(textOf), order), rows, order) ??
    monthBookedIn(monthOf(rows.slice(0, ROWS_OF_HEAD)), rows, order)
  );
}

/** The month that a statement is called by, unless it is the last one of several in which whole days are booked (ING: a quarter called 'Kontoauszug Dezember 2024'). */
function monthBookedIn(month: Period, rows: Row[], order: DateOrder): Period {
  if (month === null) return null;
  const days = rows.filter(isBooking).flatMap((row) => {
    const { date } = leadingDate(textOf(row), order) ?? {};
    return (date && toCalendarDate(date, { start: null, end: null })) ?? [];
  });
  // Behind the list may stand for how long a rate held.
  const end = days.findIndex((day, index) => day < (days[index - 1] ?? day));
  const booked = end < 0 ? days : days.slice(0, end);
  const isBookedIn = (name: string) =>
    booked.filter((day) => day.startsWith(name)).length >= LEAST_OF_MONTH;
  return [0, 1, 2].every((months) => isBookedIn(monthsBefore(month.start, months))) ? null : month;
}

/** So many bookings of one month are not days that were misread. */
const LEAST_OF_MONTH = 2;

/** The month so many before that of a calendar date, as that begins ('2024-10'). */
function monthsBefore(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}

/**
 * A period that ends in the month of the day that is named as the statement's: one long before is of an earlier statement, as rewards list
 * them (UOB), and one that begins behind it of an offer (DBS: 'spend S$800 per month from 1 Dec 2025 to 28 Feb 2026').
 */
function ofStatement(period: Period, rows: Row[], order: DateOrder): Period {
  const dated = period && dayOfStatement(rows, order);
  if (dated && dated > period.end && isFar(dated, period.end)) return null;
  const labelled =
    period && labelledDay(rows.slice(0, Math.min(firstBooking(rows), ROWS_OF_HEAD)), order);
  return labelled && labelled < period.start ? null : period;
}

/** The rows without those that stand under the texts of bookings, between the first of these and the lines of the last. */
function withoutDetails(rows: Row[]): Row[] {
  const [first, last] = [rows.findIndex(isBooking), rows.findLastIndex(isBooking)];
  // Without columns all that stands below the first booking and above the last may be its details.
  const [top, foot] = isWithoutColumns(rows)
    ? [rows.findIndex(bookingLine), rows.findLastIndex(bookingLine)]
    : [-1, -1];
  if (top >= 0) return [...rows.slice(0, top), ...rows.slice(foot + 1)];
  const lead = rows[first]?.cells[0];
  // A text may stand in one cell with its day.
  const isApart = rows[first] !== undefined && isBookingRow(rows[first]);
  const left = (isApart ? lead?.right : lead && lead.x + INDENT) ?? 0;
  const isDetail = ({ cells: [cell] }: Row) => (cell?.x ?? 0) >= left;
  const end = rows.findIndex(
    (row, index) => index > last && !(isDetail(row) && isRightUnder(row, rows[index - 1] ?? row)),
  );
  const isBehind = (index: number) => end >= 0 && index >= end;
  return rows.filter((row, index) => index < first || isBehind(index) || !isDetail(row));
}

/** Details of a booking begin so far behind it at least. */
const INDENT = 4;

/** From the day of the opening balance to that of the closing one. */
function betweenBalances(rows: Row[], order: DateOrder): { start: string; end: string } | null {
  const daysOf = (kind: BalanceKind, among: Row[]) =>
    among.flatMap((row) => {
      if (textOf(row).length > MAX_LINE || balanceWordIn(textOf(row))?.kind !== kind) return [];
      const text = besideBalance(row);
      if (row.cells.some((cell) => mayBePayee(cell.text))) return [];
      const dated = datesIn(text, order).find(({ date }) => date.year !== null);
      return (dated && toCalendarDate(dated.date, { start: null, end: null })) ?? [];
    });
  // One name may stand for both: where the balance stands tells which it is.
  const [first, last] = [firstBooking(rows), rows.findLastIndex(isBooking)];
  const [above, below] = [rows.slice(0, first), rows.slice(last + 1)].map((among) => [
    ...new Set(last < 0 ? [] : daysOf('standing', among)),
  ]);
  const areTold = above?.length === 1 && below?.length === 1 && above[0] !== below[0];
  const ends = areTold ? [above[0], below[0]] : [];
  const start = daysOf('opening', rows)[0] ?? ends[0] ?? null;
  const end = daysOf('closing', rows)[0] ?? ends[1] ?? null;
  if (start === null || end === null) return null;
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS;
  return days >= 0 && days < MOST_DAYS ? { start, end } : null;
}

const MAX_LINE = 120;

/** What a row says of its balance: its name, and the figures and days on either side of it up to other words, which are those of other figures (Santander). */
function besideBalance({ cells }: Row): string {
  const at = cells.findIndex(({ text }) => balanceWordIn(text) !== null);
  const isOther = ({ text }: Cell) => /\p{L}{4}/u.test(text) && datesIn(text, 'DM').length === 0;
  const behind = cells.slice(at + 1);
  const end = behind.findIndex(isOther);
  const begin = cells.slice(0, Math.max(at, 0)).findLastIndex(isOther);
  const own = at < 0 ? cells : cells.slice(begin + 1, end < 0 ? undefined : at + 1 + end);
  return own.map(({ text }) => text).join(' ');
}

/** The first two dates that stand on either side of a dash or 'to', in one line. */
export function periodIn(texts: string[], order: DateOrder): Period {
  for (const [index, line] of texts.entries()) {
    // A period may be set on two lines: '21 Jan 2024 -', '20 Feb 2024'.
    const text = (OPEN_END.test(line) ? `${line} ${texts[index + 1] ?? ''}` : line)
      .replace(GLUED_WORD, ' $1 ')
      .replace(UNTIL_OR_THURSDAY, ' - ');
    // Between the days of a rate of interest or of a quarter's fees lies no statement, and the period before is another one's.
    if (text.includes('%') || OTHER_PERIOD.test(text)) continue;
    const dates = datesIn(text, order);
    for (const [index, first] of dates.entries()) {
      const second = dates[index + 1];
      if (!second || !BETWEEN.test(text.slice(first.index + first.length, second.index))) continue;
      const end = toCalendarDate(second.date, { start: null, end: null });
      if (end === null) continue;
      const start = toCalendarDate(first.date, { start: null, end });
      const behind = text.slice(second.index + second.length);
      const isSummary = isOfYear(start, end) && SUMMED_UP.test(text) && SAID.test(behind);
      if (start !== null && start <= end && !isSummary) return { start, end };
    }
  }
  return null;
}

/** Whether two days have a year between them: what a sentence says that it cost or earned is no period (Lloyds: 'The total interest charged between 1 January 2023 and 31 December 2023 was £0.00'). */
function isOfYear(start: string | null, end: string): boolean {
  return start !== null && Date.parse(end) - Date.parse(start) > MOST_OF_A_YEAR * DAY_MS;
}

const MOST_OF_A_YEAR = 360;
const SUMMED_UP =
  /\b(?:interest|fees|charges|zinsen|entgelte|int[ée]r[êe]ts|frais|intereses|comisiones|interessi)\b/iu;
/** Behind the days it says how much. */
const SAID = /^[ ,]*\p{Ll}{2,}\b.*\d[.,]\d\d/u;

const OTHER_PERIOD =
  /\b(?:per[ií]odo\b.*\banterior|previous (?:statement )?period|fees\b.*\bquarter)\b/iu;

/** Two full dates that stand in cells of their own in one row above the bookings ('From' and 'To' above them). */
function periodInCells(rows: Row[], order: DateOrder): { start: string; end: string } | null {
  for (const [index, { cells }] of rows.slice(0, ROWS_OF_HEAD).entries()) {
    // Beside and below 'Statement date' and 'Payment due date' stands no period.
    if (rows.slice(Math.max(0, index - 1), index + 1).some((row) => saysDue(textOf(row)))) continue;
    // Nor up to the day of the next one.
    if (cells.some(({ text }) => OF_NEXT.test(text))) continue;
    // Nor beside what has to be paid, as on the slip at the foot of a card's statement, or a rate.
    if (cells.some(({ text }) => isOfTerm(text))) continue;
    const dates = cells.flatMap(({ text }) => {
      const [dated, ...others] = datesIn(text, order);
      const isEnd = dated && dated.index + dated.length === text.length && others.length === 0;
      const date = isEnd && dated.date.year !== null ? dated.date : null;
      return date ? (toCalendarDate(date, { start: null, end: null }) ?? []) : [];
    });
    const [start, end] = dates;
    if (start === undefined || end === undefined || dates.length > 2) continue;
    const days = (Date.parse(end) - Date.parse(start)) / DAY_MS;
    if (days > LEAST_DAYS && days < MOST_DAYS) return { start, end };
  }
  return null;
}

/** Two days under labels that say from when and until when, among other labels ('DESDE', 'HASTA': Banco de Chile). */
function periodUnderLabels(rows: Row[], order: DateOrder): Period {
  for (const [index, { cells }] of rows.slice(0, ROWS_OF_HEAD).entries()) {
    const [from, until] = [FROM, UNTIL].map((name) => cells.find(({ text }) => name.test(text)));
    const below = rows[index + 1];
    if (!from || !until || !below || below.cells.some(({ text }) => isOfTerm(text))) continue;
    const [start, end] = [from, until].map((label) => {
      const under = below.cells.find(({ x, right }) => x < label.right && label.x < right);
      return under ? fullDate(under.text, order) : null;
    });
    const days = start && end ? (Date.parse(end) - Date.parse(start)) / DAY_MS : 0;
    if (start && end && days > LEAST_DAYS && days < MOST_DAYS) return { start, end };
  }
  return null;
}

/** Beside an amount or a rate stand the days of a deposit or of interest. */
const isOfTerm = (text: string) => text.includes('%') || readAmount(text, 2) !== null;

const FROM = /^(?:desde|from(?: date)?|start date|fecha inicial|von|vom|du|dal|vanaf|od)\W*$/iu;
const UNTIL = /^(?:hasta|to(?: date)?|end date|fecha final|bis|au|al|tot(?: en met)?|do)\W*$/iu;

/** A line that ends with the first day, above one that ends with the last: 'Datum vanaf 14-12-2024', 'Datum tot en met 10-01-2025'. */
function periodOnTwoLines(rows: Row[], order: DateOrder): { start: string; end: string } | null {
  const dayBehind = (row: Row | undefined, words: RegExp) => {
    const text = row ? textOf(row) : '';
    const dated = datesIn(text, order).at(-1);
    const isLast = dated && dated.index + dated.length === text.length && dated.date.year !== null;
    const isNamed = isLast && words.test(text.slice(0, dated.index));
    return isNamed ? toCalendarDate(dated.date, { start: null, end: null }) : null;
  };
  for (const [index, row] of rows.slice(0, ROWS_OF_HEAD).entries()) {
    const start = dayBehind(row, FIRST_DAY);
    const end = start && dayBehind(rows[index + 1], LAST_DAY);
    if (!start || !end) continue;
    const days = (Date.parse(end) - Date.parse(start)) / DAY_MS;
    if (days > LEAST_DAYS && days < MOST_DAYS) return { start, end };
  }
  return null;
}

const FIRST_DAY =
  /(?:\b(?:from|since|starts?|begins?|von|ab|vanaf|van|du|desde|de|dal|od|fra|fr[åa]n|del)|\bstart date|\bbegin date|\bfrom date)\W*$/iu;
const LAST_DAY =
  /\b(?:to|until|till|through|ends?|bis|zum|tot( en met)?|t\/m|au|hasta|al?|at[ée]|do|til|end date|to date)\W*$/iu;
/** A statement covers some days and hardly more than a year. */
const LEAST_DAYS = 5;
const MOST_DAYS = 370;
