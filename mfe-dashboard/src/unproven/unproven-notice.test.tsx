// @vitest-environment happy-dom
import type { UnprovenStatement } from '@saldo/contracts';
import { BrowserRouter } from '@saldo/ui/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UnprovenNotice } from './unproven-notice.tsx';

afterEach(cleanup);

const statement = (id: string, state: UnprovenStatement['state']): UnprovenStatement => ({
  statement_id: id,
  account: 'Maybank',
  filename: `${id}.pdf`,
  state,
});

function show(statements: UnprovenStatement[]) {
  return render(
    <BrowserRouter>
      <UnprovenNotice statements={statements} />
    </BrowserRouter>,
  ).container;
}

it('names what does not add up first, and leads to it', () => {
  const shown = show([statement('june', 'not_provable'), statement('august', 'broken')]);
  expect(shown.textContent).toBe(
    'Figures of 2 statements that are not proven are in these sums.' +
      'Maybank: august.pdf does not add up. Maybank: june.pdf cannot be proven. ',
  );
  expect(screen.getByRole('link', { name: 'august.pdf' }).getAttribute('href')).toBe(
    '/app/statement?statement=august',
  );
});

it('counts those that it has no room for', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => statement(id, 'broken'));
  expect(show(many).textContent).toContain('and 2 more');
});

it('is not there where everything is proven', () => {
  expect(show([]).textContent).toBe('');
});
