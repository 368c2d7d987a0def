// @vitest-environment happy-dom
import type { Statement } from '@saldo/contracts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StatementChips } from './statement-chips.tsx';

afterEach(cleanup);

const STATEMENT: Statement = {
  id: 's1',
  filename: 'may.pdf',
  account: 'Main',
  bank: null,
  currencies: ['EUR'],
  period_start: '2026-05-01',
  period_end: '2026-05-31',
  processing_status: 'completed',
  processing_error: null,
  transaction_count: 1,
  duplicate_count: 0,
  proof: [],
  failure: null,
  review: null,
  proof_state: 'proven',
  approved: false,
  warnings: [],
  repeats: null,
  uploaded_at: '2026-06-01T00:00:00.000Z',
};

const textOf = (kind?: Statement['warnings'][number]['kind']) => {
  const warnings = kind ? [{ kind, statement_id: 's2', message: 'Look.' }] : [];
  const statements = [{ ...STATEMENT, warnings }];
  return render(<StatementChips statements={statements} chosen="s1" onChoose={() => undefined} />)
    .container.textContent;
};

it('marks a proven statement that does not fit another one, or may count rows twice', () => {
  expect(textOf()).toMatch(/proven$/);
  expect(textOf('conflict')).toMatch(/does not fit another$/);
  expect(textOf('doubled')).toMatch(/rows maybe twice$/);
  expect(textOf('other_account')).toMatch(/another account\?$/);
  expect(textOf('counted_twice')).toMatch(/counted twice$/);
  expect(textOf('same_number')).toMatch(/in two accounts\?$/);
});

it('marks what waits for its currency by the sign of what waits for you, as nothing of it is being read', () => {
  const held = { ...STATEMENT, processing_status: 'needs_review' as const, proof_state: null };
  const chips = (statement: Statement) =>
    render(<StatementChips statements={[statement]} chosen="s1" onChoose={() => undefined} />);
  expect(chips(held).container.querySelector('.lucide-circle-alert')).not.toBeNull();
  cleanup();
  const pending = { ...held, processing_status: 'pending' as const };
  expect(chips(pending).container.querySelector('.lucide-circle-alert')).toBeNull();
});

it('seals nothing that waits for you, though it would prove in the currency suggested', () => {
  for (const proof_state of ['proven', 'broken', 'not_provable'] as const) {
    const held = { ...STATEMENT, processing_status: 'needs_review' as const, proof_state };
    const { container } = render(
      <StatementChips statements={[held]} chosen="s1" onChoose={() => undefined} />,
    );
    expect(container.textContent).toMatch(/waits for you$/);
    expect(container.querySelectorAll('svg')).toHaveLength(1);
    expect(container.querySelector('.lucide-circle-alert')).not.toBeNull();
    cleanup();
  }
});

it('says of a file that was uploaded once more that it is the same', () => {
  const { container } = render(
    <StatementChips
      statements={[{ ...STATEMENT, repeats: 's0' }]}
      chosen="s1"
      onChoose={() => undefined}
    />,
  );
  expect(container.textContent).toMatch(/same file again$/);
});

it('tells statements of one month apart by their days, and those of the same days by their files', () => {
  const statements: Statement[] = [
    { ...STATEMENT, id: 's1', period_start: '2026-04-01', period_end: '2026-04-30' },
    { ...STATEMENT, id: 's2', period_end: '2026-05-15' },
    { ...STATEMENT, id: 's3', period_start: '2026-05-16' },
    { ...STATEMENT, id: 's4', period_start: '2026-05-16', filename: 'again.pdf' },
  ];
  const { getAllByRole } = render(
    <StatementChips statements={statements} chosen="s1" onChoose={() => undefined} />,
  );
  expect(getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'again.pdfproven',
    'may.pdfproven',
    '1 May 2026 - 15 May 2026proven',
    'Apr 2026proven',
  ]);
});

it('brings the chosen statement into sight, and again when another one is chosen', () => {
  const seen: (string | null)[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    seen.push(this.getAttribute('title'));
  });
  const statements: Statement[] = [
    { ...STATEMENT, id: 's2', filename: 'june.pdf' },
    { ...STATEMENT, id: 's1', filename: 'may.pdf' },
  ];
  const chips = (chosen: string) => (
    <StatementChips statements={statements} chosen={chosen} onChoose={() => undefined} />
  );
  const { rerender } = render(chips('s2'));
  rerender(chips('s1'));
  expect(seen).toEqual(['june.pdf', 'may.pdf']);
  scroll.mockRestore();
});
