import { ApiError, type UploadRequest } from '@saldo/ui';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createUploadMachine, isComplete, NOT_A_PDF, type UploadPorts } from './upload.machine.ts';

const PDF = new File(['%PDF-'], 'October.PDF');

function start(upload: UploadPorts['upload'] = async () => ({})) {
  const said: string[] = [];
  const clock = new SimulatedClock();
  const machine = createUploadMachine({
    upload,
    onUploaded: () => said.push('uploaded'),
    onFailed: (message) => said.push(`failed: ${message}`),
  });
  const actor = createActor(machine, { clock }).start();
  const context = () => actor.getSnapshot().context;
  return { actor, clock, said, context };
}

/** A request that ends when the test says so. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { upload: () => promise, resolve, reject };
}

function fill({ actor }: ReturnType<typeof start>) {
  actor.send({ type: 'choose', file: PDF });
  actor.send({ type: 'name', accountName: 'Maybank' });
}

test('a file that is no PDF by name is refused, and the one chosen before is not sent in its place', () => {
  const it = start();
  it.actor.send({ type: 'choose', file: new File(['a'], 'notes.txt') });
  expect(it.context()).toMatchObject({ file: null, error: NOT_A_PDF });
  it.actor.send({ type: 'choose', file: PDF });
  expect(it.context()).toMatchObject({ file: PDF, error: null });
  it.actor.send({ type: 'choose', file: new File(['a'], 'pdf') });
  expect(it.context()).toMatchObject({ file: null, error: 'Please select a PDF file.' });
});

test('a dialog that is opened anew is empty, whatever was left in it', () => {
  const it = start();
  fill(it);
  it.actor.send({ type: 'choose', file: new File(['a'], 'notes.txt') });
  it.actor.send({ type: 'open' });
  expect(it.context()).toMatchObject({ file: null, accountName: '', error: null });
});

test('without a file or with a blank name nothing is sent', () => {
  const it = start();
  it.actor.send({ type: 'submit' });
  it.actor.send({ type: 'choose', file: PDF });
  it.actor.send({ type: 'submit' });
  it.actor.send({ type: 'name', accountName: '   ' });
  it.actor.send({ type: 'submit' });
  expect(it.actor.getSnapshot().matches('editing')).toBe(true);
  expect(isComplete(it.context())).toBe(false);
  it.actor.send({ type: 'name', accountName: ' Maybank ' });
  expect(isComplete(it.context())).toBe(true);
});

test('sends the trimmed name, and a password only if there is one', async () => {
  const sent: UploadRequest[] = [];
  const it = start(async (request) => sent.push(request));
  it.actor.send({ type: 'choose', file: PDF });
  it.actor.send({ type: 'name', accountName: ' Maybank ' });
  it.actor.send({ type: 'submit' });
  await waitFor(it.actor, (state) => state.matches('uploaded'));
  expect(sent).toEqual([{ file: PDF, accountName: 'Maybank' }]);
});

/** An upload that is not answered, and what tells it how much has left. */
function startHeld() {
  let tell: (percent: number) => void = () => {};
  const it = start((_, __, onSent) => {
    tell = onSent;
    return pending().upload();
  });
  fill(it);
  it.actor.send({ type: 'submit' });
  return { it, tell };
}

test('progress rises by 10 every 100 ms and waits at 90, once the bytes have left', () => {
  const { it, tell } = startHeld();
  tell(100);
  expect(it.context().progress).toBe(0);
  it.clock.increment(99);
  expect(it.context().progress).toBe(0);
  it.clock.increment(1);
  expect(it.context().progress).toBe(10);
  for (let step = 0; step < 7; step += 1) it.clock.increment(100);
  expect(it.context().progress).toBe(80);
  for (let step = 0; step < 5; step += 1) it.clock.increment(100);
  expect(it.context().progress).toBe(90);
});

test('progress never says more than has left, and follows what leaves', () => {
  const { it, tell } = startHeld();
  for (let step = 0; step < 20; step += 1) it.clock.increment(100);
  expect(it.context().progress).toBe(0);
  tell(37.5);
  expect(it.context().progress).toBe(37);
  tell(64);
  expect(it.context().progress).toBe(64);
  it.actor.send({ type: 'cancel' });
  it.actor.send({ type: 'submit' });
  for (let step = 0; step < 20; step += 1) it.clock.increment(100);
  expect(it.context().progress).toBe(0);
});

test('a success tells, jumps to 100, clears the form after 300 ms and the progress after 1 s', async () => {
  const it = start();
  fill(it);
  it.actor.send({ type: 'submit' });
  await waitFor(it.actor, (state) => state.matches('uploaded'));
  expect(it.said).toEqual(['uploaded']);
  expect(it.context()).toMatchObject({ progress: 100, file: PDF, accountName: 'Maybank' });
  it.clock.increment(299);
  expect(it.context().file).toBe(PDF);
  it.clock.increment(1);
  expect(it.context()).toMatchObject({ progress: 100, file: null, accountName: '' });
  it.clock.increment(700);
  expect(it.context().progress).toBe(0);
  expect(it.actor.getSnapshot().matches('editing')).toBe(true);
});

test('a cancelled upload gives its request up, keeps what was typed and tells nobody', async () => {
  const { promise, resolve } = Promise.withResolvers<AbortSignal>();
  const it = start((_, signal) => {
    resolve(signal);
    return pending().upload();
  });
  fill(it);
  it.actor.send({ type: 'submit' });
  it.clock.increment(300);
  it.actor.send({ type: 'cancel' });
  expect((await promise).aborted).toBe(true);
  expect(it.actor.getSnapshot().matches('editing')).toBe(true);
  expect(it.context()).toMatchObject({ progress: 0, error: null, file: PDF });
  expect(it.context().accountName).toBe('Maybank');
  expect(it.said).toEqual([]);
});

test('a failure shows its message, tells it, and keeps what was typed', async () => {
  const request = pending();
  const it = start(request.upload);
  fill(it);
  it.actor.send({ type: 'submit' });
  it.clock.increment(300);
  request.reject(new ApiError('The file is larger than 20 MB.', 413));
  await waitFor(it.actor, (state) => state.matches('editing'));
  expect(it.context()).toMatchObject({
    progress: 0,
    error: 'The file is larger than 20 MB.',
    file: PDF,
    accountName: 'Maybank',
  });
  expect(it.said).toEqual(['failed: The file is larger than 20 MB.']);
});

test('a failure without words reads Upload failed, and a new try clears it', async () => {
  let answer: () => Promise<unknown> = () => Promise.reject(new Error(''));
  const it = start(() => answer());
  fill(it);
  it.actor.send({ type: 'submit' });
  await waitFor(it.actor, (state) => state.context.error !== null);
  expect(it.context().error).toBe('Upload failed');
  answer = pending().upload;
  it.actor.send({ type: 'submit' });
  expect(it.context().error).toBeNull();
});

test('who begins the next upload before the form has cleared loses nothing of it', async () => {
  const it = start();
  fill(it);
  it.actor.send({ type: 'submit' });
  await waitFor(it.actor, (state) => state.matches('uploaded'));
  it.actor.send({ type: 'name', accountName: 'Wise' });
  expect(it.context()).toMatchObject({ file: null, accountName: 'Wise', progress: 0 });
  it.actor.send({ type: 'choose', file: PDF });
  it.clock.increment(2_000);
  expect(it.context()).toMatchObject({ file: PDF, accountName: 'Wise' });
});
