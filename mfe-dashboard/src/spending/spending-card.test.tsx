// @vitest-environment happy-dom
import { CATEGORIES, type SpendingCategories } from '@saldo/contracts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SpendingCard } from './spending-card.tsx';

afterEach(cleanup);

const ANSWER: SpendingCategories = {
  currency: 'EUR',
  categories: CATEGORIES.slice(2, 12).map((category, index) => ({
    category,
    amount: 1000 - index,
  })),
  unconverted: [],
};

it('lists eight categories, then how many more, which unfold and fold again', () => {
  render(<SpendingCard answer={ANSWER} period="Oct 2026" />);
  const list = screen.getByRole('list');
  expect(within(list).getAllByRole('listitem')).toHaveLength(9);
  fireEvent.click(screen.getByRole('button', { name: '+2 more' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(11);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(9);
});

it('draws parts of a ring only where there are any: a net refund has no angle', async () => {
  const drawn = async (amount: number) => {
    const categories = [{ category: 'groceries' as const, amount }];
    const { container } = render(
      <SpendingCard answer={{ ...ANSWER, categories }} period="Oct 2026" />,
    );
    await act(() => vi.dynamicImportSettled());
    return container.querySelector('.saldo-chart') !== null;
  };
  expect(await drawn(12.5)).toBe(true);
  cleanup();
  expect(await drawn(-12.5)).toBe(false);
  expect(screen.getAllByText('−12.50')).toHaveLength(2);
});

it('says why there is nothing to show', () => {
  render(<SpendingCard answer={{ ...ANSWER, categories: [] }} period="Oct 2026" />);
  expect(screen.getByText('No expenses in this period.')).toBeTruthy();
  cleanup();
  const unconverted = [{ currency: 'TWD', amount: 420 }];
  render(<SpendingCard answer={{ ...ANSWER, categories: [], unconverted }} period="Oct 2026" />);
  expect(screen.getByText(/No rate for TWD/)).toBeTruthy();
  expect(screen.queryByText('No expenses in this period.')).toBeNull();
});

it('names the total as text and shows the same figures as a table', () => {
  render(<SpendingCard answer={ANSWER} period="Oct 2026" />);
  expect(screen.getByText('9,955.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(12);
  expect(rows.at(-1)?.textContent).toContain('9,955.00');
});
