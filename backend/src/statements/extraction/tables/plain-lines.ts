import { decimalsOf } from '@saldo/contracts';
import { labelledBalancesIn } from '../balances/balances.ts';
import { balancesOnLines } from '../balances/line-balances.ts';
import type { Booking } from '../bookings/readings.ts';
import { signedBefore } from '../bookings/readings.ts';
import { labelledDayIn } from '../days/booking-days.ts';
import { type PrintedAmount, readAmount, trailingAmounts } from '../figures/amounts.ts';
import { columnDate, type DateOrder, datesIn, type PrintedDate } from '../figures/dates.ts';
import { printsSpacedGroups } from '../figures/styles.ts';
import { isDayOfWeek } from '../figures/weekdays.ts';
import type { Header } from '../headers/header-labels.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { NUMBERED_PAGE } from '../rows/without-columns.ts';
import { balanceLine, balanceWordIn } from '../words/balance-names.ts';
import { COMMON } from '../words/currency-names.ts';
import { isImprint } from '../words/imprints.ts';
import { isDayRole } from '../words/labels.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { isNotBooked, isOtherTable } from '../words/titles.ts';
import { readDayLines } from './day-lines.ts';
import { pageFeet } from './page-feet.ts';
import { newPart, type Part } from './parts.ts';
import { balanceOf, leadOn, withoutBalance } from './plain-balances.ts';
import { datesBehind, datesInFront, GOES_ON } from './plain-dates.ts';

/** No longer line is read as a booking. */
const MOST_READ = 300;
/** So many lines below a booking may go on with its text. */
const MOST_BELOW = 12;

/** plain says what the last of two figures at the end of a line is: its amount, or a balance, where days may stand once for several lines, too. */
export type PlainOptions = {
  currency: string;
  dateOrder: DateOrder;
  plain: 'amounts' | 'balances' | 'days';
};

/** What a line says that is a booking by itself. */
type PlainLine = {
  dates: PrintedDate[];
  text: string;
  amount: PrintedAmount;
  balance: PrintedAmount | null;
};
/** Where the days of lines stand: in front of their texts, in front of the amounts at their ends, or in front of those in front of their texts. */
const SIDES = ['front', 'behind', 'amountFirst'] as const;
type Side = (typeof SIDES)[number];
type Print = {
  currency: string;
  decimals: number;
  isSpaced: boolean;
  order: DateOrder;
  hasBalances: boolean;
  hasDayNames: boolean;
};

/**
 * The only part of a file without columns, read by nothing but its lines: each that has a date in front, or in front of its amount,
 * and ends with an amount is a booking, and what is no booking stands outside. Labels and headings are not asked, so that only a proof can tell whether this is right.
 */
export function readPlainLines(
  rows: Row[],
  headers: (Header | null)[],
  { currency, dateOrder, plain }: PlainOptions,
): { parts: Part[]; outside: Row[] } {
  if (plain === 'days') return readDayLines(rows, headers, { currency, dateOrder });
  const hasBalances = plain === 'balances';
  const isSpaced = printsSpacedGroups(rows);
  const texts = rows.map((row) => textOf(row).slice(0, MOST_READ));
  const hasDayNames = texts.some((text) => OTHER_DAY.test(text));
  const decimals = decimalsOf(currency);
  const print = { currency, decimals, isSpaced, order: dateOrder, hasBalances, hasDayNames };
  const end = rows.findLastIndex((row) => balanceLine(textOf(row)) === 'closing');
  const opening = balanceOf(texts, 'opening', decimals);
  const closing = balanceOf(texts, 'closing', decimals);
  const read = linesOf(texts, print);
  const areBalances = hasBalances || leadOn(read, opening, closing, headers);
  const lines = areBalances ? read : read.map(withoutBalance);
  const first = lines.findIndex(Boolean);
  const isBehind = (index: number) => first >= 0 && first < end && index > end;
  const at = dayOfBooking(headers);
  const part = newPart('Account', '', Math.max(first, 0), !hasBalances);
  part.isFollowed =
    lines.some((line, index) => line && isBehind(index)) || areOfSeveral(rows, print, dateOrder);
  const feet = pageFeet(rows);
  const outside: Row[] = [];
  let below = 0;
  const headings = dayHeadings(texts, lines, dateOrder);
  let day: PrintedDate | null = null;
  for (const [index, row] of rows.entries()) {
    const line = isBehind(index) ? null : lines[index];
    const heading = headings.get(index) ?? null;
    day = heading ?? day;
    if (line) {
      part.bookings.push(bookingOf(line, row, day ?? line.dates[at] ?? line.dates[0]));
      part.endsAt = index;
      below = MOST_BELOW;
      continue;
    }
    const last = part.bookings.at(-1);
    const isOver = last?.page !== row.page || feet.has(row) || heading || isOther(textOf(row));
    if (isOver) below = 0;
    if (below > 0 && last) {
      last.text = `${last.text} ${textOf(row)}`;
      last.cells.push(...row.cells);
      below -= 1;
    } else outside.push(row);
  }
  return { parts: part.bookings.length > 0 ? [part] : [], outside };
}

