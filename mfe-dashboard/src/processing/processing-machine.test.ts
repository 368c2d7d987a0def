import type { UploadedFile } from '@saldo/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { POLL_INTERVAL_MS, processingMachine } from './processing-machine.ts';
import { bannerFiles, DEFAULT_FAILURE, foldedBanner, sentenceOf, stageSteps } from './uploads.ts';

function file(changes: Partial<UploadedFile>): UploadedFile {
  return {
    id: 'a',
    filename: 'a.pdf',
    account: 'Wise',
    bank_type: null,
    processing_status: 'processing',
    processing_error: null,
    stage: 'proving',
    transaction_count: 28,
    duplicate_count: 0,
    note: null,
    failure: null,
    review: null,
    proof_state: null,
    approved: false,
    uploaded_at: '2026-11-01T10:00:00Z',
    ...changes,
  };
}

const DONE = { processing_status: 'completed', stage: null } as const;

/** Answers one list after the other; the last one again and again. An Error in the list is a failed call. */
function watch(...answers: (UploadedFile[] | Error)[]) {
  let calls = 0;
  const ended: string[] = [];
  const listUploads = fromPromise<readonly UploadedFile[]>(async () => {
    const answer = answers[Math.min(calls, answers.length - 1)] ?? [];
    calls += 1;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const actor = createActor(processingMachine.provide({ actors: { listUploads } }));
  actor.on('filesEnded', ({ files }) => ended.push(...files.map(({ id }) => id)));
  actor.start();
  return { actor, ended, calls: () => calls };
}

describe('watching uploads', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it('asks every 3 s while a file is unfinished, and no longer', async () => {
    const { ended, calls } = watch([file({})], [file({})], [file(DONE)]);
    await settle();
    await pass(POLL_INTERVAL_MS - 1);
    expect(calls()).toBe(1);
    await pass(1);
    expect(calls()).toBe(2);
    await pass(POLL_INTERVAL_MS);
    expect(ended).toEqual(['a']);
    await pass(10 * POLL_INTERVAL_MS);
    expect(calls()).toBe(3);
  });
  it('knows whether a file was uploaded here', async () => {
    const { actor } = watch([file({})]);
    await settle();
    expect(actor.getSnapshot().context.uploadedHere).toBe(false);
    actor.send({ type: 'STATEMENT_UPLOADED' });
    expect(actor.getSnapshot().context.uploadedHere).toBe(true);
  });
  it.each(['failed', 'needs_review'] as const)('notices a file that ends as %s', async (status) => {
    const { ended, calls } = watch([file({})], [file({ processing_status: status })]);
    await settle();
    await pass(10 * POLL_INTERVAL_MS);
    expect(ended).toEqual(['a']);
    expect(calls()).toBe(2);
  });
  it('takes files that were completed before it looked as nothing new', async () => {
    const { ended, calls } = watch([file(DONE)]);
    await pass(10 * POLL_INTERVAL_MS);
    expect(ended).toEqual([]);
    expect(calls()).toBe(1);
  });
  it('looks again after an upload, and notices a file that was read in between', async () => {
    const { actor, ended } = watch([], [file(DONE)]);
    await settle();
    actor.send({ type: 'STATEMENT_UPLOADED' });
    await settle();
    expect(ended).toEqual(['a']);
    expect(actor.getSnapshot().context.endedHere).toEqual(['a']);
  });
  it('notices a file uploaded before the first answer came', async () => {
    const { actor, ended } = watch([file(DONE)]);
    actor.send({ type: 'STATEMENT_UPLOADED' });
    await settle();
    expect(ended).toEqual(['a']);
  });
  it('keeps asking through a failed call while a file is unfinished', async () => {
    const { actor, ended } = watch([file({})], new Error('Network error occurred'), [file(DONE)]);
    await settle();
    await pass(POLL_INTERVAL_MS);
    expect(actor.getSnapshot().context.error).toBe('Network error occurred');
    await pass(POLL_INTERVAL_MS);
    expect(ended).toEqual(['a']);
    expect(actor.getSnapshot().context.error).toBeNull();
  });
  it('looks at once on a retry, also between two looks', async () => {
    const { actor, calls } = watch([file({})], new Error('Network error occurred'), [file({})]);
    await settle();
    await pass(POLL_INTERVAL_MS);
    actor.send({ type: 'RETRY' });
    await settle();
    expect(calls()).toBe(3);
    expect(actor.getSnapshot().context.error).toBeNull();
  });
  it('waits for a retry where the first call failed', async () => {
    const { actor, calls } = watch(new Error(''), []);
    await settle();
    expect(actor.getSnapshot().context.error).toBe('Failed to fetch uploaded files');
    await pass(10 * POLL_INTERVAL_MS);
    expect(calls()).toBe(1);
    actor.send({ type: 'RETRY' });
    await settle();
    expect(actor.getSnapshot().context.error).toBeNull();
  });
});

/** The list with every call held open until the test answers it. */
function watchHeld() {
  const calls: { answer: (files: UploadedFile[]) => void; fail: (error: Error) => void }[] = [];
  const listUploads = fromPromise<readonly UploadedFile[]>(
    () => new Promise((answer, fail) => calls.push({ answer, fail })),
  );
  const actor = createActor(processingMachine.provide({ actors: { listUploads } })).start();
  const shown = () => (actor.getSnapshot().context.files ?? []).map(({ id }) => id);
  return { actor, calls, shown };
}

describe('an upload is followed by another look', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const failedAtOnce = file({ id: 'late', processing_status: 'failed', stage: null });

  type Held = ReturnType<typeof watchHeld>;
  /** How many calls were made before the upload, and how the machine came there. */
  const moments: [string, number, (held: Held) => Promise<unknown>][] = [
    ['during the first look', 1, settle],
    [
      'in the instant in which an answer arrives',
      1,
      async ({ calls }) => {
        calls[0]?.answer([]);
      },
    ],
    [
      'while nothing is being read',
      1,
      async ({ calls }) => {
        calls[0]?.answer([]);
        await settle();
      },
    ],
    [
      'between two looks',
      1,
      async ({ calls }) => {
        calls[0]?.answer([file({})]);
        await settle();
      },
    ],
    [
      'during a later look',
      2,
      async ({ calls }) => {
        calls[0]?.answer([file({})]);
        await settle();
        await vi.advanceTimersByTimeAsync(POLL_INTERVAL_MS);
      },
    ],
    [
      'after a look that failed',
      1,
      async ({ calls }) => {
        calls[0]?.fail(new Error('Network error occurred'));
        await settle();
      },
    ],
    [
      'during the look that another upload caused',
      2,
      async ({ actor }) => {
        actor.send({ type: 'STATEMENT_UPLOADED' });
        await settle();
      },
    ],
  ];

  it.each(moments)('%s', async (_, before, comeThere) => {
    const held = watchHeld();
    await comeThere(held);
    held.actor.send({ type: 'STATEMENT_UPLOADED' });
    // The answer to the look that the upload overtook does not know of the file.
    held.calls[before - 1]?.answer([]);
    await settle();
    expect(held.calls).toHaveLength(before + 1);
    held.calls[before]?.answer([failedAtOnce]);
    await settle();
    expect(held.shown()).toEqual(['late']);
  });
});

