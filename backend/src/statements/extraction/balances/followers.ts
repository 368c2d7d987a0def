import { isBookingRow, isRange, tellsNoBooking } from '../bookings/booking-rows.ts';
import type { Booking } from '../bookings/readings.ts';
import { isForeign } from '../currencies/home-currencies.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { type DateOrder, leadingDate, toCalendarDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { OF_EITHER } from '../tables/balances-of-pages.ts';
import type { Part } from '../tables/parts.ts';
import { balanceLine, balanceWordIn, currentBalanceIn } from '../words/balance-names.ts';
import { isTotal, totalRoleOf } from '../words/sums-and-flows.ts';
import { isNotBooked, isOtherTable } from '../words/titles.ts';
import { paidLists } from './paid-lists.ts';

/** So far apart (in points) edges of one column may be. */
const SAME_EDGE = 4;

/** How figures and days are printed, and up to which day the statement reaches; currency is what the file is read in, where that is asked for. */
type Print = { decimals: number; order: DateOrder; until?: string | null; currency?: string };

/**
 * Whether a booking stands below the closing balance that ended a part's table: a row that begins with a date and has an
 * amount, both in the columns of the bookings above, before any heading, header, other page or the next part. It was not read, so the
 * figures that add up without it prove nothing.
 */
export function isFollowedByBooking(
  part: Part,
  rows: Row[],
  headers: (Header | null)[],
  print: Print,
  next?: Part,
): boolean {
  const { bookings } = part;
  const endsAt = closingRowOf(part, rows, next);
  const end = rows[endsAt];
  if (!end || bookings.length === 0) return false;
  const isBooking = likeThoseOf(part, print);
  // What looks like that balance may stand beside a list of what is to come (Itaú).
  const above = rows
    .slice(lastBooked(part, rows) + 1, endsAt)
    .filter(({ page }) => page === end.page);
  if (above.some(({ cells }) => cells[0] && isNotBooked(cells[0].text))) return false;
  for (const [offset, row] of rows.slice(endsAt + 1, next?.startsAt).entries()) {
    if (row.page !== end.page || headers[endsAt + 1 + offset]) return false;
    if (row.cells.length < 2) return false;
    if (isBooking(row)) return true;
  }
  return false;
}

/**
 * Whether bookings in the columns of the first part's stand on a page before it, though it opens with no more than what that page carries
 * forward: with them missing it proves nothing.
 */
function isPrecededByBooking(part: Part, rows: Row[], print: Print): boolean {
  const { opening, isBrought, bookings, startsAt } = part;
  if ((opening && !isBrought) || bookings.length === 0) return false;
  const page = rows[startsAt]?.page ?? 0;
  const isBooking = likeThoseOf(part, print);
  return rows.slice(0, startsAt).some((row) => row.page < page && isBooking(row));
}

/** What was read: the cells of the days and amounts of all bookings, and the indices of rows that are said to be pending, sums or balances, or to belong to another table. */
type Known = { booked: ReadonlySet<Cell>; passed: ReadonlyMap<number, boolean> };

/** Keeps parts from proving anything beside what seems to be booked and was not read. passed are the rows that are said to be none. */
export function contradictOverlooked(
  parts: Part[],
  passed: ReadonlyMap<number, boolean>,
  rows: Row[],
  print: Print,
): void {
  const [first] = parts;
  if (first) first.isFollowed ||= isPrecededByBooking(first, rows, print);
  const bookings = parts.flatMap((part) => part.bookings);
  const paid = paidLists(rows, parts, print.decimals).map((index) => [index, true] as const);
  const known = {
    booked: new Set(bookings.flatMap((each) => ownCells(each, print))),
    passed: new Map([...passed, ...paid]),
  };
  // A file of several parts may be one of several statements, each with a period of its own.
  const own = parts.length > 1 ? { ...print, until: null } : print;
  const isListLost = isListOverlooked(known, rows, own);
  for (const part of parts)
    part.isFollowed ||=
      isListLost ||
      isOverlooked(part, known, rows, own) ||
      lacksAmount(part, known, rows, own) ||
      goesOnPassed(part, passed, rows, own);
}

/**
 * Whether a row of a table has the day, the text and the balance of a booking in the columns of these, and no amount: it was lost, as from a scan that was
 * misread. What the account held at some other booking is no more than a balance.
 */
