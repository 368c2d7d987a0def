import type { Overview, Portfolio } from '@saldo/contracts';
import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

const ZERO: Overview = {
  currency: 'EUR',
  total_portfolio_value: 0,
  total_balance: 0,
  income: 0,
  expenses: 0,
  unconverted: [],
  unproven: [],
};
const PORTFOLIO: Portfolio = {
  ...ZERO,
  total_investments: 0,
  balances: [],
  unknown_balances: [],
  rates_source: null,
  rates_date: null,
};
const NONE = { balances: [], income: [], expenses: [] };
const TWD = [{ currency: 'TWD', amount: 420 }];
const NO_RATE = { amount: null, why: 'No rate for TWD' };

describe('the figures', () => {
  it('are zero where there is nothing', () => {
    const figures = figuresOf({ overview: ZERO, portfolio: PORTFOLIO, unconverted: NONE });
    expect(Object.values(figures)).toEqual(Array(4).fill({ amount: 0 }));
  });
  it('are missing where all of them was left out', () => {
    const figures = figuresOf({
      overview: { ...ZERO, unconverted: [...TWD, ...TWD] },
      portfolio: { ...PORTFOLIO, unconverted: TWD },
      unconverted: { balances: TWD, income: [], expenses: TWD },
    });
    expect(figures).toEqual({
      portfolioValue: NO_RATE,
      totalBalance: NO_RATE,
      income: { amount: 0 },
      expenses: NO_RATE,
    });
  });
  it('are shown where only a part was left out', () => {
    const figures = figuresOf({
      overview: { ...ZERO, income: 5, expenses: 3, unconverted: TWD },
      portfolio: PORTFOLIO,
      unconverted: { ...NONE, expenses: TWD },
    });
    expect([figures.income, figures.expenses]).toEqual([{ amount: 5 }, { amount: 3 }]);
  });
  it('are not zero while nobody knows whether something was left out', () => {
    const figures = figuresOf({
      overview: { ...ZERO, income: 5, unconverted: TWD },
      portfolio: undefined,
      unconverted: undefined,
    });
    expect(figures).toEqual({
      portfolioValue: undefined,
      totalBalance: undefined,
      income: { amount: 5 },
      expenses: undefined,
    });
  });
  it('say that no balance was printed', () => {
    const { totalBalance, portfolioValue } = figuresOf({
      overview: ZERO,
      portfolio: { ...PORTFOLIO, unknown_balances: [{ account: 'Postbank', currency: 'EUR' }] },
      unconverted: NONE,
    });
    expect(totalBalance).toEqual({ amount: null, why: '1 balance not printed' });
    expect(portfolioValue).toEqual(totalBalance);
  });
});
