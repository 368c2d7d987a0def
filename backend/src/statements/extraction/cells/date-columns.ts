import { movementOf, type RowReading } from '../bookings/readings.ts';
import { dayHeading } from '../bookings/row-kinds.ts';
import { columnDate, DAY_MS, type DateOrder, type SolidDays, solidDay } from '../figures/dates.ts';
import type { Column, Header } from '../headers/columns.ts';
import { withRoles } from '../headers/header-labels.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { columnFor } from './cell-columns.ts';
import { standEarlier, withPurchaseDays } from './purchase-days.ts';
import { withUnknownDays } from './unknown-days.ts';

/** The same header with what the rows under it tell of its columns of dates. */
export function datedColumns(
  header: Header,
  rows: Row[],
  order: DateOrder,
  isCard: boolean,
): Header {
  const named = withDaysUnderAmount(withUnknownDays(header, rows, { order, isCard }), rows, order);
  const paired = isCard ? withPurchaseDays(named, rows, order) : named;
  const bought = isCard ? byPurchaseDay(paired, rows, order) : paired;
  const under = underBookingDays(bought, rows, order);
  const booked = isCard ? under : byBookingDay(withBookingBelow(under, rows, order));
  return inOrderOfDays(withSolidDays(booked, rows), rows, { order, isCard });
}

/**
 * The header of a card whose first dates are those of booking by their label, and whose second ones are not (Citi Handlowy), are named as those
 * of the purchases ('Buchung', 'Umsatz vom': Hanseatic), or stand before the first in the calendar, whatever they are called.
 */
function byPurchaseDay(header: Header, rows: Row[], order: DateOrder): Header {
  const first = header.columns.find(({ role }) => role === 'date');
  const second = header.columns.find(({ role }) => role === 'otherDate');
  if (!first || !second) return header;
  const isTold = second.isAlike && !second.isBooking && (first.isBooking || second.isPurchase);
  const isPurchase = isTold || standEarlier(header, { first, second }, rows, order);
  return isPurchase ? changedOver(header, first, second) : header;
}

/** The header with days for amounts in a column whose label names what moved, where nothing but days stands under it ('Umsatz', 'Buchung': Commerzbank). */
function withDaysUnderAmount(header: Header, rows: Row[], order: DateOrder): Header {
  const date = header.columns.find(({ role }) => role === 'date');
  const named = header.columns.find(({ isAmount }) => isAmount);
  if (!date || !named || named.x > date.x) return header;
  const dated = rows.filter(({ cells }) => cells.some((cell) => columnFor(header, cell) === date));
  const under = dated.flatMap(({ cells }) =>
    cells.filter((cell) => columnFor(header, cell) === named),
  );
  const areDays = under.every(({ text }) => columnDate(text, order)?.length === text.length);
  if (under.length < LEAST_PAIRS || under.length * 2 < dated.length || !areDays) return header;
  return changedOver(header, date, named);
}

/** The header with two columns in one place where the label of the days of booking stands below another one, as these days do below others in most bookings. */
function withBookingBelow(header: Header, rows: Row[], order: DateOrder): Header {
  const date = header.columns.find(({ isOverBooking }) => isOverBooking);
  if (!date) return header;
  const isDated = ({ cells: [first] }: Row) =>
    first !== undefined &&
    columnFor(header, first) === date &&
    columnDate(first.text, order)?.length === first.text.length;
  const days = rows.flatMap((row, index) => (isDated(row) ? [index] : []));
  const lower = days.filter((index) => days.includes(index - 1));
  if (lower.length < LEAST_PAIRS || lower.length * 2 < days.length - 1) return header;
  const { x, right } = date;
  const other: Column = { role: 'otherDate', x, right };
  return {
    ...header,
    columns: header.columns.flatMap((column) => (column === date ? [other, column] : column)),
  };
}

/** What a row says, where the label of the day of booking stands below that of another day, and so does the day: beside an amount stands the other one (S-Pankki). */
export function withDayBelow(reading: RowReading, { columns }: Header): RowReading {
  const [date, other] = ['date', 'otherDate'].map((role) =>
    columns.find((each) => each.role === role),
  );
  if (!date || !other || Math.abs(date.x - other.x) > SAME_PLACE) return reading;
  const { otherDate, ...said } = reading;
  if (said.date !== null || !otherDate || movementOf(reading)) return reading;
  return { ...said, date: otherDate };
}

const SAME_PLACE = 3;
const LEAST_PAIRS = 3;

/** Dates without anything between their parts are known by where their years stand, or by days that can be no year. */
function withSolidDays(header: Header, rows: Row[]): Header {
  const columns = header.columns.map((column) => {
    if (column.role !== 'date' && column.role !== 'otherDate') return column;
    const texts = rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => (columnFor(header, cell) === column ? cell.text : [])),
    );
    const solid = solidKindOf(texts);
    return solid ? { ...column, solid } : column;
  });
  return { ...header, columns };
}

