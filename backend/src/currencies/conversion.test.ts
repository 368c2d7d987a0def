import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertMicro, roundMicro } from './conversion.ts';
import { createRateTable, type RatesMonth, scaleRate } from './rate-table.ts';

const days = (...given: [string, Record<string, string>][]) =>
  given.map(([date, rates]) => ({ date, rates }));

const APRIL: RatesMonth = {
  month: '2026-04',
  carried: {},
  // The 2nd is a Thursday; the 4th and 5th a weekend.
  days: days(
    ['2026-04-02', { USD: '1.25', JPY: '160', KRW: '1500.5' }],
    ['2026-04-03', { USD: '1.2', JPY: '161.5' }],
    ['2026-04-07', { USD: '1.1', KRW: '1499' }],
  ),
};
const MAY: RatesMonth = {
  month: '2026-05',
  carried: {
    USD: { date: '2026-04-07', rate: '1.1' },
    JPY: { date: '2026-04-03', rate: '161.5' },
    KRW: { date: '2026-04-07', rate: '1499' },
  },
  days: days(['2026-05-04', { USD: '1.3', GBP: '0.85' }]),
};
const SPAN = { from: '2026-01-01', to: '2026-12-31' };
const rates = createRateTable([APRIL, MAY], SPAN);
const dateOf = (currency: string, date: string) => rates.rateOf(currency, date)?.date;

describe('the rate table', () => {
  it('takes the rate of the day', () => {
    expect(rates.rateOf('USD', '2026-04-03')).toEqual({
      scaled: 1_200_000_000_000n,
      date: '2026-04-03',
    });
  });

  it('takes the latest earlier rate over a weekend, a currency for itself', () => {
    expect(dateOf('USD', '2026-04-05')).toBe('2026-04-03');
    expect(dateOf('KRW', '2026-04-05')).toBe('2026-04-02');
    expect(dateOf('USD', '2026-04-06')).toBe('2026-04-03');
  });

  it('carries a rate over the end of a month, and the newest one on for ever', () => {
    expect(dateOf('USD', '2026-05-01')).toBe('2026-04-07');
    expect(dateOf('JPY', '2026-05-31')).toBe('2026-04-03');
    expect(dateOf('USD', '2026-12-31')).toBe('2026-05-04');
  });

  it('never takes a later rate', () => {
    expect(rates.rateOf('USD', '2026-04-01')).toBeNull();
    expect(rates.rateOf('USD', '2026-03-31')).toBeNull();
    expect(rates.rateOf('GBP', '2026-05-03')).toBeNull();
  });

  it('knows no rate of a currency that was never quoted', () => {
    expect(rates.rateOf('TWD', '2026-05-04')).toBeNull();
  });

  it('takes the euro as one, on every day', () => {
    expect(rates.rateOf('EUR', '1999-01-01')).toEqual({ scaled: 1_000_000_000_000n, date: null });
  });

  it('refuses a date it was not read for, because its answer could be wrong', () => {
    expect(() => rates.rateOf('USD', '2027-01-01')).toThrow(RangeError);
    expect(() => rates.rateOf('USD', '2025-12-31')).toThrow(RangeError);
  });

  it('reads a rate exactly and refuses what is none', () => {
    expect(scaleRate('20275.17')).toBe(20_275_170_000_000_000n);
    for (const text of ['', '0', '0.00', '-1', '1,2', '1e3', 'N/A', '1.0000000000001']) {
      expect(() => scaleRate(text), text).toThrow(RangeError);
    }
  });
});

describe('converting', () => {
  const convert = (amount: number, from: string, to: string, date = '2026-04-02') =>
    convertMicro(rates, amount, from, to, date);

  it('multiplies by the target rate and divides by the source rate', () => {
    expect(convert(1000, 'EUR', 'USD')).toEqual({ micro: 1_250_000_000n, rateDate: '2026-04-02' });
    expect(convert(-1250, 'USD', 'EUR')).toEqual({
      micro: -1_000_000_000n,
      rateDate: '2026-04-02',
    });
  });

  it('minds that yen and won have no decimals', () => {
    expect(convert(100, 'EUR', 'JPY')?.micro).toBe(160_000_000n);
    expect(convert(160, 'JPY', 'EUR')?.micro).toBe(100_000_000n);
    // 1000 KRW ÷ 1500.5 × 160 = 106.6311… JPY
    expect(convert(1000, 'KRW', 'JPY')?.micro).toBe(106_631_123n);
  });

  it('tells the older of the two days whose rates it used', () => {
    expect(convert(1000, 'USD', 'KRW', '2026-04-05')?.rateDate).toBe('2026-04-02');
  });

  it('needs no rate within one currency, even one without any', () => {
    expect(convert(-5, 'TWD', 'TWD')).toEqual({ micro: -5_000_000n, rateDate: null });
  });

  it('gives nothing where a rate is missing, on either side', () => {
    expect(convert(100, 'TWD', 'EUR')).toBeNull();
    expect(convert(100, 'EUR', 'TWD')).toBeNull();
    expect(convert(100, 'USD', 'EUR', '2026-04-01')).toBeNull();
  });

  it('rounds half to even, once, at the end', () => {
    const halves: [bigint, number][] = [
      [500_000n, 0],
      [1_500_000n, 2],
      [2_500_000n, 2],
      [2_500_001n, 3],
      [-500_000n, 0],
      [-1_500_000n, -2],
      [-2_500_000n, -2],
      [-2_499_999n, -2],
    ];
    for (const [micro, minor] of halves) expect(roundMicro(micro), String(micro)).toBe(minor);
  });

  it('rounds a booking half to even at its millionth', () => {
    const table = createRateTable(
      [{ month: '2026-01', carried: {}, days: days(['2026-01-02', { USD: '1.0000005' }]) }],
      SPAN,
    );
    expect(convertMicro(table, 1, 'EUR', 'USD', '2026-01-02')?.micro).toBe(1_000_000n);
    expect(convertMicro(table, 3, 'EUR', 'USD', '2026-01-02')?.micro).toBe(3_000_002n);
    expect(convertMicro(table, -3, 'EUR', 'USD', '2026-01-02')?.micro).toBe(-3_000_002n);
  });

  it('refuses a sum that a JSON number cannot hold', () => {
    expect(() => roundMicro(2n ** 53n * 1_000_000n)).toThrow(RangeError);
  });

  it('comes back to within one minor unit where the way leads through the finer currency', () => {
    const rate = fc.integer({ min: 1_000_000, max: 9_000_000 }).map((n) => (n / 1e6).toFixed(6));
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        rate,
        fc.constantFrom('USD', 'GBP'),
        (amount, usd, to) => {
          const month = {
            month: '2026-01',
            carried: {},
            days: days(['2026-01-02', { USD: usd, GBP: '1' }]),
          };
          const table = createRateTable([month], SPAN);
          const there = convertMicro(table, amount, 'GBP', to, '2026-01-05');
          const back = convertMicro(table, roundMicro(there?.micro ?? 0n), to, 'GBP', '2026-01-05');
          expect(Math.abs(roundMicro(back?.micro ?? 0n) - amount)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
