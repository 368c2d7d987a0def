import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDecimalString, fromWire, toDecimalString, toWire } from './money.ts';

describe('money on the wire', () => {
  it('has the decimals of its currency', () => {
    expect(toDecimalString(-1250, 'EUR')).toBe('-12.50');
    expect(toDecimalString(5, 'EUR')).toBe('0.05');
    expect(toDecimalString(4_870_000, 'KRW')).toBe('4870000');
    expect(toDecimalString(1, 'BTC')).toBe('0.00000001');
    expect(toWire(-1250, 'EUR')).toBe(-12.5);
  });

  it('comes back as it went, for any amount and currency', () => {
    const minor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(minor, fc.constantFrom('EUR', 'KRW', 'KWD', 'BTC'), (amountMinor, currency) => {
        expect(fromDecimalString(toDecimalString(amountMinor, currency), currency)).toBe(
          amountMinor,
        );
        if (currency !== 'BTC')
          expect(fromWire(toWire(amountMinor, currency), currency)).toBe(amountMinor);
      }),
    );
  });

  it('refuses what is no amount of the currency', () => {
    for (const bad of ['', '1,5', '1.2.3', 'abc', '--1', '1e5', '0x10', '1.']) {
      expect(() => fromDecimalString(bad, 'EUR')).toThrow(RangeError);
    }
    expect(() => fromDecimalString('1.005', 'EUR')).toThrow('EUR has 2 decimals');
    expect(() => fromDecimalString('99999999999999999', 'EUR')).toThrow('too large');
    expect(() => toDecimalString(0.5, 'EUR')).toThrow(RangeError);
    expect(fromDecimalString('1.500', 'EUR')).toBe(150);
    expect(Object.is(fromDecimalString('-0', 'EUR'), 0)).toBe(true);
  });
});
