import type { Booking } from '../bookings/readings.ts';
import {
  areWholePesos,
  isInTwoCurrencies,
  isMarkedOtherwise,
} from '../currencies/foreign-marks.ts';
import { readAmount, trailingAmounts } from '../figures/amounts.ts';
import { DAY_MS, type DateOrder, leadingDate } from '../figures/dates.ts';
import { standsAlone } from '../rows/page-numbers.ts';
import { type Row, textOf } from '../rows/rows.ts';
import type { Order } from '../sections/lines.ts';
import { goAsPartiesSay } from '../sections/named-ways.ts';
import type { Part } from '../tables/parts.ts';
import type { StatementLine } from '../types.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { namesCharge } from '../words/charges.ts';
import { isTotal, saysPaidTo, wordsSay } from '../words/sums-and-flows.ts';
import { headTerms, isNotBooked, isOtherTable } from '../words/titles.ts';
import { bearsNoDay, lacksDay } from './misread-days.ts';

type Period = { start: string | null; end: string | null };

/**
 * Whether something on the page speaks against a reading although its figures add up, so that they prove nothing: each of
 * these errors undoes itself to the cent.
 */
export function isContradicted(
  part: Part,
  lines: StatementLine[],
  order: Order,
  { period, isCardFile, currency }: { period: Period; isCardFile: boolean; currency: string },
): boolean {
  if (part.isFollowed || part.isOfSeveral || part.identity.isUnsure) return true;
  if (part.titledIn !== null && part.titledIn !== currency) return true;
  if (isMiscounted(part) || isInTwoCurrencies(part)) return true;
  if (bearsNoDay(part) || lacksDay(part)) return true;
  if (holdsOther(part) || areNoughts(lines)) return true;
  if (mixesOrders(part)) return true;
  if (isMarkedOtherwise(part, currency) || areWholePesos(part, currency)) return true;
  if ((!isCardFile && mayBeOwed(part, lines)) || isFirstUntold(part, lines)) return true;
  if (areExchangeable(part, lines)) return true;
  const instalments = isCardFile ? part.bookings.filter(isInstalment).length : 0;
  if (speaksAgainstSigns(part, lines) || areFarFrom(period, lines, instalments)) return true;
  const bookings = order === 'reversed' ? part.bookings.toReversed() : part.bookings;
  if (order === 'sorted') return reachFar(lines, instalments);
  if (isDatedByHead(bookings, lines)) return true;
  return stepsBack(lines) > instalments || carriesOver(bookings, lines);
}

/** Whether the text of a booking goes on with a line that has a number, a day and an amount at its end, and so is another booking (Ibercaja without its columns). */
function holdsOther({ bookings }: Part): boolean {
  return bookings.some(({ amount, cells }) =>
    cells.slice(1).some(({ text }) => {
      const figures = text.match(/\d[\d.,]*[.,]\d\d(?![\d.,])/g) ?? [];
      // Its last line may have a number and a day, and its text say once more what was booked.
      const isOwn = figures.some((each) => Number(each.replace(/\D/g, '')) === amount.minor);
      return NUMBERED.test(text) && !isOwn;
    }),
  );
}

const NUMBERED =
  /^\d{1,4} \d{1,2}[./-]\d{1,2}[./-]\d{2,4} .*\p{L}{3}.*\d[.,]\d\d(?: ?(?:\p{Sc}|[A-Z]{3}))?$/u;

/** Whether none of several lines has moved anything, without balances that say so nor as interest and charges may: their amounts stand in another column (Rakuten Card). */
function areNoughts(lines: StatementLine[]): boolean {
  const isNought = ({ amountMinor, balanceMinor }: StatementLine) =>
    amountMinor === 0 && balanceMinor === null;
  const areCharges = lines.every(
    ({ description }) => namesCharge(description) || /abschluss|abrechnung/i.test(description),
  );
  return lines.length > 1 && lines.every(isNought) && !areCharges;
}

/** Whether the only day with a year lies behind that of the next line: it heads a page that a browser has printed, and is none of a booking ('3 Jan 2025 09:14'). */
function isDatedByHead(bookings: Booking[], lines: StatementLine[]): boolean {
  const [at, ...others] = bookings.flatMap(({ date }, index) =>
    date?.year == null ? [] : [index],
  );
  const next = at === undefined ? undefined : lines[at + 1];
  return others.length === 0 && next !== undefined && next.date < (lines[at ?? 0]?.date ?? '');
}

