// @vitest-environment happy-dom
import type { CashFlow, Portfolio, SpendingCategories } from '@saldo/contracts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { noRateFor, type Unconverted, unconvertedGroups } from './unconverted.ts';
import { UnconvertedNotice } from './unconverted-notice.tsx';

afterEach(cleanup);

const twd = (amount: number) => ({ currency: 'TWD', amount });

function parts(balances: Unconverted, flows: Unconverted, expenses: Unconverted) {
  return {
    portfolio: { unconverted: balances } as Portfolio,
    cashFlow: { unconverted: flows } as CashFlow,
    spending: { unconverted: expenses } as SpendingCategories,
  };
}

/** What the server lists where no rate is known for two currencies. */
const ALL = parts(
  [twd(52_000)],
  [{ currency: 'JPY', amount: 900 }, twd(2_000), twd(-420)],
  [twd(420)],
);

describe('amounts without a rate', () => {
  it('fall apart into balances, income and expenses', () => {
    expect(unconvertedGroups(ALL)).toEqual({
      balances: [twd(52_000)],
      income: [{ currency: 'JPY', amount: 900 }, twd(2_000)],
      expenses: [twd(420)],
    });
  });
  it('are told apart by what they are, not by their sign', () => {
    // A salary that was taken back, and more refunds than purchases.
    expect(unconvertedGroups(parts([], [twd(-10), twd(5)], [twd(-5)]))).toMatchObject({
      income: [twd(-10)],
      expenses: [twd(-5)],
    });
  });
  it('are not guessed while a part is missing', () => {
    expect(unconvertedGroups({ ...ALL, spending: undefined })).toBeUndefined();
  });
  it('name each currency once', () => {
    expect(noRateFor([twd(1), twd(2)], 'EUR')).toBe('No rate for TWD');
    const both = [twd(1), { currency: 'JPY', amount: 3 }];
    expect(noRateFor(both, 'EUR')).toBe('No rate for JPY and TWD');
  });
  it('are for want of a rate of the dashboard’s own currency where that has none', () => {
    const usd = { currency: 'USD', amount: 3 };
    expect(noRateFor([usd], 'TWD')).toBe('No rate for TWD');
    expect(noRateFor([usd], 'EUR')).toBe('No rate for USD');
  });
});

describe('the notice', () => {
  const textOf = (...[props]: Parameters<typeof UnconvertedNotice>) =>
    render(<UnconvertedNotice {...props} />).container.textContent?.replaceAll('\u00a0', ' ');

  it('says what each amount is, and counts as many as it names', () => {
    expect(textOf({ groups: unconvertedGroups(ALL), all: [], currency: 'EUR' })).toBe(
      '4 amounts are left out of these sums.' +
        'No rate for JPY and TWD. Balances: TWD 52,000.00. Income: JPY 900, TWD 2,000.00. Expenses: TWD 420.00.',
    );
  });
  it('says that a currency without a rate adds up nothing but its own amounts', () => {
    const all = [{ currency: 'EUR', amount: 5 }];
    expect(textOf({ groups: undefined, all, currency: 'TWD' })).toBe(
      '1 amount is left out of these sums.' +
        'No rate for TWD: only amounts in TWD are in them. Choose another currency to see all. EUR 5.00.',
    );
  });
  it('lists them without a name where nobody knows what they are', () => {
    expect(textOf({ groups: undefined, all: [twd(-420)], currency: 'EUR' })).toBe(
      '1 amount is left out of these sums.No rate for TWD. −TWD 420.00.',
    );
  });
  it('is not there where nothing is left out', () => {
    expect(textOf({ groups: unconvertedGroups(parts([], [], [])), all: [], currency: 'EUR' })).toBe(
      '',
    );
  });
});
