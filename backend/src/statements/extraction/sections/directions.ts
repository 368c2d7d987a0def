import type { Booking } from '../bookings/readings.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import { wordsSay } from '../words/sums-and-flows.ts';
import type { Direction } from './fewest-flips.ts';
import { waysNamed } from './named-ways.ts';
import { takenBack } from './taken-back.ts';
import { solved } from './turned-signs.ts';

/** A booking in order of time with its running balance in minor units. */
export type Undirected = { booking: Booking; balanceMinor: number | null };

/** habit is the only mark that the amounts of the whole file bear: a part of it may happen to bear none. */
export type Ends = {
  isCard: boolean;
  openingMinor: number | null;
  closingMinor: number | null;
  habit?: Direction;
};

/**
 * Which way each amount goes. A column of its own tells; in a column of signed amounts the print tells, and what bears
 * no mark goes the way that the marked ones do not; a heading over a group of unmarked amounts tells for all of them. Where
 * nothing is marked at all, the change of the running balance tells, or the only signs with which the balances hold.
 */
export function directionsOf(lines: Undirected[], ends: Ends): Directions {
  const marks = marksOf(lines, ends.habit ?? null);
  const told = lines.map(
    (line, index) => takenBack(lines, index) ?? directionTold(line.booking, marks, ends.isCard),
  );
  const open = lines.filter((_, index) => told[index] === null);
  if (open.length === 0) return { directions: told, isByChance: false };
  const isBare =
    open.length === lines.length &&
    lines.every(({ balanceMinor }) => balanceMinor === null) &&
    (ends.openingMinor === null || ends.closingMinor === null);
  const named = isBare ? waysNamed(lines.map(({ booking }) => booking.text)) : null;
  return named ? { directions: named, isByChance: false } : byBalances(lines, told, ends);
}

/** Which way each line goes, and whether a misread digit could have made the balances hold with these signs. */
type Directions = { directions: Direction[]; isByChance: boolean };

type Marks = {
  outsBearMinus: boolean;
  only: Direction;
  marksIncoming: boolean;
  /** For each heading, whether what goes its way bears a minus. */
  minusUnder: Map<string, boolean>;
  /** The headings of money coming in under which letters mark some of it. */
  lettersUnder: Set<string>;
  /** The headings under which most amounts bear no mark, and none a minus. */
  bareUnder: Set<string>;
  /** Whether headings tell that a minus marks what came in, so that what stands under no heading is read so, too. */
  minusIsReceived: boolean;
};

function marksOf(lines: Undirected[], habit: Direction): Marks {
  const bookings = lines.map(({ booking }) => booking);
  const single = bookings.filter(({ side }) => side === 'amount');
  const marked = marksOn(bookings);
  const [only = null] = marked.length === 0 ? [habit] : marked.length === 1 ? marked : [];
  return {
    outsBearMinus: mostBearMinus(bookings.filter(({ side }) => side === 'out')),
    only,
    // With a plus on what comes in, a minus means what it says, even on a card.
    marksIncoming: single.some(bearsPlus) && !chargesBearPlus(single),
    minusUnder: minusUnder(single),
    lettersUnder: new Set(single.filter(isMarkedIn).map(headingOf)),
    bareUnder: bareUnder(single),
    minusIsReceived: minusMeansReceived(bookings),
  };
}

function isMarkedIn({ flow, amount }: Booking): boolean {
  return flow === 1 && amount.marker === 'letters' && amount.direction === 1;
}

function bearsPlus({ amount }: Booking): boolean {
  return amount.direction === 1 && amount.marker === 'sign';
}

/**
 * Whether nearly all amounts of a card are signed and most of many bear a plus: what it was charged with, since few bookings are payments
 * (HSBC in Mexico). A few may bear one by error of print, and instalments none.
 */
function chargesBearPlus(bookings: Booking[]): boolean {
  const signed = bookings.filter(({ amount }) => amount.marker === 'sign');
  const plus = signed.filter(bearsPlus).length;
  const isMixed = plus < signed.length && signed.length >= LEAST_SIGNED;
  return signed.length >= NEARLY_ALL * bookings.length && isMixed && plus > MOSTLY * signed.length;
}

const LEAST_SIGNED = 4;
const MOSTLY = 0.6;
const NEARLY_ALL = 0.8;

function headingOf({ flow, heading = '' }: Booking): string {
  return `${flow} ${heading}`;
}

/** Most amounts under a heading tell; of one alone those of all that go its way. Where as many payments bear a minus as do not, all of them together came in (Nubank). */
function minusUnder(bookings: Booking[]): Map<string, boolean> {
  // What comes to nothing bears no sign in any group.
  const moved = bookings.filter(({ amount }) => amount.minor !== 0);
  const under = Map.groupBy(moved, headingOf);
  return new Map(
    [...under].map(([heading, group]) => {
      const marked = group.filter(({ amount }) => amount.direction === -1).length;
      // Cheques are listed as they were written, whatever marks the other withdrawals (U.S. Bank).
      const isOfCheques = marked === 0 && CHEQUES.test(group[0]?.heading ?? '');
      const isTold = isOfCheques || (group.length > 1 && marked * 2 !== group.length);
      const alike = moved.filter(({ flow }) => flow === group[0]?.flow);
      const isEven = arePayments(group) && marked * 2 === group.length;
      const others = moved.filter(({ flow }) => flow !== 1);
      if (isEven && !mostBearMinus(others) && printedSum(group) < 0) return [heading, true];
      return [heading, mostBearMinus(isTold ? group : alike)];
    }),
  );
}

/** Whether bookings stand under a heading of what a card was paid. */
const arePayments = ([first]: Booking[]) =>
  first?.flow === 1 && /^pag(?:amento|o)s?(?!\p{L})/iu.test(first.heading ?? '');

