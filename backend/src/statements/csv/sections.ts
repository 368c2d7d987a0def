import type { StatementLine, StatementSection } from '../extraction/types.ts';
import { saysPaid } from './card-payments.ts';
import { saysMoneyIn } from './card-signs.ts';
import type { CsvBalance, CsvBooking } from './sorted-out.ts';
import { UnreadableCsv } from './types.ts';

/** Who has more currencies and pockets than these gave us something else. */
const MAX_SECTIONS = 200;
/** The current account of a bank is the part called Account, as in its printed statements; Revolut Business calls it 'EUR Main'. */
const MAIN_PRODUCT =
  /^$|^(?:[a-z]{3} )?main$|^(current|aktuell|girokonto|konto|account|courant|cuenta( corriente)?|corrente|conto( corrente)?|biezace|huidig|actual|corriente|zahlungskonto)\b/i;
const SAVINGS_PRODUCT =
  /^(savings?|deposits?|sparen|spar(konto)?|epargne|ahorros?|depot|risparmi(o)?|deposito|oszczednosci|sparkonto)\b/i;

export type SectionOptions = {
  accountHint: string | null;
  period: { start: string; end: string } | null;
  /** Whether the bank is known to write a minus before what went out, so that what bears none came in. */
  amountsAreSigned: boolean;
  /** The balances before and after all rows that stand around a table of one part. */
  ends?: { opening: number; closing: number } | null;
};

/** The rows of one currency and product each as a section with its lines oldest first. */
export function toSections(
  bookings: CsvBooking[],
  balances: CsvBalance[],
  options: SectionOptions,
): StatementSection[] {
  const isMarked =
    options.amountsAreSigned ||
    bookings.some(({ column, direction }) => column === 'amount' && direction === -1);
  const labelOf = labelsOf([...bookings, ...balances]);
  const groups = new Map<string, CsvBooking[]>();
  for (const booking of bookings) {
    const key = `${labelOf(booking.product)}\n${booking.currency}`;
    const group = groups.get(key);
    if (group) group.push(booking);
    else groups.set(key, [booking]);
  }
  if (groups.size > MAX_SECTIONS) throw new UnreadableCsv('noTable', `${groups.size} parts`);
  return [...groups.values()].map((group) => {
    const { currency, product } = group[0] as CsvBooking;
    const stated = (kind: CsvBalance['kind']) =>
      balances.find(
        (one) =>
          one.kind === kind &&
          one.currency === currency &&
          labelOf(one.product) === labelOf(product),
      )?.minor ?? null;
    const openingMinor = stated('opening');
    const closingMinor = stated('closing');
    const ends = [openingMinor ?? options.ends?.opening, closingMinor ?? options.ends?.closing];
    const lines = toLines(group, { isMarked, ends });
    return {
      label: labelOf(product),
      accountHint: options.accountHint,
      currency,
      openingMinor,
      closingMinor: closingMinor ?? lastBalance(lines),
      periodStart: options.period?.start ?? lines[0]?.date ?? null,
      periodEnd: options.period?.end ?? lines.at(-1)?.date ?? null,
      lines,
    };
  });
}

/** What each product is called: by its kind, or by its own name where several in one currency are of that kind. */
function labelsOf(rows: readonly { product: string; currency: string }[]) {
  const kinds = Map.groupBy(rows, (row) => `${kindOf(row.product)}\n${row.currency}`);
  const apart = new Set<string>();
  for (const kind of kinds.values()) {
    const products = new Set(kind.map(({ product }) => product).filter(Boolean));
    if (products.size > 1) for (const product of products) apart.add(product);
  }
  return (product: string) => (apart.has(product) ? product.slice(0, 100) : kindOf(product));
}

/** Whether the name of an account or a product says what kind it is of. */
export function isKind(product: string): boolean {
  return ['Account', 'Deposit'].includes(kindOf(product));
}

function kindOf(product: string): string {
  const plain = product.normalize('NFD').replace(/\p{M}/gu, '').trim();
  if (MAIN_PRODUCT.test(plain)) return 'Account';
  return SAVINGS_PRODUCT.test(plain) ? 'Deposit' : product.slice(0, 100);
}

/**
 * A file has no closing balance beside its rows. Where every row bears the balance after it, the last one is the closing
 * balance: the rows before have to lead to it.
 */
function lastBalance(lines: StatementLine[]): number | null {
  if (lines.some((line) => line.balanceMinor === null)) return null;
  return lines.at(-1)?.balanceMinor ?? null;
}

function toLines(
  bookings: CsvBooking[],
  { isMarked, ends }: { isMarked: boolean; ends: Ends },
): StatementLine[] {
  const ordered = oldestFirst(bookings);
  const outsBearMinus = mostBearMinus(ordered);
  const insBearMinus = allInsBearMinus(ordered);
  const wayOfUnsaid = wayOfUnsigned(ordered, ends);
  let before = ends[0] ?? null;
  return ordered.map((booking) => {
    const change =
      before !== null && booking.balanceMinor !== null ? booking.balanceMinor - before : null;
    before = booking.balanceMinor;
    const direction = directionOf(booking, {
      change,
      isMarked,
      outsBearMinus,
      insBearMinus,
      wayOfUnsaid,
    });
    const { date, description, amountMinor, balanceMinor, line, lines } = booking;
    return {
      date,
      description,
      amountMinor: amountMinor === 0 ? 0 : direction * amountMinor,
      balanceMinor,
      page: 1,
      box: { x: 0, y: line - 1, width: 0, height: lines },
    };
  });
}

