import { readFileSync } from 'node:fs';
import { fromWire } from '@saldo/contracts';
import { expect, test } from 'vitest';
import { BALANCES } from './balances.ts';
import { DEMO, DEMO_PROOF, DEMO_ROWS } from './demo-statement.ts';

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

test('the statement on the landing page adds up', () => {
  expect(DEMO.openingMinor + DEMO_PROOF.inMinor - DEMO_PROOF.outMinor).toBe(DEMO.closingMinor);
});

test('the balances on the landing page are the closing balances of the newest samples', () => {
  for (const balance of BALANCES) {
    const sample = read(balance.sample);
    expect(sample.currency).toBe(balance.currency);
    expect(fromWire(sample.closing_balance, balance.currency)).toBe(balance.closingMinor);
  }
});
