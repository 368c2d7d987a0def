import { decimalsOf } from '@saldo/contracts';
import type { Booking } from '../bookings/readings.ts';
import { lastAmountOf, type PrintedAmount } from '../figures/amounts.ts';
import { columnDate, type DateOrder, type PrintedDate } from '../figures/dates.ts';
import { printsSpacedGroups } from '../figures/styles.ts';
import type { Header } from '../headers/header-labels.ts';
import { pageNumberIn } from '../rows/page-numbers.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { bookingLine, NUMBERED_PAGE } from '../rows/without-columns.ts';
import { type BalanceKind, balanceLine, balanceWordIn } from '../words/balance-names.ts';
import { isImprint } from '../words/imprints.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { identityIn } from './headings.ts';
import { areOfOthers } from './other-accounts.ts';
import { pageFeet } from './page-feet.ts';
import { type Checkpoint, newPart, type Part } from './parts.ts';
import { GOES_ON } from './plain-dates.ts';

/** No longer line is read as a booking. */
const MOST_READ = 300;
/** A booking takes so many lines at most. */
const MOST_LINES = 7;

/**
 * The only part of a file without columns whose days stand once for several bookings, read by nothing but its lines: each that ends with an amount, and maybe
 * with the balance behind it, is a booking. The first lines of a text stand above its figures where some line with a day has none (RBC), and the further ones
 * below them elsewhere (NatWest). The list begins with a dated line below its opening balance. Only a proof can tell whether this is right, and of days not
 * even that: where some line begins with one that can't be, nothing is read.
 */
export function readDayLines(
  rows: Row[],
  headers: (Header | null)[],
  { currency, dateOrder }: { currency: string; dateOrder: DateOrder },
): { parts: Part[]; outside: Row[] } {
  const none = { parts: [], outside: rows };
  const lines = linesOf(rows, headers, dateOrder);
  const begin = lines.findIndex(
    (line, index) => OPENING.has(kindOf(line)) && lines[index + 1]?.date !== undefined,
  );
  const closing = lines.findLastIndex((line) => kindOf(line) === 'closing');
  const end = closing <= begin ? lines.length : closing;
  const print = { decimals: decimalsOf(currency), isSpaced: printsSpacedGroups(rows) };
  const listed = datedAlike(lines.slice(begin + 1, end), print);
  const isOfSeveral = listed.some((line) => ENDS.has(kindOf(line))) || namesOther(rows, begin, end);
  if (begin < 0 || isOfSeveral || !areOfDays(listed.filter(({ isBeside }) => !isBeside)))
    return none;
  const read = bookingsIn(listed, print, dateOrder);
  if (!read?.bookings.length) return none;
  const part = newPart('Account', '', begin + 1, false);
  part.bookings.push(...read.bookings);
  part.checkpoints.push(...read.checkpoints);
  part.endsAt = begin + 1 + read.last;
  part.isFollowed = rows.slice(end + 1).some((row) => bookingLine(row));
  const around = [...rows.slice(0, begin + 1), ...rows.slice(end)];
  return { parts: [part], outside: [...around, ...read.outside] };
}

const OPENING: ReadonlySet<BalanceKind | null> = new Set(['opening', 'brought']);

/** What no list names between its first and its last booking, unless it is of two accounts. */
const ENDS: ReadonlySet<BalanceKind | null> = new Set(['opening', 'closing']);

/** Whether the number of another account stands in a list than above it. */
function namesOther(rows: Row[], begin: number, end: number): boolean {
  const named = (from: number, to: number) =>
    rows.slice(from, to).flatMap((_, at) => identityIn(rows, from + at).account ?? []);
  const own = named(0, Math.max(begin, 0));
  const isOther = (other: string) => own.every((each) => areOfOthers(bare(each), bare(other)));
  return named(begin + 1, end).some(isOther);
}

/** A number without that of its page, which may stand behind it and a sort code in one line ('62810427 01-05-53 2 of 4': NatWest). */
const bare = (account: string) => account.replace(/^([\d-]{12,}-\d\d) ?\d$/, '$1');

/** Which balance a line names, behind its day or alone. */
const kindOf = ({ text, day }: Line) => balanceLine(text.slice(day.length).trim());

