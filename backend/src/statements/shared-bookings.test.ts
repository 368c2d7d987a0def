import { describe, expect, it } from 'vitest';
import type { PrintedStatement } from './same-bookings.ts';
import { standingOf } from './shared-bookings.ts';

type Booking = [day: number, description: string, amountMinor: number, balanceMinor?: number];

function statement(statementId: string, form: string, bookings: Booking[]): PrintedStatement {
  const lines = bookings.map(([day, description, amountMinor, balanceMinor = null]) => ({
    date: `2026-03-${String(day).padStart(2, '0')}`,
    description,
    amountMinor,
    balanceMinor: balanceMinor as number | null,
    page: 1,
    box: { x: 0, y: 0, width: 1, height: 1 },
  }));
  const balances = { openingMinor: null, closingMinor: null };
  const period = { periodStart: '2026-03-01', periodEnd: '2026-03-31' };
  const head = { label: 'Account', accountHint: null, currency: 'EUR', ...balances, ...period };
  return { statementId, form, bank: null, sections: [{ ...head, lines }] };
}

const verdict = (own: PrintedStatement, other: PrintedStatement) => {
  const [{ sharesWith, differsFrom } = { sharesWith: [], differsFrom: [] }] = standingOf(
    own,
    [other],
    [],
  );
  return sharesWith.length > 0 ? 'shares' : differsFrom.length > 0 ? 'differs' : 'unknown';
};

const COFFEES: Booking[] = [
  [3, 'Coffee', -300],
  [9, 'Rent', -50_000],
  [20, 'Salary', 200_000],
];
const withBalances = (opening: number) => {
  let balance = opening;
  return COFFEES.map(([day, text, amount]): Booking => {
    balance += amount;
    return [day, text, amount, balance];
  });
};

describe('the bookings of two statements on the days that both list', () => {
  it('are one account where most of them come again, by words or by balances', () => {
    const pdf = statement('pdf', 'pdf', COFFEES);
    expect(verdict(statement('again', 'pdf', COFFEES), pdf)).toBe('shares');
    const renamed = withBalances(10_000).map(
      ([day, , amount, balance = 0]): Booking => [day + 1, 'Other words', amount, balance],
    );
    const known = statement('pdf', 'pdf', withBalances(10_000));
    expect(verdict(statement('csv', 'csv', renamed), known)).toBe('shares');
  });

  it('are two accounts where most are others, though both pay one fee', () => {
    const fee: Booking = [15, 'Account fee', -500];
    const other = statement('b', 'pdf', [fee, [4, 'Rail', -900], [8, 'Rail', -1_200]]);
    expect(verdict(statement('a', 'pdf', [fee, ...COFFEES]), other)).toBe('differs');
    expect(verdict(statement('a', 'csv', [fee, ...COFFEES]), other)).toBe('differs');
    // A fee alone tells nothing.
    expect(verdict(statement('a', 'pdf', [fee]), statement('b', 'pdf', [fee]))).toBe('unknown');
  });

  it('are not told apart by balances where most have the same words', () => {
    const own = statement('a', 'pdf', withBalances(10_000));
    expect(verdict(own, statement('b', 'pdf', withBalances(99_000)))).toBe('unknown');
  });

  it('say nothing where the days do not meet on which they were booked, however wide the periods are', () => {
    const later = COFFEES.map(([day, ...rest]): Booking => [Math.min(day + 20, 31), ...rest]);
    const early = COFFEES.slice(0, 2);
    expect(verdict(statement('a', 'pdf', later), statement('b', 'pdf', early))).toBe('unknown');
  });
});