function lacksAmount(part: Part, known: Known, rows: Row[], print: Print): boolean {
  const { bookings, opening, closing } = part;
  const balances = [opening, closing, ...bookings.map(({ balance }) => balance)];
  const held = new Set(balances.flatMap((each) => each?.minor ?? []));
  const isBooking = likeThoseOf(part, print, 'balance');
  const isOther = ({ text }: Cell) => {
    const minor = readAmount(text, print.decimals)?.minor;
    return minor !== undefined && !held.has(minor);
  };
  const table = rows.slice(part.startsAt, part.endsAt + 1);
  // What stands below the title of another list is none of the table's.
  const title = table.findIndex(
    (row) => row.cells.length === 1 && (isNotBooked(textOf(row)) || isOtherTable(textOf(row))),
  );
  const own = title < 0 ? table : table.slice(0, title);
  return own.some(
    (row, at) =>
      isUnread(row, part.startsAt + at, known, print) &&
      hasWord(row) &&
      row.cells.slice(1).some(isOther) &&
      isBooking(row),
  );
}

/**
 * Whether what a page carries forward goes on in a list that was passed over: a row like the bookings whose balance is that one and its own
 * amount, where nothing names it the closing one.
 */
function goesOnPassed(
  part: Part,
  passed: ReadonlyMap<number, boolean>,
  rows: Row[],
  print: Print,
): boolean {
  const { closing, bookings } = part;
  if (!closing || bookings.length === 0) return false;
  const figuresIn = (cells: Cell[]) =>
    cells.flatMap(({ text }) => readAmount(text, print.decimals)?.minor ?? []);
  const isNamed = ({ cells }: Row) =>
    cells.some(({ text }) => balanceLine(text) === 'closing' && !OF_EITHER.test(text)) &&
    figuresIn(cells).includes(closing.minor);
  const isBooking = likeThoseOf(part, print);
  const leadsOn = ({ cells }: Row) => {
    const [amount = 0, balance] = figuresIn(cells.slice(1));
    const led = [closing.minor + amount, Math.abs(closing.minor - amount)];
    return amount > 0 && balance !== undefined && led.includes(balance);
  };
  const isNext = (row: Row, index: number) =>
    passed.get(index) === true && leadsOn(row) && isBooking(row);
  return rows.some(isNext) && !rows.some(isNamed);
}

/** The cells in which the day and the amount of a booking stand: in a row of its text another booking may be lost. */
function ownCells({ cells, amount }: Booking, { decimals, order }: Print): Cell[] {
  const day = cells.find(({ text }) => leadingDate(text, order) !== null);
  const amounts = cells.filter(({ text }) => readAmount(text, decimals)?.minor === amount.minor);
  // What was added to an amount, or a line drawn as one text, leaves none of its own.
  return amounts.length > 0 ? [...(day ? [day] : []), ...amounts] : cells;
}

/**
 * Whether a row that looks like the bookings of a part was read as none of any part, and nothing on its page says that it is none: one without
 * a word is like them only where others have none beside their amounts ('31.12.2025', '2.641,18', '5', '13.205,90': Intesa).
 */
function isOverlooked(part: Part, known: Known, rows: Row[], print: Print): boolean {
  if (part.bookings.length === 0) return false;
  const isBooking = likeThoseOf(part, print);
  const isBooked = ({ cells }: Row) => cells.some((cell) => known.booked.has(cell));
  const haveWords = rows.filter(isBooked).every(hasWord);
  return rows.some(
    (row, index) =>
      isUnread(row, index, known, print) && isBooking(row) && (!haveWords || hasWord(row)),
  );
}

const hasWord = (row: Row) => /\p{L}{2}/u.test(textOf(row));

/** Whether several rows that begin with a day and end with an amount, wherever their columns stand, were read as bookings of no part: those of another account may be lost. */
function isListOverlooked(known: Known, rows: Row[], print: Print): boolean {
  const unread = rows.filter((row, index) => {
    const text = textOf(row);
    const hasText = /\p{L}{3}/u.test(text) && !balanceWordIn(text) && !currentBalanceIn(text);
    // What is paid in instalments has its price, their number, a rate and a rest.
    const figures = row.cells.slice(1).filter((cell) => FIGURE.test(cell.text));
    const isBooking = hasText && figures.length <= MOST_FIGURES && isBookingRow(row);
    return isBooking && !known.passed.has(index) && isUnread(row, index, known, print);
  });
  return unread.length >= LEAST_UNREAD;
}

const LEAST_UNREAD = 3;
/** A booking has its amount and its balance, and maybe another day. */
const MOST_FIGURES = 3;
const FIGURE = /^\W*\d/;

function isUnread(row: Row, index: number, { booked, passed }: Known, print: Print): boolean {
  if (passed.get(index) === true || tellsNoBooking(row) || isToCome(row, print)) return false;
  if (row.cells.some((cell) => booked.has(cell) || isTotal(cell.text))) return false;
  return row.cells.slice(1).some(({ text }) => readAmount(text, print.decimals)?.minor);
}

