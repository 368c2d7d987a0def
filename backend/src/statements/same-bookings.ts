import { areToldApart } from '../ledger/index.ts';
import type { StatementLine, StatementSection } from './extraction/types.ts';
import { isWithin, overlap, type Span, spanOf } from './spans.ts';

/**
 * A statement as it was read. form is the reader of that kind of file, and of a CSV its header words: statements
 * of one form name a booking in the same words, those of two forms may not.
 */
export type PrintedStatement = {
  statementId: string;
  form: string;
  bank: string | null;
  sections: StatementSection[];
};

/**
 * Lines of another statement, counted from 1 over all its sections, that show the same booking. isShared where the other
 * statement has one line for what this one has two of.
 */
export type SameBooking = { statementId: string; lines: number[]; isShared: boolean };

export type Sameness = {
  /** Per line of the own statement, in order: the same booking in each other statement that has it. */
  lines: SameBooking[][];
  /** Per section of the own statement: how the other statements call that part of the account. */
  labels: string[];
};

/** A balance tells a booking also where one file gives the day it began and another the day it was completed. */
const DAYS_WITH_BALANCE = 7;
/** Without balances only time zones and completion set the days of a booking apart. */
const DAYS_WITHOUT = 3;
const DAY_MS = 86_400_000;
/** On a day with more lines than these nobody looks for fees that were split off. */
const MOST_OF_DAY = 200;
const SAYS_FEE = /\b(charges? for|fee|fees|gebuhr|gebühr|frais|comision|commission)\b/i;

/**
 * Which lines of a statement are bookings that other statements of the same account and currency show too, where their
 * words differ. What two statements both cover, both list in full; so in those days each line of one is a line of the other:
 * the one with the same amount and the same running balance, or else the same amount and day. Two equal purchases in one
 * file are two lines in the other as well, since every line is met by one line only.
 * Sections of which most lines are not met are no two views of one account, and nothing in them is taken for the same.
 */
export function sameBookings(own: PrintedStatement, others: PrintedStatement[]): Sameness {
  const lines: SameBooking[][] = own.sections.flatMap((section) => section.lines.map(() => []));
  const labels = own.sections.map((section) => section.label);
  for (const other of others) {
    const free = new Set(numbered(other.sections).flat());
    for (const [index, ownLines] of numbered(own.sections).entries()) {
      const met = bestSection(own, index, ownLines, other, free);
      if (!met) continue;
      labels[index] = met.label;
      for (const { own: mine, others: theirs, isShared } of met.pairs) {
        const numbers = theirs.map(({ number }) => number);
        const same = { statementId: other.statementId, lines: numbers, isShared };
        for (const { number } of mine) lines[number - 1]?.push(same);
        for (const line of theirs) free.delete(line);
      }
    }
  }
  return { lines, labels };
}

type Numbered = { number: number; line: StatementLine };
type Pair = { own: Numbered[]; others: Numbered[]; isShared: boolean };

function numbered(sections: StatementSection[]): Numbered[][] {
  let number = 0;
  return sections.map((section) =>
    section.lines.map((line) => {
      number += 1;
      return { number, line };
    }),
  );
}

/** Of the sections of the other statement the one that meets the most lines of this section. */
function bestSection(
  own: PrintedStatement,
  index: number,
  ownLines: Numbered[],
  other: PrintedStatement,
  free: Set<Numbered>,
): { label: string; pairs: Pair[] } | null {
  const section = own.sections[index];
  if (!section) return null;
  const byNumber = new Map([...free].map((line) => [line.number, line]));
  let best: { label: string; pairs: Pair[] } | null = null;
  for (const [at, lines] of numbered(other.sections).entries()) {
    const candidate = other.sections[at];
    if (!candidate || !mayBeOnePart([own, section], [other, candidate])) continue;
    const theirs = lines.flatMap(({ number }) => byNumber.get(number) ?? []);
    const span = overlap(spanOf(section), spanOf(candidate));
    if (!span) continue;
    const isWithin = ({ line }: Numbered) => line.date >= span.from && line.date <= span.to;
    const [mine, others] = [ownLines.filter(isWithin), theirs.filter(isWithin)];
    const spans = { own: spanOf(section) ?? span, other: spanOf(candidate) ?? span };
    const pairs = pairsOf(mine, others, own.form === other.form, spans);
    if (!meetMost(pairs, mine, others)) continue;
    if (own.form !== other.form) pairs.push(...pairsAtEnds(pairs, ownLines, theirs));
    if (!best || pairs.length > best.pairs.length) best = { label: candidate.label, pairs };
  }
  return best;
}

/** A section with the statement it stands in. */
export type Printed = [PrintedStatement, StatementSection];

/** Whether sections of two statements may be of one bank account and currency. */
export function mayBeOnePart([own, mine]: Printed, [other, theirs]: Printed): boolean {
  if (mine.currency !== theirs.currency) return false;
  return !areToldApart({ ...mine, bank: own.bank }, { ...theirs, bank: other.bank });
}

function meetMost(pairs: Pair[], mine: Numbered[], others: Numbered[]): boolean {
  const met = (side: 'own' | 'others') => new Set(pairs.flatMap((pair) => pair[side])).size;
  return met('own') * 2 > mine.length && met('others') * 2 > others.length;
}

type Spans = { own: Span; other: Span };

