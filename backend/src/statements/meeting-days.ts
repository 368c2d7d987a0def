import type { DoublesKept } from './events.ts';
import type { StatementLine, StatementSection } from './extraction/types.ts';
import { type Place, partsOf, type Step } from './known-balances.ts';
import { mayBeOnePart, type Printed, type PrintedStatement } from './same-bookings.ts';
import { isMeetingDay, isWithin, overlap, spanOf } from './spans.ts';

/** lineCount lines of a day may be bookings that another statement lists, too, and are kept beside them. */
export type Doubled = DoublesKept['data']['doubled'][number];

type Listed = { number: number; line: StatementLine };
type OwnSection = { section: StatementSection; lines: Listed[] };

/** So many different amounts that come again are no chance: the same day is listed twice. */
const NO_CHANCE = 3;

/**
 * What balances tell of a statement's lines (placesByBalance), and what they leave open: where two statements meet within a day,
 * equal bookings may be one or two. What cannot be told is kept apart, since a booking that is there twice is seen and one that
 * is lost is not; doubled says how many those are. Nothing is left open where a third statement lists the
 * whole day, where both know that they begin and end it with the same two balances, or where the amounts are too many to
 * come again by chance.
 */
export function keptApart(
  own: PrintedStatement,
  others: readonly PrintedStatement[],
  told: Place[][],
): { places: Place[][]; doubled: Doubled[] } {
  const places = told.map((known) => [...known]);
  const doubled: Doubled[] = [];
  const sections = listed(own);
  for (const other of others) {
    for (const { mine, day } of meetingsOf(own, sections, other)) {
      const part: Printed = [own, mine.section];
      if (others.some((third) => third !== other && listsAllOf(day, part, third))) continue;
      const ofDay = mine.lines.filter(({ line }) => line.date === day);
      const theirs = other.sections.flatMap(({ lines }) =>
        lines.filter(({ date }) => date === day),
      );
      const isTold = ({ number }: Listed) =>
        told[number - 1]?.some(({ statementId }) => statementId === other.statementId);
      const alike = ofDay.filter(
        (one) =>
          !isTold(one) && theirs.some(({ amountMinor }) => amountMinor === one.line.amountMinor),
      );
      if (alike.length === 0 || isOneDay(day, own, other, ofDay, theirs)) continue;
      for (const { number } of alike)
        places[number - 1]?.push({ statementId: other.statementId, line: null });
      doubled.push({ statementId: other.statementId, date: day, lineCount: alike.length });
    }
  }
  return { places, doubled };
}

function listed({ sections }: PrintedStatement): OwnSection[] {
  let number = 0;
  return sections.map((section) => ({
    section,
    lines: section.lines.map((line) => {
      number += 1;
      return { number, line };
    }),
  }));
}

/** The sections of a statement with the day on which they meet a section of another one that may be the same account. */
function meetingsOf(
  own: PrintedStatement,
  sections: OwnSection[],
  other: PrintedStatement,
): { mine: OwnSection; day: string }[] {
  return sections.flatMap((mine) => {
    const span = spanOf(mine.section);
    const days = other.sections.flatMap((section) => {
      if (!mayBeOnePart([own, mine.section], [other, section])) return [];
      const theirs = spanOf(section);
      const shared = overlap(span, theirs);
      if (!span || !theirs || !shared || !isMeetingDay(shared.from, span, theirs)) return [];
      return [shared.from];
    });
    return [...new Set(days)].map((day) => ({ mine, day }));
  });
}

function listsAllOf(day: string, mine: Printed, other: PrintedStatement): boolean {
  return other.sections.some((section) => {
    const span = mayBeOnePart(mine, [other, section]) ? spanOf(section) : null;
    return span !== null && isWithin(day, span);
  });
}

/** Whether two lists are the same day, or one is the beginning or the end of the other. */
function isOneDay(
  day: string,
  own: PrintedStatement,
  other: PrintedStatement,
  mine: Listed[],
  theirs: StatementLine[],
): boolean {
  const amounts = (lines: StatementLine[]) => lines.map(({ amountMinor }) => amountMinor);
  const [few = [], many = []] = [amounts(mine.map(({ line }) => line)), amounts(theirs)].sort(
    (a, b) => a.length - b.length,
  );
  if (!isContained(few, many)) return false;
  const isNoChance = new Set(few).size >= NO_CHANCE;
  const [a, b] = [stepsOn(day, own), stepsOn(day, other)];
  if (!a || !b || a.length !== b.length) return isNoChance;
  // The same bookings lead from one balance to one other, in whatever order.
  const isOneWay = a[0]?.before === b[0]?.before && a.at(-1)?.after === b.at(-1)?.after;
  return isOneWay && (isNoChance || a[0]?.before !== a.at(-1)?.after);
}

function isContained(few: readonly number[], many: readonly number[]): boolean {
  const left = new Map<number, number>();
  for (const minor of many) left.set(minor, (left.get(minor) ?? 0) + 1);
  return few.every((minor) => {
    const count = left.get(minor) ?? 0;
    left.set(minor, count - 1);
    return count > 0;
  });
}

/** The lines of a day with the balances around them, where one section has some and knows them. */
function stepsOn(day: string, statement: PrintedStatement): Step[] | null {
  const [only, second] = partsOf(statement).flatMap(({ days }) => {
    const steps = days.get(day);
    return steps ? [steps] : [];
  });
  return second ? null : (only ?? null);
}
