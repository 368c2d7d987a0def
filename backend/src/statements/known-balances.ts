import { openingOf, proveSection } from './extraction/index.ts';
import type { StatementSection } from './extraction/types.ts';
import { mayBeOnePart, type PrintedStatement } from './same-bookings.ts';
import { isMeetingDay, spanOf } from './spans.ts';

/** Which line of another statement (counted from 1 over all its sections) a line is; null where it is none of them. */
export type Place = { statementId: string; line: number | null };

/** One line of a day with what the account held before and after it, in minor units. */
export type Step = { number: number; date: string; words: string; before: number; after: number };
export type Part = {
  section: StatementSection;
  days: Map<string, Step[]>;
  from: string;
  to: string;
};

/** A day with more lines than these is left to the words of its lines. */
const MOST_OF_DAY = 200;

/**
 * What balances tell of a statement's lines on the days that another one lists too. On the day on which one of them
 * begins or ends it may hold only a part of the day, so that equal words are no proof. Where two statements both know what the account held after each line, their
 * lines are steps of one walk: those they share lead from the same balance to the same balance in the same order, and
 * all others are other bookings, however alike. Nothing is told where a statement knows too little, or where both
 * may list the same bookings in another order. Of two forms only the day on which they meet is looked at.
 */
export function placesByBalance(own: PrintedStatement, others: PrintedStatement[]): Place[][] {
  const places: Place[][] = own.sections.flatMap((section) => section.lines.map(() => []));
  const ownParts = partsOf(own);
  for (const other of others) {
    const isOneForm = own.form === other.form;
    const otherParts = partsOf(other);
    for (const part of ownParts) {
      const match = samePart(part, ownParts, otherParts);
      if (!match || !mayBeOnePart([own, part.section], [other, match.section])) continue;
      for (const day of part.days.keys()) {
        if (!isOneForm && !isMeetingDay(day, part, match)) continue;
        for (const [number, line] of placesOfDay(day, part, match, isOneForm)) {
          places[number - 1]?.push({ statementId: other.statementId, line });
        }
      }
    }
  }
  return places;
}

/** The part of another statement that is the same part of the account: by its name, or the only one of that currency in both. */
function samePart(part: Part, ownParts: Part[], otherParts: Part[]): Part | null {
  const ofCurrency = (one: Part) => one.section.currency === part.section.currency;
  const candidates = otherParts.filter(ofCurrency);
  const named = candidates.filter(({ section }) => section.label === part.section.label);
  const [only, second] = named.length > 0 ? named : candidates;
  if (!only || second) return null;
  if (named.length === 0 && ownParts.filter(ofCurrency).length > 1) return null;
  return only;
}

/** The lines of this day by their number, with their place in the other part; none where balances do not decide it. */
function placesOfDay(
  day: string,
  part: Part,
  other: Part,
  isOneForm: boolean,
): [number, number | null][] {
  const mine = part.days.get(day) ?? [];
  const theirs = other.days.get(day) ?? [];
  const [first, last] = [mine[0], mine.at(-1)];
  const [otherFirst, otherLast] = [theirs[0], theirs.at(-1)];
  if (!first || !last || !otherFirst || !otherLast) return [];
  if (mine.length > MOST_OF_DAY || theirs.length > MOST_OF_DAY) return [];
  const isSameStart = first.before === otherFirst.before;
  const isSameEnd = last.after === otherLast.after;
  const shared = sharedSteps(mine, theirs, isOneForm);
  const asShared = (offset: number): [number, number | null][] =>
    mine.map(({ number }, index) => [number, theirs[index + offset]?.number ?? null]);
  const asApart: [number, null][] = mine.map(({ number }) => [number, null]);
  if (isMeetingDay(day, part, other)) {
    const lengths = { mine: mine.length, theirs: theirs.length };
    const [offset, ...more] = shared.filter((one) => canLieSo(one, lengths, day, part, other));
    const isBeside =
      (last.after === otherFirst.before && other.from === day && part.to === day) ||
      (otherLast.after === first.before && part.from === day && other.to === day);
    if (offset === undefined) return isBeside || (!isSameStart && !isSameEnd) ? asApart : [];
    // Where amounts undo each other, balances come again, and do not tell which of the ways is meant.
    return isBeside || more.length > 0 ? [] : asShared(offset);
  }
  const [offset, another] = shared;
  if (offset === undefined || another !== undefined) return [];
  const isCut = [part.from, part.to, other.from, other.to].includes(day);
  const isSame = offset === 0 && mine.length === theirs.length;
  return isSame || (isCut && !(isSameStart && isSameEnd)) ? asShared(offset) : [];
}

/** Whether the first line of mine may be line `offset` of theirs: who has the days before has the day from its start, who has those behind has it to its end. */
function canLieSo(
  offset: number,
  { mine, theirs }: { mine: number; theirs: number },
  day: string,
  part: Part,
  other: Part,
): boolean {
  if (part.from < day && offset > 0) return false;
  if (other.from < day && offset < 0) return false;
  if (part.to > day && mine + offset < theirs) return false;
  return !(other.to > day && mine + offset > theirs);
}

/** How much later the shared steps stand in the other list, wherever all that the lists then have beside each other are shared: at most one place, unless steps come again. */
function sharedSteps(mine: readonly Step[], theirs: readonly Step[], isOneForm: boolean): number[] {
  const areShared = (offset: number) => {
    const from = Math.max(0, -offset);
    const to = Math.min(mine.length, theirs.length - offset);
    for (let index = from; index < to; index += 1) {
      const [own, other] = [mine[index], theirs[index + offset]];
      // Files of one form name a booking alike, so that equal balances under other words are chance.
      if (isOneForm && own?.words !== other?.words) return false;
      if (own?.before !== other?.before || own?.after !== other?.after) return false;
    }
    return true;
  };
  const offsets: number[] = [];
  for (let offset = 1 - mine.length; offset < theirs.length; offset += 1) {
    if (areShared(offset)) offsets.push(offset);
  }
  return offsets;
}

/** The sections whose balances are known after every line. */
export function partsOf({ sections }: PrintedStatement): Part[] {
  let number = 0;
  return sections.flatMap((section) => {
    const first = number + 1;
    number += section.lines.length;
    const steps = stepsOf(section, first);
    const days = steps && Map.groupBy(steps, ({ date }) => date);
    const span = spanOf(section);
    return days && span ? [{ section, days, ...span }] : [];
  });
}

/** Along a proven chain from its opening balance, else as printed; null where a line's balance is not known, or a figure is wrong. */
function stepsOf(section: StatementSection, firstNumber: number): Step[] | null {
  const { state } = proveSection(section);
  if (state === 'broken') return null;
  const isProven = state === 'proven';
  let running = isProven ? openingOf(section) : null;
  const steps: Step[] = [];
  for (const [index, line] of section.lines.entries()) {
    const { date, description, amountMinor, balanceMinor } = line;
    const after = running === null ? balanceMinor : running + amountMinor;
    if (after === null) return null;
    const before = after - amountMinor;
    steps.push({ number: firstNumber + index, date, words: description, before, after });
    if (isProven) running = after;
  }
  return steps;
}
