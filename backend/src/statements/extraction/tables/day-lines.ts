import { decimalsOf } from '@saldo/contracts';
import type { Booking } from '../bookings/readings.ts';
import { lastAmountOf } from '../figures/amounts.ts';
import { columnDate, type DateOrder, type PrintedDate } from '../figures/dates.ts';
import { printsSpacedGroups } from '../figures/styles.ts';
import type { Header } from '../headers/header-labels.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { NUMBERED_PAGE } from '../rows/without-columns.ts';
import { balanceLine, balanceWordIn } from '../words/balance-names.ts';
import { isImprint } from '../words/imprints.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { pageFeet } from './page-feet.ts';
import { newPart, type Part } from './parts.ts';

/** No longer line is read as a booking. */
const MOST_READ = 300;
/** A booking takes so many lines at most. */
const MOST_LINES = 7;

/**
 * The only part of a file without columns whose lines end with an amount and the balance behind it, read by nothing but them: days stand once for
 * several bookings, and the first lines of a text above its figures (RBC). The list begins with a dated line below its opening balance. Only a proof can tell
 * whether this is right, and of days not even that: where some line begins with one that can't be, nothing is read.
 */
export function readDayLines(
  rows: Row[],
  headers: (Header | null)[],
  { currency, dateOrder }: { currency: string; dateOrder: DateOrder },
): { parts: Part[]; outside: Row[] } {
  const none = { parts: [], outside: rows };
  const lines = linesOf(rows, headers, dateOrder);
  const begin = lines.findIndex(
    ({ text }, index) => balanceLine(text) === 'opening' && lines[index + 1]?.date !== undefined,
  );
  const closing = lines.findLastIndex(({ text }) => balanceLine(text) === 'closing');
  const end = closing < 0 ? lines.length : closing;
  const listed = lines.slice(begin + 1, end);
  if (begin < 0 || !areOfDays(listed.filter(({ isBeside }) => !isBeside))) return none;
  const print = { decimals: decimalsOf(currency), isSpaced: printsSpacedGroups(rows) };
  const read = bookingsIn(listed, print);
  if (!read?.bookings.length || !read.bookings.every(isLedByDay(dateOrder))) return none;
  const part = newPart('Account', '', begin + 1, false);
  part.bookings.push(...read.bookings);
  part.endsAt = begin + 1 + read.last;
  const around = [...rows.slice(0, begin + 1), ...rows.slice(end)];
  return { parts: [part], outside: [...around, ...read.outside] };
}

/** What each line begins with, and whether it is part of no booking. */
function linesOf(rows: Row[], headers: (Header | null)[], order: DateOrder): Line[] {
  const feet = pageFeet(rows);
  return rows.map((row, index) => {
    const text = textOf(row).slice(0, MOST_READ);
    const dated = columnDate(text, order);
    const isBeside = headers[index] !== null || feet.has(row) || isOther(text);
    const day = text.slice(0, dated?.length ?? 0).trim();
    return { row, text, day, date: dated?.date, isBeside };
  });
}

/** The bookings of a list, where the last of them ends in it and the rows that are part of none; null where days stand in the middle of one, or it is too long. */
function bookingsIn(listed: Line[], print: Figures) {
  const [bookings, outside]: [Booking[], Row[]] = [[], []];
  let above: Line[] = [];
  let day: PrintedDate | null = null;
  let last = 0;
  for (const [index, line] of listed.entries()) {
    if (line.isBeside) {
      outside.push(...above.splice(0).map(({ row }) => row), line.row);
      continue;
    }
    day = line.date ?? day;
    const { rest, amount, balance } = figuresOf(line.text.slice(line.day.length).trim(), print);
    above.push(line);
    if (!day || !amount || !balance) continue;
    const words = [...above.slice(0, -1).map((each) => each.text.slice(each.day.length)), rest];
    const isTorn = above.slice(1).some(({ date }) => date !== undefined);
    if (isTorn || above.length > MOST_LINES) return null;
    const isDated = above.some(({ date }) => date !== undefined);
    const text = words.map((each) => each.trim()).filter(Boolean);
    const printed = above.map(({ row }) => row);
    bookings.push(bookingOf(printed, { day, isDated, amount, balance, words: text }));
    last = index;
    above = [];
  }
  outside.push(...above.map(({ row }) => row));
  return { bookings, outside, last };
}