/** What each line begins with, and whether it is part of no booking. A period begins with no day of booking ('1 Aug - 31 Aug': Barclays). */
function linesOf(rows: Row[], headers: (Header | null)[], order: DateOrder): Line[] {
  const feet = pageFeet(rows);
  return rows.map((row, index) => {
    const text = textOf(row).slice(0, MOST_READ);
    const found = columnDate(text, order);
    const dated = found && !GOES_ON.test(text.slice(found.length).trim()) ? found : null;
    const isBeside =
      headers[index] !== null || feet.has(row) || isOther(text) || pageNumberIn(text) !== null;
    const day = text.slice(0, dated?.length ?? 0).trim();
    return { row, text, day, date: dated?.date, isBeside, isText: found !== dated };
  });
}

/**
 * Lines of which those that begin with a day in one word, unlike the first one, and have no figures are further lines of texts ('09JUN 13:06' below '09 JUN': NatWest).
 * So are those that begin with a number which could be a day ('20240115').
 */
function datedAlike(lines: readonly Line[], print: Figures): Line[] {
  const first = lines.find(({ date, isBeside }) => date !== undefined && !isBeside);
  const isInWords = first?.day.includes(' ');
  return lines.map((line) => {
    const isWord = ONE_WORD.test(line.day) && !figuresOf(line.text, print).amount;
    const isText = isInWords && (isWord || NUMBER.test(line.day));
    return isText ? { ...line, day: '', date: undefined, isText } : line;
  });
}

const ONE_WORD = /^\d{1,2}\p{L}{3}$/u;
const NUMBER = /^\d{8}$/;

/** The bookings of a list, where the last of them ends in it and the rows that are part of none; null where days stand in the middle of one, or it is too long. */
function bookingsIn(listed: Line[], print: Figures, order: DateOrder) {
  const [bookings, outside]: [Booking[], Row[]] = [[], []];
  const checkpoints: Checkpoint[] = [];
  const figures = listed.map(({ text, day }) => figuresOf(text.slice(day.length).trim(), print));
  // Where every line with a day has figures, what has none goes on with the text of the booking above it; so does one figure where all of these have balances.
  const ofDated = figures.filter((_, at) => listed[at]?.date && !listed[at]?.isBeside);
  const areBelow = ofDated.every(({ amount }) => amount);
  const areBalanced = areBelow && ofDated.every(({ balance }) => balance);
  let above: Line[] = [];
  let below = 0;
  let day: PrintedDate | null = null;
  let last = 0;
  for (const [index, line] of listed.entries()) {
    const before = bookings.at(-1);
    if (line.isBeside || before?.page !== line.row.page) below = 0;
    const { rest, amount, balance } = figures[index] ?? NO_FIGURES;
    // What a page brings forward on a day stands above the other bookings of that day (AIB).
    day = line.date ?? day;
    if (line.isBeside) {
      outside.push(...above.splice(0).map(({ row }) => row), line.row);
      const held = TURNS.has(kindOf(line)) ? (balance ?? amount) : undefined;
      if (held) checkpoints.push({ after: bookings.length, balance: held });
      continue;
    }
    if (areBelow && !(areBalanced ? balance : amount?.minor)) {
      if (below > 0 && before) goOn(before, line.row);
      else outside.push(line.row);
      below -= 1;
      continue;
    }
    above.push(line);
    if (!day || !amount || (amount.minor === 0 && !balance)) continue;
    const words = [...above.slice(0, -1).map((each) => each.text.slice(each.day.length)), rest]
      .map((each) => each.trim())
      .filter(Boolean)
      .join(' ');
    const isTorn = above.slice(1).some(({ date }) => date !== undefined);
    if (isTorn || above.length > MOST_LINES || !isLedByDay(words, order)) return null;
    const isDated = above.some(({ date }) => date !== undefined);
    const printed = above.map(({ row }) => row);
    bookings.push(bookingOf(printed, { day, isDated, amount, balance: balance ?? null, words }));
    last = index;
    below = MOST_LINES;
    above = [];
  }
  outside.push(...above.map(({ row }) => row));
  return endsInBalances(bookings) ? { bookings, outside, last, checkpoints } : null;
}

