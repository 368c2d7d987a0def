import { isSignedOut, messageOf, type UploadRequest } from '@saldo/ui';
import { assign, fromCallback, setup } from 'xstate';

/** The bank that is none of these: its files tell what they are, and their user names the account. */
export const ANOTHER_BANK = 'other';

/** The banks whose exports can be told apart by their type; each is also the name of the account the files go to. */
export const BANKS = [
  { value: 'revolut', label: 'Revolut' },
  { value: 'wise', label: 'Wise' },
  { value: 'maybank', label: 'Maybank' },
  { value: ANOTHER_BANK, label: 'Another bank' },
] as const;

export type BankType = (typeof BANKS)[number]['value'];

export const WRONG_TYPE = 'Please select PDF or CSV files.';

/** More files than these in one go would only queue behind each other. */
export const MOST_FILES = 24;
/** As many calls run at once; browsers open six connections to one address, and the rest of the page needs some. */
export const AT_ONCE = 4;

/** One file and how far its own upload is. `refused` was never sent, `failed` can be tried again. */
export type UploadLine = {
  id: number;
  file: File;
  state: 'ready' | 'refused' | 'waiting' | 'uploading' | 'done' | 'failed';
  message: string;
  /** The statement it has become, once it is done. */
  statementId: string | null;
};

type ManyUploadsContext = {
  bankType: BankType | null;
  /** What the account is called where the bank is another one. */
  accountName: string;
  lines: readonly UploadLine[];
  /** How many files of the last choice were left out because there is no room for more. */
  leftOut: number;
  /** A file was refused because nobody is signed in any more. */
  signedOut: boolean;
  nextId: number;
};

type LineEvent =
  | { type: 'line.started'; id: number }
  | { type: 'line.done'; id: number; statementId: string }
  | { type: 'line.failed'; id: number; message: string; signedOut: boolean };

type ManyUploadsEvent =
  | { type: 'bank'; bankType: BankType }
  | { type: 'name'; accountName: string }
  | { type: 'choose'; files: readonly File[] }
  | { type: 'remove'; id: number }
  | { type: 'retry'; id: number }
  | { type: 'submit' }
  | { type: 'all.ended' }
  | LineEvent;

const isReadable = (file: File) => /\.(pdf|csv)$/i.test(file.name);
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Whether there is something to send and an account to send it to. */
export const canSubmit = (context: ManyUploadsContext) =>
  accountOf(context) !== null && context.lines.some((line) => line.state === 'ready');

type Account = Pick<UploadRequest, 'accountName' | 'bankType'>;

function accountOf({
  bankType,
  accountName,
}: Pick<ManyUploadsContext, 'bankType' | 'accountName'>) {
  const named = accountName.trim();
  if (bankType === ANOTHER_BANK) return named === '' ? null : ({ accountName: named } as Account);
  const bank = BANKS.find(({ value }) => value === bankType);
  return bank ? ({ accountName: bank.label, bankType: bank.value } as Account) : null;
}

/** Adds what was chosen; lines that are done make room. */
function withFiles({ lines: before, nextId }: ManyUploadsContext, files: readonly File[]) {
  const lines = before.filter((line) => line.state !== 'done');
  const fresh = files.filter((file) => !lines.some((line) => isSame(line.file, file)));
  const taken = fresh.slice(0, Math.max(0, MOST_FILES - lines.length));
  const added = taken.map((file, index): UploadLine => {
    const readable = isReadable(file);
    return {
      id: nextId + index,
      file,
      state: readable ? 'ready' : 'refused',
      message: readable ? 'Ready to upload' : WRONG_TYPE,
      statementId: null,
    };
  });
  return {
    lines: [...lines, ...added],
    leftOut: fresh.length - taken.length,
    nextId: nextId + added.length,
  };
}

function withLine(context: ManyUploadsContext, id: number, change: Partial<UploadLine>) {
  return {
    lines: context.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
  };
}

type Upload = (request: UploadRequest) => Promise<{ data: { id: string } }>;
type Queue = { lines: readonly UploadLine[]; account: Account | null };

/** Sends each line in a call of its own, a few at once, and tells how each of them ended. */
function sendAll(
  upload: Upload,
  { lines, account }: Queue,
  tell: (event: LineEvent | { type: 'all.ended' }) => void,
): void {
  if (!account) throw new Error('there is no account to upload to');
  const queue = lines.values();
  const sendNext = async (): Promise<void> => {
    for (const { id, file } of queue) {
      tell({ type: 'line.started', id });
      try {
        const { data } = await upload({ file, ...account });
        tell({ type: 'line.done', id, statementId: data.id });
      } catch (error) {
        const message = messageOf(error, 'Upload failed');
        tell({ type: 'line.failed', id, message, signedOut: isSignedOut(error) });
      }
    }
  };
  const senders = Array.from({ length: Math.min(AT_ONCE, lines.length) }, sendNext);
  void Promise.all(senders).then(() => tell({ type: 'all.ended' }));
}

/** Several statements of one bank: editing and uploading; each line tells its own result. */
export function createManyUploadsMachine(ports: { upload: Upload; onUploaded: () => void }) {
  return setup({
    types: { context: {} as ManyUploadsContext, events: {} as ManyUploadsEvent },
    actors: {
      sendAll: fromCallback<ManyUploadsEvent, Queue>(({ input, sendBack }) =>
        sendAll(ports.upload, input, sendBack),
      ),
    },
  }).createMachine({
    id: 'manyUploads',
    context: {
      bankType: null,
      accountName: '',
      lines: [],
      leftOut: 0,
      signedOut: false,
      nextId: 1,
    },
    initial: 'editing',
    states: {
      editing: {
        on: {
          bank: { actions: assign({ bankType: ({ event }) => event.bankType }) },
          name: { actions: assign({ accountName: ({ event }) => event.accountName }) },
          choose: { actions: assign(({ context, event }) => withFiles(context, event.files)) },
          remove: {
            actions: assign(({ context, event }) => ({
              lines: context.lines.filter((line) => line.id !== event.id),
              leftOut: 0,
            })),
          },
          retry: {
            guard: ({ context, event }) =>
              context.lines.some((line) => line.id === event.id && line.state === 'failed'),
            target: 'uploading',
            actions: assign(({ context, event }) =>
              withLine(context, event.id, { state: 'waiting' }),
            ),
          },
          submit: {
            guard: ({ context }) => canSubmit(context),
            target: 'uploading',
            actions: assign(({ context }) => ({
              leftOut: 0,
              lines: context.lines.map((line) =>
                line.state === 'ready' ? { ...line, state: 'waiting' as const } : line,
              ),
            })),
          },
        },
      },
      uploading: {
        entry: assign({ signedOut: false }),
        invoke: {
          src: 'sendAll',
          input: ({ context }) => ({
            account: accountOf(context),
            lines: context.lines.filter((line) => line.state === 'waiting'),
          }),
        },
        on: {
          'line.started': {
            actions: assign(({ context, event }) =>
              withLine(context, event.id, { state: 'uploading', message: 'Uploading...' }),
            ),
          },
          'line.done': {
            actions: [
              assign(({ context, event }) =>
                withLine(context, event.id, {
                  state: 'done',
                  message: 'Uploaded',
                  statementId: event.statementId,
                }),
              ),
              () => ports.onUploaded(),
            ],
          },
          'line.failed': {
            actions: assign(({ context, event }) => ({
              ...withLine(context, event.id, { state: 'failed', message: event.message }),
              signedOut: context.signedOut || event.signedOut,
            })),
          },
          'all.ended': { target: 'editing' },
        },
      },
    },
  });
}
