import { expect, it } from 'vitest';
import { dashboardQuery, recentActivityQuery } from './dashboard.ts';

it('answers in USD where no currency is asked for, and tells of 10 bookings', () => {
  expect(dashboardQuery.parse({})).toEqual({ target_currency: 'USD' });
  expect(recentActivityQuery.parse({})).toEqual({ target_currency: 'USD', limit: 10 });
});

it('refuses a start after the end', () => {
  const query = { start_date: '2026-10-31', end_date: '2026-10-01' };
  expect(dashboardQuery.safeParse(query).error?.issues[0]).toMatchObject({
    path: ['start_date'],
    message: 'start_date must not be after end_date',
  });
});
