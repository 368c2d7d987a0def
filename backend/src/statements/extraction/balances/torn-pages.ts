import { goesOnOverleaf, isNewestFirst } from '../bookings/row-kinds.ts';
import { fullDate, isBooking } from '../days/statement-date.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { DAY_MS, type DateOrder } from '../figures/dates.ts';
import { pageNumbersOf } from '../rows/page-numbers.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { OF_EITHER, OF_NUMBERED_PAGE, OF_PAGE } from '../tables/balances-of-pages.ts';
import { spaceBelow } from '../tables/headings.ts';
import type { Part } from '../tables/parts.ts';
import { balanceLine } from '../words/balance-names.ts';
import { isSubtotal, isTotal } from '../words/sums-and-flows.ts';
import { isNotBooked, isOtherTable } from '../words/titles.ts';

/**
 * Whether a part opens with no more than what a page brings forward or what its oldest booking tells, or closes with what a page carries or its latest booking
 * tells, and that page says by its number ('Page 1 of 2') or by the name of that balance ('Übertrag auf Blatt 2') that another one stands before or behind it
 * which the file does not hold: what stood there is lost, however well the rest adds up. So it is where what it opens with was brought forward long after the
 * first day of the printed period (HSBC).
 */
export function isTorn(part: Part, rows: Row[], print: Print): boolean {
  const { opening, closing, bare } = part;
  if (holdsSpace(part, rows)) return true;
  const [oldest, latest] = isNewestFirst(part) ? LAST_AND_FIRST : FIRST_AND_LAST;
  if (!opening && lacksPage(part, rows, oldest)) return true;
  // What stands behind a subtotal is no more than what the last booking tells (Bank of Ireland).
  const isClosed =
    closing && !(closing === bare.below && rows.some((row) => isSubtotal(textOf(row))));
  if (!isClosed && !endsInSum(part, rows) && lacksPage(part, rows, latest)) return true;
  const first = turnsOf(rows, opening, 'opening', print)[0];
  const last = turnsOf(rows, closing, 'closing', print).at(-1);
  if (!first && !last) return false;
  if (first && opening?.minor !== 0 && isLate(first, print.from, rows)) return true;
  const isAtEdge = (turn: Turn | undefined, edge: Row | undefined) =>
    turn !== undefined && turn.page === edge?.page && OF_NUMBERED_PAGE.test(turn.text);
  const isAtEither = isAtEdge(first, rows[0]) || isAtEdge(last, rows.at(-1));
  return isAtEither || isMissing(rows, first?.page, -1) || isMissing(rows, last?.page, 1);
}

/** Whether the title of another space than that of the first booking stands between those of a part: some of them are that one's (N26). */
function holdsSpace({ bookings }: Part, rows: Row[]): boolean {
  const page = bookings[0]?.page;
  if (page === bookings.at(-1)?.page) return false;
  const booked = new Set(bookings.flatMap(({ cells }) => cells));
  const isBooked = ({ cells }: Row) => cells.some((cell) => booked.has(cell));
  const [first, last] = [rows.findIndex(isBooked), rows.findLastIndex(isBooked)];
  const begin = rows.findIndex((row) => row.page === page);
  const names = rows.slice(begin, last).map((_, index) => spaceBelow(rows, begin + index));
  const own = names.slice(0, first - begin).findLast((name) => name !== null);
  return names.slice(first - begin).some((name) => name !== null && name !== own);
}

/** Keeps parts from proving anything where a booking was not read at the turn of a page: between two of one account, or behind the note that a list goes on overleaf. */
export function contradictCutOff(parts: Part[], rows: Row[], print: Print): void {
  const booked = new Set(parts.flatMap(({ bookings }) => bookings.map(({ page }) => page)));
  for (const [index, part] of parts.entries()) {
    part.isFollowed ||= goesOnUnread(part, rows, booked);
    const before = parts[index - 1];
    if (before && isCutOff(part, before, rows, print))
      [before.isFollowed, part.isFollowed] = [true, true];
  }
}

/** Whether a line behind the last booking says that the list goes on overleaf, where dated amounts stand above any title and none of them was read. */
function goesOnUnread({ bookings }: Part, rows: Row[], booked: ReadonlySet<number>): boolean {
  const last = bookings.at(-1);
  if (!last || booked.has(last.page + 1)) return false;
  const cells = new Set(last.cells);
  const at = rows.findLastIndex((row) => row.cells.some((cell) => cells.has(cell)));
  const behind = rows.slice(at + 1).filter(({ page }) => page === last.page);
  if (!behind.some((row) => goesOnOverleaf(textOf(row)))) return false;
  const next = rows.filter(({ page }) => page === last.page + 1);
  const end = next.findIndex((row) => isOtherTable(textOf(row)) || isNotBooked(textOf(row)));
  return next.slice(0, end < 0 ? undefined : end).some(isBooking);
}

