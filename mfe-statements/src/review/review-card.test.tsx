// @vitest-environment happy-dom
import type { Review } from '@saldo/contracts';
import { ApiError, api } from '@saldo/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewCard } from './review-card.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [404, 1],
  [503, 0],
])('tells at the answer %i whether the statement was deleted meanwhile', async (status, times) => {
  vi.spyOn(api, 'call').mockRejectedValue(new ApiError('This statement is not there.', status));
  const onGone = vi.fn();
  render(
    <ReviewCard
      statementId="s1"
      review={{ message: 'Look.', reasons: [] }}
      currencies={[]}
      onApproved={() => undefined}
      onDelete={() => undefined}
      onGone={onGone}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Import anyway' }));
  if (times === 0) await screen.findByRole('alert');
  await waitFor(() => expect(onGone).toHaveBeenCalledTimes(times));
});

function shown(...reasons: Review['reasons']) {
  const call = vi.spyOn(api, 'call').mockResolvedValue(undefined as never);
  render(
    <ReviewCard
      statementId="s1"
      review={{ message: 'Look.', reasons }}
      currencies={['CHF']}
      onApproved={() => undefined}
      onDelete={() => undefined}
      onGone={() => undefined}
    />,
  );
  const sent = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(call).toHaveBeenCalled());
    return call.mock.calls[0]?.[1];
  };
  return { sent };
}
const assumed = (currency: string | null): Review['reasons'][number] => ({
  kind: 'assumed_currency',
  currency,
  message: 'No currency.',
});
const control = () => screen.getByRole('combobox', { name: 'Currency of this file' });
const choose = (code: string) => {
  fireEvent.click(control());
  fireEvent.click(screen.getByRole('option', { name: new RegExp(`^${code}`) }));
};

it('imports in the currency that was assumed without naming it again', async () => {
  const { sent } = shown(assumed('USD'));
  expect(await sent()).toMatchObject({ params: { id: 's1' }, body: {} });
});

it('names the other currency, and says that the file is read once more', async () => {
  const { sent } = shown(assumed('USD'));
  choose('KWD');
  expect(control().getAttribute('aria-describedby')).not.toBeNull();
  screen.getByText('The file is read once more, in KWD.');
  expect(await sent()).toMatchObject({ body: { currency: 'KWD' } });
});

it('imports nothing before a currency is chosen where none was assumed', async () => {
  const { sent } = shown(assumed(null));
  const button = () => screen.getByRole('button', { name: 'Import' }) as HTMLButtonElement;
  expect(button().disabled).toBe(true);
  choose('CHF');
  expect(button().disabled).toBe(false);
  expect(await sent()).toMatchObject({ body: { currency: 'CHF' } });
});

it('offers the assumed one first, then those of the other statements, then all by their code', () => {
  shown(assumed('USD'));
  fireEvent.click(control());
  const codes = screen.getAllByRole('option').map(({ textContent }) => textContent?.slice(0, 3));
  expect(codes.slice(0, 4)).toEqual(['USD', 'CHF', 'AED', 'AFN']);
  expect(new Set(codes).size).toBe(codes.length);
});

it('asks for year and currency together', async () => {
  const { sent } = shown(assumed('USD'), {
    kind: 'assumed_year',
    year: 2025,
    message: 'No year.',
  });
  fireEvent.change(screen.getByLabelText('Year of this statement'), { target: { value: '2024' } });
  choose('CAD');
  expect(await sent()).toMatchObject({ body: { year: 2024, currency: 'CAD' } });
});
