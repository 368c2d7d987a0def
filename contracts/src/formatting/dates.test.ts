import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatLongMonth,
  formatMonth,
  formatMonthAndYear,
  formatMonthSpan,
  formatRecentDate,
  formatShortDate,
  monthCount,
  monthIndex,
  monthOf,
  monthsFrom,
} from './dates.ts';

describe('dates', () => {
  it('read day, month, year whatever the time zone of the machine', () => {
    expect(formatDate('2026-10-31')).toBe('31 Oct 2026');
    expect(formatShortDate('2026-09-01')).toBe('1 Sep');
    expect(formatMonth('2026-05')).toBe('May');
    expect(formatMonthAndYear('2026-05')).toBe('May ’26');
    expect(formatLongMonth('2026-08')).toBe('August 2026');
  });
  it('carry their year where it is not the current one', () => {
    expect(formatRecentDate('2026-10-31', 2026)).toBe('31 Oct');
    expect(formatRecentDate('2025-10-31', 2026)).toBe('31 Oct 2025');
  });
  it('refuse what is no date', () => {
    expect(() => formatDate('yesterday')).toThrow(RangeError);
  });
  it('name a span of months once per year', () => {
    expect(formatMonthSpan('2026-05', '2026-10')).toBe('May - Oct 2026');
    expect(formatMonthSpan('2025-11', '2026-02')).toBe('Nov 2025 - Feb 2026');
    expect(formatMonthSpan('2026-10-01', '2026-10-31')).toBe('Oct 2026');
  });
  it('count in months', () => {
    expect(monthIndex('2026-01') - monthIndex('2025-12-31')).toBe(1);
    expect(monthOf(monthIndex('2025-12') + 1)).toBe('2026-01');
    expect(monthsFrom('2025-11-30', '2026-01-01', 12)).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(monthsFrom('2025-11-30', '2026-01-01', 2)).toEqual(['2025-12', '2026-01']);
    expect([monthCount(1), monthCount(6), monthCount(14)]).toEqual([
      'one month',
      'six months',
      '14 months',
    ]);
  });
});
