import type { Booking } from '../bookings/readings.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import { DAY_MS, type PrintedDate, toCalendarDate } from '../figures/dates.ts';
import { unionBox } from '../rows/rows.ts';
import type { ExtractionFailure, StatementLine } from '../types.ts';
import { directionsOf } from './directions.ts';
import type { Direction } from './fewest-flips.ts';

export type LineOptions = {
  period: { start: string | null; end: string | null };
  /** The year of each date that prints none, where no period tells it. */
  years: Map<PrintedDate, number> | null;
  isCard: boolean;
  openingMinor: number | null;
  closingMinor: number | null;
  habit?: Direction;
};

/** How the lines stand to the order of print: as printed, the other way round, or sorted by date out of groups or days. */
export type Order = 'printed' | 'reversed' | 'sorted';

/** Dots that lead the eye from a text to its amount. */
const LEADER_DOTS = /\.{5,}/g;
/** The day of value may stand behind what a booking is ('Lohn, Gehalt, Rente / Wert: 30.05.2025': DKB, Sparkassen). */
const VALUE_DAY = / \/ Wert: \d\d\.\d\d\.\d{4}(?= (?!bis|-)|$)/g;

type Dated = Omit<StatementLine, 'amountMinor'> & { booking: Booking };

/** flows are what the headings say of the lines, one by one; isByChance says that a misread digit could have made their signs. */
type ToLines =
  | { ok: true; lines: StatementLine[]; flows: Direction[]; order: Order; isByChance: boolean }
  | { ok: false; failure: ExtractionFailure };

/** The bookings of one part as lines, oldest first, with signed amounts; or why they cannot be told. */
export function toLines(bookings: Booking[], options: LineOptions): ToLines {
  const dated: Dated[] = [];
  for (const booking of bookings) {
    const printed = booking.date ?? booking.otherDate;
    const date = printed ? dateOf(printed, options) : null;
    if (date === null) return { ok: false, failure: 'noYear' };
    dated.push({
      date,
      description: [booking.text, ...booking.codes]
        .join(' ')
        .replace(LEADER_DOTS, ' ')
        .replace(VALUE_DAY, '')
        .replace(/\s+/g, ' ')
        .trim(),
      balanceMinor: booking.balance && signedBalance(booking.balance, options.isCard),
      page: booking.page,
      box: unionBox(booking.cells),
      booking,
    });
  }
  nearPeriod(dated, options);
  unifyYears(dated, options);
  followOn(dated, options);
  const isReversed = isNewestFirst(dated);
  // The days may be printed newest first and the bookings of each oldest first (Caixa): sorted by day, those stay as they are.
  const isByDay = isReversed && chainsOf(byDay(dated)) > chainsOf(dated.toReversed());
  if (isReversed && !isByDay) dated.reverse();
  const isSorted = isByDay || isGrouped(dated);
  const oldestFirst = isSorted ? byDay(dated) : dated;
  const { directions, isByChance } = directionsOf(oldestFirst, options);
  const lines = oldestFirst.map(({ booking, ...line }, index) => {
    const direction = directions[index];
    if (!direction) return null;
    const { date, description, balanceMinor, page, box } = line;
    const amountMinor = booking.amount.minor === 0 ? 0 : direction * booking.amount.minor;
    return { date, description, amountMinor, balanceMinor, page, box };
  });
  const known = lines.filter((line) => line !== null);
  if (known.length < lines.length) return { ok: false, failure: 'noDirection' };
  return {
    ok: true,
    lines: known,
    flows: oldestFirst.map(({ booking }) => booking.flow),
    order: isSorted ? 'sorted' : isReversed ? 'reversed' : 'printed',
    isByChance,
  };
}

/** So many days of a calendar lie between dates that no turn of a year parts. */
const HALF_A_YEAR = 186;

/** On an account, which has no instalments, a day most of a year in front of its period is rather of the weeks behind it (DKB). */
function nearPeriod(dated: Dated[], { isCard, period: { start, end } }: LineOptions): void {
  if (isCard || start === null || end === null) return;
  for (const line of dated) {
    const later = inYear(line.date, yearOf(line.date) + 1);
    const isBare = line.booking.date?.year === null;
    const isFarInFront = Date.parse(start) - Date.parse(line.date) > HALF_A_YEAR * DAY_MS;
    if (isBare && isFarInFront && !isFarBehind(later, end)) line.date = later;
  }
}

/**
 * Where only one date of the document tells the years, it may be the day before the first booking as well as that of the
 * last: dates that lie close together in one calendar are of one year, and of the later one; with half a year or more
 * between them, those before that gap follow on those behind it, in the next year.
 */
function unifyYears(dated: Dated[], { period }: LineOptions): void {
  if (period.start !== null) return;
  const dayOf = ({ booking: { date } }: Dated) => (date ? date.month * 31 + date.day : 0);
  const bare = dated.filter(({ booking }) => booking.date?.year === null);
  bare.sort((one, other) => dayOf(one) - dayOf(other));
  const [first, last] = [bare[0], bare.at(-1)];
  if (!first || !last || first === last) return;
  const isOne = dayOf(last) - dayOf(first) <= HALF_A_YEAR;
  const gap = bare.findIndex((line, at) => dayOf(bare[at + 1] ?? line) - dayOf(line) > HALF_A_YEAR);
  if (!isOne && gap < 0) return;
  const later = isOne ? bare : bare.slice(gap + 1);
  const latest = Math.max(...later.map(({ date }) => yearOf(date)));
  for (const [at, line] of bare.entries()) {
    const isMoved = !isOne && at <= gap;
    const date = inYear(line.date, latest + (isMoved ? 1 : 0));
    // An instalment bears the day on which it was bought, and none far behind the statement's.
    if (!isMoved || !isFarBehind(date, period.end)) line.date = date;
  }
}

