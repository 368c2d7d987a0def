// @vitest-environment happy-dom
import type { Statement } from '@saldo/contracts';
import { BrowserRouter } from '@saldo/ui/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CoverageCard } from './coverage-card.tsx';

afterEach(cleanup);

const PROOF = {
  currency: 'MYR',
  label: '',
  opening: 0,
  closing: 10,
  money_in: 10,
  money_out: 0,
  line_count: 12,
};

const BROKEN: Statement = {
  id: 's1',
  filename: 'a.pdf',
  account: 'Maybank',
  bank: null,
  currencies: ['MYR'],
  period_start: '2026-08-01',
  period_end: '2026-08-31',
  processing_status: 'completed',
  processing_error: null,
  transaction_count: 12,
  duplicate_count: 0,
  proof: [{ ...PROOF, state: 'broken', difference: -50, first_break: 9 }],
  failure: null,
  review: null,
  proof_state: 'broken',
  warnings: [],
  repeats: null,
  approved: false,
  uploaded_at: '2026-11-01T10:00:00Z',
};

const PROVEN: Statement = {
  ...BROKEN,
  id: 's2',
  period_start: '2026-09-01',
  period_end: '2026-09-30',
  proof: [{ ...PROOF, state: 'proven', difference: 0, first_break: null }],
  proof_state: 'proven',
};

it('counts what is proven and leads to the line that breaks', () => {
  render(
    <BrowserRouter>
      <CoverageCard statements={[BROKEN, PROVEN]} />
    </BrowserRouter>,
  );
  expect(screen.getByText(/statements proven/).textContent).toBe(
    '1 of 2 statements proven to the cent',
  );
  expect(screen.getByRole('img', { name: 'Aug: broken at line 9 by MYR 50.00' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Sep: proven' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See the line' });
  expect(link.getAttribute('href')).toBe('/app/statement?statement=s1');
});

it('leads to what waits for the user, which is not being read', () => {
  const held: Statement = { ...BROKEN, processing_status: 'needs_review' };
  render(
    <BrowserRouter>
      <CoverageCard statements={[held, PROVEN]} />
    </BrowserRouter>,
  );
  expect(screen.getByText(/statement proven/).textContent).toBe(
    '1 of 1 statement proven to the cent',
  );
  expect(screen.getByText('Aug: waits for your word')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Review' });
  expect(link.getAttribute('href')).toBe('/app/statement?statement=s1');
});

it('counts what proves itself though another statement does not agree, seals no month of the two, and leads to the later one', () => {
  const conflict = (statement_id: string) => ({
    warnings: [{ kind: 'conflict' as const, statement_id, message: 'It does not fit.' }],
  });
  const august = { period_start: '2026-08-01', period_end: '2026-08-31' };
  render(
    <BrowserRouter>
      <CoverageCard
        statements={[
          { ...PROVEN, ...august, id: 's1', ...conflict('s2') },
          { ...PROVEN, ...conflict('s1') },
        ]}
      />
    </BrowserRouter>,
  );
  expect(screen.queryByRole('img', { name: /proven/ })).toBeNull();
  // Each proves by itself what its own page says it proves.
  expect(screen.getByText(/statements proven/).textContent).toBe(
    '2 of 2 statements proven to the cent',
  );
  expect(screen.getByText('2 statements do not fit another one.')).toBeTruthy();
  expect(screen.getByText('Aug: two statements do not agree')).toBeTruthy();
  expect(screen.getByText('Sep: two statements do not agree')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open' });
  expect(link.getAttribute('href')).toBe('/app/statement?statement=s2');
});

it('counts nothing before the first statement is imported', () => {
  const held: Statement = { ...BROKEN, processing_status: 'needs_review' };
  render(
    <BrowserRouter>
      <CoverageCard statements={[held]} />
    </BrowserRouter>,
  );
  expect(screen.getByText('No statement is imported yet')).toBeTruthy();
  expect(screen.queryByText(/proven to the cent/)).toBeNull();
});