/** What each line says as a booking, or null, with days where most lines have them. */
function linesOf(texts: string[], print: Print): (PlainLine | null)[] {
  const isMarkedSo = ({ length }: string[]) =>
    length * 2 > texts.filter((text) => CENTS.test(text)).length;
  const isOdd = isMarkedSo(texts.filter((text) => COMMA.test(text))) ? DOT : COMMA;
  const decoys = inDecoys(texts);
  const read = (side: Side) =>
    texts.map((text, index) =>
      isOdd.test(text) || decoys[index] ? null : plainLine(text, print, side),
    );
  const count = (lines: (PlainLine | null)[]) => lines.filter(Boolean).length;
  // Where other days stand in front of texts or above them, those behind are of the purchase.
  const behind = read('behind');
  const own = texts.slice(behind.findIndex(Boolean), behind.findLastIndex(Boolean) + 1);
  const hasDays = own.some((text) => isDayHeading(text, print.order));
  const sides = SIDES.filter((side) => side !== 'behind' || !hasDays);
  const most = sides.map(read).reduce((most, each) => (count(each) > count(most) ? each : most));
  // What day of the week each line names behind its date is none of its text (Targobank: 'Datum', 'Tag').
  const firstWord = ({ text }: PlainLine) => text.split(' ', 1)[0] ?? '';
  const names = new Set(most.flatMap((line) => (line ? [firstWord(line)] : [])));
  if (names.size < 2 || ![...names].every(isDayOfWeek)) return most;
  return most.map((line) => line && { ...line, text: line.text.slice(firstWord(line).length + 1) });
}

/** Whether a line begins with a day that heads others, or has one in front of a text that ends with another one. */
function isDayHeading(text: string, order: DateOrder): boolean {
  const bare = text.replace(WEEKDAY, '');
  const dated = columnDate(bare, order);
  if (!dated) return false;
  const rest = bare.slice(dated.length).trim();
  return (
    rest === '' ||
    (!goesOn(rest) && datesBehind(trailingAmounts(rest, 2).rest, order).dates.length > 0)
  );
}

const WEEKDAY = /^\p{L}{4,12}, /u;

/** Whether balances of one kind differ, as those of several accounts do. */
function areOfSeveral(rows: Row[], { decimals }: Print, order: DateOrder): boolean {
  const print = { decimals, isWhole: false, areLines: true };
  const balances = labelledBalancesIn(rows, print, order);
  return (['opening', 'closing'] as const).some((kind) => {
    const own = balances.filter((each) => each.kind === kind);
    return new Set(own.map(({ amount }) => amount.minor)).size > 1;
  });
}

/** How many lines of a file bear a day and end with an amount, and tell no balance: as many a reading of all its bookings has at least. What is nought may be none. */
export function datedLines(rows: Row[], currency: string, order: DateOrder): number {
  const print = { decimals: decimalsOf(currency), isWhole: false };
  const isDated = (row: Row, index: number) => {
    const text = textOf(row).slice(0, MOST_READ);
    if (!CENTS.test(text) || NOUGHT.test(text) || balanceWordIn(text)) return false;
    if (datesIn(text, order).length === 0) return false;
    return balancesOnLines(rows, index, print).length === 0;
  };
  return rows.filter(isDated).length;
}

/** A figure in front of it may be what moved. */
const NOUGHT = /(?<!\d[.,]\d\d(?![.\d]).*)(?<![\d.,])0[.,]00\D*$/;

/** Which lines stand under the title of a list of what is not booked ('Pending from 1 May'), up to the title of another one. */
function inDecoys(texts: string[]): boolean[] {
  let isDecoy = false;
  return texts.map((text) => {
    const isTitle = text.length < LONGEST_TITLE && !CENTS.test(text) && !/[.:!]$/.test(text);
    if (isTitle && (isNotBooked(text) || isOtherTable(text))) isDecoy = true;
    else if (isTitle && OF_BOOKINGS.test(text)) isDecoy = false;
    return isDecoy;
  });
}

