import { describe, expect, it } from 'vitest';
import { specify } from '../eventsourcing/specification.ts';
import {
  MAX_READING_ATTEMPTS,
  type StatementCommand,
  type StatementRejection,
  statementDecider,
} from './decider.ts';
import type { StatementEvent } from './events.ts';
import type { StatementLine } from './extraction/types.ts';

const statement = specify(statementDecider);
const ids = { statementId: 's1', userId: 'u1' };
const metadata = { userId: 'u1', now: '2026-10-31T10:00:00.000Z', commandId: 'c1' };
const upload = {
  ...ids,
  accountId: 'a1',
  accountName: 'Revolut',
  filename: 'october.pdf',
  bankType: null,
  fileHash: 'h1',
  sizeBytes: 10,
};

type Data<T extends StatementCommand['type']> = Extract<StatementCommand, { type: T }>['data'];

function command<T extends StatementCommand['type']>(type: T, data: Data<T>): StatementCommand {
  return { type, data, metadata } as StatementCommand;
}

const line = (n: number): StatementLine => ({
  date: '2026-10-01',
  description: `Line ${n}`,
  amountMinor: n,
  balanceMinor: null,
  page: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
});

const section = {
  label: 'Account',
  accountHint: null,
  currency: 'EUR',
  openingMinor: 0,
  closingMinor: 3,
  periodStart: '2026-10-01',
  periodEnd: '2026-10-31',
};
const reader = { engine: 'built-in', version: 1 };
const pages = [{ number: 1, width: 595, height: 842 }];
const start = command('StartReading', { interruptedMessage: 'cut short' });
const read = command('RecordReading', {
  statement: { bank: 'Revolut', sections: [{ ...section, lines: [line(1), line(2)] }] },
  reader,
  pages,
});
const proofs: Data<'RecordProof'>['proofs'] = [];
const prove = command('RecordProof', { proofs });
const approve = command('ApproveStatement', { userId: 'u1', year: null, currency: null });
const unlock = command('GivePassword', { userId: 'u1' });
const complete = command('CompleteStatement', { importedCount: 2, duplicateCount: 0, doubled: [] });
const fail = command('FailStatement', { failure: 'scan', message: 'A scan.' });
const remove = command('DeleteStatement', { userId: 'u1' });

const uploaded: StatementEvent = { type: 'StatementUploaded', data: upload };
const started = (attempt: number): StatementEvent => ({
  type: 'StatementReadingStarted',
  data: { ...ids, attempt },
});
const wasRead: StatementEvent[] = [
  { type: 'StatementLinesRead', data: { ...ids, section: 0, lines: [line(1), line(2)] } },
  {
    type: 'StatementRead',
    data: {
      ...ids,
      bank: 'Revolut',
      sections: [{ ...section, lineCount: 2, checks: [] }],
      reader,
      assumedYear: null,
      assumedCurrency: null,
      pages,
    },
  },
];
const proved: StatementEvent = { type: 'StatementProofChecked', data: { ...ids, proofs } };
const completed: StatementEvent = {
  type: 'StatementCompleted',
  data: { ...ids, importedCount: 2, duplicateCount: 0 },
};
const failed: StatementEvent = {
  type: 'StatementFailed',
  data: { ...ids, failure: 'scan', message: 'A scan.' },
};
const locked: StatementEvent = {
  type: 'StatementFailed',
  data: { ...ids, failure: 'locked', message: 'Locked.' },
};
const passwordGiven: StatementEvent = { type: 'StatementPasswordGiven', data: ids };
const held: StatementEvent = {
  type: 'StatementHeld',
  data: { ...ids, broken: [], assumedYear: 2026, isRecognised: false, assumedCurrency: null },
};
const approved: StatementEvent = {
  type: 'StatementApproved',
  data: { ...ids, year: null },
};
const deleted: StatementEvent = {
  type: 'StatementDeleted',
  data: { ...ids, accountId: 'a1', fileHash: 'h1' },
};

