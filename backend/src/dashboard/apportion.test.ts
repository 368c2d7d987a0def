import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './apportion.ts';

const parts = (entries: Record<string, bigint>) => new Map(Object.entries(entries));

describe('apportioning', () => {
  it('gives the missing unit to the largest remainder', () => {
    const whole = apportion(parts({ a: 1_300_000n, b: 1_400_000n, c: 1_300_000n }));
    expect(Object.fromEntries(whole)).toEqual({ a: 1, b: 2, c: 1 });
  });

  it('gives it to the first name where remainders are equal', () => {
    const whole = apportion(parts({ b: 500_000n, a: 500_000n }));
    expect(Object.fromEntries(whole)).toEqual({ a: 1, b: 0 });
  });

  it('takes net refunds as they are', () => {
    const whole = apportion(parts({ a: 10_000_000n, b: -2_600_000n }));
    expect(Object.fromEntries(whole)).toEqual({ a: 10, b: -3 });
  });

  it('adds up to the rounded total, each part less than a unit from its value', () => {
    const micro = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
    fc.assert(
      fc.property(fc.array(micro, { maxLength: 30 }), (values) => {
        const whole = apportion(new Map(values.map((value, i) => [`c${i}`, value])));
        const total = values.reduce((a, b) => a + b, 0n);
        const shown = [...whole.values()].reduce((a, b) => a + BigInt(b), 0n);
        const off = shown * 1_000_000n - total;
        expect(off >= -500_000n && off <= 500_000n).toBe(true);
        for (const [i, value] of values.entries()) {
          const distance = BigInt(whole.get(`c${i}`) ?? 0) * 1_000_000n - value;
          expect(distance > -1_000_000n && distance < 1_000_000n).toBe(true);
        }
      }),
    );
  });
});
