import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type RunningApp, runApp, SAMPLES } from './testing/running-app.ts';

const FILTERS = ['', '&account_filter=Revolut,Wise', '&start_date=2026-01-10&end_date=2026-03-20'];
const DASHBOARD = ['overview', 'portfolio', 'cash-flow', 'spending-categories', 'recent-activity'];
const PATHS = [
  '/api/v1/users/me',
  '/api/v1/banking/uploads',
  '/api/v1/banking/statements',
  '/api/v1/banking/accounts',
  '/api/v1/banking/transactions?limit=500',
  '/api/v1/dashboard/filters',
  ...DASHBOARD.flatMap((call) =>
    ['EUR', 'MYR'].flatMap((target) =>
      FILTERS.map((f) => `/api/v1/dashboard/${call}?target_currency=${target}${f}`),
    ),
  ),
];

it('gives the same answers byte for byte from read models that were built anew', {
  timeout: 60_000,
}, async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'saldo-rebuild-'));
  const first = await runApp({ dataFolder });
  const session = await first.call('startSample', {});
  const token = session.access_token;
  const { files } = (await first.call('listUploads', { token })).data;
  expect(files).toHaveLength(
    JSON.parse(readFileSync(join(SAMPLES, 'samples.json'), 'utf8')).length,
  );
  for (const file of files) await first.ended(file.id);
  const deleted = files.slice(0, 5).map((f) => f.id);
  let position = '0';
  for (const id of deleted) {
    const answer = await first.send('deleteStatement', { token, params: { id } });
    position = answer.headers.get('x-position') ?? '';
  }
  const before = await answers(first, token, position);
  await first.stop();
  const second = await runApp({ dataFolder });
  const after = await answers(second, token, position);
  expect(after).toEqual(before);
  expect([...first.errors, ...second.errors]).toEqual([]);
  await second.stop();
  await rm(dataFolder, { recursive: true });
});

async function answers(
  app: RunningApp,
  token: string,
  position: string,
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const path of PATHS) {
    const headers = { authorization: `Bearer ${token}`, 'x-min-position': position };
    const response = await fetch(`${app.address}${path}`, { headers });
    expect([path, response.status, response.headers.get('stale')]).toEqual([path, 200, null]);
    texts[path] = await response.text();
  }
  return texts;
}
