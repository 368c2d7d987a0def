import { api } from '@saldo/ui';
import type { DashboardData, DashboardPart, FetchPart } from './dashboard-data.ts';

type Query = Record<string, string>;

const CALLS: {
  [P in DashboardPart]: (query: Query, signal: AbortSignal) => Promise<DashboardData[P]>;
} = {
  overview: async (query, signal) => (await api.call('dashboardOverview', { query, signal })).data,
  portfolio: async (query, signal) => {
    const { data } = await api.call('dashboardPortfolio', { query, signal });
    // A server that was not updated with the screens does not speak of unknown balances.
    return { ...data, unknown_balances: data.unknown_balances ?? [] };
  },
  cashFlow: async (query, signal) => (await api.call('dashboardCashFlow', { query, signal })).data,
  spending: async (query, signal) =>
    (await api.call('dashboardSpendingCategories', { query, signal })).data,
  recent: async (query, signal) =>
    (await api.call('dashboardRecentActivity', { query, signal })).data,
  filters: async (_, signal) => (await api.call('dashboardFilters', { signal })).data,
  statements: async (_, signal) => (await api.call('listStatements', { signal })).data.statements,
};

/** Asks the server for one part of the dashboard. */
export const fetchPart: FetchPart = (part, query, signal) => CALLS[part](query, signal);
