import { describe, expect, it } from 'vitest';
import { createEcbRates } from './index.ts';

describe('the bundled rates of the European Central Bank', () => {
  it('begin with 2015, oldest first, as the bank printed them', async () => {
    const days = await createEcbRates().publishedAfter('');
    expect(days[0]).toMatchObject({
      date: '2015-01-02',
      rates: { USD: '1.2043', IDR: '15073.02' },
    });
    expect(days.length).toBeGreaterThan(3_000);
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
  });

  it('leave a currency out on the days it was not quoted', async () => {
    const days = await createEcbRates().publishedAfter('');
    expect(days[0]?.rates).not.toHaveProperty('ISK');
    expect(days.at(-1)?.rates).toHaveProperty('ISK');
  });

  it('give only the days after a date', async () => {
    const days = await createEcbRates().publishedAfter('2026-10-28');
    expect(days.map(({ date }) => date)).toEqual(['2026-10-29', '2026-10-30']);
    expect(days[1]?.rates.MYR).toBe('4.5325');
  });
});