/** Whether some days can only be meant with their day first and others only with their month first ('15.12.', '04.15.'): one of them was misread. */
function mixesOrders({ bookings }: Part): boolean {
  const orders = bookings.flatMap(({ cells: [cell], hasOwnDate }) => {
    const [, first, second] = (hasOwnDate && DAY_AND_MONTH.exec(cell?.text ?? '')) || [];
    const isDay = (number: string | undefined) => Number(number) > 12 && Number(number) <= 31;
    if (isDay(first) === isDay(second)) return [];
    return isDay(first) ? 'DM' : 'MD';
  });
  return new Set(orders).size > 1;
}

const DAY_AND_MONTH = /^(\d\d)[./-](\d\d)(?!\d)/;

/** Whether the page says how many bookings there are, on all of it or page by page, and so many were not read. */
function isMiscounted({ counts, bookings }: Part): boolean {
  const all = counts.reduce((total, count) => total + count, 0);
  return counts.length > 0 && all !== bookings.length && !counts.includes(bookings.length);
}

/** So many lines whose words speak of money coming in make up for what a single name may say. */
const LEAST_SAID = 2;

/**
 * Balances without a sign say as little as amounts without one which way money went: with all of them turned around they hold
 * as well. Where a convention had to decide, most words that speak of money coming in must stand on what came in.
 */
export function speaksAgainstSigns(
  { hasOneAmount, bookings }: Part,
  lines: StatementLine[],
): boolean {
  if (!hasOneAmount || bookings.some(isTold)) return false;
  const said = lines.filter(({ description, amountMinor }) => amountMinor && wordsSay(description));
  const against = said.filter(({ amountMinor }) => amountMinor < 0).length;
  return against >= LEAST_SAID && against > 2 * (said.length - against);
}

/**
 * Whether a list may be that of a card which no word calls one: most of its amounts bear no sign and none speaks of money coming in,
 * and a few bear a minus, as payments to a card do, or none at all. Turned around all of its figures hold as well.
 */
function mayBeOwed(part: Part, lines: StatementLine[]): boolean {
  const { hasOneAmount, bookings, opening, closing } = part;
  const ends = [opening, closing].map((balance) => balance?.direction ?? null);
  if (ends.includes(1)) return false;
  if (!hasOneAmount || bookings.some((each) => isTold(each) || each.balance)) return false;
  const signed = bookings.filter(({ amount }) => amount.direction === -1).length;
  const received = lines.filter(({ amountMinor }) => amountMinor > 0);
  const isMostly = received.length >= LEAST_BARE * signed && received.length > signed;
  // Balances in minus tell that what came in made them less.
  const isOpen = signed > 0 || !ends.includes(-1);
  return isOpen && isMostly && received.every(({ description }) => !wordsSay(description));
}

/** Whether nothing but words, or others of its name, tells which way the first booking went: where nothing is marked, no balance stands before it. */
function isFirstUntold({ opening, bookings }: Part, [first, ...others]: StatementLine[]): boolean {
  const isBare = (each: Booking) => !isTold(each) && each.amount.direction === null;
  // What the marks of other parts tell would go one way for all lines.
  const goesBothWays = others.some(({ amountMinor }) => amountMinor < 0);
  const hasBalance = first !== undefined && first.balanceMinor !== null;
  return opening === null && hasBalance && goesBothWays && bookings.every(isBare);
}

/**
 * Whether as much came in as went out between two balances and nothing but words tells which was which, since no amount is marked: the
 * other way around the balances hold as well (ABN AMRO without its columns: what is paid in is invested on the next day).
 */
function areExchangeable({ bookings }: Part, lines: StatementLine[]): boolean {
  if (bookings.some((each) => isTold(each) || each.amount.direction !== null)) return false;
  if (goAsPartiesSay(lines)) return false;
  const told = new Map<number, boolean>();
  for (const { amountMinor, balanceMinor, description } of lines) {
    const isSaid = amountMinor > 0 ? wordsSay(description) === 1 : saysPaidTo(description);
    const isOtherSaid = told.get(-amountMinor);
    if (amountMinor && isOtherSaid !== undefined && !(isSaid && isOtherSaid)) return true;
    told.set(amountMinor, isSaid && told.get(amountMinor) !== false);
    if (balanceMinor !== null) told.clear();
  }
  return false;
}

/** So many times as much as is paid to a card is bought with it, at least. */
const LEAST_BARE = 2;

/** Whether print tells the way of an amount: its column, its heading, a mark of its own, or a plus. */
function isTold({ side, flow, hint, amount }: Booking): boolean {
  const isMarked =
    amount.marker === 'letters' || (amount.direction === 1 && amount.marker !== null);
  return side !== 'amount' || flow !== null || hint !== null || isMarked;
}

/** So many days before the printed period, or after it, nothing of a statement was booked; nor does it step back so far. */
const FAR = 45;

