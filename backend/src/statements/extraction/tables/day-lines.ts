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
  const print = { decimals: decimalsOf(currency), isSpaced: printsSpacedGroups(rows) };
  const feet = pageFeet(rows);
  const lines = rows.map((row, index): Line => {
    const text = textOf(row).slice(0, MOST_READ);
    const dated = columnDate(text, dateOrder);
    const isBeside = headers[index] !== null || feet.has(row) || isOther(text);
    return {
      row,
      text,
      day: text.slice(0, dated?.length ?? 0).trim(),
      date: dated?.date,
      isBeside,
    };
  });
  const begin = lines.findIndex(
    ({ text }, index) => balanceLine(text) === 'opening' && lines[index + 1]?.date !== undefined,
  );
  const closing = lines.findLastIndex(({ text }) => balanceLine(text) === 'closing');
  const end = closing < 0 ? lines.length : closing;
  const part = newPart('Account', '', begin + 1, false);
  const listed = lines.slice(begin + 1, end);
  if (begin < 0 || !areOfDays(listed.filter(({ isBeside }) => !isBeside)))
    return { parts: [], outside: rows };
  const outside = rows.filter(
    (_, index) => index <= begin || index >= end || lines[index]?.isBeside,
  );
  let above: Line[] = [];
  let day: PrintedDate | null = null;
  for (const line of listed) {
    if (line.isBeside) {
      outside.push(...above.splice(0).map(({ row }) => row));
      continue;
    }
    day = line.date ?? day;
    const { rest, amount, balance } = figuresOf(line.text.slice(line.day.length).trim(), print);
    above.push(line);
    if (!day || !amount || !balance) continue;
    const words = [...above.slice(0, -1).map((each) => each.text.slice(each.day.length)), rest];
    const isTorn = above.slice(1).some(({ date }) => date !== undefined);
    if (isTorn || above.length > MOST_LINES) return { parts: [], outside: rows };
    const isDated = above.some(({ date }) => date !== undefined);
    const text = words.map((each) => each.trim()).filter(Boolean);
    const printed = above.map(({ row }) => row);
    part.bookings.push(bookingOf(printed, { day, isDated, amount, balance, words: text }));
    part.endsAt = rows.indexOf(line.row);
    above = [];
  }
  outside.push(...above.map(({ row }) => row));
  const isWhole = part.bookings.length > 0 && part.bookings.every(isLedByDay(dateOrder));
  return isWhole ? { parts: [part], outside } : { parts: [], outside: rows };
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

/** The amount and the balance that a line ends with, and the text before them. */
function figuresOf(line: string, { decimals, isSpaced }: { decimals: number; isSpaced: boolean }) {
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