type Marks = {
  change: number | null;
  isMarked: boolean;
  outsBearMinus: boolean;
  insBearMinus: boolean;
  wayOfUnsaid: 1 | -1 | null;
};

/**
 * Which way an amount went. In a column of signed amounts what bears no minus came in; where not one amount of the file
 * bears a minus, only a plus or the change of the running balance tells, or balances around all rows.
 */
function directionOf(
  booking: CsvBooking,
  { change, isMarked, outsBearMinus, insBearMinus, wayOfUnsaid }: Marks,
): 1 | -1 {
  const { column, direction, amountMinor } = booking;
  if (column === 'in') return direction === -1 && !insBearMinus ? -1 : 1;
  if (column === 'out') return direction === -1 && !outsBearMinus ? 1 : -1;
  if (direction !== null) return direction;
  if (isMarked || amountMinor === 0) return 1;
  if (change !== null && Math.abs(change) === amountMinor) return change > 0 ? 1 : -1;
  if (change === null && wayOfUnsaid !== null) return wayOfUnsaid;
  throw new UnreadableCsv('noDirection', `line ${booking.line}`);
}

type Ends = (number | null | undefined)[];

/**
 * The way that amounts without a sign went where no balance before them is printed. Between the balances before and after all
 * rows, their sum tells, unless words say otherwise. The first of running balances was only ever reached by the first amount,
 * whichever way it went, and what came later says nothing of it: it came in where all balances rise and the words of all rows
 * say so.
 */
function wayOfUnsigned(bookings: CsvBooking[], [opening, closing]: Ends): 1 | -1 | null {
  const saysIn = ({ description }: CsvBooking) => saysMoneyIn(description);
  if (bookings.every(({ balanceMinor }) => balanceMinor === null)) {
    const sum = bookings.reduce((total, { amountMinor }) => total + amountMinor, 0);
    if (sum === 0 || opening == null || closing == null) return null;
    if (closing - opening === sum) return 1;
    return opening - closing === sum && !bookings.some(saysIn) ? -1 : null;
  }
  const [, ...later] = bookings;
  const doRise = later.every(({ balanceMinor, amountMinor }, index) => {
    const before = bookings[index]?.balanceMinor ?? null;
    return before === null || balanceMinor === null || balanceMinor - before === amountMinor;
  });
  return later.length > 0 && doRise && bookings.every(saysIn) ? 1 : null;
}

function mostBearMinus(bookings: CsvBooking[]): boolean {
  const outs = bookings.filter(({ column }) => column === 'out');
  return outs.filter(({ direction }) => direction === -1).length * 2 > outs.length;
}

/**
 * Whether all that came in lessens what a card owes, so that it bears a minus, and no purchase does (Citi): balances rise by
 * purchases, or some of it says that it was paid. Where balances fall by purchases, it was taken back from an account.
 */
function allInsBearMinus(bookings: CsvBooking[]): boolean {
  const areMarked = bookings.every(({ column, direction }) =>
    column === 'amount' ? false : (column === 'in') === (direction === -1),
  );
  const changes = bookings.map(({ column, amountMinor, balanceMinor }, index) => {
    const before = bookings[index - 1]?.balanceMinor ?? null;
    if (column !== 'out' || before === null || balanceMinor === null) return 0;
    return amountMinor && (balanceMinor - before) / amountMinor;
  });
  const isPaid = bookings.some((one) => one.column === 'in' && saysPaid(one.description));
  return areMarked && !changes.includes(-1) && (isPaid || changes.includes(1));
}

/**
 * The order in which most running balances follow from each other: that of the file, the reverse, or either sorted by
 * date. One that mostly goes back in time is none: read so, a wrong balance can look like what a card owes, and prove it.
 * Without balances the dates tell which end of the file is the older one.
 */
function oldestFirst(bookings: CsvBooking[]): CsvBooking[] {
  const reversed = bookings.toReversed();
  const sorted = (rows: CsvBooking[]) => rows.toSorted((a, b) => compare(a.date, b.date));
  const byDates = [bookings, reversed].sort((a, b) => falls(a) - falls(b));
  const inTime = byDates.filter((rows) => falls(rows) <= falls(rows.toReversed()));
  const candidates = [...inTime, ...byDates.map(sorted)];
  const [first = bookings] = candidates;
  if (bookings.every(({ balanceMinor }) => balanceMinor === null)) return sorted(first);
  return candidates.reduce((best, next) => (worthOf(next) > worthOf(best) ? next : best), first);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function falls(bookings: CsvBooking[]): number {
  return bookings.filter((booking, index) => {
    const before = bookings[index - 1];
    return before !== undefined && booking.date < before.date;
  }).length;
}

/** How many balances follow from the one before, and where that says nothing, how many with the sign of the amount. */
function worthOf(bookings: CsvBooking[]): number {
  let [sizes, signs] = [0, 0];
  for (const [index, booking] of bookings.entries()) {
    const before = bookings[index - 1]?.balanceMinor ?? null;
    if (before === null || booking.balanceMinor === null) continue;
    const change = booking.balanceMinor - before;
    if (Math.abs(change) === booking.amountMinor) sizes += 1;
    if (change === saidOf(booking)) signs += 1;
  }
  return sizes + signs / (bookings.length + 1);
}

/** The signed amount where column or sign say which way it went; what bears no sign beside signed ones came in. */
function saidOf({ column, direction, amountMinor }: CsvBooking): number {
  return (direction ?? (column === 'out' ? -1 : 1)) * amountMinor;
}
