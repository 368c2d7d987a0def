import { expect, it } from 'vitest';
import { placesOf } from './held-bookings.ts';
import { transactionIds } from './identity.ts';

const account = { userId: 'u1', accountId: 'a1' };

it('finds new places for thousands of equal bookings that are known to be others, without trying every place for each', () => {
  const count = 10_000;
  const line = { date: '2026-03-01', description: 'Fare', amountMinor: -100, currency: 'EUR' };
  const source = { line: 1, page: 1, box: { x: 0, y: 0, width: 0, height: 1 } };
  const held = transactionIds(account, Array(count).fill(line));
  const transactions = held.map((id, index) => ({
    ...line,
    id,
    category: 'transport' as const,
    reason: { engine: 'rules', version: 1, rule: 'word', why: 'It says fare.', confidence: 1 },
    line: index + 1,
    page: 1,
    box: { x: 0, y: index, width: 0, height: 1 },
  }));
  const places = placesOf(
    account,
    transactions,
    { places: transactions.map(() => [{ statementId: 's1', line: null }]) },
    { holders: new Map(held.map((id) => [id, new Map([['s1', source]])])), lines: new Map() },
  );
  // As if both statements were one.
  const all = transactionIds(account, Array(2 * count).fill(line));
  expect(places).toEqual(all.slice(count).map((id) => ({ id })));
});
