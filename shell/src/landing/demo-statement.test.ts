import { readFileSync } from 'node:fs';
import { fromWire } from '@saldo/contracts';
import { expect, test } from 'vitest';
import figures from './demo-figures.json' with { type: 'json' };
import answer from './demo-statement.answer.json' with { type: 'json' };
import { DEMO, DEMO_PROOF, DEMO_ROWS } from './demo-statement.ts';
import { sharesOf } from './shares.ts';

type Sample = {
  currency: string;
  opening_balance: number;
  closing_balance: number;
  transactions: { date: string; description: string; amount: number; balance: number }[];
};

const samples = new URL('../../../samples/statements/', import.meta.url);
const read = (name: string): Sample =>
  JSON.parse(readFileSync(new URL(`${name}.expected.json`, samples), 'utf8'));

test('the statement on the landing page is the sample statement, row by row', () => {
  const sample = read(DEMO.sample);
  const minor = (amount: number) => fromWire(amount, sample.currency);
  expect(sample.currency).toBe(DEMO.currency);
  expect(minor(sample.opening_balance)).toBe(DEMO.openingMinor);
  expect(minor(sample.closing_balance)).toBe(DEMO.closingMinor);
  expect(DEMO_ROWS.map((row) => [row.date, row.amountMinor])).toEqual(
    sample.transactions.map((row) => [row.date, minor(row.amount)]),
  );
  DEMO_ROWS.forEach((row, index) => {
    expect(sample.transactions[index]?.description).toContain(row.printed);
  });
});

test('the product proved that statement, and gave each row the category that is shown', () => {
  const minor = (amount: number) => fromWire(amount, DEMO.currency);
  expect(answer.proof.state).toBe('proven');
  expect(minor(answer.proof.opening)).toBe(DEMO.openingMinor);
  expect(minor(answer.proof.closing)).toBe(DEMO.closingMinor);
  expect(answer.proof.line_count).toBe(DEMO_ROWS.length);
  expect(DEMO_ROWS.map((row) => [row.date, row.amountMinor, row.category])).toEqual(
    answer.rows.map((row) => [row.date, minor(row.amount), row.category]),
  );
});

test('the statement on the landing page adds up', () => {
  expect(DEMO.openingMinor + DEMO_PROOF.inMinor - DEMO_PROOF.outMinor).toBe(DEMO.closingMinor);
});

test('the balances on the landing page are the closing balances of the newest samples', () => {
  for (const { account, currency, balance } of figures.balances) {
    expect(balance).toBe(read(`${account}-${currency}-2026-10`.toLowerCase()).closing_balance);
  }
  expect(figures.balances).toHaveLength(4);
});

test('the figures on the landing page add up', () => {
  const cents = (amount: number) => fromWire(amount, figures.currency);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);
  expect(sum(figures.balances.map((each) => each.converted))).toBe(cents(figures.total_balance));
  expect(sum(figures.categories.map((each) => each.amount))).toBe(cents(figures.expenses));
  // Every figure is rounded once, from unrounded sums, so months may differ from the whole by half a cent each.
  const slack = figures.months.length / 2;
  const incomes = sum(figures.months.map((each) => each.income));
  const expenses = sum(figures.months.map((each) => each.expenses));
  expect(Math.abs(incomes - cents(figures.income))).toBeLessThanOrEqual(slack);
  expect(Math.abs(expenses - cents(figures.expenses))).toBeLessThanOrEqual(slack);
  for (const month of figures.months) {
    expect(cents(month.income) - cents(month.expenses)).toBe(cents(month.profit));
  }
});

test('the shares of the donut sum to 100.0', () => {
  const shares = sharesOf(figures.categories.map((each) => each.amount));
  expect(shares.reduce((total, tenths) => total + tenths, 0)).toBe(1_000);
  expect(sharesOf([1, 1, 1])).toEqual([334, 333, 333]);
});
