import { describe, expect, it } from 'vitest';
import { INITIAL_FILTERS } from './dashboard-filters.ts';
import { addressOf, filtersOf, listsAll } from './filters-in-address.ts';

const read = (address: string) => filtersOf(new URLSearchParams(address));

describe('the address of the dashboard', () => {
  it('carries every filter there and back', () => {
    const filters = {
      currency: 'GBP',
      accountsOff: ['ING, Berlin & Co', 'Wise 100%'],
      range: { startDate: '2026-05-01', endDate: '2026-10-31' },
    };
    const address = String(addressOf(filters, false));
    expect(address).toBe(
      'accounts_off=ING%2C+Berlin+%26+Co&accounts_off=Wise+100%25&currency=GBP&from=2026-05-01&to=2026-10-31',
    );
    expect(read(address)).toEqual(filters);
  });
  it('is bare while nothing is filtered', () => {
    expect(String(addressOf(INITIAL_FILTERS, false))).toBe('');
    expect(read('')).toEqual(INITIAL_FILTERS);
  });
  it('says that the list is to have more than its first transactions', () => {
    expect(String(addressOf(INITIAL_FILTERS, true))).toBe('list=all');
    expect(['list=all', 'list=some', ''].map((one) => listsAll(new URLSearchParams(one)))).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('may name one end of the dates', () => {
    expect(read('to=2026-10-31').range).toEqual({ endDate: '2026-10-31' });
    expect(
      String(addressOf({ ...INITIAL_FILTERS, range: { startDate: '2026-05-01' } }, false)),
    ).toBe('from=2026-05-01');
  });
  it.each([
    'from=2026-02-30',
    'from=yesterday&to=%00',
    'from=2026-10-31&to=2026-05-01',
    'currency=%E2%82%AC',
    'currency=',
    'accounts_off=',
    'accounts_off=+&utm_source=mail',
  ])('%s is ignored', (address) => {
    expect(read(address)).toEqual(INITIAL_FILTERS);
  });
  it('takes a currency in small letters, and an account once', () => {
    expect(read('currency=gbp').currency).toBe('GBP');
    expect(read('accounts_off=Wise&accounts_off=Wise').accountsOff).toEqual(['Wise']);
  });
});
