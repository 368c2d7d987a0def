import { isBookingRow } from '../bookings/booking-rows.ts';
import {
  DAY_MS,
  type DateOrder,
  datesIn,
  isWholeDate,
  toCalendarDate,
  withoutSortCode,
} from '../figures/dates.ts';
import { pageNumbersOf } from '../rows/page-numbers.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { bookingLine } from '../rows/without-columns.ts';
import { isOtherTable, saysDue } from '../words/titles.ts';
import { monthAlone } from './statement-month.ts';

const STATEMENT_DATE =
  /statement date|period end(?:ing|ed)|tarikh penyata|結單日期|(?<!(?:purchase|transaction|letter|cheque|check|agreement|notice|terms|invoice) )dated|summary as of|datum|date d'emission|erstellt am|statement of account as|발행일|hesap kesim tarihi|ekstre tarihi|^emiss[ãa]o:|(?<= )emiss[ãa]o:/i;
const LABEL_OF_DATE =
  /^(?:statement|billing|closing|abrechnungs|rechnungs|(?:konto)?auszugs) ?dat(?:e|um)\W*$/i;
/** Days on which a file was made or a balance looked up say less. */
const AS_AT = /as at|generated on/i;
/** The head of a statement takes so many rows at most. */
export const ROWS_OF_HEAD = 40;

/** 'Next Closing Date', 'Próximo corte': the day of another statement. */
export const OF_NEXT =
  /\b(?:next|pr[oó]xim[oa]|n[äa]chste[rsn]?|prochaine?|prossim[oa]|volgende)\b[^.]{0,24}$/iu;

/** Where the first row stands that begins with a date and ends with an amount: texts of bookings name periods of their own. */
export function firstBooking(rows: Row[]): number {
  const first = rows.findIndex(isBooking);
  return first < 0 ? rows.length : first;
}

/** Whether a row is that of a booking, in columns or drawn as one text. */
export const isBooking = (row: Row) => isBookingRow(row) || bookingLine(row) !== null;

/** The date beside or under words such as 'statement date', or null. */
export function dayOfStatement(rows: Row[], order: DateOrder): string | null {
  const full = (text: string) => fullDate(text, order);
  for (const [index, row] of rows.entries()) {
    const text = textOf(row);
    if (!STATEMENT_DATE.test(text)) continue;
    const date = full(text) ?? dayBelow(row, rows[index + 1], full);
    if (date) return date;
  }
  return null;
}

/** The day behind the name of that on which a bill was issued, whatever else stands in front of both ('Emissão', '22/01/2025': Itaú); or null. */
export function dayOfIssue(rows: Row[], order: DateOrder): string | null {
  for (const { cells } of rows.slice(0, ROWS_OF_HEAD)) {
    const at = cells.findIndex(({ text }) =>
      /^emiss[ãa]o:?(?: \d\d?\/\d\d?\/\d{4})?$/iu.test(text),
    );
    const [label, next] = at < 0 ? [] : cells.slice(at);
    const day = fullDate(label?.text ?? '', order) ?? fullDate(next?.text ?? '', order);
    if (day) return day;
  }
  return null;
}

/** The day beside or under a label in the head that says no more than that it is the statement's; or null. */
export function labelledDay(head: Row[], order: DateOrder): string | null {
  const at = head.findIndex(({ cells }) => cells.some(({ text }) => OF_STATEMENT.test(text)));
  return at < 0 ? null : dayOfStatement(head.slice(at, at + 2), order);
}

const OF_STATEMENT = /^statement date(?!\p{L})/iu;

/** The first day with its year in a text, as a calendar date, or null. */
export function fullDate(text: string, order: DateOrder): string | null {
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
  const heads = headRows(rows).filter((row) => !OF_ACCOUNT.test(textOf(row)));
  const asAt = heads.flatMap((row) =>
    AS_AT.test(textOf(row)) ? (full(textOf(row)) ?? []) : [],
  )[0];
  if (asAt) return asAt;
  const days = heads.slice(0, ROWS_OF_HEAD).flatMap((row, index) => {
    const text = textOf(row);
    const lead = text.slice(0, datesIn(text, order)[0]?.index ?? 0);
    const isOther = saysDue(lead) || OF_NEXT.test(lead) || isUnderDue(row, heads[index - 1]);
    const dates = daysOfCells(row, order);
    // Beside a day to pay by the others are of other things, too.
    const told = isOther || saysDue(text) ? dates.slice(0, 1) : dates;
    return told.map((date) => ({ date, isOther }));
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

/** The rows among which the head of a statement is looked for: where its first page is missing, neither a list nor a sentence of a further one stands in for that. */
function headRows(rows: Row[]): Row[] {
  const { own } = pageNumbersOf(rows).get(rows[0]?.page ?? 1) ?? { own: 1 };
  if (own === 1) return rows;
  const [first = [], ...others] = Map.groupBy(rows, ({ page }) => page).values();
  const headOf = (page: Row[]) => {
    const end = page.findIndex((row) => isBooking(row) || isOtherTable(textOf(row)));
    return end < 0 ? page : page.slice(0, end);
  };
  const isDated = ({ cells }: Row) => cells.some(({ text }) => isWholeDate(text));
  return [...headOf(first), ...others.flatMap((page) => headOf(page).filter(isDated))];
}

/** Whether a day stands in sentences of the head only ('We updated our agreement on December 8, 2024.': Chase). */
export function isInSentences(day: string, rows: Row[], order: DateOrder): boolean {
  const cells = rows.slice(0, ROWS_OF_HEAD).flatMap((row) => row.cells);
  const named = cells.filter(({ text }) => fullDate(text, order) === day);
  return named.length > 0 && named.every(({ text }) => isSentence(text));
}

/** A label with its day has hardly more words, and not three small ones in a row. */
const isSentence = (text: string) =>
  text.split(' ').length > MOST_WORDS && /(?:^| )\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,} /u.test(text);
const MOST_WORDS = 7;

/** The first day of a row, and those that stand in cells of their own beside it. */
function daysOfCells(row: Row, order: DateOrder): string[] {
  const whole = withoutSortCode(textOf(row));
  const first = fullDate(whole, order);
  const alone = row.cells.flatMap(({ text }) =>
    isWholeDate(text) && whole.includes(text) ? text : [],
  );
  return first ? [first, ...alone.flatMap((text) => fullDate(text, order) ?? [])] : [];
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

export const isFar = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) > MOST_DAYS_OF_MONTH * DAY_MS;

const MOST_DAYS_OF_MONTH = 45;
/** The day on which an account or a person began. */
const OF_ACCOUNT =
  /\b(?:f\. ?apertura|fecha de apertura|data apertura|date opened|opened on|opening date|account opened|er[öo]ffnet am|er[öo]ffnungsdatum|date d'ouverture|ouvert le|member since|customer since|kunde seit|mitglied seit|client depuis|date of birth|geburtsdatum)\b/iu;
