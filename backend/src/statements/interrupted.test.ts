import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCommandHandler } from '../eventsourcing/command-handler.ts';
import { runApp, SAMPLES } from '../testing/running-app.ts';
import { MAX_READING_ATTEMPTS, statementDecider, statementStream } from './decider.ts';

it('lets the file of a statement go that was given up, so that it can be uploaded elsewhere', async () => {
  const app = await runApp({ jobs: false });
  const token = await app.register();
  const pdf = readFileSync(join(SAMPLES, 'wise-usd-2026-10.pdf'));
  const uploaded = await app.upload(token, pdf, { account_name: 'Wise' });
  const { id } = (uploaded.body as { data: { id: string } }).data;
  const { eventStore, ids, clock } = app.ports;
  const handle = createCommandHandler(eventStore, ids);
  for (let attempt = 1; attempt <= MAX_READING_ATTEMPTS; attempt += 1) {
    await handle(statementDecider, statementStream(id), {
      type: 'StartReading',
      data: { interruptedMessage: 'cut short' },
      metadata: { userId: null, now: clock.now(), commandId: ids.next() },
    });
  }
  await app.startJobs();
  for await (const events of eventStore.subscribe(0n, AbortSignal.timeout(10_000))) {
    if (events.some((event) => event.type === 'StatementFileReleased')) break;
  }
  const elsewhere = await app.upload(token, pdf, { account_name: 'Joint' });
  expect(elsewhere.status).toBe(202);
  await app.stop();
});
