import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysFrom, daysOf, monthOf } from './calendar.ts';
import { followed, type Link, neighboursOf } from './chain.ts';
import { coverageOf } from './coverage.ts';

/** The true history of an account: what each of its days adds up to, and the balance before the first. */
type History = { first: string; openingMinor: number; sums: number[] };

const history = fc.record({
  first: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2024-01-01', days)),
  openingMinor: fc.integer({ min: -100_000, max: 100_000 }),
  // Every day moves money in one direction, so that no stretch of days adds up to nothing.
  sums: fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 8, maxLength: 300 }),
});

/** Where a new statement begins, as parts of the whole. */
const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 12 });

function linkOf({ first, openingMinor, sums }: History, from: number, end: number): Link {
  const sum = (part: number[]) => part.reduce((total, minor) => total + minor, 0);
  const opening = openingMinor + sum(sums.slice(0, from));
  return {
    statementId: `s${String(from).padStart(4, '0')}-${end}`,
    section: 0,
    filename: `${from}.pdf`,
    bank: null,
    isPdf: true,
    accountHint: null,
    from: addDays(first, from),
    to: addDays(first, end - 1),
    openingMinor: opening,
    closingMinor: opening + sum(sums.slice(from, end)),
    days: sums.slice(from, end).map((minor, index) => [addDays(first, from + index), minor]),
  };
}

/** The history cut into statements that follow each other without a gap; at least two. */
function partition(given: History, parts: number[]): Link[] {
  const count = given.sums.length;
  const inner = parts.map((part) => 1 + Math.floor((part / 1_000) * (count - 1)));
  const ends = [...new Set([0, ...inner, count])].sort((a, b) => a - b);
  return ends.slice(1).map((end, index) => linkOf(given, ends[index] as number, end));
}

const chains = fc.tuple(history, cuts).map(([given, parts]) => partition(given, parts));

/** Every day of a list of ranges. */
function eachDay(ranges: readonly { from: string; to: string }[]): string[] {
  return ranges.flatMap(({ from, to }) =>
    Array.from({ length: daysFrom(from, to) + 1 }, (_, day) => addDays(from, day)),
  );
}

/** The days of the first and the last month that lie outside; fewer than eight may be days without a booking. */
function outside(links: readonly Link[]): string[] {
  const from = links[0]?.from ?? '';
  const to = links.at(-1)?.to ?? '';
  const ends = [
    { from: daysOf(monthOf(from)).from, to: addDays(from, -1) },
    { from: addDays(to, 1), to: daysOf(monthOf(to)).to },
  ];
  return ends.map((days) => eachDay([days])).flatMap((days) => (days.length > 7 ? days : []));
}

const missingIn = (coverage: ReturnType<typeof coverageOf>) =>
  eachDay(coverage?.months.flatMap(({ daysMissing }) => daysMissing) ?? []);

describe('a chain of statements', () => {
  it('is covered from its first to its last day where each begins as the one before ends', () => {
    fc.assert(
      fc.property(chains, (links) => {
        const coverage = coverageOf(links.toReversed());
        expect(coverage).toMatchObject({ from: links[0]?.from, to: links.at(-1)?.to });
        expect(missingIn(coverage)).toEqual(outside(links));
        const states = coverage?.months.map(({ state }) => state);
        expect(states).toEqual(
          coverage?.months.map(({ daysMissing }) =>
            daysMissing.length > 0 ? 'partly_covered' : 'covered',
          ),
        );
        const kinds = followed(links).map(({ before }) => before?.relation.kind ?? 'first');
        expect(kinds).toEqual(['first', ...Array(links.length - 1).fill('agrees')]);
      }),
    );
  });

  it('lacks the very days of a statement that is taken out of its middle', () => {
    fc.assert(
      fc.property(chains, fc.nat(), (links, at) => {
        fc.pre(links.length > 2);
        const index = 1 + (at % (links.length - 2));
        const taken = links[index] as Link;
        const coverage = coverageOf(links.toSpliced(index, 1));
        const lacking = [...eachDay([taken]), ...outside(links)].sort();
        expect(missingIn(coverage)).toEqual(lacking);
        for (const { month, state, daysMissing, statementIds } of coverage?.months ?? []) {
          const { from, to } = daysOf(month);
          const isTouched = lacking.some((day) => from <= day && day <= to);
          expect(daysMissing.length > 0).toBe(isTouched);
          expect(state).toBe(
            !isTouched ? 'covered' : statementIds.length === 0 ? 'missing' : 'partly_covered',
          );
        }
        const [gap] = followed(links.toSpliced(index, 1)).filter(
          ({ before }) => before?.relation.kind === 'gap',
        );
        expect(gap?.before?.relation.days).toBe(daysFrom(taken.from, taken.to) + 1);
      }),
    );
  });

  it('conflicts exactly where a closing balance was changed, and on both sides of it', () => {
    fc.assert(
      fc.property(chains, fc.nat(), fc.integer({ min: 1, max: 999 }), (links, at, off) => {
        const index = at % (links.length - 1);
        const changed = links.map((link, i) =>
          i === index ? { ...link, closingMinor: (link.closingMinor ?? 0) + off } : link,
        );
        const [left, right] = [changed[index] as Link, changed[index + 1] as Link];
        const relation = { kind: 'conflicts', days: 0, differenceMinor: -off };
        expect(neighboursOf(changed, left).after).toMatchObject({ link: right, relation });
        expect(neighboursOf(changed, right).before).toMatchObject({ link: left, relation });
        const conflicting = coverageOf(changed)?.months.filter((m) => m.state === 'conflicting');
        expect(conflicting?.map(({ month }) => month)).toEqual([
          ...new Set([monthOf(left.to), monthOf(right.from)]),
        ]);
      }),
    );
  });

  it('does not mind statements that overlap, as long as they tell the same', () => {
    fc.assert(
      fc.property(history, cuts, fc.nat(), fc.nat(), (given, parts, a, b) => {
        const links = partition(given, parts);
        const [from, end] = [a % given.sums.length, b % given.sums.length].sort((x, y) => x - y);
        const extra = linkOf(given, from as number, (end as number) + 1);
        expect(missingIn(coverageOf([...links, extra]))).toEqual(outside(links));
      }),
    );
  });

  it('conflicts where an overlapping statement tells another balance', () => {
    fc.assert(
      fc.property(chains, fc.integer({ min: 1, max: 999 }), (links, off) => {
        const whole = links[0] as Link;
        // Two parts of one day may follow each other, so its balances can differ without a conflict.
        fc.pre(whole.from < whole.to);
        const other = {
          ...whole,
          statementId: 'zz',
          openingMinor: (whole.openingMinor ?? 0) + off,
          closingMinor: (whole.closingMinor ?? 0) + off,
        };
        expect(neighboursOf([...links, other], other).before?.relation).toMatchObject({
          kind: 'conflicts',
          differenceMinor: off,
        });
      }),
    );
  });
});
