// @vitest-environment happy-dom
import type { SectionProof } from '@saldo/contracts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Equation } from './equation.tsx';

afterEach(cleanup);

const BROKEN: SectionProof = {
  currency: 'EUR',
  label: '',
  account_hint: null,
  period_start: null,
  period_end: null,
  state: 'broken',
  opening: 1000.1,
  opening_from: 'printed',
  opening_confirmed: false,
  money_in: 500.2,
  money_out: 800.3,
  closing: 700,
  difference: 1,
  line_count: 3,
  checks: { balances_checked: 3, closing_checked: true },
  first_break: { line: 2, page: 1, box: null, printed: 801, computed: 800 },
  before: null,
  after: null,
};

const textOf = (section: SectionProof) =>
  render(<Equation section={section} />).container.textContent;

it('is an equation where only a balance in between is misprinted', () => {
  const text = textOf(BROKEN);
  expect(text).toContain('=');
  expect(text).not.toContain('rows say');
});

it('says where the rows lead instead', () => {
  const text = textOf({ ...BROKEN, closing: 701 });
  expect(text).toContain('≠');
  expect(text).toContain('rows say 700.00');
});

it('calls no closing balance printed that is only the one of the last row', () => {
  const proven: SectionProof = { ...BROKEN, state: 'proven', difference: 0, first_break: null };
  expect(textOf(proven)).toContain('Closing, as printed');
  const checks = { balances_checked: 2, closing_checked: false };
  const text = textOf({ ...proven, checks });
  expect(text).toContain('Closing, by the last row');
  expect(text).not.toContain('as printed');
});

it('shows every decimal of its currency, as a rounded sum would not add up', () => {
  const figures = { opening: 0, money_in: 1_234_567.125, money_out: 1.001, closing: 1_234_566.124 };
  const text = textOf({ ...BROKEN, ...figures, currency: 'KWD', state: 'proven', difference: 0 });
  for (const figure of ['1,234,567.125', '1.001', '1,234,566.124']) expect(text).toContain(figure);
});
