import { columnDate, type DateOrder, type PrintedDate } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { bookingLine, isWithoutColumns } from '../rows/without-columns.ts';
import type { Part } from '../tables/parts.ts';
import { datesInFront } from '../tables/plain-dates.ts';

/** Keeps parts whose lines lost their columns from proving anything where the day of some booking seems to be part of its text. */
export function contradictDaysOfTexts(parts: Part[], rows: Row[], order: DateOrder): void {
  if (!isWithoutColumns(rows)) return;
  for (const part of parts)
    part.isFollowed ||=
      holdsDayOfText(part, order) ||
      isWrittenOtherwise(part, order) ||
      holdsBookingOverleaf(part, rows, order);
}

/** Whether a booking at the foot of a page goes on overleaf with a line that has a day and an amount of its own ('01.11.2024 Wertpapierkauf -500,00': ING). */
function holdsBookingOverleaf({ bookings }: Part, rows: Row[], order: DateOrder): boolean {
  const booked = new Set(bookings.flatMap(({ cells }) => cells));
  return rows.some((row) => {
    if (row.cells.some((cell) => booked.has(cell)) || !bookingLine(row)) return false;
    const { text: words } = datesInFront(textOf(row), order);
    return bookings.some(({ page, text }) => page < row.page && text.includes(words));
  });
}

/**
 * Whether few bookings took the day of a later line than the one of theirs that begins with a day ('14 JAN Charges' over '19DEC UNARRANGED USAGE': NatWest), or
 * go on with a line that begins with a later one, as the first of the next booking does ('20/08 F COM INTERVENTION': Banque Populaire): no balance proves days.
 */
function holdsDayOfText({ bookings }: Part, order: DateOrder): boolean {
  const days = bookings.map(({ cells }) =>
    cells.flatMap(({ text }) => dayInFront(text, order) ?? []),
  );
  // Where most lines have another day below, it is that of value (ING).
  const twice = days.filter(([first, ...others]) =>
    others.some(({ shape }) => shape === first?.shape),
  );
  const areOfValue = twice.length * 2 >= bookings.length;
  const isOdd = bookings.filter(({ date }, index) => {
    const [first, ...others] = days[index] ?? [];
    if (!first || !date) return false;
    if (!isSame(first.date, date)) return others.some((day) => isSame(day.date, date));
    const next = bookings[index + 1]?.date;
    // One that is written otherwise ('05/21' below '20.05.2021') is none of booking.
    const isNext = (day: PrintedDate) =>
      isSoonAfter(day, date) && next != null && !isSame(day, next);
    return !areOfValue && others.some((day) => day.shape === first.shape && isNext(day.date));
  });
  return isOdd.length > 0 && isOdd.length * FEW < bookings.length;
}

/** The day that a text begins with, and how it is written, or null. */
function dayInFront(text: string, order: DateOrder): { date: PrintedDate; shape: string } | null {
  const found = columnDate(text, order);
  const shape = text
    .slice(0, found?.length)
    .replace(/\d+/g, '9')
    .replace(/\p{L}+/gu, 'a')
    // Some lines of a list name the year and others do not.
    .replace(/^(9\D9\D)9$/, '$1');
  return found && { date: found.date, shape };
}

/** Whether few of the days are written in one word, as banks do within texts ('31DEC A/C 44712993' among '10 JAN': NatWest), or as a number ('20240115'). */
function isWrittenOtherwise({ bookings }: Part, order: DateOrder): boolean {
  const days = bookings.flatMap(({ cells, hasOwnDate }) => {
    // One that shares the day of the booking above takes none of its text.
    const day = hasOwnDate && cells.find(({ text }) => columnDate(text, order));
    return day ? [day.text] : [];
  });
  const words = days.filter((text) => /^(?:\d{1,2}\p{L}{3}|\d{8}(?!\d))/u.test(text));
  return words.length > 0 && words.length * FEW < days.length;
}

const isSame = (one: PrintedDate, other: PrintedDate) =>
  one.day === other.day && one.month === other.month;

/** Whether a day follows another one within two months, whatever their years. */
function isSoonAfter(day: PrintedDate, other: PrintedDate): boolean {
  const months = (day.month - other.month + MONTHS) % MONTHS;
  return months === 0 ? day.day > other.day : months < 2;
}

const MONTHS = 12;
/** Where more of them do so, the second line of each tells when it was booked. */
const FEW = 4;
