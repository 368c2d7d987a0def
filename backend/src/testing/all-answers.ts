import { expect } from 'vitest';

const FILTERS = ['', '&account_filter=Revolut,Wise', '&start_date=2026-01-10&end_date=2026-03-20'];
const DASHBOARD = ['overview', 'portfolio', 'cash-flow', 'spending-categories', 'recent-activity'];
const PATHS = [
  '/api/v1/users/me',
  '/api/v1/banking/uploads',
  '/api/v1/banking/statements',
  '/api/v1/banking/accounts',
  '/api/v1/banking/coverage',
  '/api/v1/banking/transactions?limit=500',
  '/api/v1/dashboard/filters',
  ...DASHBOARD.flatMap((call) =>
    ['EUR', 'MYR'].flatMap((target) =>
      FILTERS.map((f) => `/api/v1/dashboard/${call}?target_currency=${target}${f}`),
    ),
  ),
];

/** So many of each list are looked at one by one. */
const MOST_SINGLE = 20;

/** The paths of the answers about single statements and transactions, as far as the lists name them. */
function singlePaths(texts: Record<string, string>): string[] {
  const listed = (path: string, name: 'statements' | 'transactions') => {
    const { data } = JSON.parse(texts[path] ?? '') as { data: Record<string, { id: string }[]> };
    return (data[name] ?? []).slice(0, MOST_SINGLE).map(({ id }) => id);
  };
  return [
    ...listed('/api/v1/banking/statements', 'statements').flatMap((id) =>
      ['status', 'proof', 'lines?limit=500'].map(
        (part) => `/api/v1/banking/statements/${id}/${part}`,
      ),
    ),
    ...listed('/api/v1/banking/transactions?limit=500', 'transactions').map(
      (id) => `/api/v1/banking/transactions/${id}/source`,
    ),
  ];
}

/** The text of every answer a user can ask for, by its path; each shows all that was written before the position. */
export async function allAnswers(
  app: { address: string },
  token: string,
  position: string,
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  const read = async (path: string) => {
    const headers = { authorization: `Bearer ${token}`, 'x-min-position': position };
    const response = await fetch(`${app.address}${path}`, { headers });
    expect([path, response.status, response.headers.get('stale')]).toEqual([path, 200, null]);
    texts[path] = await response.text();
  };
  for (const path of PATHS) await read(path);
  for (const path of singlePaths(texts)) await read(path);
  return texts;
}
