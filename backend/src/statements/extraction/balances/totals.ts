import type { Booking } from '../bookings/readings.ts';
import { sameBalance } from '../bookings/row-kinds.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import type { Direction } from '../sections/fewest-flips.ts';
import { type Order, signedBalance } from '../sections/lines.ts';
import type { Part, Total } from '../tables/parts.ts';
import type { PrintedCheck, StatementLine } from '../types.ts';
import type { LabelledTotal } from './balances.ts';
import { sumsOfSome } from './sums-of-some.ts';
import type { BothSums } from './totals-under-labels.ts';

const sum = (part: readonly StatementLine[]) =>
  part.reduce((total, { amountMinor }) => total + amountMinor, 0);

/**
 * The closing balance of a part that prints none under that name, told by the totals under its table, or null.
 * Either a total is the very balance that the lines lead to (a card's SUB TOTAL), or the totals of both columns are those of the
 * lines, so that none is missing and the last running balance is the closing one.
 */
export function closingByTotals(
  totals: Total[],
  lines: StatementLine[],
  openingMinor: number | null,
  isCard: boolean,
): number | null {
  if (lines.length === 0) return null;
  // The sum of a column of balances is the last of them.
  const last = lines.at(-1)?.balanceMinor ?? null;
  const isLast = ({ money }: Total) =>
    money.balance && last && signedBalance(money.balance, isCard) === last;
  if (openingMinor === null) return totals.some(isLast) ? last : null;
  const computed = openingMinor + sum(lines);
  const incoming = sum(lines.filter(({ amountMinor }) => amountMinor > 0));
  const outgoing = -sum(lines.filter(({ amountMinor }) => amountMinor < 0));
  const isComputed = ({ money, isOfSide }: Total) => {
    // What came in comes to as much as is left, where nothing was there before.
    const single = isOfSide ? undefined : (money.balance ?? money.amount);
    return single && single.minor !== 0 && signedBalance(single, isCard) === computed;
  };
  // What is as much as the sum of one direction may be just that, where another total stands beside it.
  const isSum = totals.length > 1 && [incoming, outgoing].includes(Math.abs(computed));
  if (totals.filter(isComputed).length > (isSum ? 1 : 0)) return computed;
  const isOf = ({ in: into, out }: Total['money']) =>
    // A side on which nothing moved may be printed as a bare nought.
    (into?.minor ?? 0) === incoming &&
    (out?.minor ?? 0) === outgoing &&
    (into ?? out) !== undefined;
  return totals.some(({ money }) => isOf(money)) ? (lines.at(-1)?.balanceMinor ?? computed) : null;
}

/** Where the printed sums of both directions are those of the lines, none is missing and the last balance closes; else null. */
export function closingBySums(
  sums: LabelledTotal[],
  lines: StatementLine[],
  openingMinor: number | null,
): number | null {
  const [into, out] = sumsOf(lines);
  const has = (role: 'in' | 'out', minor: number) =>
    sums.some((total) => total.role === role && total.amount.minor === minor);
  if (lines.length === 0 || !has('in', into) || !has('out', out)) return null;
  if (maySpendMore(sums, lines, out)) return null;
  return lines.at(-1)?.balanceMinor ?? (openingMinor === null ? null : openingMinor + into - out);
}

/** Whether fees or the like are named beside what all lines went out by, and stand on no line: they may be missing there ('Purchases', 'Fees': BMO). */
function maySpendMore(sums: LabelledTotal[], lines: StatementLine[], out: number): boolean {
  const spent = sums.filter(({ role, amount }) => role === 'out' && amount.minor > 0);
  const isOfAll = spent.some((each) => each.amount.minor === out && (each.isTotal || each.isOfAll));
  const isListed = ({ amount }: LabelledTotal) =>
    amount.minor === out || lines.some(({ amountMinor }) => amountMinor === -amount.minor);
  return !isOfAll && !spent.every(isListed);
}

/** The balance beside the last line where each bears its own and all of them come to both printed sums, so that none is missing; else null. */
export function closingByBothSums(
  sums: readonly BothSums[],
  lines: readonly StatementLine[],
): number | null {
  if (lines.length === 0 || lines.some(({ balanceMinor }) => balanceMinor === null)) return null;
  const [into, out] = sumsOf(lines);
  const areAll = sums.some((each) => each.into === into && each.out === out);
  return areAll ? (lines.at(-1)?.balanceMinor ?? null) : null;
}

/** What came in and what went out on some lines, in minor units. */
function sumsOf(lines: readonly StatementLine[]): [into: number, out: number] {
  const into = sum(lines.filter(({ amountMinor }) => amountMinor > 0));
  return [into, into - sum(lines)];
}

/** What the account is said to hold now is the closing balance where the lines lead to it, or null. */
export function closingByCurrent(
  current: PrintedAmount[],
  lines: StatementLine[],
  openingMinor: number | null,
  isCard: boolean,
): number | null {
  const last = lines.at(-1)?.balanceMinor ?? null;
  const computed = last ?? (openingMinor === null ? null : openingMinor + sum(lines));
  if (computed === null) return null;
  return current.some((amount) => signedBalance(amount, isCard) === computed) ? computed : null;
}

