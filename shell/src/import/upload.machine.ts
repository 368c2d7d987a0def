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
  /** Gives up when the signal says so, and tells how much of the file has left, from 0 to 100. */
  upload: (
    request: UploadRequest,
    signal: AbortSignal,
    onSent: (percent: number) => void,
  ) => Promise<unknown>;
  onUploaded: () => void;
  onFailed: (message: string) => void;
};

type UploadContext = {
  file: File | null;
  accountName: string;
  password: string;
  /** The user said that the PDF has a password: its field is there, so that no password is sent unseen. */
  asksPassword: boolean;
  /** 0 to 90 by the time that has passed, and 0 to 100 by what has left of the file. */
  counted: number;
  sent: number;
  /** What is shown: the smaller of the two, so that it neither jumps nor tells of bytes that have not left; only 100 says that the file has arrived. */
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
  | { type: 'sent'; percent: number }
  | { type: 'cancel' };

type Sending = { form: UploadContext; onSent: (percent: number) => void };

const EMPTY: UploadContext = {
  file: null,
  accountName: '',
  password: '',
  asksPassword: false,
  counted: 0,
  sent: 0,
  progress: 0,
  error: null,
  signedOut: false,
};

const isPdf = (file: File) => file.name.toLowerCase().endsWith('.pdf');
const refusalOf = (file: File) => (file.name.toLowerCase().endsWith('.csv') ? A_CSV : NOT_A_PDF);

const shownOf = ({ counted, sent }: Pick<UploadContext, 'counted' | 'sent'>) => ({
  counted,
  sent,
  progress: Math.floor(Math.min(counted, sent)),
});

/** Whether a form can be sent: a file, and an account name that is not blank. */
export const isComplete = ({ file, accountName }: UploadContext) =>
  file !== null && accountName.trim() !== '';

/** One statement: editing, uploading, uploaded. The form clears 300 ms and the progress 1 s after a success. */
export function createUploadMachine(ports: UploadPorts) {
  return setup({
    types: { context: {} as UploadContext, events: {} as UploadEvent },
    actors: {
      upload: fromPromise(({ input, signal }: { input: Sending; signal: AbortSignal }) => {
        const { file, accountName: name, password: secret } = input.form;
        if (!file) throw new Error('there is no file to upload');
        const accountName = name.trim();
        const password = secret ? { password: secret } : {};
        return ports.upload({ file, accountName, ...password }, signal, input.onSent);
      }),
    },
    guards: { isComplete: ({ context }) => isComplete(context) },
    actions: {
      clearForm: assign({ file: null, accountName: '', password: '', asksPassword: false }),
      tick: assign(({ context: { counted, sent } }) =>
        shownOf({ counted: Math.min(PROGRESS.cap, counted + PROGRESS.step), sent }),
      ),
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
        entry: assign(shownOf({ counted: 0, sent: 0 })),
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
          input: ({ context, self }) => ({
            form: context,
            onSent: (percent) => self.send({ type: 'sent', percent }),
          }),
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
        on: {
          cancel: 'editing',
          sent: {
            actions: assign(({ context, event }) =>
              shownOf({ counted: context.counted, sent: event.percent }),
            ),
          },
        },
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
