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
/** The text of a booking takes so many lines above its figures at most. */
const MOST_ABOVE = 6;

/**
 * The only part of a file without columns whose lines end with an amount and the balance behind it, read by nothing but them: days stand once for
 * several bookings, and the first lines of a text above its figures (RBC). Only a proof can tell whether this is right.
 */
export function readDayLines(
  rows: Row[],
  headers: (Header | null)[],
  { currency, dateOrder }: { currency: string; dateOrder: DateOrder },
): { parts: Part[]; outside: Row[] } {
  const print = { decimals: decimalsOf(currency), isSpaced: printsSpacedGroups(rows) };
  const end = rows.findLastIndex((row) => balanceLine(textOf(row)) === 'closing');
  const feet = pageFeet(rows);
  const part = newPart('Account', '', 0, false);
  const outside: Row[] = [];
  let day: PrintedDate | null = null;
  let above: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const text = textOf(row).slice(0, MOST_READ);
    const isBeside = headers[index] !== null || feet.has(row) || isOther(text);
    if (isBeside || (end >= 0 && index > end)) {
      outside.push(...above, row);
      above = [];
      continue;
    }
    const dated = columnDate(text, dateOrder);
    day = dated?.date ?? day;
    const own = dated ? text.slice(dated.length).trim() : text;
    const { rest, amount, balance } = figuresOf(own, print);
    if (!day || above.length > MOST_ABOVE) outside.push(...above.splice(0), row);
    else if (!amount || !balance) above.push(row);
    else {
      const lines = [...above, row];
      const words = [...above.map((each) => withoutDay(textOf(each), dateOrder)), rest];
      const isDated = lines.some((each) => columnDate(textOf(each), dateOrder) !== null);
      part.bookings.push(bookingOf(lines, { day, isDated, amount, balance, words }));
      if (part.bookings.length === 1) part.startsAt = index;
      part.endsAt = index;
      above = [];
    }
  }
  outside.push(...above);
  const opens = rows.some((row) => balanceLine(textOf(row)) === 'opening');
  const isWhole = opens && part.bookings.length > 0 && part.bookings.every(isLedByDay(dateOrder));
  return isWhole ? { parts: [part], outside } : { parts: [], outside: rows };
}

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

function withoutDay(text: string, order: DateOrder): string {
  return text.slice(columnDate(text, order)?.length ?? 0).trim();
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