/** Whether the last booking of each day bears a balance: else the only figure of a line may be one. */
function endsInBalances(bookings: readonly Booking[]): boolean {
  return bookings.every(({ date, balance }, at) => {
    const next = bookings[at + 1]?.date;
    // A day is printed again at the head of a page.
    return balance !== null || (next?.day === date?.day && next?.month === date?.month);
  });
}

/** What goes from page to page. */
const TURNS: ReadonlySet<BalanceKind | null> = new Set(['brought', 'carried']);

/** Adds a line to the text of the booking above it. */
function goOn(booking: Booking, row: Row): void {
  booking.text = `${booking.text} ${textOf(row)}`;
  booking.cells.push(...row.cells);
}

const NO_FIGURES: { rest: string; amount?: PrintedAmount; balance?: PrintedAmount } = { rest: '' };

/** A line, the day that it begins with, and whether it is part of no booking, or of its text although it begins with a day. */
type Line = {
  row: Row;
  text: string;
  day: string;
  date: PrintedDate | undefined;
  isBeside: boolean;
  isText: boolean;
};

/** Whether all lines that begin with a day, or with what looks like one, do so as the first one does, and none steps back but at the turn of a year. */
function areOfDays(lines: readonly Line[]): boolean {
  const dated = lines.filter(({ date }) => date !== undefined);
  const shape = looseShape(dated[0]?.day ?? '');
  const isLike = ({ text, isText }: Line) =>
    !isText &&
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

/** What a text is made of: words and numbers of a length, whatever they say ('3 Dec', 'I5 Oec'); of numbers alone their digits ('20/07', which '24/7' is unlike). */
const looseShape = (text: string) =>
  /\p{L}/u.test(text)
    ? text.replace(/[\p{L}\d]+/gu, ({ length }) => (length < 3 ? '0' : length === 3 ? 'a' : 'w'))
    : text.replace(/\d/g, '0');
const HALF_A_YEAR = 186;

/** Whether a booking has a text, which holds no other day than those in front: where days stand behind texts, they head none. */
function isLedByDay(text: string, order: DateOrder): boolean {
  const words = text.split(' ').slice(-MOST_WORDS);
  return (
    /\p{L}{2}/u.test(text) && !words.some((word) => columnDate(word, order)?.length === word.length)
  );
}

/** In front of an amount the last words of a text may be days. */
const MOST_WORDS = 2;

/** How figures are printed: with how many decimals, and whether blanks part their thousands. */
type Figures = { decimals: number; isSpaced: boolean };

/** The amount that a line ends with, the balance that may stand behind it, and the text before them. */
function figuresOf(line: string, { decimals, isSpaced }: Figures): typeof NO_FIGURES {
  const words = line.split(' ');
  const lastOf = (some: string[]) => {
    const found = lastAmountOf(some, decimals, false, isSpaced);
    // A number behind a dash is one of the text ('Interac purchase - 4327').
    return found && (decimals === 0 || CENTS.test(some.slice(-found.count).join(' ')))
      ? found
      : null;
  };
  const last = lastOf(words);
  if (!last) return { rest: line };
  const before = words.slice(0, words.length - last.count);
  const amount = lastOf(before);
  // What only looks like a figure was misread ('4O.00').
  if (!amount)
    return LIKE_FIGURE.test(before.at(-1) ?? '')
      ? { rest: line }
      : { rest: before.join(' '), amount: last.amount };
  const rest = before.slice(0, before.length - amount.count).join(' ');
  return { rest, amount: amount.amount, balance: last.amount };
}

const CENTS = /[.,]\d/;
const LIKE_FIGURE = /^[\dOolIS]+[.,][\dOolIS]{1,2}$/;

/** Whether a line is part of no booking. */
function isOther(text: string): boolean {
  return (
    NUMBERED_PAGE.test(text) || isImprint(text) || isTotal(text) || balanceWordIn(text) !== null
  );
}

type Read = Pick<Booking, 'amount' | 'balance'> & {
  day: PrintedDate;
  isDated: boolean;
  words: string;
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
    text: words,
    codes: [],
    page: rows[0]?.page ?? 0,
    cells: rows.flatMap(({ cells }) => cells),
  };
}
