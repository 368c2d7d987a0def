// @vitest-environment happy-dom
import type { RecentActivity } from '@saldo/contracts';
import { BrowserRouter } from '@saldo/ui/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecentCard } from './recent-card.tsx';

afterEach(cleanup);

type Booking = RecentActivity['transactions'][number];

function booking(id: number, changes: Partial<Booking>): Booking {
  return {
    id: `t${id}`,
    description: `Booking ${id}`,
    date: '2026-10-30',
    category: 'groceries',
    amount: -41.17,
    currency: 'GBP',
    account: 'Revolut',
    statement_id: 's',
    page: 1,
    box: { x: 0, y: 0, width: 1, height: 1 },
    proof: 'proven',
    converted: null,
    converted_currency: 'EUR',
    ...changes,
  };
}

function show(props: Partial<ComponentProps<typeof RecentCard>>) {
  const on = { onShowAll: vi.fn(), onLoadMore: vi.fn() };
  render(
    <BrowserRouter>
      <RecentCard
        recent={undefined}
        limit={10}
        loadingMore={false}
        currentYear={2026}
        {...on}
        {...props}
      />
    </BrowserRouter>,
  );
  return on;
}

const TEN = Array.from({ length: 10 }, (_, id) => booking(id, {}));

describe('the list', () => {
  it('shows sign, currency and the absolute amount with the currency’s decimals', () => {
    const transactions = [
      booking(1, { amount: -1390, currency: 'EUR' }),
      booking(2, { amount: 12500, currency: 'KRW', category: 'income' }),
    ];
    show({ recent: { transactions, total_count: 2, next_cursor: null } });
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows[0]).toContain('−EUR 1,390.00');
    expect(rows[1]).toContain('+KRW 12,500');
  });
  it('leads from a row to the page it was printed on, and marks what is not proven', () => {
    const transactions = [booking(1, { proof: 'proven' }), booking(2, { proof: 'broken' })];
    show({ recent: { transactions, total_count: 2, next_cursor: null } });
    const link = screen.getByRole('link', { name: 'Booking 1' });
    expect(link.getAttribute('href')).toBe('/app/statement?transaction=t1');
    expect(
      screen.getAllByRole('img', { name: 'from a statement that does not add up' }),
    ).toHaveLength(1);
  });
  it('shows a date once a day, with the year where they are not all of the current one', () => {
    const transactions = [booking(1, {}), booking(2, {}), booking(3, { date: '2025-12-31' })];
    show({ recent: { transactions, total_count: 3, next_cursor: null } });
    const seen = [...document.querySelectorAll('time')].filter((time) => time.className !== 'sr');
    expect(seen.map((time) => time.textContent)).toEqual(['30 Oct 2026', '31 Dec 2025']);
    expect(document.querySelectorAll('time')).toHaveLength(3);
    cleanup();
    show({ recent: { transactions: [booking(1, {})], total_count: 1, next_cursor: null } });
    expect(document.querySelector('time')?.textContent).toBe('30 Oct');
    cleanup();
    show({
      recent: { transactions: [booking(1, {})], total_count: 1, next_cursor: null },
      currentYear: 2027,
    });
    expect(document.querySelector('time')?.textContent).toBe('30 Oct 2026');
  });
});

describe('View all', () => {
  it('appears only where there are more than ten', () => {
    show({ recent: { transactions: TEN, total_count: 10, next_cursor: null } });
    expect(screen.queryByText('View all')).toBeNull();
    cleanup();
    const on = show({ recent: { transactions: TEN, total_count: 11, next_cursor: null } });
    fireEvent.click(screen.getByText('View all'));
    expect(on.onShowAll).toHaveBeenCalledOnce();
  });
  it('gives way to Load more until all of them are there, and says how many are', () => {
    const most = Array.from({ length: 500 }, (_, id) => booking(id, {}));
    const recent = { transactions: most, total_count: 1_211, next_cursor: 'behind' };
    const on = show({ recent, limit: 500 });
    expect(screen.queryByText('View all')).toBeNull();
    expect(screen.getByText('500 of 1,211 transactions')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(on.onLoadMore).toHaveBeenCalledOnce();
    cleanup();
    show({ recent: { transactions: TEN, total_count: 10, next_cursor: null }, limit: 100 });
    expect(screen.queryByText('Load more')).toBeNull();
    expect(screen.getByText('10 of 10 transactions')).toBeTruthy();
  });
});