const LONGEST_TITLE = 80;
const OF_BOOKINGS =
  /(?:transa[kc]|trans[aá]ç|ums[aä]tz|buchung|booking|mouvement|op[eé]ration|operacion|operazion|moviment|tranzac)/iu;

/** Whether a line goes on with the text of no booking. */
function isOther(text: string): boolean {
  return isImprint(text) || isTotal(text) || balanceWordIn(text) !== null;
}

/**
 * The days of booking that lines name and nothing else, each right above the first booking of that day (Commerzbank); none where they stand below bookings, or once in the head of a page.
 */
function dayHeadings(
  texts: string[],
  lines: (PlainLine | null)[],
  order: DateOrder,
): Map<number, PrintedDate> {
  const days = texts.flatMap((text, index): [number, PrintedDate][] => {
    const day = labelledDayIn(text, order);
    return day ? [[index, day]] : [];
  });
  const first = lines.findIndex(Boolean);
  const areHeadings = days.length > 1 && days.every(([index]) => lines[index + 1]);
  return new Map(areHeadings && days[0]?.[0] === first - 1 ? days : []);
}

/** Which of two dates is that of booking, as the first labels that name both say. */
function dayOfBooking(headers: (Header | null)[]): number {
  const dated = headers.map((header) =>
    (header?.columns ?? []).filter(({ role }) => isDayRole(role)),
  );
  const both = dated.find((columns) => columns.length > 1);
  return Math.max(both?.findIndex(({ role }) => role === 'date') ?? 0, 0);
}

function bookingOf(line: PlainLine, row: Row, date: PrintedDate | null = null): Booking {
  return {
    date,
    hasOwnDate: true,
    side: 'amount',
    amount: line.amount,
    balance: line.balance,
    charge: null,
    flow: null,
    hint: null,
    text: line.text,
    codes: [],
    page: row.page,
    cells: [...row.cells],
  };
}

function plainLine(whole: string, print: Print, side: Side): PlainLine | null {
  if (balanceLine(whole) || isTotal(whole) || NUMBERED_PAGE.test(whole)) return null;
  const { dates, text, figures } = partsOf(whole, print, side);
  const [amount, balance = null] = figures;
  const isBooking = dates.length > 0 && /\p{L}{2}/u.test(text) && !goesOn(text, print.hasDayNames);
  if (!amount || !isBooking || balanceWordIn(text)) return null;
  return { dates, text, amount, balance };
}

/** What the figure at the end of a line parts its cents with, and its sign or currency behind. */
const CENTS = /\d[.,]\d\d ?(?:[-+€$£CDHS]|[A-Z]{2,3}){0,2}$/;
const COMMA = /\d,\d\d ?(?:[-+€$£CDHS]|[A-Z]{2,3}){0,2}$/;
const DOT = /\d\.\d\d ?(?:[-+€$£CDHS]|[A-Z]{2,3}){0,2}$/;

function partsOf(whole: string, { order, ...print }: Print, side: Side) {
  const leading = side === 'behind' ? { dates: [], text: whole } : datesInFront(whole, order);
  if (side === 'amountFirst') {
    // A second figure in front of the text is the balance behind it, unless it is of another currency.
    const words = leading.text.split(' ');
    const { 2: code = print.currency } = words;
    const most = COMMON.has(code) && code !== print.currency ? 1 : 2;
    const count = words.slice(0, most).findIndex((word) => !CENTS.test(word));
    const leads = words.slice(0, count < 0 ? most : count);
    const figures = leads.flatMap((word) => readAmount(word, print.decimals) ?? []);
    return { dates: leading.dates, text: words.slice(leads.length).join(' '), figures };
  }
  const { rest, amounts } = trailingAmounts(leading.text, print.decimals, false, print.isSpaced);
  // What only the figure in front of it bears a sign for is a balance, whatever the last figures of other lines are.
  const hasBalance = print.hasBalances || signedBefore(amounts) !== undefined;
  const figures = amounts.slice(hasBalance ? -2 : -1);
  const dated = side === 'front' ? { ...leading, text: rest } : datesBehind(rest, order);
  return { ...dated, figures };
}

/** In capitals it is a Thursday where other lines name Mondays or Fridays (Targobank: '05.12 DO KARTENZAHLUNG'). */
const THURSDAY = /^DO /;
const OTHER_DAY = /^\d[\d./-]{3,9} (?:MO|DI|MI|FR) /;
const goesOn = (rest: string, hasDayNames = false) =>
  GOES_ON.test(rest) && !(hasDayNames && THURSDAY.test(rest));
