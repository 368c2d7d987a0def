import { expect, it } from 'vitest';
import type { Clock } from './ports/clock.ts';
import type { Ids } from './ports/ids.ts';
import { allAnswers } from './testing/all-answers.ts';
import { openTestEngines } from './testing/engines.ts';
import { type RunningOptions, runApp } from './testing/running-app.ts';

const engines = await openTestEngines();
if (!engines)
  console.log(
    'not run: no engine (MONGODB_URL, KAFKA_BROKERS) for the answers on the production adapters',
  );

/** The same instant always; pauses are real, since real engines need them. */
const clock: Clock = {
  now: () => '2026-10-31T10:00:00.000Z',
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

function countedIds(): Ids {
  let count = 0;
  return {
    next: () => {
      count += 1;
      return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
    },
  };
}

/** The same commands in the same order; answers what every query says then, and what every command said. */
async function story(options: RunningOptions) {
  const app = await runApp({ ...options, clock, ids: countedIds(), jobs: false });
  const session = await app.send('startSample');
  const { access_token: token, ...user } = session.body as { access_token: string };
  const { files } = (
    await app.call('listUploads', {
      token,
      headers: { 'x-min-position': session.headers.get('x-position') ?? '' },
    })
  ).data;
  await app.startJobs();
  for (const file of files) await app.ended(file.id);
  const said: unknown[] = [user];
  let position = '';
  for (const { id } of files.slice(0, 3)) {
    const answer = await app.send('deleteStatement', { token, params: { id } });
    position = answer.headers.get('x-position') ?? '';
    said.push(answer.status, answer.body);
  }
  for (const params of [{ id: 'nobody' }, { id: files[0]?.id ?? '' }]) {
    const answer = await app.send('statementStatus', {
      token,
      params,
      headers: { 'x-min-position': position },
    });
    said.push(answer.status, answer.body);
  }
  const answers = await allAnswers(app, token, position);
  expect(app.errors).toEqual([]);
  await app.stop();
  return { said, answers };
}

it.runIf(engines)(
  'answers on KurrentDB (double), MongoDB and Kafka what it answers embedded, byte for byte',
  { timeout: 180_000 },
  async () => {
    // Beside each other, since most of the one on engines is waiting.
    const addresses = engines?.addresses as NonNullable<RunningOptions['engines']>;
    const [embedded, production] = await Promise.all([story({}), story({ engines: addresses })]);
    expect(production.said).toEqual(embedded.said);
    expect(production.answers).toEqual(embedded.answers);
    expect(Object.keys(embedded.answers).length).toBeGreaterThan(30);
    await engines?.close();
  },
);
