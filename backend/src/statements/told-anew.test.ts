import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { poorCsv } from '../testing/csv-exports.ts';
import { type RunningApp, runApp, SAMPLES } from '../testing/running-app.ts';

const MONTH = 'revolut-eur-2026-10';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});
afterAll(() => app.stop());

/** The month as a PDF, and as a CSV that says little of each booking and names the day after it. */
const FILES = {
  pdf: { name: 'month.pdf', content: readFileSync(join(SAMPLES, `${MONTH}.pdf`)) },
  csv: { name: 'month.csv', content: poorCsv(MONTH) },
};
type Kind = keyof typeof FILES;

async function upload(token: string, kind: Kind): Promise<string> {
  const { name, content } = FILES[kind];
  const answer = await app.upload(token, content, { account_name: 'Main' }, name);
  const { id } = (answer.body as { data: { id: string } }).data;
  await app.ended(id);
  return id;
}

async function shown(token: string) {
  const { data } = await app.call('listTransactions', { token, query: { limit: '500' } });
  const rows = data.transactions
    .map(
      ({ date, description, category, amount }) => `${date} ${description} ${category} ${amount}`,
    )
    .sort();
  const range = { start_date: '2026-01-01', end_date: '2026-12-31', target_currency: 'EUR' };
  const query = { ...range };
  const overview = (await app.call('dashboardOverview', { token, query })).data;
  return { rows, income: overview.income, expenses: overview.expenses };
}

async function uploaded(...kinds: Kind[]) {
  const token = await app.register();
  const ids: Partial<Record<Kind, string>> = {};
  for (const kind of kinds) ids[kind] = await upload(token, kind);
  return { token, ids };
}

it('shows nothing of a deleted file, neither its words nor its days nor its categories', async () => {
  const alone = await shown((await uploaded('pdf')).token);
  const { token, ids } = await uploaded('csv', 'pdf');
  await app.call('deleteStatement', { token, params: { id: ids.csv ?? '' } });
  expect(await shown(token)).toEqual(alone);
});

it('earns and spends the same whichever of two files came first', async () => {
  const first = await shown((await uploaded('pdf', 'csv')).token);
  const second = await shown((await uploaded('csv', 'pdf')).token);
  expect([second.income, second.expenses]).toEqual([first.income, first.expenses]);
  expect(first.expenses).toBeGreaterThan(0);
});
