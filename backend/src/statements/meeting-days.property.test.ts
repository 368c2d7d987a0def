import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDecider, type LedgerEvent } from '../ledger/index.ts';
import { importOf } from './account-imports.fixture.ts';
import type { StatementSection } from './extraction/types.ts';
import { placesByBalance } from './known-balances.ts';
import { type Doubled, keptApart } from './meeting-days.ts';
import type { PrintedStatement } from './same-bookings.ts';

const BOX = { x: 0, y: 0, width: 1, height: 1 };
const OPENING = 100_000;
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);

type Booking = { day: number; amountMinor: number; shop: string };
/** A file with the bookings from..to (to not included), in the words of its form, with or without balances. */
type Cut = { from: number; to: number; form: string; hasBalances: boolean };

function printed(id: string, story: readonly Booking[], { from, to, form, hasBalances }: Cut) {
  const before = (index: number) =>
    story.slice(0, index).reduce((sum, { amountMinor }) => sum + amountMinor, OPENING);
  const lines = story.slice(from, to).map(({ day: number, amountMinor, shop }, index) => ({
    date: day(number),
    description: `${form} ${shop}`,
    amountMinor,
    balanceMinor: hasBalances ? before(from + index + 1) : null,
    page: 1,
    box: BOX,
  }));
  const section: StatementSection = {
    label: 'Account',
    accountHint: null,
    currency: 'EUR',
    openingMinor: hasBalances ? before(from) : null,
    closingMinor: hasBalances ? before(to) : null,
    periodStart: lines[0]?.date ?? null,
    periodEnd: lines.at(-1)?.date ?? null,
    lines,
  };
  return { statementId: id, form, bank: 'Bank', sections: [section] };
}

/** What an account holds after these statements, and what was said of bookings that may be there twice. */
function imported(statements: PrintedStatement[]) {
  let state = accountDecider.initialState();
  const doubled: Doubled[][] = [];
  for (const [index, statement] of statements.entries()) {
    const others = statements.slice(0, index);
    const kept = keptApart(statement, others, placesByBalance(statement, others));
    doubled.push(kept.doubled);
    const command = importOf(statement, others, kept.places);
    const events = accountDecider.decide(command, state) as LedgerEvent[];
    state = events.reduce(accountDecider.evolve, state);
  }
  return { count: state.holders.size, doubled };
}

const cutsOf = (story: readonly Booking[]) =>
  fc.array(
    fc
      .record({
        ends: fc.tuple(
          fc.integer({ min: 0, max: story.length }),
          fc.integer({ min: 0, max: story.length }),
        ),
        form: fc.constantFrom('pdf', 'csv'),
        hasBalances: fc.boolean(),
      })
      .map(({ ends, ...rest }) => ({ from: Math.min(...ends), to: Math.max(...ends), ...rest })),
    { minLength: 1, maxLength: 4 },
  );

/** Two amounts that may undo each other, at one or two shops on few days: equal bookings abound. */
const stories = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 5 }),
      amountMinor: fc.constantFrom(-300, -300, 300),
      shop: fc.constantFrom('Coffee', 'Coffee', 'Lunch'),
    }),
    { minLength: 1, maxLength: 20 },
  )
  .map((rows) => rows.toSorted((a, b) => a.day - b.day));

const coveredBy = (story: readonly Booking[], cuts: readonly Cut[]) =>
  story.filter((_, index) => cuts.some(({ from, to }) => from <= index && index < to)).length;

/** Bookings of one day, before and behind them two statements of which neither has them. Nothing shows those that undo each other. */
const leavesHole = (story: readonly Booking[], cuts: readonly Cut[]) =>
  cuts.some((a) => cuts.some((b) => a.to < b.from && story[a.to - 1]?.day === story[b.from]?.day));