const STATES: Record<string, StatementEvent[]> = {
  uploaded: [uploaded],
  reading: [uploaded, started(1)],
  read: [uploaded, started(1), ...wasRead],
  proved: [uploaded, started(1), ...wasRead, proved],
  held: [uploaded, started(1), ...wasRead, proved, held],
  approved: [uploaded, started(1), ...wasRead, proved, held, approved],
  completed: [uploaded, started(1), ...wasRead, proved, completed],
  locked: [uploaded, started(1), locked],
  unlocked: [uploaded, started(1), locked, passwordGiven],
  failed: [uploaded, started(1), failed],
  deleted: [uploaded, deleted],
};

type Outcome = StatementEvent[] | StatementRejection;

/** What a command leads to where its step is not due. */
const NOT_DUE: Record<string, Outcome> = {
  start: [],
  read: [],
  prove: [],
  approve: 'statementNotInReview',
  complete: [],
  fail: [],
  unlock: 'statementTakesNoPassword',
  remove: [deleted],
};

/** What every command leads to in every state. */
const OUTCOMES: Record<string, Record<string, Outcome>> = {
  uploaded: { ...NOT_DUE, start: [started(1)], fail: [failed] },
  reading: { ...NOT_DUE, start: [started(2)], read: wasRead, fail: [failed] },
  read: { ...NOT_DUE, prove: [proved], fail: [failed] },
  proved: { ...NOT_DUE, complete: [completed], fail: [failed] },
  held: { ...NOT_DUE, approve: [approved] },
  approved: { ...NOT_DUE, complete: [completed], fail: [failed] },
  completed: NOT_DUE,
  locked: { ...NOT_DUE, unlock: [passwordGiven] },
  unlocked: { ...NOT_DUE, start: [started(1)], fail: [failed] },
  failed: NOT_DUE,
  deleted: {
    ...NOT_DUE,
    approve: 'statementNotThere',
    unlock: 'statementNotThere',
    remove: 'statementNotThere',
  },
};
const COMMANDS: Record<string, StatementCommand> = {
  start,
  read,
  prove,
  approve,
  complete,
  fail,
  unlock,
  remove,
};

describe('a statement', () => {
  it('begins with its upload, once', () => {
    const again = command('UploadStatement', upload);
    statement.given().when(again).thenEvents(uploaded);
    for (const given of Object.values(STATES))
      statement
        .given(...given)
        .when(again)
        .thenNothing();
  });

  it('is not there for any other command before its upload', () => {
    for (const other of Object.values(COMMANDS))
      statement.given().when(other).thenRejected('statementNotThere');
  });

  for (const [state, outcomes] of Object.entries(OUTCOMES)) {
    for (const [name, outcome] of Object.entries(outcomes)) {
      it(`that is ${state} answers ${name} with ${typeof outcome === 'string' ? outcome : `${outcome.length} events`}`, () => {
        const decided = statement
          .given(...(STATES[state] ?? []))
          .when(COMMANDS[name] as StatementCommand);
        if (typeof outcome === 'string') decided.thenRejected(outcome);
        else decided.thenEvents(...outcome);
      });
    }
  }

  it('is nobody else’s to delete, approve or unlock', () => {
    for (const [state, other] of [
      ['uploaded', command('DeleteStatement', { userId: 'u2' })],
      ['held', command('ApproveStatement', { userId: 'u2', year: null, currency: null })],
      ['locked', command('GivePassword', { userId: 'u2' })],
    ] as const) {
      statement
        .given(...(STATES[state] ?? []))
        .when(other)
        .thenRejected('statementNotThere');
    }
  });

  it('is given up when its reading was cut short too often', () => {
    const given = Array.from({ length: MAX_READING_ATTEMPTS }, (_, i) => started(i + 1));
    statement
      .given(uploaded, ...given)
      .when(start)
      .thenEvents({
        type: 'StatementFailed',
        data: { ...ids, failure: 'interrupted', message: 'cut short' },
      });
  });

  it('keeps the lines it read for the import, in their sections', () => {
    const state = STATES.read?.reduce(statementDecider.evolve, statementDecider.initialState());
    expect(state).toMatchObject({
      status: 'read',
      sections: [{ ...section, lines: [line(1), line(2)] }],
    });
  });
});
