import { describe, expect, it } from 'vitest';
import { lastDayOf, monthsBetween, splitRange } from './range.ts';

describe('splitting a range', () => {
  it.each([
    ['no bounds', {}, { from: '0000-01', to: '9999-12' }, []],
    [
      'whole months',
      { from: '2026-01-01', to: '2026-02-28' },
      { from: '2026-01', to: '2026-02' },
      [],
    ],
    [
      'both ends within a month',
      { from: '2025-12-31', to: '2026-03-01' },
      { from: '2026-01', to: '2026-02' },
      [
        { from: '2025-12-31', to: '2025-12-31' },
        { from: '2026-03-01', to: '2026-03-01' },
      ],
    ],
    [
      'neighbouring months',
      { from: '2026-01-15', to: '2026-02-15' },
      null,
      [
        { from: '2026-01-15', to: '2026-01-31' },
        { from: '2026-02-01', to: '2026-02-15' },
      ],
    ],
    [
      'days of one month',
      { from: '2026-01-02', to: '2026-01-31' },
      null,
      [{ from: '2026-01-02', to: '2026-01-31' }],
    ],
    [
      'one whole leap month',
      { from: '2024-02-01', to: '2024-02-29' },
      { from: '2024-02', to: '2024-02' },
      [],
    ],
    [
      'the 28th of a leap month',
      { from: '2024-01-01', to: '2024-02-28' },
      { from: '2024-01', to: '2024-01' },
      [{ from: '2024-02-01', to: '2024-02-28' }],
    ],
    [
      'an open end',
      { from: '2026-01-02' },
      { from: '2026-02', to: '9999-12' },
      [{ from: '2026-01-02', to: '2026-01-31' }],
    ],
  ])('%s', (_, range, whole, edges) => {
    expect(splitRange(range)).toEqual({ whole, edges });
  });
});

describe('months', () => {
  it('are listed without holes', () => {
    expect(monthsBetween(['2026-02', '2025-11'])).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(monthsBetween([])).toEqual([]);
  });

  it('are not filled up over more than a century', () => {
    expect(monthsBetween(['2026-02', '0202-01'])).toEqual(['0202-01', '2026-02']);
  });

  it('end on their last day', () => {
    expect(['2024-02', '2026-02', '2026-12'].map(lastDayOf)).toEqual([
      '2024-02-29',
      '2026-02-28',
      '2026-12-31',
    ]);
  });
});
