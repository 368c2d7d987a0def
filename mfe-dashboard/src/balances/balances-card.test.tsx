// @vitest-environment happy-dom
import { fromWire, type Portfolio, toWire } from '@saldo/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BalancesCard } from './balances-card.tsx';
import { accountsNote, whyNoTotalBalance } from './total-balance.ts';

afterEach(cleanup);

function balance(
  account: string,
  currency: string,
  converted: number | null,
  as_of = '2026-10-31',
): Portfolio['balances'][number] {
  const rate_date = '2026-11-20';
  return { account, currency, balance: 100, as_of, bank_accounts: 1, converted, rate_date };
}

function portfolio(changes: Partial<Portfolio>): Portfolio {
  return {
    currency: 'EUR',
    total_portfolio_value: 0,
    total_balance: 0,
    total_investments: 0,
    balances: [],
    unknown_balances: [],
    rates_source: 'ECB',
    rates_date: '2026-11-20',
    unconverted: [],
    ...changes,
  };
}

const THREE = portfolio({
  total_balance: 215.62,
  balances: [
    balance('Maybank', 'MYR', 21.21, '2025-12-31'),
    balance('Revolut', 'GBP', 114.4),
    balance('Wise', 'USD', 80.01),
  ],
});

const show = (given: Portfolio) => {
  render(<BalancesCard portfolio={given} currentYear={2026} />);
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

describe('where the balance is', () => {
  it('ends in a sum that is the sum of the rows above it', () => {
    const rows = show(THREE);
    const shown = rows.map((text) => Number(/[\d,]+\.\d\d$/.exec(text)?.[0].replaceAll(',', '')));
    const sum = shown.slice(0, -1).reduce((minor, amount) => minor + fromWire(amount, 'EUR'), 0);
    expect(shown).toHaveLength(4);
    expect(toWire(sum, 'EUR')).toBe(shown.at(-1));
    expect(shown.at(-1)).toBe(THREE.total_balance);
  });
  it('says of which day each balance is, with the year where it is another one', () => {
    show(THREE);
    const days = [...document.querySelectorAll('tbody time')].map((time) => time.textContent);
    expect(days).toEqual(['31 Dec 2025', '31 Oct', '31 Oct']);
  });
  it('says of how many bank accounts a balance is the sum', () => {
    const one = balance('Bank', 'EUR', 100);
    const rows = show(
      portfolio({ balances: [one, { ...one, currency: 'USD', bank_accounts: 2 }] }),
    );
    expect(rows.slice(0, 2).map((row) => /, .* bank accounts/.exec(row ?? '')?.[0])).toEqual([
      undefined,
      ', 2 bank accounts',
    ]);
  });
  it('lists what no statement prints a balance of', () => {
    const rows = show({ ...THREE, unknown_balances: [{ account: 'Postbank', currency: 'CHF' }] });
    expect(rows[3]).toMatch(/^PostbankCHF not printed/);
    expect(rows[4]).toBe('Total Balance215.62');
  });
  it('gives no total where no balance is known', () => {
    const rows = show(portfolio({ unknown_balances: [{ account: 'Postbank', currency: 'EUR' }] }));
    expect(rows.at(-1)).toBe('Total Balance—not known');
  });
});

describe('the total balance', () => {
  const unknown = (...currencies: string[]) =>
    currencies.map((currency) => ({ account: 'Postbank', currency }));
  const twd = portfolio({
    balances: [balance('Bank of Taiwan', 'TWD', null)],
    unconverted: [{ currency: 'TWD', amount: 100 }],
  });

  it('does not look complete where a balance is not printed', () => {
    expect(accountsNote(THREE)).toBe('3 accounts, 3 currencies');
    expect(accountsNote({ ...THREE, unknown_balances: unknown('CHF') })).toBe(
      '4 accounts, 4 currencies; 1 balance not printed',
    );
    expect(accountsNote(portfolio({}))).toBeNull();
  });
  it('is no figure where all of it is missing, and one where a part is known', () => {
    expect(whyNoTotalBalance(THREE)).toBeNull();
    expect(whyNoTotalBalance(portfolio({}))).toBeNull();
    expect(whyNoTotalBalance(portfolio({ unknown_balances: unknown('CHF', 'EUR') }))).toBe(
      '2 balances not printed',
    );
    expect(whyNoTotalBalance(twd)).toBe('No rate for TWD');
    expect(whyNoTotalBalance({ ...twd, unknown_balances: unknown('CHF') })).toBe(
      'No rate for TWD; 1 balance not printed',
    );
    expect(whyNoTotalBalance({ ...THREE, unknown_balances: unknown('CHF') })).toBeNull();
  });
  it('of exactly zero is a figure', () => {
    expect(whyNoTotalBalance(portfolio({ balances: [balance('Wise', 'EUR', 0)] }))).toBeNull();
  });
});
