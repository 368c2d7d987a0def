// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearSession, storedSession, storeSession } from './session.ts';

const NOW = new Date('2026-11-01T12:00:00Z');
const tokenUntil = (expiry: number) =>
  `${btoa('{}')}.${btoa(JSON.stringify({ exp: expiry }))}.signature`;
const answer = (access_token: string) => ({
  user_id: 'u1',
  email: 'mira@example.org',
  first_name: 'Mira',
  last_name: 'Lenz',
  access_token,
});

beforeEach(() => localStorage.clear());

test('a stored session is found again, under the names that are agreed on', () => {
  storeSession(answer('opaque'), NOW);
  const user = {
    id: 'u1',
    email: 'mira@example.org',
    firstName: 'Mira',
    lastName: 'Lenz',
    createdAt: NOW.toISOString(),
  };
  expect(storedSession(NOW)).toEqual({ user, token: 'opaque' });
  expect(localStorage.getItem('auth_token')).toBe('opaque');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
  expect(JSON.parse(localStorage.getItem('auth-store') ?? '')).toEqual({
    user,
    token: 'opaque',
    isAuthenticated: true,
  });
});

test('a session whose token has run out is none', () => {
  const expiry = NOW.getTime() / 1_000;
  storeSession(answer(tokenUntil(expiry + 1)), NOW);
  expect(storedSession(NOW)).not.toBeNull();
  storeSession(answer(tokenUntil(expiry)), NOW);
  expect(storedSession(NOW)).toBeNull();
});

test.each(['auth_token', 'user'])('without %s there is no session', (key) => {
  storeSession(answer('opaque'), NOW);
  localStorage.removeItem(key);
  expect(storedSession(NOW)).toBeNull();
});

test('a user that cannot be read is no session', () => {
  storeSession(answer('opaque'), NOW);
  localStorage.setItem('user', '{');
  expect(storedSession(NOW)).toBeNull();
});

test('clearing a session leaves the theme', () => {
  localStorage.setItem('darkMode', 'true');
  storeSession(answer('opaque'), NOW);
  clearSession();
  expect(Object.keys(localStorage)).toEqual(['darkMode']);
});
