import { ApiError, type UploadRequest } from '@saldo/ui';
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  ANOTHER_BANK,
  AT_ONCE,
  canSubmit,
  createManyUploadsMachine,
  MOST_FILES,
  WRONG_TYPE,
} from './many-uploads.machine.ts';

const file = (name: string) => new File([name], name, { lastModified: 1 });

function start(send: (request: UploadRequest) => Promise<unknown> = async () => ({})) {
  const uploaded: string[] = [];
  const upload = async (request: UploadRequest) => {
    await send(request);
    return { data: { id: `statement of ${request.file.name}` } };
  };
  const machine = createManyUploadsMachine({ upload, onUploaded: () => uploaded.push('told') });
  const actor = createActor(machine).start();
  const context = () => actor.getSnapshot().context;
  const states = () => context().lines.map((line) => line.state);
  const ended = () => waitFor(actor, (state) => state.matches('editing'));
  return { actor, context, states, ended, uploaded };
}

test('it needs a bank and a file that can be read', () => {
  const it = start();
  it.actor.send({ type: 'choose', files: [file('a.pdf')] });
  expect(canSubmit(it.context())).toBe(false);
  it.actor.send({ type: 'submit' });
  expect(it.states()).toEqual(['ready']);
  it.actor.send({ type: 'bank', bankType: 'wise' });
  expect(canSubmit(it.context())).toBe(true);
  it.actor.send({ type: 'remove', id: 1 });
  expect(canSubmit(it.context())).toBe(false);
});

test('files of another bank go to the account that is named, without a bank type', async () => {
  const sent: UploadRequest[] = [];
  const it = start(async (request) => sent.push(request));
  it.actor.send({ type: 'choose', files: [file('a.csv')] });
  it.actor.send({ type: 'bank', bankType: ANOTHER_BANK });
  it.actor.send({ type: 'name', accountName: '  ' });
  expect(canSubmit(it.context())).toBe(false);
  it.actor.send({ type: 'name', accountName: ' Chase ' });
  it.actor.send({ type: 'submit' });
  await it.ended();
  expect(sent).toEqual([{ file: expect.any(File), accountName: 'Chase' }]);
});

test('PDF and CSV are taken, in any case; the rest is told and not sent', async () => {
  const sent: UploadRequest[] = [];
  const it = start(async (request) => sent.push(request));
  it.actor.send({ type: 'bank', bankType: 'revolut' });
  it.actor.send({ type: 'choose', files: [file('a.PDF'), file('b.csv'), file('c.txt')] });
  expect(it.context().lines[2]).toMatchObject({ state: 'refused', message: WRONG_TYPE });
  it.actor.send({ type: 'submit' });
  await it.ended();
  expect(it.states()).toEqual(['done', 'done', 'refused']);
  expect(sent.map(({ file, ...rest }) => [file.name, rest])).toEqual([
    ['a.PDF', { accountName: 'Revolut', bankType: 'revolut' }],
    ['b.csv', { accountName: 'Revolut', bankType: 'revolut' }],
  ]);
  expect(it.uploaded).toHaveLength(2);
});

test('files are added to those chosen before, none twice, and none beyond the limit without a word', () => {
  const it = start();
  it.actor.send({ type: 'choose', files: [file('0.pdf'), file('1.pdf')] });
  const many = Array.from({ length: MOST_FILES + 3 }, (_, index) => file(`${index}.pdf`));
  it.actor.send({ type: 'choose', files: many });
  expect(it.context().lines).toHaveLength(MOST_FILES);
  expect(it.context().leftOut).toBe(3);
  expect(new Set(it.context().lines.map((line) => line.id)).size).toBe(MOST_FILES);
});

test('a few calls run at once, one per file', async () => {
  let running = 0;
  let most = 0;
  const it = start(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  });
  it.actor.send({ type: 'bank', bankType: 'maybank' });
  const files = Array.from({ length: 10 }, (_, index) => file(`${index}.pdf`));
  it.actor.send({ type: 'choose', files });
  it.actor.send({ type: 'submit' });
  await it.ended();
  expect(most).toBe(AT_ONCE);
  expect(it.uploaded).toHaveLength(10);
  it.actor.send({ type: 'choose', files: [file('next.csv')] });
  expect(it.context().lines.map((line) => line.file.name)).toEqual(['next.csv']);
});

test('one failure is told on its line, leaves the others alone, and can be tried again', async () => {
  let works = false;
  const it = start(async (request) => {
    if (request.file.name === 'b.csv' && !works) {
      throw new ApiError('This CSV has no column with dates.', 422);
    }
  });
  it.actor.send({ type: 'bank', bankType: 'wise' });
  it.actor.send({ type: 'choose', files: [file('a.pdf'), file('b.csv')] });
  it.actor.send({ type: 'submit' });
  expect(it.actor.getSnapshot().matches('uploading')).toBe(true);
  await it.ended();
  expect(it.context().lines.map(({ state, message }) => [state, message])).toEqual([
    ['done', 'Uploaded'],
    ['failed', 'This CSV has no column with dates.'],
  ]);
  const ids = it.context().lines.map(({ statementId }) => statementId);
  expect(ids).toEqual(['statement of a.pdf', null]);
  expect(canSubmit(it.context())).toBe(false);
  works = true;
  it.actor.send({ type: 'retry', id: 1 });
  expect(it.actor.getSnapshot().matches('editing')).toBe(true);
  it.actor.send({ type: 'retry', id: 2 });
  await it.ended();
  expect(it.states()).toEqual(['done', 'done']);
});

test('a refusal for want of a session is told until the next try', async () => {
  let works = false;
  const it = start(async () => {
    if (!works) throw new ApiError('Sign in to go on.', 401);
  });
  it.actor.send({ type: 'bank', bankType: 'wise' });
  it.actor.send({ type: 'choose', files: [file('a.pdf')] });
  it.actor.send({ type: 'submit' });
  await it.ended();
  expect(it.context().signedOut).toBe(true);
  works = true;
  it.actor.send({ type: 'retry', id: 1 });
  await it.ended();
  expect(it.context().signedOut).toBe(false);
});

test('a failure without words reads Upload failed', async () => {
  const it = start(() => Promise.reject(new Error('')));
  it.actor.send({ type: 'bank', bankType: 'wise' });
  it.actor.send({ type: 'choose', files: [file('a.pdf')] });
  it.actor.send({ type: 'submit' });
  await it.ended();
  expect(it.context().lines[0]?.message).toBe('Upload failed');
});
