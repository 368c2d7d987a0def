import type {
  CashFlow,
  Filters,
  Overview,
  Portfolio,
  RecentActivity,
  SpendingCategories,
  Statement,
} from '@saldo/contracts';

/** Everything the page shows. A part that is missing has not been loaded for the present filters. */
export type DashboardData = {
  overview: Overview;
  portfolio: Portfolio;
  cashFlow: CashFlow;
  spending: SpendingCategories;
  recent: RecentActivity;
  filters: Filters;
  statements: readonly Statement[];
};

export type DashboardPart = keyof DashboardData;

export const FAILED_TO_FETCH = 'Failed to fetch dashboard data';

/** What is said where an error carries no message of its own. */
export const FALLBACK_MESSAGES: Record<DashboardPart, string> = {
  overview: 'Failed to fetch overview',
  portfolio: 'Failed to fetch portfolio',
  cashFlow: 'Failed to fetch cash flow',
  spending: 'Failed to fetch spending categories',
  recent: 'Failed to fetch recent activity',
  filters: 'Failed to fetch filters',
  statements: 'Failed to fetch statements',
};

export type FetchOptions = {
  query: Record<string, string>;
  signal: AbortSignal;
  /** Called for an answer that does not yet know of what this browser changed last. */
  onStale: () => void;
};

/** How the machine asks the server for one part; the page provides it, a test provides its own. */
export type FetchPart = <P extends DashboardPart>(
  part: P,
  options: FetchOptions,
) => Promise<DashboardData[P]>;