/**
 * Whether a date is far from the printed period, so that some figure is none of this statement's or was misread. What is paid in
 * instalments ('03/12') bears the day of its purchase.
 */
function areFarFrom({ start, end }: Period, lines: StatementLine[], instalments: number): boolean {
  if (start === null || end === null) return false;
  const [first, last] = [Date.parse(start) - FAR * DAY_MS, Date.parse(end) + FAR * DAY_MS];
  const days = lines.map(({ date }) => Date.parse(date));
  const early = days.filter((day) => day < first).length;
  return early > instalments || days.some((day) => day > last);
}

/** Whether a count of instalments stands in or behind the text of a booking; in front of it stand its days ('03/12'). */
function isInstalment({ cells, text: whole }: Booking): boolean {
  // In Korea the number of all stands in front ('12/3').
  const isTurned = /\p{Script=Hangul}/u.test(whole);
  const begin = cells.findIndex(({ text }) => /\p{L}/u.test(text));
  if (isTurned && cells.some((cell, at) => areInstalments(cell.text, cells[at + 1]?.text)))
    return true;
  // It may be wrapped with the text, and have a nought more in front ('006 de', '012': Citibanamex).
  const texts = [...cells.slice(Math.max(begin, 0)).map(({ text }) => text), whole];
  return texts.some((text) => {
    const [, number, all] = INSTALMENT.exec(text) ?? [];
    const [first, last] = isTurned ? [all, number] : [number, all];
    return all !== undefined && Number(last) > 1 && Number(first) <= Number(last);
  });
}

/** Whether of two figures in columns of their own the second counts so many instalments as the first at most ('12', '3'). */
function areInstalments(all: string, number = ''): boolean {
  const [last, first] = [all, number].map((text) => (/^\d{1,2}$/.test(text) ? Number(text) : 0));
  return Boolean(first && last && last > 1 && first <= last);
}

/** '03/12', '3 de 12', '04/12 SIN INT', '第03期/共12期' */
const INSTALMENT =
  /(?:^|[ .第])0?(\d{1,2})(?:期?\/共?| (?:de|of|von|di) )0?(\d{1,2})期?(?: (?:sin|con) [a-z. ]{3,20})?$/i;

/** Whether lines that were sorted by day, so that their order cannot show a misread one, are more than a year before the last, other than in instalments. */
function reachFar(lines: StatementLine[], instalments: number): boolean {
  const days = lines.map(({ date }) => Date.parse(date));
  const first = Math.max(...days) - (YEAR + FAR) * DAY_MS;
  return days.filter((day) => day < first).length > instalments;
}

const YEAR = 366;

/** How often the dates of lines that stand oldest first fall back by weeks: value dates and late bookings do so by days. */
function stepsBack(lines: StatementLine[]): number {
  return lines.filter(({ date }, index) => {
    const before = lines[index - 1];
    return before !== undefined && Date.parse(before.date) - Date.parse(date) > FAR * DAY_MS;
  }).length;
}

/** Whether a page ends and the next begins with undated figures that undo each other: a balance carried over, and no bookings. */
function carriesOver(bookings: Booking[], lines: StatementLine[]): boolean {
  return lines.some((line, index) => {
    const next = lines[index + 1];
    const isUndated = !bookings[index]?.hasOwnDate && !bookings[index + 1]?.hasOwnDate;
    if (!next || !isUndated || line.page === next.page || line.amountMinor === 0) return false;
    if (line.balanceMinor !== null || next.balanceMinor !== null) return false;
    return line.amountMinor === -next.amountMinor;
  });
}

/**
 * Whether dated amounts stand in the table of a part that has no bookings, before the next part begins: then they were not understood,
 * and equal balances speak of no empty month.
 */
export function hasUnreadRows(
  { startsAt }: Part,
  next: Part | undefined,
  rows: Row[],
  style: { decimals: number; order: DateOrder },
): boolean {
  for (const [at, row] of rows.slice(startsAt, next?.startsAt).entries()) {
    const text = textOf(row);
    if (standsAlone(row) && (isNotBooked(text) || isOtherTable(text))) return false;
    if (headTerms([row], rows[startsAt + at - 1])) return false;
    if (balanceWordIn(text) || isTotal(text)) continue;
    const [first, ...rest] = row.cells;
    if (!first || !leadingDate(first.text, style.order)) continue;
    if (rest.some((cell) => readAmount(cell.text, style.decimals) !== null)) return true;
    // A line that was drawn as one text begins with the date and ends in the amount.
    if (rest.length === 0 && trailingAmounts(text, style.decimals).amounts.length > 0) return true;
  }
  return false;
}
