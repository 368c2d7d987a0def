import type { PrintedAmount } from './amounts.ts';
import type { Booking } from './bookings.ts';
import { toCalendarDate } from './dates.ts';
import { unionBox } from './rows.ts';
import type { ExtractionFailure, StatementLine } from './types.ts';

export type LineOptions = {
  period: { start: string | null; end: string | null };
  isCard: boolean;
  openingMinor: number | null;
};

type Undirected = Omit<StatementLine, 'amountMinor'> & { booking: Booking };

/** The bookings of one part as lines, oldest first, with signed amounts; or why they cannot be told. */
export function toLines(
  bookings: Booking[],
  options: LineOptions,
): { ok: true; lines: StatementLine[] } | { ok: false; failure: ExtractionFailure } {
  const dated: Undirected[] = [];
  for (const booking of bookings) {
    const date = booking.date ? toCalendarDate(booking.date, options.period) : null;
    if (date === null) return { ok: false, failure: 'noYear' };
    dated.push({
      date,
      description: booking.text.replace(/\s+/g, ' ').trim(),
      balanceMinor: booking.balance && signedBalance(booking.balance, options.isCard),
      page: booking.page,
      box: unionBox(booking.cells),
      booking,
    });
  }
  const oldestFirst = isNewestFirst(dated) ? dated.reverse() : dated;
  const directions = directionsOf(oldestFirst, options);
  const lines = oldestFirst.map(({ booking, ...line }, index) => {
    const direction = directions[index];
    if (!direction) return null;
    const { date, description, balanceMinor, page, box } = line;
    const amountMinor = booking.amount.minor === 0 ? 0 : direction * booking.amount.minor;
    return { date, description, amountMinor, balanceMinor, page, box };
  });
  const known = lines.filter((line) => line !== null);
  if (known.length < lines.length) return { ok: false, failure: 'noDirection' };
  return { ok: true, lines: known };
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
function isNewestFirst(lines: Undirected[]): boolean {
  let falls = 0;
  let rises = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next) break;
    if (next.date < line.date) falls += 1;
    if (next.date > line.date) rises += 1;
  }
  if (falls !== rises) return falls > rises;
  return chainsOf([...lines].reverse()) > chainsOf(lines);
}

function chainsOf(lines: Undirected[]): number {
  let chained = 0;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]?.balanceMinor;
    if (before === undefined || before === null || line.balanceMinor === null) continue;
    if (Math.abs(line.balanceMinor - before) === line.booking.amount.minor) chained += 1;
  }
  return chained;
}

type Direction = 1 | -1 | null;

/**
 * Which way each amount goes. A column of its own tells; in a column of signed amounts the print tells, and what bears
 * no mark goes the way that the marked ones do not. Where nothing is marked at all, the change of the running balance tells.
 */
function directionsOf(lines: Undirected[], { isCard, openingMinor }: LineOptions): Direction[] {
  const amounts = lines
    .filter(({ booking }) => booking.side === 'amount')
    .map(({ booking }) => booking.amount);
  const outs = lines
    .filter(({ booking }) => booking.side === 'out')
    .map(({ booking }) => booking.amount);
  const outsBearMinus = outs.filter((amount) => amount.direction === -1).length * 2 > outs.length;
  const marked = new Set(
    amounts.map((amount) => amount.direction).filter((direction) => direction !== null),
  );
  // With a plus on what comes in, a minus means what it says, even on a card.
  const marksIncoming = amounts.some(
    (amount) => amount.direction === 1 && amount.marker === 'sign',
  );
  let before = openingMinor;
  return lines.map(({ booking, balanceMinor }) => {
    const change = before !== null && balanceMinor !== null ? balanceMinor - before : null;
    before = balanceMinor;
    const { amount, side } = booking;
    if (amount.minor === 0) return 1;
    if (side === 'in') return amount.direction ?? 1;
    if (side === 'out') return amount.direction === -1 && !outsBearMinus ? 1 : -1;
    if (isCard && !marksIncoming) return cardDirection(amount);
    if (amount.direction) return amount.direction;
    if (marked.size === 1) return marked.has(-1) ? 1 : -1;
    if (change !== null && Math.abs(change) === amount.minor) return change > 0 ? 1 : -1;
    return null;
  });
}

/** On a card statement an amount without a mark was spent; CR, a minus or parentheses mark what was paid back. */
function cardDirection(amount: PrintedAmount): 1 | -1 {
  if (amount.direction === null) return -1;
  return amount.marker === 'letters' ? amount.direction : amount.direction === -1 ? 1 : -1;
}
