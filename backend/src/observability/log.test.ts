import type { ResponseOf } from '@saldo/contracts';
import { describe, expect, it } from 'vitest';
import { lockedPdf } from '../testing/drawn-pdfs.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { createLog } from './log.ts';

type Line = Record<string, unknown>;

/** A log at a level, and what it wrote so far. */
function keptLog(level: string) {
  let text = '';
  const log = createLog(level, {
    write(line) {
      text += line;
    },
  });
  const lines = () =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);
  return { log, text: () => text, lines };
}

const UPLOADED = 'my-secret-letter.pdf';
const FILE_PASSWORD = 'file-password-7';

const USER = {
  email: 'mira.lenz@example.org',
  password: 'Correct.horse1',
  first_name: 'Mira',
  last_name: 'Lenz-Rahimi',
};

type Row = { description: string; amount: number };

/** Registers, signs in wrongly, and uploads a locked file and one that is no PDF. Answers the token. */
async function useAsSomebody(app: RunningApp): Promise<string> {
  const { access_token: token } = await app.call('register', { body: USER });
  await app.send('login', { body: { email: USER.email, password: 'not the password' } });
  const fields = { account_name: 'Savings of Mira', password: FILE_PASSWORD };
  const locked = await app.upload(token, await lockedPdf('another one'), fields, UPLOADED);
  await app.ended((locked.body as { data: { id: string } }).data.id);
  await app.upload(token, 'no PDF', fields, UPLOADED);
  return token;
}

/** Waits until all files of a user are read, and answers their transactions. */
async function importedRows(app: RunningApp, token: string): Promise<Row[]> {
  const { data } = await app.call('listUploads', { token });
  for (const { id } of data.files) await app.ended(id);
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = { limit: '500', ...(cursor && { cursor }) };
    const page: ResponseOf<'listTransactions'> = await app.call('listTransactions', {
      token,
      query,
    });
    rows.push(...page.data.transactions);
    cursor = page.data.next_cursor;
  }
  return rows;
}

describe('the log of a running Saldo', () => {
  it('has nothing of a person in it at its most talkative, after the whole sample upload', {
    timeout: 60_000,
  }, async () => {
    const { log, text, lines } = keptLog('debug');
    const app = await runApp({ log });
    const token = await useAsSomebody(app);
    const sample = await app.call('startSample', {});
    const rows = await importedRows(app, sample.access_token);
    await Promise.all([
      app.call('dashboardOverview', { token: sample.access_token }),
      app.send('listTransactions', {
        token: sample.access_token,
        query: { search: `Rent of ${USER.first_name}` },
      }),
    ]);
    const files = (await app.call('listUploads', { token: sample.access_token })).data.files;
    await app.stop();

    expect(lines().filter(({ msg }) => msg === 'request').length).toBeGreaterThan(8);
    expect(rows.length).toBeGreaterThan(500);
    const written = text().toLowerCase();
    const secrets = [
      ...Object.values(USER),
      'not the password',
      UPLOADED,
      FILE_PASSWORD,
      'Savings of Mira',
      token,
      sample.access_token,
      sample.email,
      ...files.map(({ filename }) => filename),
      ...rows.map(({ description }) => description),
    ];
    expect(secrets.filter((secret) => written.includes(secret.toLowerCase()))).toEqual([]);
    const amounts = rows
      .map(({ amount }) => String(Math.abs(amount)))
      .filter((a) => a.includes('.'));
    expect(amounts.length).toBeGreaterThan(300);
    const values = lines().flatMap((line) => Object.entries(line));
    const numbers = values
      .filter(([name]) => name !== 'durationMs')
      .map(([, value]) => String(value));
    expect(amounts.filter((amount) => numbers.includes(amount))).toEqual([]);
  });
});

describe('an entry', () => {
  it('leaves out what has the name of something secret, at the top and inside', () => {
    const { log, lines } = keptLog('info');
    const person = { email: USER.email, password: USER.password, amount: 12.34, kept: 'kept' };
    log.info({ ...person, event: { data: person, token: 'abc' } }, 'careless');
    const left = {
      email: '[left out]',
      password: '[left out]',
      amount: '[left out]',
      kept: 'kept',
    };
    expect(lines()[0]).toMatchObject({ ...left, event: { data: left, token: '[left out]' } });
  });

  it('tells of an error its type, code, causes and stack, and not the values that a driver adds', () => {
    const { log, lines, text } = keptLog('error');
    const cause = Object.assign(new Error(`E11000 duplicate key: { email: "${USER.email}" }`), {
      code: 11_000,
      keyValue: { name: USER.last_name },
    });
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtaXJhIn0.c2lnbmF0dXJlLXNpZ25hdHVyZQ';
    log.error({ error: new TypeError(`not for ${token}`, { cause }) }, 'failed');
    expect(lines()[0]).toMatchObject({
      msg: 'failed',
      error: {
        type: 'TypeError',
        message: 'not for [token]',
        stack: expect.stringContaining('log.test.ts'),
        cause: {
          type: 'Error',
          code: 11_000,
          message: 'E11000 duplicate key: { email: "[email]" }',
        },
      },
    });
    for (const secret of [USER.email, USER.last_name, token]) expect(text()).not.toContain(secret);
  });

  it('of a request has its method, route, status, duration and id, and no address', async () => {
    const { log, lines } = keptLog('info');
    const app = await runApp({ log, jobs: false });
    const headers = { 'x-request-id': 'asked-by-a-test' };
    const known = await app.send('statementStatus', { params: { id: 'mira' }, headers });
    const unknown = await fetch(`${app.address}/api/v1/users/${USER.email}`, {
      headers: { 'x-request-id': 'mira@example.org' },
    });
    await fetch(`${app.address}/health/live`);
    await app.stop();
    expect(known.headers.get('x-request-id')).toBe('asked-by-a-test');
    expect(unknown.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    const requests = lines().filter(({ msg }) => msg === 'request');
    const named = {
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
    };
    expect(requests).toEqual([
      {
        ...named,
        msg: 'request',
        method: 'GET',
        route: '/api/v1/banking/statements/{id}/status',
        status: '401',
        durationMs: expect.any(Number),
        requestId: 'asked-by-a-test',
      },
      {
        ...named,
        msg: 'request',
        method: 'GET',
        route: 'other',
        status: '404',
        durationMs: expect.any(Number),
        requestId: unknown.headers.get('x-request-id'),
      },
    ]);
  });
});
