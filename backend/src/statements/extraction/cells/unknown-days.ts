import { readAmount } from '../figures/amounts.ts';
import { columnDate, type DateOrder } from '../figures/dates.ts';
import { type Column, type Header, isMoney } from '../headers/columns.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { columnFor, distanceTo } from './cell-columns.ts';
import { standEarlier } from './purchase-days.ts';

/** So many bookings show that days stand at a place. */
const LEAST_DAYS = 3;
/** The share of the bookings that bear them. */
const NEARLY_ALL = 0.8;
/** Days under one label begin, or end, so near to each other, in points. */
const SAME_PLACE = 3;
/** They begin, or end, so near to their label. */
const AT_LABEL = 20;

type Span = { x: number; right: number };

/**
 * The header with a column for days whose own label nobody knows, or seems to be that of texts, beside those under the only label of days that is
 * known. On a card the earlier ones are those of the purchases ('Kauf', 'Buchung': Erste Bank). On an account they are those of booking where the
 * known ones are of value ('Date valeur': Crédit Agricole) or stand behind the texts ('Buch.', 'Text', 'Wert', 'Betrag': Raiffeisen), and else tell nothing.
 */
export function withUnknownDays(
  header: Header,
  rows: Row[],
  { order, isCard }: { order: DateOrder; isCard: boolean },
): Header {
  const date = header.columns.find(({ role }) => role === 'date');
  const isPaired = header.columns.some(({ role }) => role === 'otherDate');
  if (!header.placed || !date || isPaired || date.isOverBooking) return header;
  const booked = rows.filter((row) => isBooked(row, header, order));
  const days = daysBeside(booked, header, date, order);
  const others = days && columnsBeside(header, date, days, booked);
  if (!days || !others) return header;
  const found: Column = { role: 'date', ...days };
  const known: Column = { ...date, role: 'otherDate' };
  const withDays = (columns: Column[]): Header => ({
    ...header,
    columns: [...columns, ...others].sort((a, b) => a.x - b.x),
  });
  const both = withDays([found, known]);
  // Behind the texts of a card the counts of instalments look like days.
  if (isCard && others.some(({ role, x }) => role === 'description' && x < days.x)) return header;
  const isFirst = isCard
    ? standEarlier(both, { first: known, second: found }, rows, order)
    : !(date.isBooking || date.isProcessed) &&
      (date.isSecondDay || others.some((each) => isBetween(each, days, date)));
  return isFirst ? both : withDays([date, { ...found, role: 'otherDate' }]);
}

/** Whether texts stand between days and those behind them. */
const isBetween = ({ role, x }: Column, days: Span, behind: Column) =>
  role === 'description' && days.right < x && x < behind.x;

/** Whether a row is that of a booking: it bears a day and an amount, which may look like one ('4.10': AIB), and is no balance. */
function isBooked(row: Row, header: Header, order: DateOrder): boolean {
  const isAmount = (cell: Cell) => {
    const role = columnFor(header, cell)?.role;
    return role !== undefined && isMoney(role) && readAmount(cell.text, 2, true) !== null;
  };
  const { cells } = row;
  const isBalance = cells.some(({ text }) => balanceLine(text) !== null);
  const hasDay = cells.some((cell) => isDay(cell, order) && !isAmount(cell));
  return cells.some(isAmount) && hasDay && !isBalance;
}

function isDay({ text }: Cell, order: DateOrder): boolean {
  return columnDate(text, order)?.length === text.length;
}

/** Where the day stands that a text begins with: beside days of value it may be drawn as one with what follows (Sabadell). */
function leadingDay({ text, x, right }: Cell, order: DateOrder): Span | null {
  const length = columnDate(text, order)?.length;
  if (!length || (length < text.length && text[length] !== ' ')) return null;
  return { x, right: x + ((right - x) * length) / text.length };
}

/** Where nearly all bookings bear a day besides the known one, if they do. */
function daysBeside(booked: Row[], header: Header, date: Column, order: DateOrder): Span | null {
  const places: (Span & { count: number })[] = [];
  const mayLead = date.isSecondDay && areOftenTheSame(booked, header, order);
  for (const cell of booked.flatMap(({ cells }) => cells)) {
    const day = mayLead ? leadingDay(cell, order) : isDay(cell, order) ? cell : null;
    if (!day) continue;
    const place = places.find((each) => isAt(each, day));
    if (place) place.count += 1;
    else places.push({ x: day.x, right: day.right, count: 1 });
  }
  const [nearest] = places.toSorted((a, b) => distanceTo(date, a) - distanceTo(date, b));
  const isKnown = (each: Span) => each === nearest && distanceTo(date, each) < AT_LABEL;
  const [most] = places.filter((each) => !isKnown(each)).sort((a, b) => b.count - a.count);
  const areAll = most && most.count >= LEAST_DAYS && most.count >= NEARLY_ALL * booked.length;
  return areAll ? { x: most.x, right: most.right } : null;
}

/** Whether half of the rows, or more, have the same day of value as the one that their text begins with: what was bought or billed before is another one. */
function areOftenTheSame(booked: Row[], header: Header, order: DateOrder): boolean {
  const same = booked.filter(({ cells }) => {
    const known = cells.find((cell) => columnFor(header, cell)?.role === 'date');
    const first = cells.find((cell) => cell !== known && leadingDay(cell, order));
    const [one, other] = [known, first].map((cell) => cell && columnDate(cell.text, order)?.date);
    return one && other && one.day === other.day && one.month === other.month;
  });
  return 2 * same.length >= booked.length;
}

const isAt = (place: Span, { x, right }: Span) =>
  Math.abs(place.x - x) < SAME_PLACE || Math.abs(place.right - right) < SAME_PLACE;

/**
 * The columns beside those of days, whatever the label over these seems to name. Where none is of texts, those stand right behind the days; null where
 * there are none.
 */
function columnsBeside(header: Header, date: Column, days: Span, booked: Row[]): Column[] | null {
  const isOver = ({ x, right }: Column) => x < days.right && days.x < right;
  const others = header.columns.filter((column) => column !== date && !isOver(column));
  if (others.some(({ role }) => role === 'description')) return others;
  const end = Math.max(days.right, date.right);
  const texts = booked.flatMap(({ cells }) => {
    const next = cells.find(({ x }) => x >= end);
    return next && /\p{L}{2}/u.test(next.text) ? [next] : [];
  });
  const [text] = texts.toSorted((a, b) => a.x - b.x);
  if (!text || texts.length < NEARLY_ALL * booked.length) return null;
  return [...others, { role: 'description', x: text.x, right: text.right }];
}
