import { describe, expect, it } from 'vitest';
import { accountIdOf, transactionIds } from './identity.ts';

const own = { userId: 'u1', accountId: 'a1' };
const coffee = { date: '2026-10-01', description: 'Coffee', amountMinor: -350, currency: 'EUR' };
const lunch = { ...coffee, description: 'Lunch', amountMinor: -1_200 };

describe('the identity of a booking', () => {
  it('is the same in whichever file it stands', () => {
    const [first] = transactionIds(own, [coffee, lunch]);
    const [, second] = transactionIds(own, [lunch, coffee]);
    expect(first).toBe(second);
  });

  it('tells two equal bookings of one day apart', () => {
    const [first, second] = transactionIds(own, [coffee, coffee]);
    expect(first).not.toBe(second);
    expect(transactionIds(own, [coffee])[0]).toBe(first);
  });

  it('differs by every part of it', () => {
    const variants = [
      coffee,
      { ...coffee, date: '2026-10-02' },
      { ...coffee, description: 'Tea' },
      { ...coffee, amountMinor: 350 },
      { ...coffee, currency: 'GBP' },
    ];
    const ids = variants.map((line) => transactionIds(own, [line])[0]);
    expect(new Set(ids).size).toBe(variants.length);
    expect(transactionIds({ ...own, accountId: 'a2' }, [coffee])[0]).not.toBe(ids[0]);
    expect(transactionIds({ ...own, userId: 'u2' }, [coffee])[0]).not.toBe(ids[0]);
  });
});

describe('the identity of an account', () => {
  it('does not see case and space', () => {
    expect(accountIdOf(' Revolut  EUR ')).toBe(accountIdOf('revolut eur'));
    expect(accountIdOf('Cr\u00e9dit')).toBe(accountIdOf('Cre\u0301dit'));
    expect(accountIdOf('Revolut')).not.toBe(accountIdOf('Wise'));
  });
});