/** What a card's bill comes to, which names nothing that was owed before it, where all lines do; or null. */
export function closingOfBill(
  { current, loose }: Pick<Part, 'current' | 'loose'>,
  lines: StatementLine[],
): number | null {
  const owed = sum(lines);
  // Its name may stand right below the lines (Crédit Mutuel).
  const due = loose.flatMap(({ amount, isCurrent }) => (isCurrent ? [amount] : []));
  return owed < 0 && [...current, ...due].some(({ minor }) => minor === -owed) ? owed : null;
}

/**
 * The balances that stand between the lines of a part, and a second one behind them. Sorted by date, lines stand no longer where
 * a balance was printed.
 */
export function checksOf(
  { checkpoints, bookings, opening, otherClosing, isDayAbove }: Part,
  order: Order,
  isCard: boolean,
): PrintedCheck[] {
  const check = (to: number, balance: PrintedAmount): PrintedCheck => ({
    kind: 'balance',
    from: 0,
    to,
    minor: signedBalance(balance, isCard),
  });
  const atEnd = otherClosing ? [check(bookings.length, otherClosing)] : [];
  if (order === 'sorted') return atEnd;
  // Newest first, what an account held at the end of a day stands on either side of that day's lines.
  const isUsable = ({ isDaily, after, balance }: Part['checkpoints'][number]) => {
    // Behind all bookings a summary names once more what the account opened with.
    const isRepeated = after === bookings.length && opening && sameBalance(balance, opening);
    // Where nothing opens the list, the first may be that of the day below it, and so may all be.
    const isUntold = order === 'reversed' || (isDayAbove === true && opening === null);
    return !isRepeated && !(isDaily && isUntold);
  };
  const usable = checkpoints.filter(isUsable);
  const between = usable.map(({ after, balance }) =>
    // Newest first, what stands under a line is the balance before it.
    check(order === 'reversed' ? bookings.length - after : after, balance),
  );
  return [...between, ...atEnd];
}

/** Whether what a page carries is what the lines so far come to, and no balance ('Suma y sigue': CaixaBank). */
export function isSumSoFar({ kind, to, minor }: PrintedCheck, lines: StatementLine[]): boolean {
  return kind === 'balance' && to > 0 && Math.abs(sum(lines.slice(0, to))) === Math.abs(minor);
}

/** What a row that adds up both sides says of the last bookings alone, as those below the title of a card are, whose payment stands above it (Cembra). */
function ofLast(
  bookings: readonly Booking[],
  columns: readonly Part['totals'][number]['money'][],
  kind: 'in' | 'out',
): number[] {
  return columns.flatMap((money) => {
    const sums = { in: 0, out: 0 };
    const isOfThese = bookings.toReversed().some(({ side, amount }) => {
      if (side !== 'amount') sums[side] += amount.minor;
      return sums.in === money.in?.minor && sums.out === money.out?.minor;
    });
    return isOfThese ? (money[kind]?.minor ?? []) : [];
  });
}

/**
 * The printed sums of one direction that the lines contradict: none of them, nor all of them together, is what the lines give.
 * What is added up by groups or pages stands beside what is added up over all, and some banks count the opening balance in.
 */
