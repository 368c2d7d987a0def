// @vitest-environment happy-dom
import { COMMON_PASSWORD } from '@saldo/contracts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthProvider } from './auth-context.tsx';
import { RegisterPage } from './register-page.tsx';

const bodies: unknown[] = [];

beforeEach(() => {
  bodies.length = 0;
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ detail: 'That email is taken.' }), { status: 409 });
  });
  render(
    <AuthProvider>
      <RegisterPage />
    </AuthProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('nobody types more into a field than is taken', () => {
  const longest = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).maxLength;
  expect(['First name', 'Last name', 'Email'].map(longest)).toEqual([100, 100, 254]);
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function submit(password: string) {
  type('First name', 'Mira');
  type('Last name', 'Lenz');
  type('Email', 'mira@example.org');
  type('Password', password);
  const form = screen.getByRole('button', { name: 'Create account' }).closest('form');
  fireEvent.submit(form as HTMLFormElement);
}

test.each([
  ['aA1!', 'Password must be at least 8 characters'],
  ['abcdefgh', 'Password must contain at least one uppercase letter'],
  ['ABCDEFGH', 'Password must contain at least one lowercase letter'],
  ['ABCDefgh', 'Password must contain at least one number'],
  ['ABCDefg1', 'Password must contain at least one special character'],
  ['P@ssw0rd', COMMON_PASSWORD],
])('%s is refused with one message, and nothing is sent', (password, message) => {
  submit(password);
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(bodies).toEqual([]);
  type('Password', `${password}x`);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a password that meets every rule is sent, and the answer of the server is shown above', async () => {
  submit('ABCDefg1!');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('That email is taken.'));
  expect(bodies).toEqual([
    {
      first_name: 'Mira',
      last_name: 'Lenz',
      email: 'mira@example.org',
      password: 'ABCDefg1!',
    },
  ]);
});

test('the requirements show on focus, and each is marked when it is met', () => {
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focus(screen.getByLabelText('Password'));
  type('Password', 'saldo2026');
  const met = [...screen.getByRole('tooltip').querySelectorAll('li')].filter((item) =>
    item.textContent?.endsWith(', met'),
  );
  expect(met.map((item) => item.textContent)).toEqual([
    'At least 8 characters, met',
    'One lowercase letter, met',
    'One number, met',
  ]);
});
