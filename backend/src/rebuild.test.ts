import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allAnswers } from './testing/all-answers.ts';
import { runApp, SAMPLES } from './testing/running-app.ts';

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
  const before = await allAnswers(first, token, position);
  await first.stop();
  const second = await runApp({ dataFolder });
  const after = await allAnswers(second, token, position);
  expect(after).toEqual(before);
  expect([...first.errors, ...second.errors]).toEqual([]);
  await second.stop();
  await rm(dataFolder, { recursive: true });
});
