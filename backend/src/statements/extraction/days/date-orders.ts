import { columnFor, headersOver } from '../cells/cell-columns.ts';
import { type Facts, inOrder } from '../facts.ts';
import { readAmount } from '../figures/amounts.ts';
import { columnDate, DAY_MS, type DateOrder } from '../figures/dates.ts';
import { withWholeDays } from '../figures/set-apart-days.ts';
import type { Header } from '../headers/columns.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { bookingLine, isWithoutColumns } from '../rows/without-columns.ts';
import type { ColumnRole } from '../words/column-words.ts';

/** A line outside the printed period weighs as much as so many days that the lines reach over. */
const OUTSIDE = 1000;
/** Two dates that make a period in one order only hardly do so by chance. */
const NO_PERIOD = 10;
/** What is booked may have happened some days before the period, and a day or two after it. */
const BEFORE = 45;
const AFTER = 5;

/**
 * The order of day and month in which a document is read, where no day above 12 tells. The dates themselves decide: in the
 * wrong order they fall out of the period and scatter over the months. A proof must not, since it says nothing of dates.
 * datesIn gives the dates of all lines in an order, or null where nothing can be read so; factsIn what the document says of
 * itself in that order. Where that leaves both, the order of where the statement is from is taken, then the one in which no
 * line lies behind the day of upload; null where all of that tells nothing and the lines are of other days in either order.
 */
export function dateOrderFor(
  facts: Facts,
  datesIn: (order: DateOrder) => string[] | null,
  factsIn: (order: DateOrder) => Facts = () => facts,
  uploadedOn: string | null = null,
): DateOrder | null {
  const { dateOrder, isOrderSure } = facts;
  if (isOrderSure) return dateOrder;
  const other = otherOrder(dateOrder);
  const scatterIn = (order: DateOrder) => scatterOf(datesIn(order), periodOf(factsIn(order)));
  const [usual, unusual] = [scatterIn(dateOrder), scatterIn(other)];
  if (usual !== unusual) return unusual < usual ? other : dateOrder;
  const [days, others] = [datesIn(dateOrder), datesIn(other)];
  if (facts.isOrderCustomary || days === null || others === null) return dateOrder;
  if (days.every((day, index) => day === others[index])) return dateOrder;
  const ahead = (dates: string[]) => dates.filter((day) => day > (uploadedOn ?? day)).length;
  if (ahead(days) === ahead(others)) return null;
  return ahead(others) < ahead(days) ? other : dateOrder;
}

/**
 * The order that dates in columns of dates tell: those of two numbers, where 29.01 is no amount, by a day above 12; those of
 * three by the year, which stays the same. Null where neither tells.
 */
export function orderInColumns(
  rows: Row[],
  headers: (Header | null)[],
  {
    currency,
    periodStart,
    periodEnd,
    datedAt,
  }: Pick<Facts, 'currency' | 'periodStart' | 'periodEnd' | 'datedAt'>,
): DateOrder | null {
  const found = new Set<DateOrder>();
  const triples: [number, number][] = [];
  for (const text of datesInColumns(rows, headers)) {
    const [, first, second] = (PAIR.exec(text) ?? []).map(Number);
    if (first && second && first > 12 && first <= 31 && second <= 12) found.add('DM');
    if (first && second && second > 12 && second <= 31 && first <= 12) found.add('MD');
    const [, year, , day] = (TRIPLE.exec(text) ?? []).map(Number);
    if (year === undefined || day === undefined) continue;
    triples.push([year, day]);
  }
  const firsts = commonAmong(triples.map(([first]) => first));
  const thirds = new Set(triples.map(([, third]) => third));
  const areYears = firsts.size > 0 && Math.max(...firsts) - Math.min(...firsts) <= 1;
  const yearOf = (day: string | null) => Number(day?.slice(2, 4));
  // What is dated in January tells of December, too.
  const years = new Set([...[periodStart, periodEnd, datedAt].map(yearOf), yearOf(datedAt) - 1]);
  // Only years of the statement in front, and not behind as well, say as much as many days.
  const areOfPeriod =
    firsts.size > 0 &&
    [...firsts].every((year) => years.has(year)) &&
    ![...thirds].every((day) => years.has(day));
  // In Korea the year stands first, however few days are printed.
  const areTold = areYearLike(firsts) && (!areYearLike(thirds) || areCloser(firsts, thirds));
  const isCustomary = currency === 'KRW' && areTold;
  if (isCustomary || (areYears && (thirds.size >= LEAST_DAYS || areOfPeriod))) {
    found.add('YM');
    // Where years stand first, months stand in front of days wherever there is no year.
    found.delete('MD');
  }
  const [only = null] = found.size === 1 ? found : [];
  return only;
}