/** Other bookings of one day that lead through the very same balances: no print tells such statements from the same one sent again. */
const looksTheSame = (story: readonly Booking[], cuts: readonly Cut[]) => {
  const held = (count: number) =>
    story.slice(0, count).reduce((sum, { amountMinor }) => sum + amountMinor, OPENING);
  const stepsOf = ({ from, to }: Cut, number: number) =>
    story.flatMap(({ day: of }, index) =>
      of === number && from <= index && index < to ? [index] : [],
    );
  const printedOf = (steps: number[]) =>
    steps.map((index) => `${held(index)} ${held(index + 1)}`).join();
  return cuts.some((a) =>
    cuts.some((b) =>
      [1, 2, 3, 4, 5].some((number) => {
        const [mine, theirs] = [stepsOf(a, number), stepsOf(b, number)];
        const isSame = mine.length > 0 && printedOf(mine) === printedOf(theirs);
        return isSame && mine[0] !== theirs[0];
      }),
    ),
  );
};

describe('statements cut anywhere, even within a day, in any form, with balances or without', () => {
  it('never lose a booking, and say so where one may be there twice', () => {
    const uploads = stories.chain((story) => cutsOf(story).map((cuts) => ({ story, cuts })));
    fc.assert(
      fc.property(uploads, ({ story, cuts }) => {
        fc.pre(!leavesHole(story, cuts) && !looksTheSame(story, cuts));
        const { count, doubled } = imported(
          cuts.map((cut, index) => printed(`s${index}`, story, cut)),
        );
        const covered = coveredBy(story, cuts);
        expect(count).toBeGreaterThanOrEqual(covered);
        // Of two forms, one that lists less than half of the other's lines is taken for another account.
        const isOneForm = new Set(cuts.map(({ form }) => form)).size === 1;
        if (isOneForm && doubled.every((each) => each.length === 0)) expect(count).toBe(covered);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('a PDF and a CSV that meet within a day', () => {
  const coffee = { day: 15, amountMinor: -300, shop: 'Coffee' };
  const story = [{ day: 2, amountMinor: -5_000, shop: 'Rent' }, coffee, coffee];
  const pdf = { from: 0, to: 2, form: 'pdf', hasBalances: true };
  const csv = { from: 2, to: 3, form: 'csv', hasBalances: true };

  it('keep the coffee of each where their balances tell', () => {
    const files = [printed('s1', story, pdf), printed('s2', story, csv)];
    expect(imported(files)).toEqual({ count: 3, doubled: [[], []] });
    expect(imported(files.toReversed())).toEqual({ count: 3, doubled: [[], []] });
  });

  it('keep both where nothing tells, and say of which day and statement they are', () => {
    const blind = printed('s2', story, { ...csv, hasBalances: false });
    const told = [{ statementId: 's1', date: day(15), lineCount: 1 }];
    expect(imported([printed('s1', story, pdf), blind])).toEqual({
      count: 3,
      doubled: [[], told],
    });
  });

  it('count a day once that both list in full, by its balances or by amounts that are no chance', () => {
    const full = [2, 15, 15, 15, 20].map((number, index) => ({
      day: number,
      amountMinor: -300 - index,
      shop: 'Shop',
    }));
    for (const hasBalances of [true, false]) {
      const until = printed('s1', full, { from: 0, to: 4, form: 'pdf', hasBalances });
      const since = printed('s2', full, { from: 1, to: 5, form: 'csv', hasBalances });
      expect(imported([until, since])).toEqual({ count: 5, doubled: [[], []] });
    }
  });

  it('keep both where as many amounts come again, but lead from other balances to others', () => {
    const amounts = [300, -500, 500, 300];
    const undone = amounts.map((amountMinor) => ({ day: 15, amountMinor, shop: 'Coffee' }));
    const files = [
      { from: 0, to: 3 },
      { from: 1, to: 4 },
    ].map((part, index) =>
      printed(`s${index}`, undone, { ...part, form: 'pdf', hasBalances: true }),
    );
    expect(imported(files)).toEqual({
      count: 6,
      doubled: [[], [{ statementId: 's0', date: day(15), lineCount: 3 }]],
    });
  });

  it('count a booking once on a day that a third one lists in full', () => {
    const whole = printed('s0', [...story, { ...coffee, day: 20 }], {
      from: 0,
      to: 4,
      form: 'csv',
      hasBalances: false,
    });
    const blind = { ...csv, hasBalances: false };
    const files = [whole, printed('s1', story, pdf), printed('s2', story, blind)];
    expect(imported(files)).toEqual({ count: 4, doubled: [[], [], []] });
  });
});
