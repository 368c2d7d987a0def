import { describe, expect, it } from 'vitest';
import { specify } from '../eventsourcing/specification.ts';
import { accountDecider, type ImportStatement } from './decider.ts';
import type { LedgerEvent, Transaction } from './events.ts';

const account = specify(accountDecider);
const own = { userId: 'u1', accountId: 'a1' };
const metadata = { userId: 'u1', now: '2026-10-31T10:00:00.000Z', commandId: 'c1' };
const place = { line: 1, page: 1, box: { x: 0, y: 0, width: 1, height: 1 } };

function transaction(id: string): Transaction {
  const reason = { engine: 'built-in', version: 1, rule: 'r', why: 'w', confidence: 1 };
  return {
    id,
    date: '2026-10-01',
    description: id,
    amountMinor: -100,
    currency: 'EUR',
    category: 'other',
    reason,
    ...place,
  };
}

function importing(statementId: string, ...ids: string[]): ImportStatement {
  const transactions = ids.map(transaction);
  return {
    type: 'ImportStatement',
    data: { ...own, accountName: 'Revolut', statementId, transactions, balances: [] },
    metadata,
  };
}

const withdrawing = (statementId: string) => ({
  type: 'WithdrawStatement' as const,
  data: { ...own, statementId },
  metadata,
});

/** The events of accepted commands one after the other. */
function after(...commands: Parameters<typeof accountDecider.decide>[0][]): LedgerEvent[] {
  let state = accountDecider.initialState();
  const events: LedgerEvent[] = [];
  for (const command of commands) {
    const decided = accountDecider.decide(command, state) as LedgerEvent[];
    state = decided.reduce(accountDecider.evolve, state);
    events.push(...decided);
  }
  return events;
}

describe('an account', () => {
  it('opens with its first statement', () => {
    account
      .given()
      .when(importing('s1', 't1'))
      .thenEvents(
        { type: 'AccountOpened', data: { ...own, name: 'Revolut' } },
        {
          type: 'TransactionsImported',
          data: { ...own, statementId: 's1', transactions: [transaction('t1')], repeated: [] },
        },
        {
          type: 'StatementImported',
          data: { ...own, statementId: 's1', importedCount: 1, duplicateCount: 0, balances: [] },
        },
      );
  });

  it('takes in nothing twice from an overlapping statement', () => {
    account
      .given(...after(importing('s1', 't1', 't2')))
      .when(importing('s2', 't2', 't3'))
      .thenEvents(
        {
          type: 'TransactionsImported',
          data: {
            ...own,
            statementId: 's2',
            transactions: [transaction('t3')],
            repeated: [{ id: 't2', ...place }],
          },
        },
        {
          type: 'StatementImported',
          data: { ...own, statementId: 's2', importedCount: 1, duplicateCount: 1, balances: [] },
        },
      );
  });

  it('imports one statement once, and none that has been withdrawn', () => {
    account
      .given(...after(importing('s1', 't1')))
      .when(importing('s1', 't1'))
      .thenNothing();
    account
      .given(...after(withdrawing('s1')))
      .when(importing('s1', 't1'))
      .thenNothing();
  });

  it('lets go of what only the withdrawn statement held', () => {
    const given = after(importing('s1', 't1', 't2'), importing('s2', 't2'));
    account
      .given(...given)
      .when(withdrawing('s1'))
      .thenEvents(
        {
          type: 'TransactionsWithdrawn',
          data: { ...own, statementId: 's1', transactionIds: ['t1'], handedOver: ['t2'] },
        },
        { type: 'StatementWithdrawn', data: { ...own, statementId: 's1' } },
      );
    account
      .given(...given)
      .when(withdrawing('s3'))
      .thenEvents({
        type: 'StatementWithdrawn',
        data: { ...own, statementId: 's3' },
      });
  });

  it('withdraws a statement once', () => {
    const given = after(importing('s1', 't1'), withdrawing('s1'));
    account
      .given(...given)
      .when(withdrawing('s1'))
      .thenNothing();
  });

  it('takes a transaction in again after it has left', () => {
    const events = after(importing('s1', 't1'), withdrawing('s1'), importing('s2', 't1'));
    expect(events.at(-1)).toMatchObject({
      data: { statementId: 's2', importedCount: 1, duplicateCount: 0 },
    });
  });

  it('cuts long lists into events of 500', () => {
    const ids = Array.from({ length: 1_201 }, (_, i) => `t${i}`);
    const sizes = (events: LedgerEvent[]) =>
      events.flatMap((e) =>
        e.type === 'TransactionsImported' ? [e.data.transactions.length] : [],
      );
    expect(sizes(after(importing('s1', ...ids)))).toEqual([500, 500, 201]);
  });
});
