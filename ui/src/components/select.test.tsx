// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Select } from './select.tsx';

afterEach(cleanup);

const BANKS = [
  { value: 'revolut', label: 'Revolut' },
  { value: 'wise', label: 'Wise' },
  { value: 'maybank', label: 'Maybank' },
];

function Form({ options = BANKS }: { options?: typeof BANKS }) {
  const [value, setValue] = useState<string | undefined>();
  return <Select aria-label="Bank" options={options} value={value} onChange={setValue} />;
}

const control = () => screen.getByRole('combobox', { name: 'Bank' });
const press = (key: string) => fireEvent.keyDown(control(), { key });
const active = () =>
  document.getElementById(control().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('opens with an arrow, moves, stops at the ends and chooses with Enter', () => {
  render(<Form />);
  press('ArrowDown');
  expect(active()).toBe('Revolut');
  press('ArrowUp');
  expect(active()).toBe('Revolut');
  press('End');
  press('ArrowDown');
  expect(active()).toBe('Maybank');
  press('Enter');
  expect(control().textContent).toBe('Maybank');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a letter jumps, Esc leaves without choosing', () => {
  render(<Form />);
  press('ArrowDown');
  press('w');
  expect(active()).toBe('Wise');
  press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(control().textContent).toBe('Select');
});

test('letters typed one after the other are one word, blanks included, and one letter again leads on', () => {
  const options = [
    'CAD – Canadian Dollar',
    'KWD – Kuwaiti Dinar',
    'DJF – Djiboutian Franc',
    'UAH',
    'USD',
  ].map((label) => ({ value: label.slice(0, 3), label }));
  render(<Form options={options} />);
  press('ArrowDown');
  for (const key of 'kwd') press(key);
  expect(active()).toBe('KWD – Kuwaiti Dinar');
  press('Escape');
  expect(control().textContent).toBe('Select');
  press('ArrowDown');
  for (const key of 'cad –') press(key);
  expect(active()).toBe('CAD – Canadian Dollar');
});

test('the chosen option is marked when it opens again', () => {
  render(<Form />);
  fireEvent.click(control());
  fireEvent.click(screen.getByRole('option', { name: 'Wise' }));
  fireEvent.click(control());
  const selected = screen.getAllByRole('option', { selected: true });
  expect(selected.map((option) => option.textContent)).toEqual(['Wise']);
  expect(active()).toBe('Wise');
});

test('with nothing to choose from it says so', () => {
  render(<Form options={[]} />);
  fireEvent.click(control());
  expect(screen.getByRole('status').textContent).toBe('Nothing to choose from');
});