const printedSum = (bookings: Booking[]) =>
  bookings.reduce((sum, { amount }) => sum + (amount.direction ?? 1) * amount.minor, 0);

const CHEQUES = /^(?:conventional )?che(?:ck|que)s (?:paid|presented)\b/i;

/** The different marks that the amounts bear in columns that hold both ways. */
function marksOn(bookings: Booking[]): (1 | -1)[] {
  const marks = bookings.flatMap(({ side, amount }) =>
    side === 'amount' && amount.direction !== null && amount.minor > 0 ? [amount.direction] : [],
  );
  return [...new Set(marks)];
}

/** The only mark that any of these amounts bears, or null. */
export function onlyMark(bookings: Booking[]): Direction {
  const marks = marksOn(bookings);
  return marks.length === 1 ? (marks[0] ?? null) : null;
}

function bareUnder(bookings: Booking[]): Set<string> {
  const under = [...Map.groupBy(bookings, headingOf)];
  const isBare = (group: Booking[]) =>
    group.filter(({ amount }) => amount.direction === null).length * 2 > group.length &&
    group.every(({ amount }) => amount.direction !== -1);
  return new Set(under.flatMap(([heading, group]) => (isBare(group) ? [heading] : [])));
}

function mostBearMinus(group: Booking[]): boolean {
  return group.filter(({ amount }) => amount.direction === -1).length * 2 > group.length;
}

/**
 * Whether what came in bears a minus, as payments to a card do, since what is owed shrinks: most of what stands under headings
 * of money coming in, or everything that thanks for a payment, and little of the rest.
 */
export function minusMeansReceived(bookings: Booking[]): boolean {
  const single = bookings.filter(({ side }) => side === 'amount');
  const thanked = single.filter(({ text }) => THANKS.test(text));
  const isThanked = thanked.length > 0 && thanked.every(({ amount }) => amount.direction === -1);
  return (
    (mostBearMinus(single.filter(({ flow }) => flow === 1)) &&
      !mostBearMinus(single.filter(({ flow }) => flow !== 1))) ||
    (isThanked && single.length > 2 && !mostBearMinus(single))
  );
}

/** What only an issuer of cards says of a payment. */
const THANKS =
  /\bzahlung\b.*\bdank\b|\bpaiement\b.*\bmerci\b|\bpayment\b.*\bthank you\b|\bthank you\b.*\bpayment\b|\bpago\b.*\bgracias\b|\bgracias\b.*\bpago\b/i;

function directionTold(booking: Booking, marks: Marks, isCard: boolean): Direction {
  const { amount, side, flow, hint } = booking;
  if (amount.minor === 0) return 1;
  if (side === 'in') return amount.direction ?? 1;
  if (side === 'out') return amount.direction === -1 && !marks.outsBearMinus ? 1 : -1;
  // Where CR marks what came in, what bears none went out, whatever heading was seen above it.
  if (flow === 1 && amount.direction === null && marks.lettersUnder.has(headingOf(booking)))
    return -1;
  // Among charges without a mark, a plus is what was paid or taken back (Inter).
  if (flow === -1 && bearsPlus(booking) && marks.bareUnder.has(headingOf(booking))) return 1;
  if (flow !== null && amount.marker !== 'letters') {
    // Under a heading the mark that most amounts bear goes the heading's way.
    const bearsMinus = amount.direction === -1;
    return bearsMinus === marks.minusUnder.get(headingOf(booking)) ? flow : flow === 1 ? -1 : 1;
  }
  if ((isCard || marks.minusIsReceived) && !marks.marksIncoming)
    return hint ?? cardDirection(amount);
  if (amount.direction) return amount.direction;
  if (hint) return hint;
  if (marks.only !== null) return marks.only === -1 ? 1 : -1;
  return null;
}

/** On a card statement an amount without a mark was spent; CR, a minus or parentheses mark what was paid back. */
function cardDirection(amount: PrintedAmount): 1 | -1 {
  if (amount.direction === null) return -1;
  return amount.marker === 'letters' ? amount.direction : amount.direction === -1 ? 1 : -1;
}

/** Amounts between one known balance and the next, told by their difference. */
function byBalances(lines: Undirected[], told: Direction[], ends: Ends): Directions {
  const directions = [...told];
  let isByChance = false;
  let before = ends.openingMinor;
  let from = 0;
  for (const [index, { balanceMinor }] of lines.entries()) {
    const isLast = index === lines.length - 1;
    const after = balanceMinor ?? (isLast ? ends.closingMinor : null);
    if (after === null && !isLast) continue;
    const group = lines.slice(from, index + 1).map(({ booking }) => booking);
    const known = directions.slice(from, index + 1);
    const change = before !== null && after !== null ? after - before : null;
    // Before the first of all balances only its words tell which way a booking went.
    const [first, ...others] = group;
    if (before === null && first && others.length === 0) known[0] ??= wordsSay(first.text);
    const signs = solved(group, known, change);
    directions.splice(from, group.length, ...signs.ways);
    isByChance ||= signs.isByChance;
    before = after;
    from = index + 1;
  }
  directions[0] ??= wayOfName(lines, directions);
  return { directions, isByChance };
}

/** The way that all other bookings go whose text is that of the first, before which no balance stands; null where none is there ('Quick Reload': Touch 'n Go). */
function wayOfName([first, ...others]: Undirected[], [, ...directions]: Direction[]): Direction {
  const ways = directions.filter((_, at) => others[at]?.booking.text === first?.booking.text);
  const [way = null] = ways;
  // Where all others came in nothing shows that the figures go both ways, and the guess would seem proven.
  return directions.includes(-1) && ways.every((each) => each === way) ? way : null;
}
