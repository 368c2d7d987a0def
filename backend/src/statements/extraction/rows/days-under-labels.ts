import { namesBookingDays } from '../days/booking-days.ts';
import { looksLikeMoney } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import { columnRoleOf, isDayRole } from '../words/labels.ts';
import type { Cell, Row } from './rows.ts';
import { moved } from './side-by-side.ts';

/** A label and its day begin so near each other, in points. */
const SAME_EDGE = 2;
/** So many days stand in the column of labels at most, and so many rows lie between a label and its day. */
const MOST_DAYS = 3;
const NEAR = 2;
/** So many such bookings show that all are set so. */
const LEAST_BOOKINGS = 3;
/** How far two days are set apart beside each other, in points. */
const APART = 10;

/** The label of a day, the day below it, and the rows that bear them. */
type LabelledDay = { label: Cell; day: Cell; until: number };

/**
 * The rows of a list whose every booking repeats the labels of its days, each with its day below it ('Data operacji', '2025-06-24', 'Data
 * księgowania', '2025-06-26': Santander Polska), with the days beside each other in front of the booking, that of booking first.
 */
export function withDaysOfLabels(rows: Row[]): Row[] {
  const bookings = rows.flatMap((row, at) =>
    beginsBooking(row) ? [{ row, days: daysFrom(rows, at) }] : [],
  );
  const areWhole = bookings.every(({ days }) => days.length > 0);
  if (bookings.length < LEAST_BOOKINGS || !areWhole) return rows;
  const taken = new Set(
    bookings.flatMap(({ days }) => days.flatMap(({ label, day }) => [label, day])),
  );
  const fronts = new Map(bookings.map(({ row, days }) => [row, besideEachOther(days)]));
  return rows.flatMap((row) => {
    const cells = [...(fronts.get(row) ?? []), ...row.cells.filter((cell) => !taken.has(cell))];
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}

/** Whether a row begins with the label of a day and ends in money, with a text between them. */
function beginsBooking({ cells: [label, ...others] }: Row): boolean {
  const amount = others.at(-1);
  return (
    label !== undefined && isOfDay(label) && others.length > 1 && looksLikeMoney(amount?.text ?? '')
  );
}

function isOfDay({ text }: Cell): boolean {
  const role = columnRoleOf(text);
  return role !== null && isDayRole(role);
}

/** The days of the booking that begins in a row, as many as have labels above that of the next booking. */
function daysFrom(rows: Row[], at: number): LabelledDay[] {
  const days: LabelledDay[] = [];
  for (let next = labelledDayAt(rows, at); next && days.length < MOST_DAYS; ) {
    days.push(next);
    const { until } = next;
    const row = rows[until];
    next = row && !beginsBooking(row) ? labelledDayAt(rows, until) : null;
  }
  return days;
}

/** The label that a row begins with and the day below it, or null. */
function labelledDayAt(rows: Row[], at: number): LabelledDay | null {
  const row = rows[at];
  const [label] = row?.cells ?? [];
  if (!row || !label || !isOfDay(label)) return null;
  const below = rows.slice(at + 1, at + 1 + NEAR).findIndex(({ page, cells: [first] }) => {
    const isUnder = first !== undefined && Math.abs(first.x - label.x) < SAME_EDGE;
    return page === row.page && isUnder && isWholeDate(first.text);
  });
  const [day] = rows[at + 1 + below]?.cells ?? [];
  return below < 0 || !day ? null : { label, day, until: at + 2 + below };
}

/** The days in front of where their labels stood, that of booking first where one is called so. */
function besideEachOther(days: LabelledDay[]): Cell[] {
  const booked = days.find(({ label }) => namesBookingDays(label.text)) ?? days[0];
  const inTurn = days.toSorted((a, b) => Number(b === booked) - Number(a === booked));
  return inTurn.map(({ day, label }, at) => {
    const left = label.x - (inTurn.length - 1 - at) * (day.width + APART);
    return { ...moved(day, day.x - left), y: label.y };
  });
}