/** Whether a part opens with what a page brings forward, which is not what the part of the same account before it closes with. */
function isCutOff(part: Part, before: Part, rows: Row[], print: Print): boolean {
  const { account } = part.identity;
  if (!account || before.identity.account !== account) return false;
  if (before.identity.currency !== part.identity.currency) return false;
  const [turn] = turnsOf(rows, part.opening, 'opening', print);
  // Below bookings on the same page another account opens under that number, and a title of its own (HSBC in Hong Kong).
  const isBelow = before.bookings.at(-1)?.page === turn?.page;
  if (!turn || (isBelow && isTitledOnce(rows, part.startsAt))) return false;
  const number = pageNumbersOf(rows).get(turn.page)?.own;
  return number !== undefined && number > 1 && before.closing?.minor !== part.opening?.minor;
}

/** Whether the title over a table stands over none above it; a list of contents may name it, too. */
function isTitledOnce(rows: Row[], index: number): boolean {
  const near = rows.slice(Math.max(0, index - TITLE_ROWS), index);
  const title = near.findLast(({ cells }) => cells.length === 1);
  if (!title) return false;
  const above = rows.slice(0, rows.indexOf(title));
  const isOverTable = (row: Row, at: number) =>
    textOf(row) === textOf(title) && (rows[at + 1]?.cells.length ?? 0) > 2;
  return !above.some(isOverTable);
}

/** With the labels between them. */
const TITLE_ROWS = 4;

/** How a document prints amounts and days, and the first day that it is of. */
type Print = { decimals: number; order: DateOrder; from: string | null };

/** Whether a balance was brought forward long after the first day of the period, on a page that does not say that it is the first one. */
function isLate({ on, page }: Turn, from: string | null, rows: Row[]): boolean {
  if (on === null || from === null || pageNumbersOf(rows).get(page)?.own === 1) return false;
  return Date.parse(on) - Date.parse(from) > LATEST * DAY_MS;
}

/** Its first page may bring forward what was left on its first day of business. */
const LATEST = 4;

/** An end of a list in the order of print, and where a page behind it would stand. */
type End = { at: 0 | -1; step: 1 | -1 };

const FIRST_AND_LAST: [End, End] = [
  { at: 0, step: -1 },
  { at: -1, step: 1 },
];
const LAST_AND_FIRST = FIRST_AND_LAST.toReversed() as [End, End];

/** Whether the page of the booking at one end of a list says that another one stands beyond it, which the file does not hold. */
function lacksPage({ bookings }: Part, rows: Row[], { at, step }: End): boolean {
  return isMissing(rows, bookings.at(at)?.page, step);
}

/** Whether the sum of a list stands right behind it on its page, so that nothing follows; that of a page or of a group is none. */
function endsInSum({ bookings }: Part, rows: Row[]): boolean {
  const booked = new Set(bookings.flatMap(({ cells }) => cells));
  const last = rows.findLastIndex(({ cells }) => cells.some((cell) => booked.has(cell)));
  const behind = rows.slice(last + 1, last + 1 + ROWS_TO_SUM).map(textOf);
  return behind.some(
    (text) =>
      isTotal(text) && !OF_PAGE.test(text) && !OF_NUMBERED_PAGE.test(text) && !PARTIAL.test(text),
  );
}

const ROWS_TO_SUM = 2;
const PARTIAL = /zwischen|sub-?\s?total|sous-?\s?total|sub-?totale|parcial/i;

/** What names a balance that goes from page to page, on which page, and the day in front of it. */
type Turn = { text: string; page: number; on: string | null };

/** Where a balance is named as what goes from page to page; nowhere where another name says that it opens or closes. */
function turnsOf(
  rows: Row[],
  balance: PrintedAmount | null,
  kind: 'opening' | 'closing',
  { decimals, order }: Print,
): Turn[] {
  const turned = kind === 'opening' ? 'brought' : 'carried';
  const naming = rows.flatMap(({ cells, page }) => {
    const isOf = cells.some(({ text }) => readAmount(text, decimals)?.minor === balance?.minor);
    const names = cells.filter(({ text }) => {
      const named = balanceLine(text);
      return named === kind || named === turned;
    });
    const on = fullDate(cells[0]?.text ?? '', order);
    return balance && isOf ? names.map(({ text }) => ({ text, page, on })) : [];
  });
  const isTurn = ({ text }: Turn) => balanceLine(text) === turned || OF_EITHER.test(text);
  return naming.every(isTurn) ? naming : [];
}

/** Whether the page that a page says to stand before (-1) or behind it (1) is not the next one of the file. */
export function isMissing(rows: Row[], page: number | undefined, step: 1 | -1): boolean {
  const numbers = pageNumbersOf(rows);
  const number = page === undefined ? undefined : numbers.get(page);
  if (page === undefined || !number) return false;
  const next = number.own + step;
  const isNone = next < 1 || next > number.all;
  return !isNone && numbers.get(page + step)?.own !== next;
}
