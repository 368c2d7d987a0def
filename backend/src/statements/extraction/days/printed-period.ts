import { isBookingRow } from '../bookings/booking-rows.ts';
import { isRightUnder } from '../bookings/continuation.ts';
import { mayBePayee } from '../bookings/payees.ts';
import { readAmount } from '../figures/amounts.ts';
import { DAY_MS, type DateOrder, datesIn, toCalendarDate } from '../figures/dates.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { bookingLine, isWithoutColumns } from '../rows/without-columns.ts';
import { type BalanceKind, balanceWordIn } from '../words/balance-names.ts';
import { saysDue } from '../words/titles.ts';
import { daysOfOneMonth, monthAlone, monthOf } from './statement-month.ts';

const BETWEEN =
  /^[^\p{L}\d]*(?:\[[^\]]*\])?\s*(?:-|–|—|[~～〜]|to|till|bis( zum)?|au|al|a|at[eé]|hasta( el)?|(?:p[âa]n[ăa] )?la|do( dnia)?|tot( en met)?|sampai|по|至|到|から|부터|and|through|until|(?:statement )?clos(?:ing|e) date|(?:statement )?end date|jusqu'au|t\/m|hingga|עד(?: תאריך)?)\s*:?\s*$/iu;
/** 'November 15, 2025throughDecember 14, 2025' */
const GLUED_WORD = /(?<=\d)(through|to|until)(?=\p{Lu})/gu;
/** Between two days it says until when, and in front of one alone that it was a Thursday. */
const UNTIL_OR_THURSDAY = /(?<=\d{4}) do (?=\d)/giu;
const OPEN_END = /\d{4}\s*(?:-|–|—|~|to|bis|al?|au|at[ée]|do|tot)$/u;
const STATEMENT_DATE =
  /statement date|period end(?:ing|ed)|tarikh penyata|結單日期|(?<!(?:purchase|transaction|letter|cheque|check|agreement|notice|terms|invoice) )dated|summary as of|datum|date d'emission|erstellt am|statement of account as|발행일|hesap kesim tarihi|ekstre tarihi|^emiss[ãa]o:|(?<= )emiss[ãa]o:/i;
const LABEL_OF_DATE =
  /^(?:statement|billing|closing|abrechnungs|rechnungs|(?:konto)?auszugs) ?dat(?:e|um)\W*$/i;
/** Days on which a file was made or a balance looked up say less. */
const AS_AT = /as at|generated on/i;

/** The first and the last calendar day of a statement; null where none are printed. */
export type Period = { start: string; end: string } | null;

/** The period that is printed as such, or between the dates of two balances. */
export function printedPeriod(rows: Row[], order: DateOrder): Period {
  const texts = rows.map(textOf);
  return (
    periodOnTwoLines(rows, order) ??
    periodIn(texts.slice(0, firstBooking(rows)), order) ??
    daysOfOneMonth(texts.slice(0, Math.min(firstBooking(rows), ROWS_OF_HEAD)), order) ??
    periodInCells(rows, order) ??
    betweenBalances(rows, order) ??
    notBefore(periodIn(withoutDetails(rows).map(textOf), order), rows, order) ??
    monthOf(rows.slice(0, ROWS_OF_HEAD))
  );
}

/** A period that ends in the month of the day that is named as the statement's: one long before is of an earlier statement, as rewards list them (UOB). */
function notBefore(period: Period, rows: Row[], order: DateOrder): Period {
  const dated = period && dayOfStatement(rows, order);
  return dated && dated > period.end && isFar(dated, period.end) ? null : period;
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
const isBooking = (row: Row) => isBookingRow(row) || bookingLine(row) !== null;

/** Where the first row stands that begins with a date and ends with an amount: texts of bookings name periods of their own. */
function firstBooking(rows: Row[]): number {
  const first = rows.findIndex(isBooking);
  return first < 0 ? rows.length : first;
}

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
      if (start !== null && start <= end) return { start, end };
    }
  }
  return null;
}

const OTHER_PERIOD =
  /\b(?:per[ií]odo\b.*\banterior|previous (?:statement )?period|fees\b.*\bquarter)\b/iu;

