import { expect, it } from 'vitest';
import { dayThatIsMissing, inYearsLater, latestDateAt, liesAfter } from './year.ts';

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

it('tells whether a line would lie after a day, but blames no year that is not later', () => {
  const line = { description: 'Coffee', amountMinor: -1, balanceMinor: null, page: 1 };
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const lines = [{ ...line, box, date: '2026-03-31' }];
  const section = { periodStart: null, periodEnd: '2026-12-31', lines };
  expect(liesAfter([section], 1, '2027-03-31')).toBe(false);
  expect(liesAfter([section], 1, '2027-03-30')).toBe(true);
  expect(liesAfter([section], 0, '2026-01-01')).toBe(false);
});

it('has the latest date that anybody on earth has', () => {
  expect(latestDateAt('2026-03-31T09:59:59.000Z')).toBe('2026-03-31');
  expect(latestDateAt('2026-03-31T10:00:00.000Z')).toBe('2026-04-01');
});
