import { isSignedOut, messageOf, type UploadRequest } from '@saldo/ui';
import { assign, fromPromise, setup } from 'xstate';

export const NOT_A_PDF = 'Please select a PDF file.';
/** Stands before the link to the page that takes them. */
export const OTHER_FILES = 'CSV exports, or several files of one bank?';
export const A_CSV = `${NOT_A_PDF} ${OTHER_FILES}`;

const PROGRESS = { step: 10, cap: 90, everyMs: 100, resetAfterMs: 1_000 };
const FORM_RESET_AFTER_MS = 300;

/** What the machine needs from the outside. */
export type UploadPorts = {
  /** Gives up when the signal says so. */
  upload: (request: UploadRequest, signal: AbortSignal) => Promise<unknown>;
  onUploaded: () => void;
  onFailed: (message: string) => void;
};

type UploadContext = {
  file: File | null;
  accountName: string;
  password: string;
  /** The user said that the PDF has a password: its field is there, so that no password is sent unseen. */
  asksPassword: boolean;
  /** 0 to 100. It counts time up to 90, not bytes; only 100 says that the file has arrived. */
  progress: number;
  error: string | null;
  /** The upload failed because nobody is signed in any more. */
  signedOut: boolean;
};

type UploadEvent =
  | { type: 'open' }
  | { type: 'choose'; file: File }
  | { type: 'remove' }
  | { type: 'name'; accountName: string }
  | { type: 'askPassword' }
  | { type: 'password'; password: string }
  | { type: 'submit' }
  | { type: 'cancel' };

const EMPTY: UploadContext = {
  file: null,
  accountName: '',
  password: '',
  asksPassword: false,
  progress: 0,
  error: null,
  signedOut: false,
};

const isPdf = (file: File) => file.name.toLowerCase().endsWith('.pdf');
const refusalOf = (file: File) => (file.name.toLowerCase().endsWith('.csv') ? A_CSV : NOT_A_PDF);

/** Whether a form can be sent: a file, and an account name that is not blank. */
export const isComplete = ({ file, accountName }: UploadContext) =>
  file !== null && accountName.trim() !== '';

/** One statement: editing, uploading, uploaded. The form clears 300 ms and the progress 1 s after a success. */
export function createUploadMachine(ports: UploadPorts) {
  return setup({
    types: { context: {} as UploadContext, events: {} as UploadEvent },
    actors: {
      upload: fromPromise(({ input, signal }: { input: UploadContext; signal: AbortSignal }) => {
        if (!input.file) throw new Error('there is no file to upload');
        const accountName = input.accountName.trim();
        const password = input.password ? { password: input.password } : {};
        return ports.upload({ file: input.file, accountName, ...password }, signal);
      }),
    },
    guards: { isComplete: ({ context }) => isComplete(context) },
    actions: {
      clearForm: assign({ file: null, accountName: '', password: '', asksPassword: false }),
      tick: assign({
        progress: ({ context }) => Math.min(PROGRESS.cap, context.progress + PROGRESS.step),
      }),
    },
    delays: {
      tickDelay: PROGRESS.everyMs,
      formReset: FORM_RESET_AFTER_MS,
      progressReset: PROGRESS.resetAfterMs,
    },
  }).createMachine({
    id: 'upload',
    context: EMPTY,
    initial: 'editing',
    states: {
      editing: {
        entry: assign({ progress: 0 }),
        on: {
          choose: [
            {
              guard: ({ event }) => isPdf(event.file),
              actions: assign({ file: ({ event }) => event.file, error: null, signedOut: false }),
            },
            // Nobody is to send the file before in the belief that it is this one.
            {
              actions: assign({
                file: null,
                error: ({ event }) => refusalOf(event.file),
                signedOut: false,
              }),
            },
          ],
          open: { actions: assign(EMPTY) },
          remove: {
            actions: assign({
              file: null,
              password: '',
              asksPassword: false,
              error: null,
              signedOut: false,
            }),
          },
          name: { actions: assign({ accountName: ({ event }) => event.accountName }) },
          askPassword: { actions: assign({ asksPassword: true }) },
          password: { actions: assign({ password: ({ event }) => event.password }) },
          submit: {
            guard: 'isComplete',
            target: 'uploading',
            actions: assign({ error: null, signedOut: false }),
          },
        },
      },
      uploading: {
        invoke: {
          src: 'upload',
          input: ({ context }) => context,
          onDone: {
            target: 'uploaded',
            actions: [assign({ progress: 100 }), () => ports.onUploaded()],
          },
          onError: {
            target: 'editing',
            actions: [
              assign({
                error: ({ event }) => messageOf(event.error, 'Upload failed'),
                signedOut: ({ event }) => isSignedOut(event.error),
              }),
              ({ event }) => ports.onFailed(messageOf(event.error, 'Upload failed')),
            ],
          },
        },
        // Leaving the state gives the request up; the form is as it was.
        on: { cancel: 'editing' },
        initial: 'counting',
        states: {
          counting: {
            after: { tickDelay: { target: 'counting', reenter: true, actions: 'tick' } },
          },
        },
      },
      uploaded: {
        after: {
          formReset: { actions: 'clearForm' },
          progressReset: { target: 'editing' },
        },
        // Who is quicker than the resets begins the next upload; nothing typed is lost.
        on: {
          open: { target: 'editing', actions: 'clearForm' },
          choose: [
            {
              guard: ({ event }) => isPdf(event.file),
              target: 'editing',
              actions: [
                'clearForm',
                assign({ file: ({ event }) => event.file, error: null, signedOut: false }),
              ],
            },
            {
              target: 'editing',
              actions: [
                'clearForm',
                assign({ error: ({ event }) => refusalOf(event.file), signedOut: false }),
              ],
            },
          ],
          name: {
            target: 'editing',
            actions: ['clearForm', assign({ accountName: ({ event }) => event.accountName })],
          },
        },
      },
    },
  });
}
