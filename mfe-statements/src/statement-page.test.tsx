// @vitest-environment happy-dom
import type { Statement } from '@saldo/contracts';
import { BrowserRouter } from '@saldo/ui/router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StatementPage } from './statement-page.tsx';

// The bundler says where its files lie.
vi.hoisted(() => vi.stubGlobal('__webpack_public_path__', 'http://localhost/'));

const STATEMENT: Statement = {
  id: 's1',
  filename: 'may.pdf',
  account: 'Main',
  bank: null,
  currencies: ['EUR'],
  period_start: '2026-05-01',
  period_end: '2026-05-31',
  processing_status: 'failed',
  processing_error: 'This file is empty.',
  transaction_count: 0,
  duplicate_count: 0,
  proof: [],
  failure: 'empty',
  review: null,
  proof_state: null,
  approved: false,
  warnings: [],
  repeats: null,
  uploaded_at: '2026-06-01T00:00:00.000Z',
};

beforeEach(() => {
  const answer = { success: true, data: { statements: [STATEMENT] }, message: '' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it('has no account chosen where the statement asked for is gone, and shows the one that is then chosen', async () => {
  history.replaceState(null, '', '/app/statement?statement=gone');
  render(
    <BrowserRouter>
      <StatementPage />
    </BrowserRouter>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This statement is not there/);
  const select = screen.getByRole('combobox', { name: 'Account' });
  expect(select.textContent).toBe('Select');
  fireEvent.click(select);
  fireEvent.click(screen.getByRole('option', { name: 'Main (1 statement)' }));
  expect(select.textContent).toBe('Main (1 statement)');
  expect(await screen.findByText('This file is empty.')).toBeTruthy();
  expect(screen.queryByText(/^This statement is not there/)).toBeNull();
});