/** Two full dates that stand in cells of their own in one row above the bookings ('From' and 'To' above them). */
function periodInCells(rows: Row[], order: DateOrder): { start: string; end: string } | null {
  for (const [index, { cells }] of rows.slice(0, ROWS_OF_HEAD).entries()) {
    // Beside and below 'Statement date' and 'Payment due date' stands no period.
    if (rows.slice(Math.max(0, index - 1), index + 1).some((row) => saysDue(textOf(row)))) continue;
    // Nor up to the day of the next one.
    if (cells.some(({ text }) => OF_NEXT.test(text))) continue;
    // Nor beside what has to be paid, as on the slip at the foot of a card's statement.
    if (cells.some(({ text }) => readAmount(text, 2) !== null)) continue;
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

/** 'Next Closing Date', 'Próximo corte': the day of another statement. */
const OF_NEXT =
  /\b(?:next|pr[oó]xim[oa]|n[äa]chste[rsn]?|prochaine?|prossim[oa]|volgende)\b[^.]{0,24}$/iu;

const FIRST_DAY =
  /(?:\b(?:from|since|starts?|begins?|von|ab|vanaf|van|du|desde|de|dal|od|fra|fr[åa]n|del)|\bstart date|\bbegin date|\bfrom date)\W*$/iu;
const LAST_DAY =
  /\b(?:to|until|till|through|ends?|bis|zum|tot( en met)?|t\/m|au|hasta|al?|at[ée]|do|til|end date|to date)\W*$/iu;
const ROWS_OF_HEAD = 40;
/** A statement covers some days and hardly more than a year. */
const LEAST_DAYS = 5;
const MOST_DAYS = 370;

/** The date beside or under words such as 'statement date', or null. */
function dayOfStatement(rows: Row[], order: DateOrder): string | null {
  const full = (text: string) => fullDate(text, order);
  for (const [index, row] of rows.entries()) {
    const text = textOf(row);
    if (!STATEMENT_DATE.test(text)) continue;
    const date = full(text) ?? dayBelow(row, rows[index + 1], full);
    if (date) return date;
  }
  return null;
}

function fullDate(text: string, order: DateOrder): string | null {
  const dated = datesIn(text, order).find(({ date }) => date.year !== null);
  return dated ? toCalendarDate(dated.date, { start: null, end: null }) : null;
}

/** The date beside or under words such as 'statement date'; failing that, the first full date of the document, or a later one near it. */
export function statementDateOf(rows: Row[], order: DateOrder): string | null {
  const full = (text: string) => fullDate(text, order);
  const named = dayOfStatement(rows, order);
  if (named) return named;
  const closed = closingDay(rows, order);
  if (closed) return closed;
  const heads = rows.filter((row) => !OF_ACCOUNT.test(textOf(row)));
  const asAt = heads.flatMap((row) =>
    AS_AT.test(textOf(row)) ? (full(textOf(row)) ?? []) : [],
  )[0];
  if (asAt) return asAt;
  const days = heads.slice(0, ROWS_OF_HEAD).flatMap((row, index) => {
    const text = textOf(row);
    const date = full(text);
    const lead = text.slice(0, datesIn(text, order)[0]?.index ?? 0);
    const isOther = saysDue(lead) || OF_NEXT.test(lead) || isUnderDue(row, heads[index - 1]);
    return date ? { date, isOther } : [];
  });
  // The day until which a card has to be paid, or up to which the next one reaches, says less than any other.
  const told = days.filter(({ isOther }) => !isOther);
  const [first, ...others] = (told.length > 0 ? told : days).map(({ date }) => date);
  const month = monthAlone(rows.slice(0, ROWS_OF_HEAD));
  // Far from the month that a line names, a day is that of a form or of a later print ('Extrato_PF - 2/4/2024': Santander in Brazil).
  if (first === undefined || (month !== null && isFar(first, month))) return month;
  // Of the days of a head that lie within a statement's time, the last one is that up to which it reaches.
  const near = others.filter(
    (date) => date > first && Date.parse(date) - Date.parse(first) < MOST_DAYS_OF_MONTH * DAY_MS,
  );
  return near.sort().at(-1) ?? first;
}

/** Whether a day stands right under a label of the day to pay by, which names none itself. */
function isUnderDue({ cells }: Row, above: Row | undefined): boolean {
  const labels = above?.cells.filter(({ text }) => saysDue(text) && !/\d/.test(text)) ?? [];
  return cells.some(
    (cell) =>
      /\d/.test(cell.text) && labels.some(({ x, right }) => x < cell.right && cell.x < right),
  );
}

/** The day behind the name of that on which a card's month closes, at the beginning of a cell in the head. */
function closingDay(rows: Row[], order: DateOrder): string | null {
  for (const { cells } of rows.slice(0, Math.min(firstBooking(rows), ROWS_OF_HEAD)))
    for (const { text } of cells) {
      const [name = ''] = CLOSING_DATE.exec(text) ?? [];
      const [dated] = name === '' ? [] : datesIn(text.slice(name.length), order);
      if (dated?.index === 0 && dated.date.year !== null)
        return toCalendarDate(dated.date, { start: null, end: null });
    }
  return null;
}

const CLOSING_DATE = /^(?:(?:statement )?closing date|fecha de corte)\W{0,3}/i;

/** The day below a label that names none, among others or alone. */
function dayBelow(
  { cells }: Row,
  below: Row | undefined,
  dayOf: (text: string) => string | null,
): string | null {
  const label = cells.find(({ text }) => LABEL_OF_DATE.test(text));
  if (!label || !below) return null;
  if (cells.length === 1) return dayOf(textOf(below));
  const under = below.cells.find(({ x, right }) => x < label.right && label.x < right);
  return under ? dayOf(under.text) : null;
}

const isFar = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) > MOST_DAYS_OF_MONTH * DAY_MS;

const MOST_DAYS_OF_MONTH = 45;
/** The day on which an account or a person began. */
const OF_ACCOUNT =
  /\b(?:f\. ?apertura|fecha de apertura|data apertura|date opened|opened on|opening date|account opened|er[öo]ffnet am|er[öo]ffnungsdatum|date d'ouverture|ouvert le|member since|customer since|kunde seit|mitglied seit|client depuis|date of birth|geburtsdatum)\b/iu;
