import { trailingAmounts } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import { balanceLine } from '../words/balance-names.ts';
import { type Row, textOf, unionBox } from './rows.ts';

/** No longer line is read as a booking. */
const MOST_READ = 300;
/** Of all rows so many hold one text each, where a file has no columns at all; wide blanks part some of them. */
const MOST = 0.8;
/** So many at least, where the texts behind the blanks do not end at one place either. */
const MANY = 0.6;
const ALIGNED = 0.4;
/** Texts without columns begin at the left edge, within some points or a blank. */
const SAME_PLACE = 3;

/** Whether each line of a file is one text that begins where all others do, as text that was taken out of a statement is printed. */
export function isWithoutColumns(rows: Row[]): boolean {
  const apart = rows.filter(({ cells }) => cells.length > 1);
  const isAlone = rows.length - apart.length >= MOST * rows.length;
  return areMostlyLines(rows) && (isAlone || !areAligned(apart)) && !hasTable(rows);
}

/**
 * Whether every booking begins with its day, and what wide blanks set apart behind it neither begins nor ends at one place, be it its text or its amounts:
 * lines whose columns were made of blanks, in letters of unequal width.
 */
export function areRagged(rows: Row[]): boolean {
  const booked: Row[] = [];
  const isLed = ({ cells: [day] }: Row) => {
    const length = day && columnDate(day.text, 'DM')?.length;
    if (!day || length === undefined) return false;
    const isAlone = length === day.text.length;
    return day.x === booked[0]?.cells[0]?.x && (isAlone || LETTER.test(day.text.slice(length)));
  };
  for (const row of rows) {
    if (bookingLine(row) === null) continue;
    booked.push(row);
    // The first booking of most tables shows that they are none, and the first ones of all others that they stand in columns.
    if (!isLed(row) || (booked.length === MOST_ROWS && !areOutOfLine(booked))) return false;
  }
  return booked.length >= LEAST_RAGGED && areOutOfLine(booked.slice(0, MOST_ROWS));
}

/** Whether some of what stands behind the days is set apart, and nothing of it in columns. */
function areOutOfLine(booked: Row[]): boolean {
  const isApart = booked.some(({ cells }) => cells.length > 1);
  const texts = booked.flatMap(({ cells: [day, text] }) =>
    day && text && !LETTER.test(day.text.slice(columnDate(day.text, 'DM')?.length)) ? [text.x] : [],
  );
  const areLed = texts.length > 0 && shareColumn(texts);
  return isApart && !areLed && !areInColumns(booked);
}

/** So many lines show that nothing stands under each other. */
const LEAST_RAGGED = 5;
/** What tells a text from the time that may stand beside a day. */
const LETTER = /\p{L}/u;

/** Whether the last texts of many rows begin or end where some others do: in columns of which each row fills one or the other. */
function areInColumns(rows: Row[]): boolean {
  const last = rows.flatMap(({ cells }) => cells.at(-1) ?? []);
  return [last.map(({ right }) => right), last.map(({ x }) => x)].some(shareColumn);
}

/** Whether most places are those of many, in points. */
function shareColumn(places: number[]): boolean {
  const least = Math.max(LEAST_ALIKE, places.length * COLUMN);
  const inColumn = places.filter(
    (place) => places.filter((other) => Math.abs(other - place) < ONE_EDGE).length >= least,
  );
  return inColumn.length >= MANY * places.length;
}

/** So many of the rows show a column, where three or more do. */
const COLUMN = 0.15;
/** Of many places some are near each other by chance; those of a column are the same, in points. */
const ONE_EDGE = 0.5;
const LEAST_ALIKE = 3;

/** Whether bookings stand in cells, a day first and figures behind, where a few of them stand on a page of other lines. */
function hasTable(rows: Row[]): boolean {
  const booked = rows.filter((row) => bookingLine(row) !== null);
  const inCells = booked.filter(({ cells: [day, ...others] }) => {
    const isDay = day !== undefined && columnDate(day.text, 'DM')?.length === day.text.length;
    return isDay && others.length >= LEAST_BEHIND;
  });
  return inCells.length > 0 && inCells.length === booked.length;
}

