import { expect, it } from 'vitest';
import { dayThatIsMissing, inYearsLater } from './year.ts';

it('keeps the day in another year, unless that year has no such day', () => {
  expect(inYearsLater('2026-03-31', 1)).toBe('2027-03-31');
  expect(inYearsLater('2026-03-31', -27)).toBe('1999-03-31');
  expect(inYearsLater('2024-02-29', 4)).toBe('2028-02-29');
  expect(inYearsLater('2024-02-29', 2)).toBeNull();
  expect(inYearsLater('2024-02-29', 0)).toBe('2024-02-29');
});

it('names the first day that is missing, be it in a period or in a line', () => {
  const section = { periodStart: '2024-02-01', periodEnd: '2024-02-29', lines: [] };
  expect(dayThatIsMissing([section], 1)).toBe('2024-02-29');
  expect(dayThatIsMissing([{ ...section, periodEnd: null }], 1)).toBeNull();
});
