import { describe, expect, it } from 'vitest';
import {
  bookingParts,
  formatAmount,
  formatMoney,
  formatPrinted,
  formatSignedAmount,
  perMonth,
  splitFigure,
  sumAmounts,
} from './money.ts';

describe('amounts', () => {
  it('are grouped, with two decimals and no currency', () => {
    expect(formatAmount(115246.3, 'EUR')).toBe('115,246.30');
    expect(formatAmount(-4000, 'USD')).toBe('−4,000.00');
  });
  it('never have more than two decimals in a figure, and none where the currency has none', () => {
    expect(formatAmount(1234567, 'KRW')).toBe('1,234,567');
    expect(formatAmount(1.239, 'KWD')).toBe('1.24');
  });
  it('have all decimals of their currency where a statement prints them, so that a sum can be checked', () => {
    expect(formatPrinted(1_234_566.124, 'KWD')).toBe('1,234,566.124');
    expect(formatPrinted(-14_170, 'JPY')).toBe('\u221214,170');
  });
  it('carry no minus when they round to zero', () => {
    expect(formatAmount(-0.004, 'KWD')).toBe('0.00');
    expect(formatSignedAmount(0, 'EUR')).toBe('0.00');
  });
  it('carry a plus or a U+2212 minus where the direction matters', () => {
    expect(formatSignedAmount(1564.18, 'EUR')).toBe('+1,564.18');
    expect(formatSignedAmount(-22.5, 'EUR')).toBe('\u221222.50');
  });
  it('come apart into whole and decimals', () => {
    expect(splitFigure(22225.42, 'EUR')).toEqual({ whole: '22,225', fraction: '.42' });
    expect(splitFigure(22225, 'JPY')).toEqual({ whole: '22,225', fraction: '' });
  });
  it('of a booking keep all decimals of their currency', () => {
    expect(bookingParts(-1390, 'EUR')).toEqual({ sign: '−', currency: 'EUR', digits: '1,390.00' });
    expect(bookingParts(0.5, 'BTC')).toEqual({ sign: '+', currency: 'BTC', digits: '0.50000000' });
    expect(bookingParts(-12500, 'KRW').digits).toBe('12,500');
  });
  it('in a sentence carry the code', () => {
    expect(formatMoney(50, 'MYR')).toBe('MYR 50.00');
    expect(formatMoney(-420, 'TWD')).toBe('−TWD 420.00');
  });
});

describe('sums', () => {
  it('lose no cent to floating point', () => {
    expect(sumAmounts([0.1, 0.2, 0.3], 'EUR')).toBe(0.6);
    expect(sumAmounts([], 'EUR')).toBe(0);
  });
  it('spread over months are rounded to the cent', () => {
    expect(perMonth(31309.5, 6, 'EUR')).toBe(5218.25);
    expect(perMonth(22225.42, 6, 'EUR')).toBe(3704.24);
    expect(() => perMonth(1, 0, 'EUR')).toThrow(RangeError);
  });
});
