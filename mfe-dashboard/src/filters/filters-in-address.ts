import { type DashboardFilters, INITIAL_FILTERS } from './dashboard-filters.ts';
import type { DateRange } from './date-range.ts';

const CURRENCY = /^[A-Z]{3}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** More accounts than this are read from no address, as nobody has switched them off by hand. */
const MOST_ACCOUNTS = 100;

/** The filters an address stands for, like '?accounts_off=Wise&currency=GBP&from=2026-05-01'. What cannot be meant is ignored. */
export function filtersOf(search: URLSearchParams): DashboardFilters {
  const currency = search.get('currency')?.toUpperCase() ?? '';
  const accountsOff = search.getAll('accounts_off').filter((name) => name.trim() !== '');
  return {
    currency: CURRENCY.test(currency) ? currency : INITIAL_FILTERS.currency,
    accountsOff: [...new Set(accountsOff)].slice(0, MOST_ACCOUNTS),
    range: rangeIn(search),
  };
}

/** Whether an address asks for more than the first transactions, as '?list=all' does. */
export function listsAll(search: URLSearchParams): boolean {
  return search.get('list') === 'all';
}

/** What of the filters, and of the list, is not as it is from the start, in the words of the address. The reverse of filtersOf and listsAll. */
export function addressOf(filters: DashboardFilters, all: boolean): URLSearchParams {
  const { startDate, endDate } = filters.range;
  const search = new URLSearchParams();
  for (const account of filters.accountsOff) search.append('accounts_off', account);
  if (filters.currency !== INITIAL_FILTERS.currency) search.set('currency', filters.currency);
  if (startDate) search.set('from', startDate);
  if (endDate) search.set('to', endDate);
  if (all) search.set('list', 'all');
  return search;
}

function rangeIn(search: URLSearchParams): DateRange {
  const startDate = dateIn(search, 'from');
  const endDate = dateIn(search, 'to');
  if (startDate && endDate && startDate > endDate) return {};
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

/** A date that the calendar has: 30 February is none. */
function dateIn(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name) ?? '';
  if (!DATE.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
