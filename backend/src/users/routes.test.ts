import { COMMON_PASSWORD } from '@saldo/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, runApp } from '../testing/running-app.ts';

const mira = {
  email: 'mira@example.org',
  password: 'Correct.horse1',
  first_name: 'Mira',
  last_name: 'Lenz',
};

describe('users', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runApp({ jobs: false });
  });
  afterAll(() => app.stop());

  it('register, sign in, and are told who they are', async () => {
    const session = await app.call('register', { body: mira });
    expect(session).toMatchObject({
      email: 'mira@example.org',
      first_name: 'Mira',
      last_name: 'Lenz',
    });
    const again = await app.call('login', {
      body: { email: ' Mira@Example.org', password: mira.password },
    });
    expect(again.user_id).toBe(session.user_id);
    expect(await app.call('me', { token: again.access_token })).toEqual({
      user_id: session.user_id,
      email: 'mira@example.org',
      first_name: 'Mira',
      last_name: 'Lenz',
    });
  });

  it('cannot take an email address that somebody has, in any case', async () => {
    const answer = await app.send('register', { body: { ...mira, email: 'MIRA@example.org' } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'email_taken', status: 409 } });
  });

  it('get the same answer for an unknown address and a wrong password', async () => {
    const unknown = await app.send('login', { body: { email: 'no@example.org', password: 'x' } });
    const wrong = await app.send('login', { body: { email: 'mira@example.org', password: 'x' } });
    expect(unknown.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('are told the first password rule they break', async () => {
    const cases: [string, string][] = [
      ['aB1!', 'Password must be at least 8 characters'],
      ['aaaaaaaa', 'Password must contain at least one uppercase letter'],
      ['AAAAAAAA', 'Password must contain at least one lowercase letter'],
      ['AAAAaaaa', 'Password must contain at least one number'],
      ['AAAAaaa1', 'Password must contain at least one special character'],
      ['P@ssw0rd', COMMON_PASSWORD],
    ];
    for (const [password, msg] of cases) {
      const answer = await app.send('register', {
        body: { ...mira, email: 'new@example.org', password },
      });
      expect(answer).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'password'], msg }] },
      });
    }
  });

  it('wait after ten failed sign-ins, while others do not', async () => {
    await app.call('register', { body: { ...mira, email: 'slow@example.org' } });
    const tries = [];
    for (let i = 0; i < 11; i += 1) {
      tries.push(
        (await app.send('login', { body: { email: 'slow@example.org', password: 'x' } })).status,
      );
    }
    expect(tries).toEqual([...Array(10).fill(401), 429]);
    const right = await app.send('login', {
      body: { email: 'slow@example.org', password: mira.password },
    });
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await app.send('login', { body: mira })).status).toBe(200);
  });

  it('race for one address and only one wins', async () => {
    const body = { ...mira, email: 'race@example.org' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.send('register', { body })),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('that send no JSON are told so', async () => {
    const response = await fetch(`${app.address}/api/v1/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_json' });
  });

  it('log no failure of ours in all this', () => expect(app.errors).toEqual([]));
});
