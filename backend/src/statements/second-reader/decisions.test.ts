import { describe, it } from 'vitest';
import { specify } from '../../eventsourcing/specification.ts';
import { type StatementCommand, statementDecider } from '../decider.ts';
import type { StatementEvent } from '../events.ts';

const statement = specify(statementDecider);
const ids = { statementId: 's1', userId: 'u1' };
const metadata = { userId: null, now: '2026-10-31T10:00:00.000Z', commandId: 'c1' };

const uploaded: StatementEvent = {
  type: 'StatementUploaded',
  data: {
    ...ids,
    accountId: 'a1',
    accountName: 'Union',
    filename: 'october.pdf',
    bankType: null,
    fileHash: 'h1',
    sizeBytes: 10,
  },
};
const started = (attempt: number): StatementEvent => ({
  type: 'StatementReadingStarted',
  data: { ...ids, attempt },
});
const question = (number: number) => ({
  question: number,
  engine: { model: 'a-model', host: 'localhost' },
  promptVersion: 1,
  pages: [number],
  messages: [{ role: 'user' as const, content: 'BEGIN STATEMENT' }],
});
const ask = (number: number): StatementCommand => ({
  type: 'AskSecondReader',
  data: question(number),
  metadata,
});
const asked = (number: number): StatementEvent => ({
  type: 'SecondReaderAsked',
  data: { ...ids, ...question(number) },
});
const secondReading = { outcome: 'failed' as const, reason: 'Silence.', usage: [] };
const ended: StatementEvent = { type: 'SecondReadingEnded', data: { ...ids, ...secondReading } };
const failure = { failure: 'noTransactions', message: 'No transactions.' };
const failed: StatementEvent = { type: 'StatementFailed', data: { ...ids, ...failure } };

describe('a question to the second reader', () => {
  it('is recorded while the statement is read', () => {
    statement.given(uploaded, started(1)).when(ask(1)).thenEvents(asked(1));
  });

  it('is not recorded twice, neither in this attempt nor in the next', () => {
    statement.given(uploaded, started(1), asked(1)).when(ask(1)).thenNothing();
    statement.given(uploaded, started(1), asked(1), started(2)).when(ask(1)).thenNothing();
  });

  it('follows the one before it', () => {
    statement.given(uploaded, started(1), asked(1)).when(ask(2)).thenEvents(asked(2));
    statement.given(uploaded, started(1)).when(ask(2)).thenNothing();
  });

  it.each<[string, StatementEvent[]]>([
    ['before it is read', [uploaded]],
    ['after it failed', [uploaded, started(1), failed]],
  ])('is not recorded %s', (_when, events) => {
    statement
      .given(...events)
      .when(ask(1))
      .thenNothing();
  });
});

describe('the end of the asking', () => {
  it('is recorded with the failure of the statement', () => {
    statement
      .given(uploaded, started(1), asked(1))
      .when({ type: 'FailStatement', data: { ...failure, secondReading }, metadata })
      .thenEvents(ended, failed);
  });

  it('is recorded before the reading that it led to', () => {
    const reader = { engine: 'second-reader', version: 1 };
    const nothing = { bank: null, sections: [] };
    const data = { statement: nothing, reader, pages: [], secondReading };
    statement
      .given(uploaded, started(1), asked(1))
      .when({ type: 'RecordReading', data, metadata })
      .thenEvents(ended, {
        type: 'StatementRead',
        data: { ...ids, ...nothing, reader, assumedYear: null, assumedCurrency: null, pages: [] },
      });
  });

  it('is not recorded where nobody was asked', () => {
    statement
      .given(uploaded, started(1))
      .when({ type: 'FailStatement', data: { ...failure, secondReading: null }, metadata })
      .thenEvents(failed);
  });
});
