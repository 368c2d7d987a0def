import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDecider, type LedgerEvent } from '../ledger/index.ts';
import { ACCOUNT, importOf } from './account-imports.fixture.ts';
import type { StatementSection } from './extraction/types.ts';
import { placesByBalance } from './known-balances.ts';
import { keptApart } from './meeting-days.ts';
import type { PrintedStatement } from './same-bookings.ts';

const BOX = { x: 0, y: 0, width: 1, height: 1 };
const OPENING = 100_000;
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);

type Booking = { day: number; amountMinor: number; description: string };
/** A statement prints the bookings from..to (to not included), and balances beside each line, at a day's end, or not at all. */
type Cut = { from: number; to: number; balances: 'line' | 'day' | 'ends' | 'none' };

function printed(id: string, story: readonly Booking[], { from, to, balances }: Cut) {
  const before = (index: number) =>
    story.slice(0, index).reduce((sum, { amountMinor }) => sum + amountMinor, OPENING);
  const lines = story.slice(from, to).map((booking, index) => {
    const isDaysEnd = story[from + index + 1]?.day !== booking.day || from + index + 1 === to;
    const isPrinted = balances === 'line' || (balances === 'day' && isDaysEnd);
    const { description, amountMinor } = booking;
    const balanceMinor = isPrinted ? before(from + index + 1) : null;
    return { date: day(booking.day), description, amountMinor, balanceMinor, page: 1, box: BOX };
  });
  const hasEnds = balances !== 'none';
  const section: StatementSection = {
    label: 'Account',
    accountHint: null,
    currency: 'EUR',
    openingMinor: hasEnds ? before(from) : null,
    closingMinor: hasEnds ? before(to) : null,
    periodStart: lines[0]?.date ?? null,
    periodEnd: lines.at(-1)?.date ?? null,
    lines,
  };
  return { statementId: id, form: 'pdf', bank: 'Bank', sections: [section] };
}

function anAccount() {
  let state = accountDecider.initialState();
  const added: string[] = [];
  const held: PrintedStatement[] = [];
  let doubledCount = 0;
  const decide = (command: Parameters<typeof accountDecider.decide>[0]) => {
    const events = accountDecider.decide(command, state) as LedgerEvent[];
    state = events.reduce(accountDecider.evolve, state);
    return events;
  };
  const metadata = { userId: 'u1', now: '2026-01-31T00:00:00.000Z', commandId: 'c' };
  return {
    count: () => state.holders.size,
    added,
    /** How many lines were kept beside bookings that they may be, since nothing told. */
    doubledCount: () => doubledCount,
    upload(
      statement: PrintedStatement,
      how: 'by balances' | 'by words' | 'kept apart' = 'by balances',
    ) {
      const told = how === 'by words' ? [] : placesByBalance(statement, held);
      const isWhole = how === 'kept apart';
      const { places, doubled } = isWhole
        ? keptApart(statement, held, told)
        : { places: told, doubled: [] };
      doubledCount += doubled.reduce((sum, { lineCount }) => sum + lineCount, 0);
      const events = decide(importOf(statement, held, places));
      held.push(statement);
      for (const { type, data } of events) {
        if (type === 'TransactionsImported') added.push(...data.transactions.map(({ id }) => id));
      }
    },
    remove(statementId: string) {
      held.splice(
        held.findIndex((one) => one.statementId === statementId),
        1,
      );
      decide({ type: 'WithdrawStatement', data: { ...ACCOUNT, statementId }, metadata });
    },
  };
}

/** Few amounts and shops on few days, so that equal bookings abound. */
const storiesOf = (...amounts: number[]) =>
  fc
    .array(
      fc.record({
        day: fc.integer({ min: 1, max: 5 }),
        amountMinor: fc.constantFrom(...amounts),
        description: fc.constantFrom('Coffee', 'Coffee', 'Lunch'),
      }),
      { minLength: 1, maxLength: 24 },
    )
    .map((rows) => rows.toSorted((a, b) => a.day - b.day));

const withCuts = (story: Booking[], ...balances: Cut['balances'][]) =>
  fc
    .array(
      fc
        .tuple(
          fc.integer({ min: 0, max: story.length }),
          fc.integer({ min: 0, max: story.length }),
          fc.constantFrom(...balances),
        )
        .map(([a, b, printedAs]) => ({
          from: Math.min(a, b),
          to: Math.max(a, b),
          balances: printedAs,
        })),
      { minLength: 1, maxLength: 7 },
    )
    .map((cuts) => ({ story, cuts }));

const coveredBy = (story: Booking[], cuts: readonly Cut[]) =>
  story.filter((_, index) => cuts.some(({ from, to }) => from <= index && index < to)).length;