function pairsOf(mine: Numbered[], others: Numbered[], isSameForm: boolean, spans: Spans): Pair[] {
  const left = new Set(mine);
  const free = new Set(others);
  const pairs: Pair[] = [];
  const meet = (keyOf: (line: StatementLine) => string | null, days: number) => {
    for (const pair of nearestPairs(left, free, keyOf, { days, spans })) {
      pairs.push({ own: [pair.own], others: [pair.other], isShared: false });
      left.delete(pair.own);
      free.delete(pair.other);
    }
  };
  const byBalance = ({ amountMinor, balanceMinor }: StatementLine) =>
    balanceMinor === null ? null : `${amountMinor} ${balanceMinor}`;
  meet(byBalance, DAYS_WITH_BALANCE);
  // Statements of one form call a booking by one name, so there only a balance overrules different names.
  if (isSameForm) return pairs;
  meet(({ amountMinor }) => String(amountMinor), DAYS_WITHOUT);
  for (const { whole, parts } of splitFees([...left], [...free])) {
    pairs.push({ own: [whole], others: parts, isShared: false });
  }
  for (const { whole, parts } of splitFees([...free], [...left])) {
    pairs.push({ own: parts, others: [whole], isShared: true });
  }
  return pairs;
}

/**
 * Lines with one key, each met by the nearest one that is free; at the same distance the order of print decides. On another day
 * only where one of the two has to be listed in both: what either lists on the day on which the other begins or ends
 * may stand in that one alone. Free ones are looked up by day, so that a file of one amount costs no more than any other.
 */
function nearestPairs(
  mine: Set<Numbered>,
  others: Set<Numbered>,
  keyOf: (line: StatementLine) => string | null,
  { days, spans }: { days: number; spans: Spans },
): { own: Numbered; other: Numbered }[] {
  const waiting = new Map<string, Numbered[]>();
  for (const other of [...others].reverse()) {
    const key = keyOf(other.line);
    if (key === null) continue;
    const place = `${key} ${dayOf(other.line)}`;
    const list = waiting.get(place);
    if (list) list.push(other);
    else waiting.set(place, [other]);
  }
  const pairs: { own: Numbered; other: Numbered }[] = [];
  const met = new Set<Numbered>();
  for (let distance = 0; distance <= days; distance += 1) {
    for (const own of mine) {
      const key = met.has(own) ? null : keyOf(own.line);
      if (key === null) continue;
      const day = dayOf(own.line);
      const takeFrom = (theirDay: number) =>
        distance === 0 ||
        isWithin(own.line.date, spans.other) ||
        isWithin(dateOf(theirDay), spans.own)
          ? waiting.get(`${key} ${theirDay}`)?.pop()
          : undefined;
      const other = takeFrom(day - distance) ?? takeFrom(day + distance);
      if (!other) continue;
      pairs.push({ own, other });
      met.add(own);
    }
  }
  return pairs;
}

/**
 * Where most bookings stand equally many days later in one file than in the other, as begun and as booked, those at the ends
 * of what both cover stand beyond it in one of them. They meet at just that distance.
 */
function pairsAtEnds(pairs: readonly Pair[], mine: Numbered[], others: Numbered[]): Pair[] {
  const distances = pairs.flatMap(({ own: [own], others: [other] }) =>
    own && other ? [dayOf(other.line) - dayOf(own.line)] : [],
  );
  const [usual] = [...Map.groupBy(distances, (days) => days).values()].sort(
    (a, b) => b.length - a.length,
  );
  const days = usual?.[0] ?? 0;
  if (days === 0 || !usual || usual.length * 2 <= pairs.length) return [];
  const met = new Set(pairs.flatMap(({ own, others: theirs }) => [...own, ...theirs]));
  const keyOf = ({ amountMinor }: StatementLine, day: number) => `${amountMinor} ${day}`;
  const free = Map.groupBy(
    others.filter((other) => !met.has(other)),
    ({ line }) => keyOf(line, dayOf(line)),
  );
  return mine.flatMap((own) => {
    const key = keyOf(own.line, dayOf(own.line) + days);
    const other = met.has(own) ? undefined : free.get(key)?.shift();
    return other ? [{ own: [own], others: [other], isShared: false }] : [];
  });
}

function dayOf({ date }: StatementLine): number {
  return Math.round(Date.parse(date) / DAY_MS);
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** A line that another file shows in two of the same day: the amount, and a fee under a name that says so (Wise). */
function splitFees(
  wholes: Numbered[],
  parts: Numbered[],
): { whole: Numbered; parts: Numbered[] }[] {
  const byDate = Map.groupBy(parts, ({ line }) => line.date);
  const taken = new Set<Numbered>();
  return wholes.flatMap((whole) => {
    const ofDay = byDate.get(whole.line.date) ?? [];
    if (ofDay.length > MOST_OF_DAY) return [];
    const free = ofDay.filter((part) => !taken.has(part));
    for (const fee of free) {
      if (fee.line.amountMinor >= 0 || !SAYS_FEE.test(fee.line.description)) continue;
      const rest = whole.line.amountMinor - fee.line.amountMinor;
      const main = free.find((part) => part !== fee && part.line.amountMinor === rest);
      if (!main || rest === 0) continue;
      taken.add(main).add(fee);
      return [{ whole, parts: [main, fee] }];
    }
    return [];
  });
}