/** The numbers without those that so few dates have that they may be misread. */
function commonAmong(numbers: number[]): Set<number> {
  const counts = Map.groupBy(numbers, (each) => each);
  const isCommon = (each: number) =>
    (counts.get(each)?.length ?? 0) > MAY_BE_MISREAD * numbers.length;
  return new Set(numbers.filter(isCommon));
}

const MAY_BE_MISREAD = 0.1;

/** What is paid in instalments was bought within so many years. */
const MOST_YEARS = 4;

/** Whether numbers may be years of this century, which no days of the first third of a month are. */
const areYearLike = (numbers: ReadonlySet<number>) =>
  numbers.size > 0 && [...numbers].every((each) => each > 9 && each < 50);
const spreadOf = (numbers: ReadonlySet<number>) => Math.max(...numbers) - Math.min(...numbers);
const areCloser = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  spreadOf(one) < Math.min(MOST_YEARS, spreadOf(other));

/** So many different days leave no doubt where the year stands. */
const LEAST_DAYS = 4;

/** Whether the order of day and month changes nothing in a document, so that one reading of it is enough. */
export function isOfOneOrder(facts: Facts, rows: Row[], headers: (Header | null)[]): boolean {
  let some = false;
  for (const text of datesInColumns(rows, headers)) {
    const [dayFirst, monthFirst] = [columnDate(text, 'DM')?.date, columnDate(text, 'MD')?.date];
    if (dayFirst?.day !== monthFirst?.day || dayFirst?.month !== monthFirst?.month) return false;
    some ||= dayFirst !== undefined;
  }
  if (!some) return false;
  const { periodStart, periodEnd, datedAt } = inOrder(facts, rows, otherOrder(facts.dateOrder));
  return (
    periodStart === facts.periodStart && periodEnd === facts.periodEnd && datedAt === facts.datedAt
  );
}

function otherOrder(order: DateOrder): DateOrder {
  return order === 'DM' ? 'MD' : 'DM';
}

/**
 * The texts in columns of dates, with digits in them; where there are no columns, those that bookings begin with. A sum in a
 * box below the table may stand in the column and look like a day ('7.18'), so that rows with money under its own label count before all others.
 */
function datesInColumns(rows: Row[], headers: (Header | null)[]): string[] {
  const over = headersOver(headers);
  const areLines = isWithoutColumns(rows);
  const [booked, others]: [string[], string[]] = [[], []];
  for (const [index, row] of rows.entries()) {
    const day = areLines ? bookingLine(row)?.day : undefined;
    if (day !== undefined) booked.push(day);
    const header = over[index];
    if (!header?.placed) continue;
    const isOf = (cell: Cell, roles: ColumnRole[]) =>
      roles.some((role) => role === columnFor(header, cell)?.role);
    // Month and day may stand in cells of their own.
    const cells = withWholeDays(row.cells, (cell) => isOf(cell, ['date', 'otherDate']));
    const cellsOf = (...roles: ColumnRole[]) => cells.filter((cell) => isOf(cell, roles));
    const dates = cellsOf('date', 'otherDate').filter(({ text }) => /\d/.test(text));
    const money = cellsOf('in', 'out', 'amount', 'balance');
    const isBooked = money.some(
      ({ text }) => (readAmount(text, 2) ?? readAmount(text, 0)) !== null,
    );
    (isBooked ? booked : others).push(...dates.map(({ text }) => text));
  }
  return booked.length > 0 ? booked : others;
}

const TRIPLE = /^(\d{2})[./-] ?(\d{2})[./-] ?(\d{2})$/;
const PAIR = /^(\d{2}|\d(?=\.))[. -](\d{2})$/;

function periodOf({ periodStart, periodEnd }: Facts) {
  return periodStart && periodEnd
    ? { start: periodStart, end: periodEnd }
    : { start: null, end: null };
}

function scatterOf(
  dates: string[] | null,
  { start, end }: { start: string | null; end: string | null },
): number {
  if (dates === null) return Infinity;
  const days = dates.map((date) => Date.parse(date));
  if (days.length === 0) return 0;
  const [first, last] = [start, end].map((date) => (date === null ? null : Date.parse(date)));
  const outside = days.filter(
    (day) =>
      (first != null && day < first - BEFORE * DAY_MS) ||
      (last != null && day > last + AFTER * DAY_MS),
  );
  // Between orders in which the lines lie as close together, the period itself decides.
  const beside = days.filter(
    (day) => (first != null && day < first) || (last != null && day > last),
  );
  const span = (Math.max(...days) - Math.min(...days)) / DAY_MS;
  return OUTSIDE * outside.length + (first === null ? NO_PERIOD : 0) + span + beside.length;
}
