import { describe, expect, it } from 'vitest';
import {
  INITIAL_FILTERS,
  narrows,
  offeredFilters,
  queryOf,
  toggleAccount,
} from './dashboard-filters.ts';

const ACCOUNTS = ['ING Berlin', 'Wise, EUR', 'Maybank'];

describe('the query', () => {
  it('names the currency and nothing else while nothing is narrowed', () => {
    expect(queryOf(INITIAL_FILTERS, ACCOUNTS)).toEqual({ target_currency: 'EUR' });
  });
  it('encodes each account once and joins them with plain commas', () => {
    const filters = { ...INITIAL_FILTERS, accountsOff: ['Maybank'] };
    const query = queryOf(filters, ACCOUNTS);
    expect(query.account_filter).toBe('ING%20Berlin,Wise%2C%20EUR');
    expect(
      new URLSearchParams(query).get('account_filter')?.split(',').map(decodeURIComponent),
    ).toEqual(['ING Berlin', 'Wise, EUR']);
  });
  it('carries the dates that are set', () => {
    const filters = { ...INITIAL_FILTERS, range: { endDate: '2026-10-31' } };
    expect(queryOf(filters, [])).toEqual({ target_currency: 'EUR', end_date: '2026-10-31' });
    expect(narrows(filters)).toBe(true);
    expect(narrows(INITIAL_FILTERS)).toBe(false);
  });
});

describe('accounts', () => {
  it('go off and on again', () => {
    expect(toggleAccount([], 'Maybank', ACCOUNTS)).toEqual(['Maybank']);
    expect(toggleAccount(['Maybank'], 'Maybank', ACCOUNTS)).toEqual([]);
  });
  it('are all on again when the last one goes off', () => {
    expect(toggleAccount(['Maybank', 'ING Berlin'], 'Wise, EUR', ACCOUNTS)).toEqual([]);
  });
});

describe('what is offered', () => {
  const offered = (currencies: string[], accounts = ACCOUNTS) => ({ accounts, currencies });
  const currencyAmong = (currencies: string[]) =>
    offeredFilters(INITIAL_FILTERS, offered(currencies)).currency;
  const accountsOff = (...names: string[]) =>
    offeredFilters({ ...INITIAL_FILTERS, accountsOff: names }, offered([])).accountsOff;

  it('lets the currency fall back to the first one', () => {
    expect(currencyAmong(['GBP', 'USD'])).toBe('GBP');
    expect(currencyAmong(['GBP', 'EUR'])).toBe('EUR');
    expect(currencyAmong([])).toBe('EUR');
  });
  it('leaves out accounts that do not exist, and never leaves all out', () => {
    expect(accountsOff('Maybank', 'Closed one')).toEqual(['Maybank']);
    expect(accountsOff(...ACCOUNTS)).toEqual([]);
  });
});