/** Whether a row begins with a day behind the printed period: what is to be paid then is not booked yet ('Next Date', '25/03/2025': Capitec). */
function isToCome({ cells: [first] }: Row, { order, until }: Print): boolean {
  const date = first && leadingDate(first.text, order)?.date;
  const day = date?.year ? toCalendarDate(date, { start: null, end: null }) : null;
  return until != null && day !== null && day > until;
}

/** Tells rows that begin with a date and have an amount, or nothing but a balance, in the columns of these bookings, and name no balance or sum. */
function likeThoseOf(
  { bookings }: Part,
  print: Print,
  sole: 'amount' | 'balance' = 'amount',
): (row: Row) => boolean {
  const { decimals, order } = print;
  // Few files hold a row that must be compared, and the bookings may be thousands.
  let edges: Edges | null = null;
  const isNear = (known: ReadonlySet<number>, edge: number) =>
    [...known].some((each) => Math.abs(each - edge) < SAME_EDGE);
  return (row) => {
    const [first, ...rest] = row.cells;
    if (!first || !leadingDate(first.text, order) || isRange(first.text)) return false;
    const text = textOf(row);
    if (balanceWordIn(text) || currentBalanceIn(text) || isTotal(text)) return false;
    edges ??= edgesOf(bookings, print, sole);
    const { dates, texts, figures, alone, marks } = edges;
    if (!isNear(dates, first.x)) return false;
    // Beside a day may stand a box whose sums are called so where no text of a booking begins.
    const isOfBox = ({ text: name, x }: Cell) => totalRoleOf(name) !== null && !isNear(texts, x);
    if (rest.some(isOfBox)) return false;
    // What was paid abroad stands below what was booked, with a mark of its own.
    const isOwn = (amount: PrintedAmount | null) =>
      amount !== null &&
      (amount.currency === null
        ? !isForeign(amount, print.currency ?? null)
        : marks.has(amount.currency));
    const own = rest.filter((cell) => isOwn(readAmount(cell.text, decimals)));
    // A figure alone under the balances is one.
    const known = own.length > 1 && sole === 'amount' ? figures : alone;
    if (sole === 'balance' && own.length !== 1) return false;
    return own.some(({ right }) => isNear(known, right));
  };
}

/** Where the days and texts of bookings begin, where their figures and those alone of one kind end, and the marks of their amounts. */
type Edges = Record<'dates' | 'texts' | 'figures' | 'alone', ReadonlySet<number>> & {
  marks: ReadonlySet<string | null>;
};

function edgesOf(
  bookings: Booking[],
  { decimals, order }: Print,
  sole: 'amount' | 'balance',
): Edges {
  const cells = bookings.flatMap((booking) => booking.cells);
  const alone = bookings.flatMap((booking) =>
    booking.cells.flatMap(({ text, right }) =>
      readAmount(text, decimals)?.minor === booking[sole]?.minor ? [right] : [],
    ),
  );
  return {
    dates: new Set(cells.flatMap(({ text, x }) => (leadingDate(text, order) ? [x] : []))),
    texts: new Set(cells.flatMap(({ text, x }) => (/\p{L}{2}/u.test(text) ? [x] : []))),
    figures: new Set(
      cells.flatMap(({ text, right }) => (readAmount(text, decimals) ? [right] : [])),
    ),
    alone: new Set(alone),
    marks: new Set(bookings.map(({ amount }) => amount.currency)),
  };
}

/** The last row of the bookings of a part, or -1. */
export function lastBooked({ bookings }: Part, rows: Row[]): number {
  const booked = new Set(bookings.flatMap(({ cells }) => cells));
  return rows.findLastIndex(({ cells }) => cells.some((cell) => booked.has(cell)));
}

/** The row of the closing balance that ends a table: the last that was read, or else the first below all bookings, behind which other pages were looked through; or -1. */
function closingRowOf(part: Part, rows: Row[], next?: Part): number {
  const last = rows[part.endsAt];
  if (last && isClosing(last)) return part.endsAt;
  const from = lastBooked(part, rows);
  const until = next?.startsAt ?? rows.length;
  return rows.findIndex(
    (row, index) => from >= 0 && index > from && index < until && isClosing(row),
  );
}

function isClosing(row: Row): boolean {
  const [label, ...others] = row.cells.filter(({ text }) => balanceWordIn(text));
  // Labels side by side are those of a list of days ('Date', 'Ending Balance', 'Date', 'Ending Balance': U.S. Bank).
  if (others.some(({ text }) => text === label?.text)) return false;
  const kinds = [label && balanceLine(label.text), balanceLine(textOf(row))];
  return kinds.some((kind) => kind === 'closing' || kind === 'carried');
}
