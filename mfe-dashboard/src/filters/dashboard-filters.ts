import type { Filters } from '@saldo/contracts';
import { type DateRange, isChosen } from './date-range.ts';

const DEFAULT_CURRENCY = 'EUR';

/**
 * What the dashboard is asked for. Accounts are kept as the ones switched off, so that an account
 * that appears with a later upload is on from the start.
 */
export type DashboardFilters = {
  currency: string;
  accountsOff: readonly string[];
  range: DateRange;
};

export const INITIAL_FILTERS: DashboardFilters = {
  currency: DEFAULT_CURRENCY,
  accountsOff: [],
  range: {},
};

/** Switches one account on or off. Switching off the last one on switches all of them on again, as no account is no question. */
export function toggleAccount(
  accountsOff: readonly string[],
  account: string,
  accounts: readonly string[],
): readonly string[] {
  const off = accountsOff.includes(account)
    ? accountsOff.filter((name) => name !== account)
    : [...accountsOff, account];
  return accounts.every((name) => off.includes(name)) ? [] : off;
}

/** The filters as far as there is something to filter: accounts that exist, and a currency that is offered. */
export function offeredFilters(filters: DashboardFilters, offered: Filters): DashboardFilters {
  const accountsOff = filters.accountsOff.filter((name) => offered.accounts.includes(name));
  const allAreOff = accountsOff.length === offered.accounts.length;
  return {
    ...filters,
    accountsOff: allAreOff ? [] : accountsOff,
    currency: offeredCurrency(filters.currency, offered.currencies),
  };
}

/** The chosen currency if it is offered, else the first one offered, else the chosen one. */
function offeredCurrency(chosen: string, offered: readonly string[]): string {
  if (offered.length === 0 || offered.includes(chosen)) return chosen;
  return offered[0] ?? chosen;
}

/**
 * The query of the filtered calls, values not yet encoded for the address. account_filter carries each name
 * percent-encoded once and joined by plain commas; it is left out while every account is on.
 */
export function queryOf(
  filters: DashboardFilters,
  accounts: readonly string[],
): Record<string, string> {
  const query: Record<string, string> = { target_currency: filters.currency };
  const on = accounts.filter((name) => !filters.accountsOff.includes(name));
  if (on.length < accounts.length && on.length > 0) {
    query.account_filter = on.map(encodeURIComponent).join(',');
  }
  if (filters.range.startDate) query.start_date = filters.range.startDate;
  if (filters.range.endDate) query.end_date = filters.range.endDate;
  return query;
}

/** Whether they name accounts or a currency, which may be none that there are. */
export function namesSomething({ accountsOff, currency }: DashboardFilters): boolean {
  return accountsOff.length > 0 || currency !== DEFAULT_CURRENCY;
}

/** Whether the answers cover less than everything the user has. */
export function narrows(filters: DashboardFilters): boolean {
  return filters.accountsOff.length > 0 || isChosen(filters.range);
}
