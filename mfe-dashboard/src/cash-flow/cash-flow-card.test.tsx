// @vitest-environment happy-dom
import type { CashFlow, Overview } from '@saldo/contracts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CashFlowCard } from './cash-flow-card.tsx';

afterEach(cleanup);

const month = (name: string, income: number, expenses: number) => ({
  month: name,
  income,
  expenses,
  profit: income - expenses,
});

const CASH_FLOW: CashFlow = {
  currency: 'EUR',
  monthly_profit_loss: [month('2026-01', 10.01, 4), month('2026-02', 0, 0), month('2026-03', 5, 3)],
  unconverted: [],
};

function shown(cards: Pick<Overview, 'income' | 'expenses'>, cashFlow = CASH_FLOW) {
  const rest = { total_balance: 0, total_portfolio_value: 0, unconverted: [], unproven: [] };
  const overview = { currency: 'EUR', ...rest, ...cards };
  return render(<CashFlowCard cashFlow={cashFlow} overview={overview} currentYear={2026} />)
    .container;
}

describe('the months under the chart', () => {
  it('are told apart from those with bookings, which the averages are of', () => {
    expect(shown({ income: 15.01, expenses: 7 }).textContent).toContain(
      'Net over three months, two with bookings',
    );
    cleanup();
    const monthly_profit_loss = CASH_FLOW.monthly_profit_loss.filter(({ income }) => income > 0);
    const whole = shown({ income: 15.01, expenses: 7 }, { ...CASH_FLOW, monthly_profit_loss });
    expect(whole.textContent).toContain('Net over two months');
    expect(whole.textContent).not.toContain('with bookings');
  });
});

describe('the table of months', () => {
  const asTable = () => fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const ROUNDED = /^Each month is rounded for itself/;

  it.each([
    { income: 15.02, expenses: 7 },
    { income: 15.01, expenses: 6.99 },
  ])('says why its months do not add up to the cards', (cards) => {
    shown(cards);
    expect(screen.queryByText(ROUNDED)).toBeNull();
    asTable();
    expect(screen.getByText(ROUNDED)).toBeTruthy();
  });
  it('says nothing of it where they do', () => {
    shown({ income: 15.01, expenses: 7 });
    asTable();
    expect(screen.queryByText(ROUNDED)).toBeNull();
  });
});
