import { looksLikeMoney } from '../figures/amounts.ts';
import { isWholeDate, solidDay } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { CODES } from '../words/currency-names.ts';
import { isDayRole } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import {
  type Column,
  columnsIn,
  type Header,
  isLabelRow,
  isMoney,
  MAX_HEADER_ROWS,
  MAX_PITCH,
  ranked,
} from './header-labels.ts';
import { stack } from './stacked-labels.ts';

const DATED_ROW = /^(?:\d{1,4} )?\d{1,2}[./ -](?:\d{1,2}|\p{L}{3}).*\d[.,]\d{2}\s?[A-Z+-]{0,2}$/u;
const ROWS_TO_SEE = 6;

/** A header of a text and an amount only, over bookings that stand under headings with their day, or over nothing but balances. */
export function headerUnderDays(rows: Row[], index: number): Header | null {
  return textAndAmountAt(rows, index, (below) => {
    const isDay = ({ cells: [cell, ...others] }: Row) =>
      cell !== undefined && others.length === 0 && isWholeDate(cell.text);
    const [first, second] = below;
    const isEmpty = [first, second].every((row) => row && balanceLine(row.cells[0]?.text ?? ''));
    return isEmpty || below.some(isDay);
  });
}

/** A header of nothing but amounts and balances, over the heading of the first day, whose bookings begin where that does. */
export function headerOverDays(rows: Row[], index: number): Header | null {
  const [row, next] = [rows[index], rows[index + 1]];
  const [day, beside] = next?.cells ?? [];
  if (!row || !day || next?.page !== row.page || !isWholeDate(day.text)) return null;
  if (beside && balanceLine(beside.text) !== 'daily') return null;
  const named = row.cells.map(columnsIn);
  const labels = named.flat();
  const areMoney = labels.every(({ role }) => isMoney(role) || role === 'direction');
  if (
    !areMoney ||
    named.some(({ length }) => length === 0) ||
    !labels.some(({ role }) => role === 'amount')
  )
    return null;
  // Its width is that of a label, the same under every day.
  const text: Column = { role: 'description', x: day.x, right: day.x + UNDER };
  return { columns: ranked([text, ...labels]), placed: true, rows: 1 };
}

/** The header of an empty table that has neither dates nor balances. */
export function bareHeaderAt(rows: Row[], index: number): Header | null {
  return textAndAmountAt(rows, index, isBare);
}

/** Whether what follows a header stands apart from it, and is no row of a table. */
function isBare([next]: Row[], header: Row): boolean {
  if (!next || next.page !== header.page) return true;
  const isApart = next.baseline - header.baseline > APART * header.fontSize;
  return isApart && next.cells.length === 1;
}

const APART = 2.8;

/** A header whose labels, in one to several rows, name a text and an amount, where the rows below it are as asked for. */
function textAndAmountAt(
  rows: Row[],
  index: number,
  isFollowed: (below: Row[], header: Row) => boolean,
): Header | null {
  const first = rows[index];
  if (!first || first.cells.length < 2 || !isLabelRow(first)) return null;
  let cells = first.cells.map((cell) => ({ ...cell }));
  let found: Header | null = null;
  for (let count = 1; count <= MAX_HEADER_ROWS; count += 1) {
    const columns = ranked(cells.flatMap(columnsIn));
    const roles = columns.map(({ role }) => role);
    const isNamed = columns.length === cells.length && roles.includes('description');
    const below = rows.slice(index + count, index + count + ROWS_TO_SEE);
    const last = rows[index + count - 1] ?? first;
    if (isNamed && roles.some(isMoney) && isFollowed(below, last))
      found = { columns, placed: true, rows: count };
    const [next] = below;
    if (!next || next.page !== first.page || !isLabelRow(next) || balanceLine(textOf(next))) break;
    if (next.baseline - first.baseline > count * MAX_PITCH * first.fontSize) break;
    cells = stack(cells, next.cells);
  }
  return found;
}

/**
 * A header that names dates and at most a description (Bu-Tag, Wert, Vorgang), over rows with a date that end in amounts. Drawn as
 * one text it names its columns without placing them.
 */
export function headerWithoutAmounts(rows: Row[], index: number): Omit<Header, 'rows'> | null {
  const row = rows[index];
  if (!row || !isLabelRow(row)) return null;
  // The currency alone may stand over the amounts.
  const cells = row.cells.filter(
    ({ text }, at) => at === 0 || at < row.cells.length - 1 || plainWords(text) !== '',
  );
  const named = cells.map(columnsIn);
  const labels = named.flat();
  if (labels.length < 2 || named.some(({ length }) => length === 0)) return null;
  // A date of value behind the text is beside that of the booking, which stands elsewhere.
  const [lead] = labels;
  const isDated = labels.some(({ role }) => role === 'date') || lead?.role !== 'description';
  if (!isDated) return null;
  const columns = withTextAmong(ranked(labels));
  const roles = columns.map(({ role }) => role);
  if (!roles.includes('date') || roles.some(isMoney)) return null;
  const isBooking = (below: Row) => isBookingUnder(columns, below);
  const below = rows.slice(index + 1, index + 1 + ROWS_TO_SEE);
  const isOneText =
    cells.length === 1 && below.some((each) => each.cells.length === 1 && isBooking(each));
  if (isOneText && roles.includes('description')) return { columns, placed: false };
  if (!below.some(isBooking)) return null;
  return roles.includes('description') ? { columns, placed: true } : withText(columns);
}

