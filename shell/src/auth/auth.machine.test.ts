import type { Session } from '@saldo/contracts';
import { ApiError } from '@saldo/ui';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { type AuthPorts, createAuthMachine, ENTER_DELAY_MS } from './auth.machine.ts';

const SESSION: Session = {
  user_id: 'u1',
  email: 'mira@example.org',
  first_name: 'Mira',
  last_name: 'Lenz',
  access_token: 'header.payload.signature',
};
const USER = {
  id: 'u1',
  email: 'mira@example.org',
  firstName: 'Mira',
  lastName: 'Lenz',
  createdAt: '',
};
const LOGIN = {
  type: 'submit',
  credentials: { kind: 'login', body: { email: 'mira@example.org', password: 'secret' } },
} as const;

function start(ports: Partial<AuthPorts>) {
  const said: string[] = [];
  const clock = new SimulatedClock();
  const machine = createAuthMachine({
    stored: () => null,
    authenticate: async () => SESSION,
    keep: (session) => said.push(`keep ${session.access_token}`),
    leave: () => said.push('leave'),
    enter: () => said.push('enter'),
    ...ports,
  });
  return { actor: createActor(machine, { clock }).start(), clock, said };
}

test('starts signed out without a stored session, and signed in with one', () => {
  expect(start({}).actor.getSnapshot().value).toBe('signedOut');
  const { actor } = start({ stored: () => ({ user: USER }) });
  expect(actor.getSnapshot().value).toBe('signedIn');
  expect(actor.getSnapshot().context.user).toEqual(USER);
});

test('a sign-in keeps the session at once and enters 100 ms later', async () => {
  const { actor, clock, said } = start({});
  actor.send(LOGIN);
  expect(actor.getSnapshot().value).toBe('loading');
  await waitFor(actor, (state) => state.matches('entering'));
  expect(said).toEqual(['keep header.payload.signature']);
  clock.increment(ENTER_DELAY_MS - 1);
  expect(said).toHaveLength(1);
  clock.increment(1);
  expect(said).toEqual(['keep header.payload.signature', 'enter']);
  expect(ENTER_DELAY_MS).toBe(100);
});

test('a second submit while loading is not sent', async () => {
  let calls = 0;
  const { actor } = start({
    authenticate: async () => {
      calls += 1;
      return SESSION;
    },
  });
  actor.send(LOGIN);
  actor.send(LOGIN);
  await waitFor(actor, (state) => state.matches('entering'));
  expect(calls).toBe(1);
});

test('a refused sign-in shows the message and keeps nothing', async () => {
  const { actor, said } = start({
    authenticate: async () => {
      throw new ApiError('Wrong email or password.', 401);
    },
  });
  actor.send(LOGIN);
  const state = await waitFor(actor, (each) => each.matches('signedOut'));
  expect(state.context.error).toBe('Wrong email or password.');
  expect(said).toEqual([]);
  actor.send(LOGIN);
  expect(actor.getSnapshot().context.error).toBeNull();
});

test.each([
  [LOGIN.credentials, 'Login failed'],
  [
    {
      kind: 'register',
      body: { email: 'a@b.co', password: 'x', first_name: 'A', last_name: 'B' },
    },
    'Registration failed',
  ],
] as const)('a failure without words has its own text', async (credentials, text) => {
  const { actor } = start({ authenticate: () => Promise.reject(new Error('')) });
  actor.send({ type: 'submit', credentials });
  const state = await waitFor(actor, (each) => each.matches('signedOut'));
  expect(state.context.error).toBe(text);
});

test('an answer without a token is a failure', async () => {
  const { actor, said } = start({ authenticate: async () => ({ ...SESSION, access_token: '' }) });
  actor.send(LOGIN);
  const state = await waitFor(actor, (each) => each.matches('signedOut'));
  expect(state.context.error).toBe('No access token received');
  expect(said).toEqual([]);
});

test('logout forgets the user and leaves', () => {
  const { actor, said } = start({ stored: () => ({ user: USER }) });
  actor.send({ type: 'logout' });
  expect(actor.getSnapshot().value).toBe('signedOut');
  expect(actor.getSnapshot().context.user).toBeNull();
  expect(said).toEqual(['leave']);
});
