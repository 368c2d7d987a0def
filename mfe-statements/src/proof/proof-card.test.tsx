// @vitest-environment happy-dom
import type { WholeProof } from '@saldo/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProofCard } from './proof-card.tsx';

afterEach(cleanup);

const SECTION: WholeProof['sections'][number] = {
  currency: 'EUR',
  label: '',
  account_hint: null,
  period_start: '2026-03-01',
  period_end: '2026-03-31',
  state: 'proven',
  opening: 100,
  opening_from: 'running_balances',
  opening_confirmed: false,
  money_in: 20,
  money_out: 20,
  closing: 100,
  difference: 0,
  line_count: 3,
  checks: { balances_checked: 2, closing_checked: false },
  first_break: null,
  before: null,
  after: null,
};
const PROOF: WholeProof = {
  id: 's',
  filename: 'march.csv',
  account: 'Main',
  bank: null,
  processing_status: 'completed',
  state: 'proven',
  approved: false,
  assumed_year: null,
  assumed_currency: null,
  reader: null,
  sections: [SECTION],
};

const show = (section: Partial<typeof SECTION>) =>
  render(
    <ProofCard
      proof={{ ...PROOF, sections: [{ ...SECTION, ...section }] }}
      actions={null}
      onSeeLine={() => undefined}
      onChoose={() => undefined}
    />,
  );

it('says as loudly as the proof that nothing checks the oldest amount, until the statement before does', () => {
  show({});
  expect(screen.getByText('Proven to the cent')).toBeTruthy();
  expect(screen.getByText(/oldest line stands by nothing but itself/).className).toBe('');
  cleanup();
  show({ opening_confirmed: true });
  expect(screen.queryByText(/nothing but itself/)).toBeNull();
  expect(screen.getByText(/closing balance of the statement before/).className).toContain('soft');
});