/** A text, what kind of booking it is, and its amount. */
const LEAST_BEHIND = 3;

/** Whether most rows of a file are one text each that begins at the left edge. */
export function areMostlyLines(rows: Row[]): boolean {
  const alone = rows.filter(({ cells }) => cells.length === 1).length;
  if (rows.length === 0 || alone < MANY * rows.length) return false;
  const lefts = rows.map(({ cells: [cell] }) => cell?.x ?? 0);
  const left = Math.min(...lefts);
  return lefts.filter((x) => x - left < SAME_PLACE).length >= MOST * rows.length;
}

/** Whether the last texts of many rows begin or end at one place, as those of a table do. */
function areAligned(rows: Row[]): boolean {
  const last = rows.slice(0, MOST_ROWS).flatMap(({ cells }) => cells.at(-1) ?? []);
  return [last.map(({ right }) => right), last.map(({ x }) => x)].some((places) => {
    const alike = places.map(
      (place) => places.filter((other) => Math.abs(other - place) < SAME_PLACE).length,
    );
    return Math.max(...alike) >= ALIGNED * places.length;
  });
}

const MOST_ROWS = 300;

/** A line that ends with an amount without decimals, of which thousands or its sign tell. */
const WHOLE = / (?:[-+]?\d{1,3}(?:[.,]\d{3})+|[-+]\d{1,3})$/;

/**
 * How many dates a line begins with, the first of them as printed, behind a number of its own or not, and how many figures it ends with; isBalance
 * says that between them stands no more than the name of a balance.
 */
export type BookingLine = {
  day: string;
  isNumbered: boolean;
  isBalance: boolean;
  dates: number;
  figures: number;
};

/** The number of a statement, its page and its account, with a balance behind ('11 1/5 DE11 …': Deutsche Bank). */
export const NUMBERED_PAGE = /^\d{1,3} \d{1,2}\/\d{1,2} [A-Z]{2}\d{2} ?\d/;
/** The number of a booking in front of its date ('001 Dec 11': Scotiabank). */
export const SERIAL = /^(?:\d{1,4}\.? (?=\d)|\d{3} (?=[A-Z][a-z]{2} \d))/;

/** What a line says that begins with the day of a booking and ends with its amount; null where it does not, or names a balance. */
export function bookingLine(row: Row): BookingLine | null {
  const text = textOf(row).slice(0, MOST_READ);
  if (balanceLine(text) || NUMBERED_PAGE.test(text)) return null;
  let rest = text;
  if (!columnDate(rest, 'DM') || SERIAL.test(rest)) rest = rest.replace(SERIAL, '');
  const isNumbered = rest !== text && columnDate(text, 'DM') === null;
  const day = rest.slice(0, columnDate(rest, 'DM')?.length);
  let dates = 0;
  for (let date = columnDate(rest, 'DM'); date && dates < 2; date = columnDate(rest, 'DM')) {
    rest = rest.slice(date.length).trim();
    dates += 1;
  }
  const inCents = trailingAmounts(rest, 2, false, true);
  const isWhole = inCents.amounts.length === 0 && WHOLE.test(rest);
  const { rest: words, amounts } = isWhole ? trailingAmounts(rest, 2, true) : inCents;
  const isBalance = balanceLine(words) !== null;
  const isBooking = dates > 0 && amounts.length > 0 && /\p{L}{2}/u.test(words);
  return isBooking ? { day, isNumbered, isBalance, dates, figures: amounts.length } : null;
}

/** Whether a line begins with a day and ends with no amount, as the one with the day of value below a booking does. */
export function isDatedText(row: Row | undefined): boolean {
  return row !== undefined && columnDate(textOf(row), 'DM') !== null && bookingLine(row) === null;
}

/** The same row as one text, which fills the box of what it said. */
export function withLine(row: Row, text: string): Row {
  const [cell] = row.cells;
  if (!cell) return row;
  const box = unionBox(row.cells);
  const right = box.x + box.width;
  return { ...row, cells: [{ ...cell, ...box, right, text, pieces: [{ text, x: box.x, right }] }] };
}
