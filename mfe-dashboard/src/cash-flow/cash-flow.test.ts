import type { CashFlow } from '@saldo/contracts';
import { describe, expect, it } from 'vitest';
import { monthIndex, monthOf } from '../formatting/dates.ts';
import { monthsSpanned, netOf } from './cash-flow.ts';
import {
  axisLabel,
  cashFlowOptions,
  dashRadius,
  describePoint,
  labelStep,
  monthLabels,
} from './cash-flow-options.ts';

const CASH_FLOW: CashFlow = {
  currency: 'EUR',
  monthly_profit_loss: [
    { month: '2026-01', income: 100.1, expenses: 40.05, profit: 60.05 },
    { month: '2025-11', income: 0, expenses: 20.2, profit: -20.2 },
  ],
  unconverted: [],
};

describe('cash flow', () => {
  it('nets to the cent and spans calendar months', () => {
    expect(netOf(CASH_FLOW)).toBe(39.85);
    expect(monthsSpanned(CASH_FLOW)).toBe(3);
    expect(monthsSpanned({ ...CASH_FLOW, monthly_profit_loss: [] })).toBe(0);
  });
  it('draws income above zero and expenses below it, oldest month first', () => {
    const [income, expenses, , net] = cashFlowOptions(CASH_FLOW).series ?? [];
    expect(income).toMatchObject({ className: 'in', data: [0, 100.1] });
    expect(expenses).toMatchObject({ className: 'out', data: [-20.2, -40.05] });
    expect(net).toMatchObject({ className: 'net', data: [-20.2, 60.05] });
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
  });
  it('carry the year only where a month would stand twice', () => {
    expect(monthLabels(['2025-12', '2026-01'])).toEqual(['Dec', 'Jan']);
    const fifteen = Array.from({ length: 15 }, (_, index) =>
      monthOf(monthIndex('2025-06') + index),
    );
    expect(monthLabels(fifteen).slice(0, 2)).toEqual(['Jun 25', 'Jul 25']);
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
