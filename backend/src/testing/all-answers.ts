import { expect } from 'vitest';

const FILTERS = ['', '&account_filter=Revolut,Wise', '&start_date=2026-01-10&end_date=2026-03-20'];
const DASHBOARD = ['overview', 'portfolio', 'cash-flow', 'spending-categories', 'recent-activity'];
const PATHS = [
  '/api/v1/users/me',
  '/api/v1/banking/uploads',
  '/api/v1/banking/statements',
  '/api/v1/banking/accounts',
  '/api/v1/banking/transactions?limit=500',
  '/api/v1/dashboard/filters',
  ...DASHBOARD.flatMap((call) =>
    ['EUR', 'MYR'].flatMap((target) =>
      FILTERS.map((f) => `/api/v1/dashboard/${call}?target_currency=${target}${f}`),
    ),
  ),
];

/** The text of every answer a user can ask for, by its path; each shows all that was written before the position. */
export async function allAnswers(
  app: { address: string },
  token: string,
  position: string,
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const path of PATHS) {
    const headers = { authorization: `Bearer ${token}`, 'x-min-position': position };
    const response = await fetch(`${app.address}${path}`, { headers });
    expect([path, response.status, response.headers.get('stale')]).toEqual([path, 200, null]);
    texts[path] = await response.text();
  }
  return texts;
}