export function contradictedSums(
  { sums, totals, bookings = [] }: Pick<Part, 'sums' | 'totals'> & Partial<Pick<Part, 'bookings'>>,
  lines: StatementLine[],
  flows: readonly Direction[],
  openingMinor: number | null,
  isCardFile = false,
): PrintedCheck[] {
  const [into, out] = sumsOf(lines);
  const computed = { in: into, out };
  const under = (flow: Direction) => sum(lines.filter((_, index) => flows[index] === flow));
  // What was paid back under a heading of payments out makes the sum of that group less.
  const ofGroups = { in: under(1), out: -under(-1) };
  // What came back there is none of what came in under others, or under none (U.S. Bank).
  const back = sum(lines.filter(({ amountMinor }, at) => amountMinor > 0 && flows[at] === -1));
  const withoutBack = { in: into - back, out };
  const columns = totals.flatMap(({ money }) => (money.in && money.out ? [money] : []));
  return (['in', 'out'] as const).flatMap((kind) => {
    const own = sums.filter(({ role }) => role === kind);
    const named = own.flatMap(({ amount, isTotal, isOfAll }) =>
      isTotal || isOfAll ? amount.minor : [],
    );
    // What is named apart, such as fees, may not be in the sum beside it.
    const others = own.flatMap(({ amount, isTotal, isOfAll }) =>
      isTotal || isOfAll ? [] : amount.minor,
    );
    const beside = own.flatMap(({ beside: figures = [] }) => figures);
    const apart = others.reduce((total, minor) => total + minor, 0);
    const added = columns.flatMap((money) => money[kind]?.minor ?? []);
    const printed = new Set([...named, ...added].filter((minor) => minor > 0));
    const all = [...printed].reduce((total, minor) => total + minor, 0);
    // Fees named apart were taken off what came in, line by line (PayPal).
    const taken = sums.flatMap(({ role, amount, isTotal, isOfAll }) =>
      role === kind || isTotal || isOfAll ? [] : amount.minor,
    );
    const paid = sums.flatMap(({ role, amount }) => (role === kind ? [] : amount.minor));
    paid.push(Math.abs(openingMinor ?? 0));
    const given = [0, Math.abs(openingMinor ?? 0), -apart, ...taken].map(
      (more) => computed[kind] + more,
    );
    // Where what was taken back bears a minus, a card's column comes to what was spent, less that.
    const isNet = isCardFile && kind === 'out' && netOf(bookings) === out - into;
    const net = isNet ? [out - into] : [];
    // What balances tell to have come back stands in the column of what it takes back, whose sum is printed without both (iM Bank).
    const inColumn = columnSum(bookings, kind);
    const turned = Math.max(0, inColumn - computed[kind]);
    given.push(
      ofGroups[kind],
      inColumn,
      computed[kind] - turned,
      ...net,
      ...(isCardFile ? ofLast(bookings, columns, kind) : []),
      // Or to what was spent, less what was taken back, where what was paid is printed apart or all that was owed (KBC).
      ...(isCardFile && kind === 'out' ? paid.map((minor) => minor + out - into) : []),
      ...sumsOfSome([...others, ...beside]).flatMap((minor) =>
        [computed[kind], withoutBack[kind], ...net].map((all) => all - minor),
      ),
    );
    if (printed.size === 0 || given.some((minor) => printed.has(minor) || all === minor)) return [];
    // 'Total payments' adds up what came in to a card.
    // Where each card has sums of its own, what is paid for all of them stands above the first one (UBS).
    const wayOf = ({ side, flow, amount }: (typeof bookings)[number]) =>
      flow ?? amount.direction ?? (totals.length > 1 ? WAYS[side] : null);
    // Signs tell apart what moved either way under one heading ('CARGOS, ABONOS Y COMPRAS REGULARES': Banorte).
    const groups = ([1, -1] as const).flatMap((way) => [
      bookings.filter((booking) => wayOf(booking) === way),
      bookings.filter(({ amount }) => amount.direction === way),
    ]);
    const isOfSome = (minor: number) => groups.some((group) => isOfGroup(minor, group));
    const ofGroup = sumsOfGroups(totals, bookings, openingMinor);
    if ([...printed].every((minor) => isOfSome(minor) || ofGroup.has(minor))) return [];
    return [{ kind, from: 0, to: lines.length, minor: Math.max(...printed) }];
  });
}

const WAYS = { in: 1, out: -1, amount: null } as const;

/** What a column comes to as it is printed, with what was taken back in it marked by a sign. */
function columnSum(bookings: Pick<Booking, 'side' | 'amount'>[], side: 'in' | 'out'): number {
  return Math.abs(netOf(bookings.filter((booking) => booking.side === side)));
}

/** What amounts come to as they are printed, those with a minus taken off. */
function netOf(bookings: Pick<Booking, 'amount'>[]): number {
  return bookings.reduce((total, { amount }) => total + amount.minor * (amount.direction ?? 1), 0);
}

/**
 * The totals that come to what stands between them and the total above, as the sum under each group of a card does, or under each of its columns;
 * that of the first card, and what a page carries forward of all so far, may count in what was owed before (UBS).
 */
function sumsOfGroups(
  totals: Total[],
  bookings: Pick<Booking, 'side' | 'amount'>[],
  openingMinor: number | null,
): Set<number> {
  const sums = totals.flatMap(({ money, after }, index) => {
    const group = bookings.slice(totals[index - 1]?.after ?? 0, after);
    if (group.length === bookings.length) return [];
    const out = columnSum(group, 'out');
    const soFar = bookings.slice(0, after);
    const carried = columnSum(soFar, 'out') + Math.abs(openingMinor ?? 0);
    const given = [Math.abs(netOf(group)), out, carried];
    given.push(columnSum(group, 'in'), columnSum(soFar, 'in'));
    // Below the sums of two cards may stand that of both (BAC).
    const begins = [0, ...totals.slice(0, index).map((above) => above.after)];
    given.push(
      ...begins.slice(-MOST_CARDS).map((at) => Math.abs(netOf(bookings.slice(at, after)))),
    );
    const printed = [money.in, money.out, money.amount].flatMap((amount) => amount?.minor ?? []);
    return printed.filter((minor) => minor > 0 && given.includes(minor));
  });
  return new Set(sums);
}

/** A card's account has so many cards at most. */
const MOST_CARDS = 6;

/** Whether so much is the sum of bookings that stand one after the other under headings, as that of fees among other charges is. */
function isOfGroup(minor: number, bookings: Pick<Booking, 'amount'>[]): boolean {
  const before = new Set([0]);
  let total = 0;
  for (const { amount } of bookings) {
    total += amount.minor;
    if (before.has(total - minor)) return true;
    before.add(total);
  }
  return false;
}