function isFarBehind(date: string, end: string | null): boolean {
  return end !== null && Date.parse(date) - Date.parse(end) > MOST_LONGER * DAY_MS;
}

/**
 * Over a whole year a day without one may be of its beginning as well as of its end: the first lines, printed in front of earlier ones, are
 * of the year before where all are then in order and span hardly more than they did.
 */
function followOn(dated: Dated[], { period }: LineOptions): void {
  if (dated.some(({ booking }) => booking.date?.year !== null)) return;
  for (const lines of [dated, dated.toReversed()]) {
    const falls = lines.flatMap(({ date }, at) => ((lines[at - 1]?.date ?? '') > date ? [at] : []));
    const [fall, ...others] = falls;
    if (fall === undefined || others.length > 0) continue;
    const moved = lines.slice(0, fall).map(({ date }) => inYear(date, yearOf(date) - 1));
    const dates = [...moved, ...lines.slice(fall).map(({ date }) => date)];
    const isLeapDay = moved.some((date) => date.endsWith('-02-29'));
    const isInOrder = !isLeapDay && (moved.at(-1) ?? '') <= (dates[fall] ?? '');
    const isInside = period.start === null || (moved[0] ?? '') >= period.start;
    const most = spanOf(lines.map(({ date }) => date)) + MOST_LONGER;
    if (!isInOrder || !isInside || spanOf(dates) > most) continue;
    for (const [at, date] of moved.entries()) if (lines[at]) lines[at].date = date;
    return;
  }
}

/** So many days more do not make another statement of the lines of a year. */
const MOST_LONGER = 31;

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The same day of another year; as it is where that has no 29 February. */
function inYear(date: string, year: number): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return date.endsWith('-02-29') && !isLeap ? date : `${year}${date.slice(4)}`;
}

/** From the earliest to the latest of some dates, in days. */
function spanOf(dates: readonly string[]): number {
  const [first = '', last = first] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  return (Date.parse(last) - Date.parse(first)) / DAY_MS;
}

function dateOf(date: PrintedDate, { period, years }: LineOptions): string | null {
  const year = date.year ?? years?.get(date) ?? null;
  return toCalendarDate({ ...date, year }, period);
}

/** A printed balance with its sign. What a card says is owed, so without CR it is below zero. */
export function signedBalance(balance: PrintedAmount, isCard: boolean): number {
  if (balance.minor === 0) return 0;
  if (!isCard) return (balance.direction ?? 1) * balance.minor;
  const isCredit =
    balance.direction !== null &&
    (balance.marker === 'letters' ? balance.direction > 0 : balance.direction < 0);
  return isCredit ? balance.minor : -balance.minor;
}

/** Told by the dates; where all are the same, by the direction in which the running balances chain. */
function isNewestFirst(lines: Dated[]): boolean {
  let falls = 0;
  let rises = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next) break;
    if (next.date < line.date) falls += 1;
    if (next.date > line.date) rises += 1;
  }
  if (falls !== rises) return falls > rises;
  const latestFirst = lines.toReversed();
  const chained = chainsOf(latestFirst) - chainsOf(lines);
  // Equal amounts lead from each balance to the other; their signs tell which of the two came first.
  return chained === 0 ? signedChains(latestFirst) > signedChains(lines) : chained > 0;
}

function byDay(lines: readonly Dated[]): Dated[] {
  return lines.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Lines that stand in groups (by kind, by sign) and not in the order of time; running balances fix the order of print. */
function isGrouped(lines: Dated[]): boolean {
  if (lines.some(({ balanceMinor }) => balanceMinor !== null)) return false;
  return lines.some(({ date }, index) => date < (lines[index - 1]?.date ?? ''));
}

function chainsOf(lines: Dated[]): number {
  return changesOf(lines).filter(({ change, booking: { side, amount } }) => {
    const isOther = (side === 'in' && change < 0) || (side === 'out' && change > 0);
    // In the column of one side a sign may take back what that says.
    return !(isOther && amount.direction === null) && Math.abs(change) === amount.minor;
  }).length;
}

/** How many balances change by what is signed so. */
function signedChains(lines: Dated[]): number {
  return changesOf(lines).filter(
    ({ change, booking: { amount } }) => change === (amount.direction ?? 0) * amount.minor,
  ).length;
}

/** The bookings behind a balance, with what their own differs from it by. */
function changesOf(lines: Dated[]): { change: number; booking: Booking }[] {
  return lines.flatMap(({ balanceMinor, booking }, index) => {
    const before = lines[index - 1]?.balanceMinor ?? null;
    return before === null || balanceMinor === null
      ? []
      : [{ change: balanceMinor - before, booking }];
  });
}
