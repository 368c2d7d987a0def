import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountDecider, type Transaction, transactionIds } from '../ledger/index.ts';
import type { StatementLine, StatementSection } from './extraction/types.ts';
import { type PrintedStatement, sameBookings } from './same-bookings.ts';

const BOX = { x: 0, y: 0, width: 1, height: 1 };
const ACCOUNT = { userId: 'u1', accountId: 'a1' };
const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);

type Booking = { day: number; amountMinor: number; shop: string; balanceMinor: number };
type Form = { name: string; hasBalances: boolean; newestFirst?: boolean };

function lineOf({ amountMinor, balanceMinor, shop, ...booking }: Booking, form: Form) {
  return {
    date: day(booking.day),
    description: `${form.name} ${shop}`,
    amountMinor,
    balanceMinor: form.hasBalances ? balanceMinor : null,
    page: 1,
    box: BOX,
  };
}

function sectionOf(lines: StatementLine[], from: number, to: number): StatementSection {
  const balances = { openingMinor: null, closingMinor: null };
  const period = { periodStart: day(from), periodEnd: day(to) };
  return { label: 'Account', accountHint: null, currency: 'EUR', ...balances, ...period, lines };
}

/** What a form prints of the bookings of some days, all of them. */
function printed(id: string, story: Booking[], form: Form, from: number, to: number) {
  const rows = story.filter((booking) => booking.day >= from && booking.day <= to);
  const lines = rows.map((booking) => lineOf(booking, form));
  const sections = [sectionOf(lines, from, to)];
  return { statementId: id, form: form.name, bank: 'Bank', sections };
}

/** Imports statements one after the other, as the account does. */
function imported(statements: PrintedStatement[]) {
  let state = accountDecider.initialState();
  let sum = 0;
  statements.forEach((statement, index) => {
    const { lines: sameAs } = sameBookings(statement, statements.slice(0, index));
    const lines = statement.sections.flatMap((section) =>
      section.lines.map((line) => ({ ...line, currency: section.currency })),
    );
    const ids = transactionIds(ACCOUNT, lines);
    const reason = { engine: 'built-in', version: 1, rule: 'r', why: 'w', confidence: 1 };
    const transactions = lines.map((line, at) => ({ ...line, id: ids[at], reason, line: at + 1 }));
    const decided = accountDecider.decide(
      {
        type: 'ImportStatement',
        data: {
          ...ACCOUNT,
          accountName: 'Main',
          statementId: statement.statementId,
          transactions: transactions as unknown as Transaction[],
          sameAs,
          balances: [],
        },
        metadata: { userId: 'u1', now: '2026-01-01T00:00:00.000Z', commandId: String(index) },
      },
      state,
    );
    if (!Array.isArray(decided)) throw new Error('refused');
    for (const event of decided) {
      state = accountDecider.evolve(state, event);
      if (event.type === 'TransactionsImported') {
        sum += event.data.transactions.reduce((total, { amountMinor }) => total + amountMinor, 0);
      }
    }
  });
  return { count: state.holders.size, sum };
}

/** Few amounts and shops on few days, so that equal bookings abound. */
const stories = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 12 }),
      amountMinor: fc.constantFrom(-300, -300, -500, 800),
      shop: fc.constantFrom('Coffee', 'Lidl'),
    }),
    { maxLength: 40 },
  )
  .map((rows) => {
    let balanceMinor = 0;
    return rows
      .toSorted((a, b) => a.day - b.day)
      .map((row) => {
        balanceMinor += row.amountMinor;
        return { ...row, balanceMinor };
      });
  });
const forms = fc.constantFrom<Form>(
  { name: 'pdf', hasBalances: true },
  { name: 'csv', hasBalances: true },
  { name: 'history', hasBalances: false },
  { name: 'other history', hasBalances: false },
);
const spans = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

