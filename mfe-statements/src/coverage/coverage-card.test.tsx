// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CoverageCard } from './coverage-card.tsx';

afterEach(cleanup);

it('names each month to who listens, also where only its letter is seen', () => {
  const months = [
    { month: '2026-05', state: 'covered' as const, statements: [], days_missing: [] },
  ];
  const part = {
    account: 'Main',
    currency: 'EUR',
    part: '',
    bank_account: null,
    from: '2026-05-01',
    to: '2026-05-31',
  };
  const { container } = render(
    <CoverageCard coverage={[{ ...part, months }]} onChoose={() => undefined} />,
  );
  const heads = [...container.querySelectorAll('thead .only-narrow')];
  for (const hidden of container.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ]);
});