/** A purchase, its undoing and another one: three statements that overlap within that day once held four bookings. */
const UNDONE_WITHIN_A_DAY: { story: Booking[]; cuts: Cut[] } = {
  story: [
    { day: 1, amountMinor: 300, description: 'Lunch' },
    { day: 1, amountMinor: -300, description: 'Coffee' },
    { day: 1, amountMinor: 300, description: 'Coffee' },
  ],
  cuts: [
    { from: 0, to: 2, balances: 'line' },
    { from: 1, to: 3, balances: 'line' },
    { from: 0, to: 3, balances: 'line' },
  ],
};

describe('a chain of bookings cut into statements anywhere, even within a day', () => {
  const spending = storiesOf(-300, -300, -500);
  const withBalances = spending.chain((story) => withCuts(story, 'line', 'day', 'ends'));

  it('is held once and whole, in whatever order and however overlapping it comes', () => {
    fc.assert(
      fc.property(withBalances, ({ story, cuts }) => {
        const account = anAccount();
        for (const [index, cut] of cuts.entries()) {
          account.upload(printed(`s${index}`, story, cut));
          account.upload(printed(`again${index}`, story, cut));
          expect(account.count()).toBe(coveredBy(story, cuts.slice(0, index + 1)));
        }
        expect(new Set(account.added).size).toBe(account.added.length);
      }),
      { numRuns: 1_000 },
    );
  });

  it('loses with a statement that is deleted what no other shows, and gets it back with it', () => {
    fc.assert(
      fc.property(withBalances, fc.nat(), ({ story, cuts }, at) => {
        const account = anAccount();
        for (const [index, cut] of cuts.entries()) {
          account.upload(printed(`s${index}`, story, cut));
        }
        const gone = at % cuts.length;
        account.remove(`s${gone}`);
        const left = cuts.filter((_, index) => index !== gone);
        expect(account.count()).toBe(coveredBy(story, left));
        account.upload(printed('back', story, cuts[gone] as Cut));
        expect(account.count()).toBe(coveredBy(story, cuts));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is never held more often than it is without a word, where amounts undo each other or balances are missing', () => {
    const stories = storiesOf(-300, 300, -500, 500);
    const cutStories = stories.chain((story) => withCuts(story, 'line', 'day', 'ends', 'none'));
    fc.assert(
      fc.property(cutStories, ({ story, cuts }) => {
        const account = anAccount();
        for (const [index, cut] of cuts.entries()) {
          account.upload(printed(`s${index}`, story, cut), 'kept apart');
        }
        const most = coveredBy(story, cuts) + account.doubledCount();
        expect(account.count()).toBeLessThanOrEqual(most);
      }),
      { numRuns: 1_000, examples: [[UNDONE_WITHIN_A_DAY]] },
    );
  });

  it('is held as its words tell where no balances are printed', () => {
    fc.assert(
      fc.property(
        spending.chain((story) => withCuts(story, 'none')),
        ({ story, cuts }) => {
          const [account, byWords] = [anAccount(), anAccount()];
          for (const [index, cut] of cuts.entries()) {
            account.upload(printed(`s${index}`, story, cut));
            byWords.upload(printed(`s${index}`, story, cut), 'by words');
          }
          expect(account.added).toEqual(byWords.added);
        },
      ),
    );
  });
});

describe('two statements that meet on one day', () => {
  const story = [
    { day: 15, amountMinor: -300, description: 'Coffee' },
    { day: 15, amountMinor: -300, description: 'Coffee' },
    { day: 15, amountMinor: -1_000, description: 'Lunch' },
  ];
  const [first, rest] = [
    { from: 0, to: 1, balances: 'line' },
    { from: 1, to: 3, balances: 'line' },
  ] as const;

  it.each([
    ['in their order', [first, rest]],
    ['the other way round', [rest, first]],
  ])('keep the coffee of each, %s', (_, cuts) => {
    const account = anAccount();
    for (const [index, cut] of cuts.entries()) account.upload(printed(`s${index}`, story, cut));
    expect(account.count()).toBe(3);
    account.upload(printed('month', story, { from: 0, to: 3, balances: 'none' }));
    expect(account.count()).toBe(3);
  });

  it('go by their words where one of them prints no balance', () => {
    const account = anAccount();
    account.upload(printed('s1', story, { ...first, balances: 'none' }));
    account.upload(printed('s2', story, rest));
    expect(account.count()).toBe(2);
  });

  it('add nothing twice where the same day is listed in another order', () => {
    const account = anAccount();
    const shuffled = [2, 0, 1].flatMap((index) => story[index] ?? []);
    account.upload(printed('s1', story, { from: 0, to: 3, balances: 'line' }));
    account.upload(printed('s2', shuffled, { from: 0, to: 3, balances: 'line' }));
    expect(account.count()).toBe(3);
  });
});
