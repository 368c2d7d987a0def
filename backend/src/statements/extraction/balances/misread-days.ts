import type { Booking } from '../bookings/readings.ts';
import { readAmount, trailingAmounts } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import type { Cell } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { namesCharge } from '../words/charges.ts';

/**
 * Whether a booking bears what is written like a day and is none ('33.12.2024', or '77 Dec' under '22 Dec', as scans are misread): it has taken that of
 * another one, or another one of its own.
 */
export function bearsNoDay({ bookings }: Part): boolean {
  const firsts = bookings.flatMap(({ cells: [cell], hasOwnDate }) =>
    cell && hasOwnDate && lengthOfDay(cell.text) !== null ? [cell] : [],
  );
  const places = Map.groupBy(firsts, ({ x }) => x);
  const shapes = new Set(firsts.map(({ text }) => shapeOf(text.slice(0, lengthOfDay(text) ?? 0))));
  const isAmong = (x: number) => (places.get(x)?.length ?? 0) * 2 > bookings.length;
  const isNoDay = ({ text: whole, x }: Cell) => {
    // In a line without columns its text goes on behind it.
    const [text = ''] = whole.split(' ', 1);
    // Without a year it must stand where the others do: it may be an amount.
    const isLike = LIKE_A_DAY.test(text) || (LIKE_DAY_AND_MONTH.test(text) && isAmong(x));
    return isLike && lengthOfDay(text) === null;
  };
  // In front of it may stand what was taken for the first lines of its text, with a value date (ING). A time or a number below is none.
  const isDayless = ({ cells, hasOwnDate, amount }: Booking) =>
    cells.some((cell, index) => {
      if (!isNoDay(cell)) return false;
      const isOfLine = (other: Cell) =>
        Math.abs(other.y - cell.y) < cell.height / 2 && endsWith(other.text, amount);
      const isPlaced = places.has(cell.x) && shapes.has(shapeOf(cell.text.split(' ', 1)[0] ?? ''));
      return (index === 0 && !hasOwnDate) || (isPlaced && cells.some(isOfLine));
    });
  if (bookings.some(isDayless)) return true;
  const lines = bookings.map(({ cells }) => onFirstLine(cells));
  const days = Map.groupBy(lines.flat().flatMap(dayIn), (place) => place);
  return [...days].some(([place, { length }]) => {
    const isMisread = (cell: Cell) =>
      placeOf(cell) === place && lengthOfDay(cell.text) === null && isNearlyDay(cell.text);
    const misread = lines.filter((cells) => cells.some(isMisread));
    // What is misread is rare: else it is a column of something else.
    return misread.length > 0 && misread.length * RARE <= length;
  });
}

/** Whether a booking bears no day though each has its own in print, as two that follow each other on one page bear the same: its own was lost. */
export function lacksDay({ bookings }: Part): boolean {
  const areEach = bookings.some(({ page, date, hasOwnDate }, index) => {
    const next = bookings[index + 1];
    const isSame = next?.date?.day === date?.day && next?.date?.month === date?.month;
    return isSame && hasOwnDate && next?.hasOwnDate && next.page === page;
  });
  // What is charged for a payment abroad stands below it without a day (Sparkassen).
  const lost = bookings.filter(
    ({ hasOwnDate, isCharge, text }) =>
      !hasOwnDate && !isCharge && !namesCharge(text) && !/\d ?%/.test(text),
  );
  return areEach && lost.length > 0 && lost.length * MOSTLY <= bookings.length;
}

/** Where more of them have none it is printed once for several (PostFinance). */
const MOSTLY = 8;

/** Whether a text ends with this amount, or with it and a balance. */
function endsWith(text: string, { minor }: Booking['amount']): boolean {
  const { amounts } = trailingAmounts(text, 2);
  return [...amounts.slice(-2), readAmount(text, 0)].some((amount) => amount?.minor === minor);
}

/** Whether a text would be a day with other numbers in it. */
function isNearlyDay(text: string): boolean {
  const mended = text
    .replace(/\d{4}/g, '2001')
    .replace(/(?<!\d)\d{1,2}(?!\d)/g, (two) => '01'.slice(-two.length));
  return lengthOfDay(mended) === mended.length;
}

const RARE = 4;

/** The cells of a booking that stand on its first line, as its days do, and not among what its text goes on with. */
function onFirstLine(cells: Cell[]): Cell[] {
  const [first] = cells;
  return cells.filter(({ y, height }) => first && Math.abs(y - first.y) < height / 2);
}

/** Where a day fills its cell, and how it is written. */
function dayIn({ x, text }: Cell): string[] {
  // Without a year a day may be written as an amount is ('4.10'), and solid as a number.
  const isNone = readAmount(text, 2) !== null || /^\d+$/.test(text);
  return !isNone && lengthOfDay(text) === text.length ? [placeOf({ x, text })] : [];
}

const placeOf = ({ x, text }: Pick<Cell, 'x' | 'text'>) => `${Math.round(x)} ${shapeOf(text)}`;

function lengthOfDay(text: string): number | null {
  const lengths = ORDERS.flatMap((order) => columnDate(text, order)?.length ?? []);
  return lengths[0] ?? null;
}

/** What a text is made of: letters and digits of any kind. */
function shapeOf(text: string): string {
  return text.replace(/\d/g, '0').replace(/\p{L}/gu, 'a');
}

const LIKE_A_DAY = /^(?:\d\d([./-])\d\d\1(?:\d\d|\d{4})|[12]\d{3}([./-])\d\d\2\d\d)$/;
const LIKE_DAY_AND_MONTH = /^\d\d[./-]\d\d[./-]?$/;

const ORDERS = ['DM', 'MD', 'YM'] as const;
