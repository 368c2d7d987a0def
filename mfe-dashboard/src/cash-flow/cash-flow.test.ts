import type { CashFlow } from '@saldo/contracts';
import { describe, expect, it } from 'vitest';
import { isAllUnconverted, monthsBooked, netOf } from './cash-flow.ts';
import {
  axisLabel,
  cashFlowOptions,
  dashRadius,
  describePoint,
  labelStep,
} from './cash-flow-options.ts';

const EMPTY_MONTH = { month: '2025-12', income: 0, expenses: 0, profit: 0 };

const CASH_FLOW: CashFlow = {
  currency: 'EUR',
  monthly_profit_loss: [
    { month: '2026-01', income: 100.1, expenses: 40.05, profit: 60.05 },
    EMPTY_MONTH,
    { month: '2025-11', income: 0, expenses: 20.2, profit: -20.2 },
  ],
  unconverted: [],
};

describe('cash flow', () => {
  it('nets to the cent and counts the months that have a booking', () => {
    const cards = { currency: 'EUR', income: 66_587.79, expenses: 46_791.66 };
    const balances = { total_balance: 0, total_portfolio_value: 0, unconverted: [], unproven: [] };
    expect(netOf({ ...cards, ...balances })).toBe(19_796.13);
    expect(monthsBooked(CASH_FLOW, {})).toBe(2);
    expect(monthsBooked({ ...CASH_FLOW, monthly_profit_loss: [] }, {})).toBe(0);
  });
  it.each([
    [{ startDate: '2025-11-01', endDate: '2026-01-31' }, 2],
    [{ startDate: '2025-10-15', endDate: '2026-02-10' }, 2],
    [{ startDate: '2025-11-02' }, null],
    [{ endDate: '2026-01-30' }, null],
  ])('knows no number of months where dates %o cut one with bookings', (range, months) => {
    expect(monthsBooked(CASH_FLOW, range)).toBe(months);
  });
  it('knows when there is no rate for any of it', () => {
    const unconverted = [{ currency: 'TWD', amount: -420 }];
    const monthly_profit_loss = [EMPTY_MONTH];
    expect(isAllUnconverted({ ...CASH_FLOW, monthly_profit_loss, unconverted })).toBe(true);
    expect(isAllUnconverted({ ...CASH_FLOW, monthly_profit_loss })).toBe(false);
    expect(isAllUnconverted({ ...CASH_FLOW, unconverted })).toBe(false);
  });
  it('draws income above zero and expenses below it, oldest month first', () => {
    const [income, expenses, , net] = cashFlowOptions(CASH_FLOW, 2026).series ?? [];
    expect(income).toMatchObject({ className: 'in', data: [0, 0, 100.1] });
    expect(expenses).toMatchObject({ className: 'out', data: [-20.2, -0, -40.05] });
    expect(net).toMatchObject({ className: 'net', data: [-20.2, 0, 60.05] });
  });
});

describe('labels', () => {
  it('shorten the axis', () => {
    expect([6000, 0, -4000, 1_500_000, 250].map(axisLabel)).toEqual([
      '6k',
      '0',
      '−4k',
      '1.5M',
      '250',
    ]);
    // As wide as the room that the axis has, whatever a currency's coins are worth.
    expect([-2_500_000_000, 10_000_000_000, 5e12].map(axisLabel)).toEqual(['−2.5B', '10B', '5T']);
  });
  it('carry the year where the months are not all of the current one', () => {
    expect(cashFlowOptions(CASH_FLOW, 2026).xAxis).toMatchObject({
      categories: ['Nov ’25', 'Dec ’25', 'Jan ’26'],
    });
    const [january] = CASH_FLOW.monthly_profit_loss;
    const one = { ...CASH_FLOW, monthly_profit_loss: january ? [january] : [] };
    expect(cashFlowOptions(one, 2026).xAxis).toMatchObject({ categories: ['Jan'] });
    expect(cashFlowOptions(one, 2027).xAxis).toMatchObject({ categories: ['Jan ’26'] });
  });
  it('leave months unnamed where there is no room for all', () => {
    expect([labelStep(6, 12), labelStep(13, 12), labelStep(30, 6)]).toEqual([1, 2, 5]);
  });
  it('describe a point in words', () => {
    const month = { month: '2026-05', income: 10, expenses: 4, profit: 6 };
    expect(describePoint('Expenses', month, 'EUR')).toBe('May 2026, Expenses 4.00 EUR');
    expect(describePoint('Net', month, 'EUR')).toBe('May 2026, Net 6.00 EUR');
  });
  it('keep the net dash inside its month', () => {
    expect(dashRadius(600, 6)).toBe(22);
    expect(dashRadius(260, 24)).toBeLessThan(260 / 24 / 2);
  });
});