describe('the banner', () => {
  it('orders failed, processing, pending, and leaves out what was dismissed', () => {
    const files = [
      file({ id: 'p', processing_status: 'pending' }),
      file({ id: 'r' }),
      file({ id: 'f', processing_status: 'failed' }),
      file({ id: 'x', processing_status: 'failed' }),
      file({ id: 'd', ...DONE }),
    ];
    expect(bannerFiles(files, ['x'], []).map(({ id }) => id)).toEqual(['f', 'r', 'p']);
  });
  it('folds many files into three and a sentence, but never hides a single one', () => {
    const pending = Array.from({ length: 6 }, (_, id) =>
      file({ id: `p${id}`, processing_status: 'pending' }),
    );
    const files = [file({ id: 'f', processing_status: 'failed' }), ...pending];
    expect(foldedBanner(files.slice(0, 4))).toEqual({ shown: files.slice(0, 4), rest: null });
    expect(foldedBanner(files)).toEqual({
      shown: files.slice(0, 3),
      rest: '4 more files: 4 pending',
    });
  });
  it('keeps a file completed here that has something to say', () => {
    const noted = file({
      ...DONE,
      note: 'You uploaded this file on 1 Nov 2026. Nothing was added twice.',
    });
    expect(bannerFiles([noted], [], ['a'])).toEqual([noted]);
    expect(bannerFiles([noted], [], [])).toEqual([]);
  });
  it('says why a file failed, or the default', () => {
    expect(sentenceOf(file({ processing_status: 'failed', processing_error: 'Locked.' }))).toBe(
      'Locked.',
    );
    expect(sentenceOf(file({ processing_status: 'failed', processing_error: ' ' }))).toBe(
      DEFAULT_FAILURE,
    );
  });
  it('shows the stages that are done, now and ahead', () => {
    expect(stageSteps(file({}))).toEqual([
      { word: 'Read 28 rows', state: 'done' },
      { word: 'Proving', state: 'now' },
      { word: 'Categorising', state: 'ahead' },
    ]);
    expect(stageSteps(file({ stage: 'proving', transaction_count: 0 }))[0]?.word).toBe('Reading');
    expect(stageSteps(file({ stage: null })).every(({ state }) => state === 'ahead')).toBe(true);
  });
});
