import type { SpendingCategories } from '@saldo/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryClass, categoryName } from '../categories/category.ts';
import { donutOptions } from './donut-options.ts';
import { formatTenths, sharesInTenths } from './shares.ts';
import { legendOf, spendingOf } from './spending.ts';

function answer(categories: SpendingCategories['categories']): SpendingCategories {
  return { currency: 'EUR', categories, unconverted: [] };
}

describe('percentages', () => {
  it('sum to exactly 100.0, each at most a tenth off', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 }), (parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const tenths = sharesInTenths(parts);
        expect(tenths.reduce((sum, value) => sum + value, 0)).toBe(total === 0 ? 0 : 1000);
        parts.forEach((part, index) => {
          const exact = total === 0 ? 0 : (part / total) * 1000;
          expect(Math.abs((tenths[index] ?? Number.NaN) - exact)).toBeLessThan(1);
        });
      }),
    );
  });
  it('give what is left over to the largest remainders', () => {
    expect(sharesInTenths([1, 1, 1])).toEqual([334, 333, 333]);
    expect(formatTenths(375)).toBe('37.5%');
  });
  it('refuse a negative part', () => {
    expect(() => sharesInTenths([1, -1])).toThrow(RangeError);
  });
});

describe('spending by category', () => {
  it('stands largest first and adds up in cents', () => {
    const spending = spendingOf(
      answer([
        { category: 'dining', amount: 0.1 },
        { category: 'housing', amount: 0.2 },
      ]),
    );
    expect(spending.entries.map(({ category }) => category)).toEqual(['housing', 'dining']);
    expect(spending.total).toBe(0.3);
  });
  it('keeps a net refund in the list and in the total, but out of the ring', () => {
    const spending = spendingOf(
      answer([
        { category: 'shopping', amount: -40 },
        { category: 'housing', amount: 100 },
      ]),
    );
    expect(spending.total).toBe(60);
    expect(spending.entries.at(-1)).toEqual({
      category: 'shopping',
      name: 'Shopping',
      amount: -40,
      tenths: null,
    });
    const [ring] = donutOptions(spending, () => undefined).series ?? [];
    expect(ring && 'data' in ring ? ring.data : null).toEqual([
      { name: 'Housing', y: 100, className: 'k-housing' },
    ]);
  });
  it('shows eight entries, then what the rest adds up to', () => {
    const spending = spendingOf(
      answer(
        Array.from({ length: 11 }, (_, index) => ({ category: `c${index}`, amount: 11 - index })),
      ),
    );
    const { shown, rest } = legendOf(spending, false);
    expect(shown).toHaveLength(8);
    expect(rest).toEqual({ count: 3, amount: 6, tenths: expect.any(Number) });
    const all = shown.reduce((sum, { tenths }) => sum + (tenths ?? 0), rest?.tenths ?? 0);
    expect(all).toBe(1000);
    expect(legendOf(spending, true)).toEqual({ shown: spending.entries, rest: null });
  });
  it('lends a category of the user’s own the colour of other', () => {
    expect([categoryName('fees'), categoryName('dog food')]).toEqual(['Fees', 'dog food']);
    expect([categoryClass('fees'), categoryClass('dog food')]).toEqual(['k-fees', 'k-other']);
  });
});