describe('statements of one account', () => {
  it('add every booking once, in whatever forms, spans and order they come', () => {
    const uploads = fc.array(fc.tuple(forms, spans), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(stories, uploads, (story, files) => {
        const statements = files.map(([form, { from, to }], index) =>
          printed(`s${index}`, story, form, from, to),
        );
        const covered = story.filter((booking) =>
          files.some(([, { from, to }]) => booking.day >= from && booking.day <= to),
        );
        expect(imported(statements)).toEqual({
          count: covered.length,
          sum: covered.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('keep two equal coffees of one day in both forms, and add the third that only one of them has', () => {
    const coffee = { day: 3, amountMinor: -380, shop: 'Coffee', balanceMinor: 0 };
    const history = { name: 'history', hasBalances: false };
    const two = printed('s1', [coffee, coffee], { name: 'pdf', hasBalances: false }, 1, 5);
    const three = printed('s2', [coffee, coffee, coffee], history, 1, 5);
    expect(imported([two, three]).count).toBe(3);
    expect(imported([three, two]).count).toBe(3);
  });

  it('meet a booking whose day the other form sets at its end, by its balance', () => {
    const rows = [1, 2, 3, 4].map((number) => ({
      day: number * 2,
      amountMinor: -100 * number,
      shop: 'Shop',
      balanceMinor: 10_000 - 100 * number,
    }));
    const late = rows.map((row) => ({ ...row, day: row.day + 1 }));
    const pdf = printed('s1', rows, { name: 'pdf', hasBalances: true }, 1, 12);
    const csv = printed('s2', late, { name: 'csv', hasBalances: true }, 1, 12);
    expect(imported([pdf, csv]).count).toBe(4);
  });

  describe('in a form without balances that tells of every booking a day later', () => {
    const pdf = { name: 'pdf', hasBalances: false };
    const csv = { name: 'csv', hasBalances: false };
    const amounts = [-1234, -500, 20_000, -1500, -4300, -99, -777];
    const rows = amounts.map((amountMinor, index) => ({
      day: 1 + index * 5,
      amountMinor,
      shop: 'Shop',
      balanceMinor: 0,
    }));
    const late = rows.map((row) => ({ ...row, day: row.day + 1 }));

    it('meet those at the ends of a month that the other form has in the next one', () => {
      const [first, second] = [printed('s1', rows, pdf, 1, 16), printed('s2', rows, pdf, 17, 31)];
      const both = printed('s3', late, csv, 2, 32);
      expect(imported([first, second, both]).count).toBe(7);
      expect(imported([both, second, first]).count).toBe(7);
    });

    it('keep what is a day later by chance', () => {
      const exact = printed('s2', rows, csv, 2, 26);
      const own = { day: 2, amountMinor: -1234, shop: 'Shop', balanceMinor: 0 };
      const [first, ...others] = rows.slice(0, 6);
      if (!first) throw new Error('no row');
      const other = printed('s1', [first, ...others], pdf, 1, 26);
      const later = printed('s2', [own, ...others], csv, 2, 26);
      expect(imported([other, exact]).count).toBe(6);
      expect(imported([other, later]).count).toBe(7);
    });
  });
});

describe('what is not the same', () => {
  const pdf = { name: 'pdf', hasBalances: false };
  const csv = { name: 'csv', hasBalances: false };
  const rows = (amounts: number[]): Booking[] =>
    amounts.map((amountMinor, index) => ({
      day: 1 + index,
      amountMinor,
      shop: 'Shop',
      balanceMinor: 0,
    }));

  it('are statements of which most lines differ: they are two accounts under one name', () => {
    const one = printed('s1', rows([-100, -200, -300, -400, -500]), pdf, 1, 9);
    const other = printed('s2', rows([-100, -250, -350, -450, -550]), csv, 1, 9);
    expect(imported([one, other]).count).toBe(10);
  });

  it('are statements of two account numbers, of two banks, or in two currencies', () => {
    const one = printed('s1', rows([-100, -200]), pdf, 1, 9);
    const [section] = one.sections;
    if (!section) throw new Error('no section');
    const other = printed('s2', rows([-100, -200]), csv, 1, 9);
    const changed = (change: Partial<StatementSection>) => ({
      ...other,
      sections: other.sections.map((its) => ({ ...its, ...change })),
    });
    const hinted = { ...one, sections: [{ ...section, accountHint: 'DE00 1234 5678' }] };
    expect(imported([hinted, changed({ accountHint: '99887766' })]).count).toBe(4);
    expect(imported([hinted, changed({ accountHint: '12345678' })]).count).toBe(2);
    expect(imported([one, { ...other, bank: 'Another' }]).count).toBe(4);
    expect(imported([one, changed({ currency: 'USD' })]).count).toBe(4);
  });

  it('are two purchases in files of one form with different names and no balance', () => {
    const coffee = { day: 5, amountMinor: -380, shop: 'Coffee', balanceMinor: 0 };
    const morning = printed('s1', [coffee], pdf, 1, 5);
    const evening = printed('s2', [{ ...coffee, shop: 'Lidl' }], pdf, 5, 9);
    expect(imported([morning, evening]).count).toBe(2);
  });

  it('costs no more where 20,000 lines of a day are all the same', { timeout: 20_000 }, () => {
    const same = Array.from({ length: 20_000 }, () => rows([-100])[0] as Booking);
    const one = printed('s1', same, pdf, 1, 1);
    const other = printed('s2', same, csv, 1, 1);
    expect(sameBookings(other, [one]).lines.filter(([met]) => met)).toHaveLength(20_000);
  });
});
