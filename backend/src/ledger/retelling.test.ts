import { describe, expect, it } from 'vitest';
import { accountDecider, type LedgerCommand } from './decider.ts';
import type { LedgerEvent, Transaction } from './events.ts';
import type { KnownSame } from './held-bookings.ts';

const own = { userId: 'u1', accountId: 'a1' };
const metadata = { userId: 'u1', now: '2026-10-31T10:00:00.000Z', commandId: 'c1' };
const GUESS = 0.25;
const SURE = 0.95;

function line(id: string, at: number, confidence = SURE): Transaction {
  return {
    id,
    date: '2026-10-01',
    description: `${id} as printed`,
    amountMinor: -100,
    currency: 'EUR',
    category: confidence === GUESS ? 'other' : 'transfers',
    reason: { engine: 'built-in', version: 1, rule: 'r', why: 'w', confidence },
    line: at,
    page: 1,
    box: { x: 0, y: at, width: 1, height: 1 },
  };
}

/** sameAs: per line the lines of a statement there that it is. */
function importing(statementId: string, transactions: Transaction[], sameAs: KnownSame[][] = []) {
  const data = { ...own, accountName: 'Main', statementId, transactions, sameAs, balances: [] };
  return { type: 'ImportStatement' as const, data, metadata };
}

const same = (statementId: string, ...lines: number[]): KnownSame[] => [
  { statementId, lines, isShared: false },
];

function withdrawing(statementId: string, printed: Record<string, Transaction[]>) {
  const data = { ...own, statementId, printed: new Map(Object.entries(printed)) };
  return { type: 'WithdrawStatement' as const, data, metadata };
}

/** What is told of each booking after some commands, by its id, and the statements that hold it. */
function told(...commands: LedgerCommand[]) {
  let state = accountDecider.initialState();
  const bookings = new Map<string, { description: string; category: string; by: string }>();
  for (const command of commands) {
    const events = accountDecider.decide(command, state) as LedgerEvent[];
    for (const event of events) {
      state = accountDecider.evolve(state, event);
      if (event.type === 'TransactionsWithdrawn')
        for (const id of event.data.transactionIds) bookings.delete(id);
      if (event.type !== 'TransactionsImported') continue;
      const by = event.data.statementId;
      for (const { id, description, category } of event.data.transactions)
        bookings.set(id, { description, category, by });
    }
  }
  return [...bookings].map(([id, booking]) => ({
    id,
    ...booking,
    holders: [...(state.holders.get(id)?.keys() ?? [])],
  }));
}

describe('a booking that a leaving statement told', () => {
  const csv = importing('csv', [line('poor', 1)]);
  const lines = [line('other', 1), line('rich', 2)];
  const pdf = importing('pdf', lines, [[], same('csv', 1)]);

  it('is told as the statement prints it that holds it then', () => {
    const after = told(csv, pdf, withdrawing('csv', { pdf: lines }));
    expect(after).toContainEqual({
      id: 'poor',
      description: 'rich as printed',
      category: 'transfers',
      by: 'pdf',
      holders: ['pdf'],
    });
    expect(after).toHaveLength(2);
  });

  it('stays with all others that print it, which tell it in their turn', () => {
    const third = importing('third', [line('third', 1)], [same('pdf', 2)]);
    const first = told(csv, pdf, third, withdrawing('csv', { pdf: lines }));
    expect(first.find(({ id }) => id === 'poor')).toMatchObject({
      by: 'pdf',
      holders: ['pdf', 'third'],
    });
    const second = told(
      ...[csv, pdf, third, withdrawing('csv', { pdf: lines })],
      withdrawing('pdf', { third: third.data.transactions }),
    );
    expect(second).toEqual([
      {
        id: 'poor',
        description: 'third as printed',
        category: 'transfers',
        by: 'third',
        holders: ['third'],
      },
    ]);
  });

  it('stays as it was told where the other statement is not known or one line of it is two bookings', () => {
    expect(told(csv, pdf, withdrawing('csv', {}))).toContainEqual(
      expect.objectContaining({ id: 'poor', description: 'poor as printed', holders: ['pdf'] }),
    );
    const two = importing('two', [line('a', 1), line('fee', 2)]);
    const both = [line('both', 1)];
    const one = importing('one', both, [same('two', 1, 2)]);
    expect(told(two, one, withdrawing('two', { one: both }))).toMatchObject([
      { description: 'a as printed', holders: ['one'] },
      { description: 'fee as printed', holders: ['one'] },
    ]);
  });

  it('is not moved where both print it in the same words', () => {
    const again = importing('again', [line('poor', 1)]);
    const state = [csv, again].reduce(
      (held, command) =>
        (accountDecider.decide(command, held) as LedgerEvent[]).reduce(accountDecider.evolve, held),
      accountDecider.initialState(),
    );
    const events = accountDecider.decide(
      withdrawing('csv', { again: again.data.transactions }),
      state,
    ) as LedgerEvent[];
    expect(events.map(({ type }) => type)).toEqual(['TransactionsWithdrawn', 'StatementWithdrawn']);
  });
});

describe('a booking of which one statement is sure', () => {
  const poor = importing('poor', [line('poor', 1, GUESS)]);
  const rich = importing('rich', [line('rich', 1)]);
  const [richAfter, poorAfter] = [
    importing('rich', [line('rich', 1)], [same('poor', 1)]),
    importing('poor', [line('poor', 1, GUESS)], [same('rich', 1)]),
  ];

  it('is told by that one, whichever came first', () => {
    const by = { description: 'rich as printed', category: 'transfers', by: 'rich' };
    expect(told(poor, richAfter)).toEqual([{ ...by, id: 'poor', holders: ['rich', 'poor'] }]);
    expect(told(rich, poorAfter)).toEqual([{ ...by, id: 'rich', holders: ['rich', 'poor'] }]);
  });

  it('stays with the first where both are sure, or neither is', () => {
    const sure = importing('second', [line('second', 1)], [same('rich', 1)]);
    expect(told(rich, sure)).toMatchObject([{ by: 'rich' }]);
    const guess = importing('second', [line('second', 1, GUESS)], [same('poor', 1)]);
    expect(told(poor, guess)).toMatchObject([{ by: 'poor' }]);
  });

  it('is told by the better guess where all are guesses, whichever came first', () => {
    const vague = importing('vague', [line('vague', 1, 0.1)]);
    const better = importing('better', [line('better', 1, GUESS)], [same('vague', 1)]);
    expect(told(vague, better)).toMatchObject([{ id: 'vague', by: 'better' }]);
    const vagueAfter = importing('vague', [line('vague', 1, 0.1)], [same('poor', 1)]);
    expect(told(poor, vagueAfter)).toMatchObject([{ id: 'poor', by: 'poor' }]);
  });

  it('stays as it was told where one line there is two here', () => {
    const two = [line('a', 1), line('fee', 2)];
    const shared = same('poor', 1).map((one) => ({ ...one, isShared: true }));
    expect(told(poor, importing('two', two, [shared, shared]))).toMatchObject([{ by: 'poor' }]);
  });

  it('is told by the other one again when that one leaves', () => {
    expect(
      told(poor, richAfter, withdrawing('rich', { poor: [line('poor-again', 1, GUESS)] })),
    ).toMatchObject([{ id: 'poor', category: 'other', by: 'poor', holders: ['poor'] }]);
  });
});
