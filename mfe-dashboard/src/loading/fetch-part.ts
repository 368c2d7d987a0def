import { api } from '@saldo/ui';
import type { DashboardData, DashboardPart, FetchOptions, FetchPart } from './dashboard-data.ts';

const CALLS: { [P in DashboardPart]: (options: FetchOptions) => Promise<DashboardData[P]> } = {
  overview: async (options) => (await api.call('dashboardOverview', options)).data,
  portfolio: async (options) => {
    const { data } = await api.call('dashboardPortfolio', options);
    // A server that was not updated with the screens does not speak of unknown balances.
    return { ...data, unknown_balances: data.unknown_balances ?? [] };
  },
  cashFlow: async (options) => (await api.call('dashboardCashFlow', options)).data,
  spending: async (options) => (await api.call('dashboardSpendingCategories', options)).data,
  recent: async (options) => (await api.call('dashboardRecentActivity', options)).data,
  filters: async ({ signal, onStale }) =>
    (await api.call('dashboardFilters', { signal, onStale })).data,
  statements: async ({ signal, onStale }) =>
    (await api.call('listStatements', { signal, onStale })).data.statements,
};

/** Asks the server for one part of the dashboard. */
export const fetchPart: FetchPart = (part, options) => CALLS[part](options);
