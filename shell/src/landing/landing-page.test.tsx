// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AuthProvider } from '../auth/auth-context.tsx';
import { DEMO, DEMO_ROWS, written } from './demo-statement.ts';
import { LandingPage } from './landing-page.tsx';

afterEach(cleanup);

const NUMBER = String.raw`\d[\d,]*\.\d{2}`;
const EQUATION = new RegExp(String.raw`${NUMBER}(?:\s*[+−]\s*${NUMBER})+\s*=\s*${NUMBER}`, 'g');

/** Cents of '5,566.82'. */
const cents = (written: string) => Number(written.replace(/[,.]/g, ''));

/** Both sides of '5.00 + 1.50 − 2.00 = 4.50', in cents. */
function sides(equation: string): { computed: number; said: number } {
  const [left = '', right = ''] = equation.split('=');
  const terms = left.replace(/\s/g, '').match(new RegExp(`[+−]?${NUMBER}`, 'g')) ?? [];
  const signed = terms.map((term) =>
    term.startsWith('−') ? -cents(term.slice(1)) : cents(term.replace('+', '')),
  );
  return { computed: signed.reduce((sum, term) => sum + term, 0), said: cents(right.trim()) };
}

function landingText(): string {
  const { container } = render(
    <AuthProvider>
      <LandingPage />
    </AuthProvider>,
  );
  return container.textContent ?? '';
}

test('every equation on the landing page is true', () => {
  const equations = landingText().match(EQUATION) ?? [];
  expect(equations).toHaveLength(2);
  for (const equation of equations) {
    const { computed, said } = sides(equation);
    expect(computed, equation).toBe(said);
  }
});

test('the sum told in words and the broken line add up too', () => {
  const text = landingText();
  const told = new RegExp(
    `(${NUMBER}) at the start, (${NUMBER}) in, (${NUMBER}) out: (${NUMBER}) at the end`,
  ).exec(text);
  const [start = 0, moneyIn = 0, moneyOut = 0, end = 0] = (told ?? []).slice(1).map(cents);
  expect(end).toBeGreaterThan(0);
  expect(start + moneyIn - moneyOut).toBe(end);

  const broken = new RegExp(
    `by MYR (${NUMBER}).*?Printed (${NUMBER})\\. The rows say (${NUMBER})`,
  ).exec(text);
  const [by = 0, printed = 0, rows = 0] = (broken ?? []).slice(1).map(cents);
  expect(by).toBeGreaterThan(0);
  expect(printed + by).toBe(rows);
});

test('each reason stands beside a line of the example statement and its category', () => {
  const text = landingText();
  for (const [name, category] of [
    ['Nasi Kandar Melati', 'Dining'],
    ['Village Grocer', 'Groceries'],
    ['Service charge', 'Fees'],
    ['To Siti Rohani', 'Transfers'],
  ]) {
    expect(text).toContain(`${name} is ${category}`);
  }
});

test('a line taken away breaks the proof by its amount, and put back it holds again', () => {
  landingText();
  for (const [index, row] of DEMO_ROWS.entries()) {
    const line = screen.getAllByRole('button', { name: new RegExp(`^${row.name}`) });
    const same = DEMO_ROWS.slice(0, index).filter((each) => each.name === row.name).length;
    fireEvent.click(line[same] as HTMLElement);
    const said = screen.getByText(/^Broken at line \d+ by MYR/, { selector: '[aria-live] *' });
    expect(said.textContent).toBe(`Broken at line ${index + 1} by MYR ${written(row.amountMinor)}`);
    const [equation = ''] = said.nextElementSibling?.textContent?.match(EQUATION) ?? [];
    const { computed, said: told } = sides(equation);
    expect(computed).toBe(told);
    expect(told).toBe(DEMO.closingMinor - row.amountMinor);
  }
  fireEvent.click(screen.getByText('Put the line back'));
  expect(screen.getByText('Proven to the cent')).toBeTruthy();
});
