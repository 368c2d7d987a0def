import type { UploadedFile } from '@saldo/contracts';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { isUnfinished, newlyEnded } from './uploads.ts';

export const POLL_INTERVAL_MS = 3_000;

type Context = {
  /** undefined until the list has been read once. */
  files: readonly UploadedFile[] | undefined;
  endedHere: readonly string[];
  error: string | null;
  /** Whether a file was uploaded while this was watching. */
  uploadedHere: boolean;
};

/**
 * Watches the uploaded files: looks once at the start and after each upload, and every 3 s while one is pending or processing.
 * Emits `filesEnded` when a file has come to its end. `listUploads` is provided by the page.
 */
export const processingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'STATEMENT_UPLOADED' } | { type: 'RETRY' },
    emitted: {} as { type: 'filesEnded'; files: readonly UploadedFile[] },
  },
  actors: {
    listUploads: fromPromise<readonly UploadedFile[]>(() =>
      Promise.reject(new Error('listUploads was not provided')),
    ),
  },
  guards: {
    someAreUnfinished: ({ context }) => (context.files ?? []).some(isUnfinished),
  },
  delays: { pollInterval: POLL_INTERVAL_MS },
}).createMachine({
  id: 'processing',
  initial: 'checking',
  context: { files: undefined, endedHere: [], error: null, uploadedHere: false },
  on: {
    // The list read before an upload counts as known, even if it never arrived: the new file must not pass unnoticed.
    STATEMENT_UPLOADED: {
      target: '.checking',
      reenter: true,
      actions: assign({ files: ({ context }) => context.files ?? [], uploadedHere: true }),
    },
  },
  states: {
    checking: {
      invoke: {
        src: 'listUploads',
        onDone: {
          target: 'checked',
          actions: enqueueActions(({ context, event, enqueue }) => {
            const ended = newlyEnded(context.files, event.output);
            enqueue.assign({
              files: event.output,
              endedHere: [...context.endedHere, ...ended.map(({ id }) => id)],
              error: null,
            });
            if (ended.length > 0) enqueue.emit({ type: 'filesEnded', files: ended });
          }),
        },
        onError: {
          target: 'checked',
          actions: assign({
            error: ({ event }) =>
              event.error instanceof Error && event.error.message
                ? event.error.message
                : 'Failed to fetch uploaded files',
          }),
        },
      },
    },
    checked: {
      always: [{ guard: 'someAreUnfinished', target: 'waiting' }, { target: 'idle' }],
    },
    waiting: { after: { pollInterval: 'checking' }, on: { RETRY: 'checking' } },
    idle: { on: { RETRY: 'checking' } },
  },
});