/** A line, the day that it begins with, and whether it is part of no booking. */
type Line = {
  row: Row;
  text: string;
  day: string;
  date: PrintedDate | undefined;
  isBeside: boolean;
};

/** Whether all lines that begin with a day, or with what looks like one, do so as the first one does, and none steps back but at the turn of a year. */
function areOfDays(lines: readonly Line[]): boolean {
  const dated = lines.filter(({ date }) => date !== undefined);
  const shape = looseShape(dated[0]?.day ?? '');
  const isLike = ({ text }: Line) =>
    looseShape(text.split(' ').slice(0, shape.split(' ').length).join(' ')) === shape &&
    /\d/.test(text.split(' ', 1)[0] ?? '');
  const areAlike = dated.every(({ day }) => looseShape(day) === shape);
  const numbers = dated.map(({ date }) => (date ? date.month * 31 + date.day : 0));
  const stepsBack = numbers.some((number, at) => {
    const before = numbers[at - 1] ?? number;
    return before - number > HALF_A_YEAR ? false : before > number || number - before > HALF_A_YEAR;
  });
  return areAlike && !stepsBack && lines.filter(isLike).length === dated.length;
}

/** What a text is made of: words and numbers of a length, whatever they say ('3 Dec', 'I5 Oec'). */
const looseShape = (text: string) =>
  text.replace(/[\p{L}\d]+/gu, (word) => (word.length < 3 ? '0' : word.length === 3 ? 'a' : 'w'));
const HALF_A_YEAR = 186;

/** Whether a booking has a text, which holds no other day than those in front: where days stand behind texts, they head none. */
const isLedByDay =
  (order: DateOrder) =>
  ({ text }: Booking): boolean => {
    const words = text.split(' ').slice(-MOST_WORDS);
    return (
      /\p{L}{2}/u.test(text) &&
      !words.some((word) => columnDate(word, order)?.length === word.length)
    );
  };

/** In front of an amount the last words of a text may be days. */
const MOST_WORDS = 2;

/** How figures are printed: with how many decimals, and whether blanks part their thousands. */
type Figures = { decimals: number; isSpaced: boolean };

/** The amount and the balance that a line ends with, and the text before them. */
function figuresOf(line: string, { decimals, isSpaced }: Figures) {
  const words = line.split(' ');
  const balance = lastAmountOf(words, decimals, false, isSpaced);
  const before = words.slice(0, words.length - (balance?.count ?? 0));
  const amount = balance && lastAmountOf(before, decimals, false, isSpaced);
  const rest = before.slice(0, before.length - (amount?.count ?? 0)).join(' ');
  return { rest, amount: amount?.amount, balance: balance?.amount };
}

/** Whether a line is part of no booking. */
function isOther(text: string): boolean {
  return (
    NUMBERED_PAGE.test(text) || isImprint(text) || isTotal(text) || balanceWordIn(text) !== null
  );
}

type Read = Pick<Booking, 'amount' | 'balance'> & {
  day: PrintedDate;
  isDated: boolean;
  words: string[];
};

function bookingOf(rows: Row[], { day, isDated, amount, balance, words }: Read): Booking {
  return {
    date: day,
    hasOwnDate: isDated,
    side: 'amount',
    amount,
    balance,
    charge: null,
    flow: null,
    hint: null,
    text: words.filter(Boolean).join(' '),
    codes: [],
    page: rows[0]?.page ?? 0,
    cells: rows.flatMap(({ cells }) => cells),
  };
}
