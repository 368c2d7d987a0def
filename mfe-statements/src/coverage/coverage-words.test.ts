import { expect, it } from 'vitest';
import { gapsOf, type Month, wordsOfMonth, yearsOf } from './coverage-words.ts';

const month = (name: string, part: Partial<Month> = {}): Month => ({
  month: name,
  state: 'covered',
  statements: ['s'],
  days_missing: [],
  ...part,
});

it('lays the months out by year, the newest first', () => {
  const years = yearsOf([month('2025-12'), month('2026-01'), month('2026-02')]);
  expect(years.map(({ year }) => year)).toEqual(['2026', '2025']);
  expect(years[0]?.months.map((m) => m?.month ?? null).slice(0, 3)).toEqual([
    '2026-01',
    '2026-02',
    null,
  ]);
  expect(years[1]?.months[11]?.month).toBe('2025-12');
});

it('says in words what a month lacks', () => {
  expect(wordsOfMonth(month('2026-06', { state: 'missing', statements: [] }))).toBe(
    'Jun 2026: no statement',
  );
  const days_missing = [
    { from: '2026-05-03', to: '2026-05-09' },
    { from: '2026-05-31', to: '2026-05-31' },
  ];
  expect(wordsOfMonth(month('2026-05', { state: 'partly_covered', days_missing }))).toBe(
    'May 2026: partly covered, 3 May - 9 May 2026, 31 May 2026 missing',
  );
  expect(wordsOfMonth(month('2026-04', { state: 'conflicting' }))).toBe(
    'Apr 2026: two statements do not agree',
  );
});

it('lists what is not covered, the newest first', () => {
  const gaps = gapsOf([
    month('2026-04', { state: 'missing' }),
    month('2026-05'),
    month('2026-06', { state: 'conflicting' }),
  ]);
  expect(gaps.map((gap) => gap.month)).toEqual(['2026-06', '2026-04']);
});
