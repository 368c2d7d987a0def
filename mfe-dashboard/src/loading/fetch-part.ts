import type { RecentActivity } from '@saldo/contracts';
import { api } from '@saldo/ui';
import type { DashboardData, DashboardPart, FetchOptions, FetchPart } from './dashboard-data.ts';

/** The server gives no more transactions at once. */
const MOST_PER_CALL = 500;

const CALLS: { [P in DashboardPart]: (options: FetchOptions) => Promise<DashboardData[P]> } = {
  overview: async (options) => (await api.call('dashboardOverview', options)).data,
  portfolio: async (options) => {
    const { data } = await api.call('dashboardPortfolio', options);
    // A server that was not updated with the screens does not speak of unknown balances.
    return { ...data, unknown_balances: data.unknown_balances ?? [] };
  },
  cashFlow: async (options) => (await api.call('dashboardCashFlow', options)).data,
  spending: async (options) => (await api.call('dashboardSpendingCategories', options)).data,
  recent: fetchRecent,
  filters: async ({ signal, onStale }) =>
    (await api.call('dashboardFilters', { signal, onStale })).data,
  statements: async ({ signal, onStale }) =>
    (await api.call('listStatements', { signal, onStale })).data.statements,
};

/** As many transactions as `limit` says; a list longer than one call may ask for is read page by page. */
async function fetchRecent(options: FetchOptions): Promise<RecentActivity> {
  const wanted = Number(options.query.limit);
  const page = (limit: number, cursor: string | undefined) => {
    const query = { ...options.query, limit, ...(cursor && { cursor }) };
    return api.call('dashboardRecentActivity', { ...options, query });
  };
  let { data } = await page(Math.min(wanted, MOST_PER_CALL), options.query.cursor);
  while (data.next_cursor && data.transactions.length < wanted) {
    const limit = Math.min(wanted - data.transactions.length, MOST_PER_CALL);
    const next = (await page(limit, data.next_cursor)).data;
    data = { ...next, transactions: [...data.transactions, ...next.transactions] };
  }
  return data;
}

/** Asks the server for one part of the dashboard. */
export const fetchPart: FetchPart = (part, options) => CALLS[part](options);