function solidKindOf(texts: string[]): SolidDays | null {
  const are = (kind: SolidDays) => texts.filter((text) => solidDay(text, kind) !== null);
  const years = (ends: RegExp, dates: string[]) =>
    new Set(dates.map((text) => ends.exec(text)?.[0]));
  // A statement reaches over the turn of one year at most, and its days go on.
  const isDated = (kind: SolidDays, ends: RegExp) => {
    const dates = are(kind);
    return (
      dates.length >= LEAST_SOLID && years(ends, dates).size <= 2 && dates.length * 2 > texts.length
    );
  };
  const [isYearFirst, isYearLast] = [isDated('YMD', /^\d\d/), isDated('DMY', /\d\d$/)];
  if (isYearFirst !== isYearLast) return isYearFirst ? 'YMD' : 'DMY';
  const days = are('DM');
  const namesYears = days.filter((text) => /^(?:19|20)/.test(text));
  return days.length >= LEAST_SOLID && days.length > 2 * namesYears.length ? 'DM' : null;
}

const LEAST_SOLID = 3;

/** The same header with its dates as those of value, where headings between the rows name the days of booking. */
function underBookingDays(header: Header, rows: Row[], order: DateOrder): Header {
  const days = rows.filter((row) => /^\p{L}/u.test(textOf(row)) && dayHeading(row, header, order));
  if (days.length < LEAST_DAYS) return header;
  const columns = header.columns.map((column) =>
    column.role === 'date' ? { ...column, role: 'otherDate' as const } : column,
  );
  return { ...header, columns, isUnderDays: true };
}

const LEAST_DAYS = 2;

/** The header of an account that prints the days of its purchases first and those of booking behind them (E.SUN, VTB, Chime): an account goes by the latter, a card by the former. */
function byBookingDay(header: Header): Header {
  const first = header.columns.find(({ role }) => role === 'date');
  const booked = header.columns.find(({ role, isBooking }) => role === 'otherDate' && isBooking);
  const roles = header.columns.map(({ role }) => role);
  const isAccount = roles.includes('balance') || (roles.includes('in') && roles.includes('out'));
  if (!first || !booked || first.isBooking || !(isAccount || booked.isSettled)) return header;
  return changedOver(header, first, booked);
}

function changedOver(header: Header, first: Column, second: Column): Header {
  const roles = new Map([
    [first, 'otherDate' as const],
    [second, 'date' as const],
  ]);
  return withRoles(header, roles);
}

/**
 * The header of an account with its two kinds of booking dates changed over where those of the first go back and forth and those
 * of the second do not: running balances follow the days of booking ('Data operacji', 'Data księgowania'; 'Date', 'Processed': Bank of Queensland).
 */
function inOrderOfDays(
  header: Header,
  rows: Row[],
  { order, isCard }: { order: DateOrder; isCard: boolean },
): Header {
  const first = header.columns.find(({ role }) => role === 'date');
  const hasBalances = header.columns.some(({ role }) => role === 'balance');
  const booked = isCard
    ? undefined
    : header.columns.find(({ role, isBooking }) => role === 'otherDate' && isBooking);
  const second = hasBalances
    ? header.columns.find(({ isAlike, isProcessed }) => isAlike || (isProcessed && !isCard))
    : booked;
  if (!first || !second || (first.isBooking && !second.isBooking)) return header;
  let lacksYear = false;
  const dayIn = (cells: Cell[], wanted: Column) => {
    const cell = cells.find((each) => columnFor(header, each) === wanted);
    const date = cell && columnDate(cell.text, order)?.date;
    lacksYear ||= date?.year === null;
    return date ? Date.UTC(date.year ?? ANY_YEAR, date.month - 1, date.day) : null;
  };
  const pairs = rows.flatMap(({ cells }) => {
    const [one, other] = [dayIn(cells, first), dayIn(cells, second)];
    return one !== null && other !== null ? [[one, other] as const] : [];
  });
  const [ones, others] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
  if (isSteady(ones) || !isSteady(others) || (lacksYear && [ones, others].some(turnsYear)))
    return header;
  return changedOver(header, first, second);
}

/** Of days without a year. */
const ANY_YEAR = 2000;
const HALF_A_YEAR = 183 * DAY_MS;

/** Whether days without a year lie around the turn of one, so that nothing is told by their order. */
function turnsYear(days: number[]): boolean {
  return Math.max(...days) - Math.min(...days) > HALF_A_YEAR;
}

/** Whether days only rise, or only fall. */
function isSteady(days: number[]): boolean {
  const steps = days.slice(1).map((day, index) => Math.sign(day - (days[index] ?? day)));
  return !(steps.includes(1) && steps.includes(-1));
}