/** A header that names days and amounts, over rows whose text stands between them without a label ('DATA', 'VALOR EM R$'). */
export function headerAroundTexts(rows: Row[], index: number): Header | null {
  const [row, below] = [rows[index], rows[index + 1]];
  if (row?.cells.length !== 2 || below?.page !== row.page || !isLabelRow(row)) return null;
  const [date, amount, ...others] = row.cells.flatMap(columnsIn);
  const [day, text] = below.cells;
  const isDated = date?.role === 'date' && amount?.role === 'amount' && others.length === 0;
  if (!isDated || !day || !text || !isBookingUnder([date], below)) return null;
  if (Math.abs(day.x - date.x) > UNDER || !/\p{L}{2}/u.test(text.text)) return null;
  const last = below.cells.at(-1);
  // The label of amounts may stand over the texts, far from those.
  const isOverText = last !== undefined && amount.x < text.right && last.x > amount.right;
  if (isOverText) {
    const { x, right } = last;
    const named: Column = { role: 'description', x: text.x, right: amount.right };
    return {
      columns: [date, named, { role: 'amount', x, right, valueRight: right }],
      placed: true,
      rows: 1,
    };
  }
  if (text.right > amount.x) return null;
  const between: Column = { role: 'description', x: text.x, right: text.right };
  return { columns: [date, between, amount], placed: true, rows: 1 };
}

/** A header that names days of value and amounts, over rows whose text stands in front of both without a label ('Wert/Value', 'Beträge/Amounts': Erste Bank). */
export function headerBehindTexts(rows: Row[], index: number): Header | null {
  const row = rows[index];
  if (!row || !isLabelRow(row)) return null;
  // A note may stand in front of them, over the texts ('Zuletzt gültiger Kontostand siehe letztes Blatt').
  const [note, ...beside] = row.cells.slice(0, -2);
  if (beside.length > 0 || (note && columnsIn(note).length > 0)) return null;
  const [date, amount, ...others] = row.cells.slice(-2).flatMap(columnsIn);
  if (date?.role !== 'otherDate' || amount?.role !== 'amount' || others.length > 0) return null;
  const below = rows.slice(index + 1, index + 1 + ROWS_UNDER_BOTH);
  const booked = below.filter(({ cells: [text, day, last, ...more], page }) => {
    if (!text || !day || !last || more.length > 0 || page !== row.page) return false;
    const isUnder = day.x < date.right && date.x < day.right && text.right < date.x;
    // No box prints days without anything between their parts.
    return solidDay(day.text) !== null && isUnder && looksLikeMoney(last.text);
  });
  const [text] = booked[0]?.cells ?? [];
  if (!text || booked.length < LEAST_BOOKED) return null;
  const named: Column = { role: 'description', x: text.x, right: (note ?? text).right };
  // The currency of the amounts may stand alone below their label, and the note go on.
  const [next] = below;
  const isMore = next?.cells.length === 1 && (CODES.has(textOf(next)) || note !== undefined);
  return { columns: ranked([named, date, amount]), placed: true, rows: isMore ? 2 : 1 };
}

/** Bookings of several lines have so many rows, below what was there before. */
const ROWS_UNDER_BOTH = 12;
const LEAST_BOOKED = 2;

/** What tells more of a booking elsewhere ('Location') is its text where nothing else is. */
function withTextAmong(columns: Column[]): Column[] {
  if (columns.some(({ role }) => role === 'description')) return columns;
  const text = columns.findLast(({ role }) => role === 'other');
  return columns.map((column) => (column === text ? { ...column, role: 'description' } : column));
}

/** Whether a row begins with a date, or has one under its label, and ends in an amount. */
function isBookingUnder(columns: Column[], row: Row): boolean {
  if (DATED_ROW.test(textOf(row).slice(0, 300))) return true;
  const last = row.cells.at(-1);
  const isDated = columns.some(
    ({ role, x }) =>
      role === 'date' &&
      row.cells.some((cell) => Math.abs(cell.x - x) < UNDER && isWholeDate(cell.text)),
  );
  return isDated && last !== undefined && looksLikeMoney(last.text);
}

const UNDER = 10;

/** Two dates are followed by a text that has no label. */
function withText(columns: Column[]): Omit<Header, 'rows'> | null {
  const last = columns.at(-1);
  const dates = columns.filter(({ role }) => isDayRole(role));
  if (!last || dates.length < 2 || dates.at(-1) !== last) return null;
  const x = last.right + BEHIND_DATE;
  const text: Column = { role: 'description', x, right: x + BEHIND_DATE };
  return { columns: [...columns, text], placed: true };
}

const BEHIND_DATE = 8;

/** The first header of a text and an amount under which the page has nothing to list, where no table begins above it. */
export function bareHeaderIn(rows: Row[], headers: (Header | null)[]): number | null {
  const first = headers.findIndex(Boolean);
  const above = first < 0 ? rows : rows.slice(0, first);
  // The title of that table is none over its labels (Hyundai Card).
  const index = above.findIndex((_, at) => {
    const bare = textAndAmountAt(rows, at, isBare);
    return bare !== null && (first < 0 || at + bare.rows <= first);
  });
  return index < 0 ? null : index;
}
