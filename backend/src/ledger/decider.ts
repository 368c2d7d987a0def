import type { Command, Decider } from '../eventsourcing/decider.ts';
import type { LedgerEvent, Source, StatedBalance, Transaction } from './events.ts';
import { type Knowledge, placesOf } from './held-bookings.ts';

const LINES_PER_EVENT = 500;

type Account = { userId: string; accountId: string };

export type ImportStatement = Command<
  'ImportStatement',
  Account & {
    accountName: string;
    statementId: string;
    transactions: Transaction[];
    balances: StatedBalance[];
  } & Knowledge
>;
export type WithdrawStatement = Command<'WithdrawStatement', Account & { statementId: string }>;
export type LedgerCommand = ImportStatement | WithdrawStatement;

/**
 * Which statements hold which transaction. A transaction of overlapping statements is held by all of them
 * and leaves with the last one.
 */
export type AccountState = {
  name: string | null;
  holders: Map<string, Set<string>>;
  /** Per statement the id behind each of its lines; a line may stand for two. */
  lines: Map<string, string[][]>;
  imported: Map<string, { importedCount: number; duplicateCount: number }>;
  withdrawn: Set<string>;
};

export const accountStream = ({ userId, accountId }: Account) => `account-${userId}-${accountId}`;

/** The fold owns its state: the maps are changed in place, since an account may hold 100,000 transactions. */
export const accountDecider: Decider<LedgerCommand, LedgerEvent, AccountState> = {
  initialState: () => ({
    name: null,
    holders: new Map(),
    lines: new Map(),
    imported: new Map(),
    withdrawn: new Set(),
  }),
  decide(command, state) {
    return command.type === 'ImportStatement'
      ? importStatement(command, state)
      : withdraw(command, state);
  },
  evolve(state, event) {
    switch (event.type) {
      case 'AccountOpened':
        state.name = event.data.name;
        break;
      case 'TransactionsImported': {
        const { statementId, transactions, repeated } = event.data;
        for (const { id } of transactions) state.holders.set(id, new Set([statementId]));
        for (const { id } of repeated) state.holders.get(id)?.add(statementId);
        const lines = state.lines.get(statementId) ?? [];
        for (const { id, line } of [...transactions, ...repeated]) {
          lines[line - 1] = [...(lines[line - 1] ?? []), id];
        }
        state.lines.set(statementId, lines);
        break;
      }
      case 'StatementImported': {
        const { statementId, importedCount, duplicateCount } = event.data;
        state.imported.set(statementId, { importedCount, duplicateCount });
        break;
      }
      case 'TransactionsWithdrawn': {
        const { statementId, transactionIds, handedOver } = event.data;
        for (const id of transactionIds) state.holders.delete(id);
        for (const id of handedOver) state.holders.get(id)?.delete(statementId);
        break;
      }
      case 'StatementWithdrawn':
        state.withdrawn.add(event.data.statementId);
        state.lines.delete(event.data.statementId);
        break;
    }
    return state;
  },
};

function importStatement({ data }: ImportStatement, state: AccountState): LedgerEvent[] {
  const { userId, accountId, statementId, accountName, transactions, balances } = data;
  if (state.imported.has(statementId) || state.withdrawn.has(statementId)) return [];
  const account = { userId, accountId };
  const events: LedgerEvent[] = [];
  if (state.name === null) {
    events.push({ type: 'AccountOpened', data: { ...account, name: accountName } });
  }
  const places = placesOf(account, transactions, data, state);
  for (let from = 0; from < transactions.length; from += LINES_PER_EVENT) {
    const fresh: Transaction[] = [];
    const repeated: (Source & { id: string })[] = [];
    for (const [index, transaction] of transactions.slice(from, from + LINES_PER_EVENT).entries()) {
      const place = places[from + index];
      if (!place) throw new Error('a line has no place');
      const { line, page, box } = transaction;
      if ('id' in place) fresh.push({ ...transaction, id: place.id });
      else repeated.push(...place.ids.map((id) => ({ id, line, page, box })));
    }
    const importedChunk = { ...account, statementId, transactions: fresh, repeated };
    events.push({ type: 'TransactionsImported', data: importedChunk });
  }
  const importedCount = places.filter((place) => 'id' in place).length;
  const duplicateCount = transactions.length - importedCount;
  events.push({
    type: 'StatementImported',
    data: { ...account, statementId, importedCount, duplicateCount, balances },
  });
  return events;
}

function withdraw({ data }: WithdrawStatement, state: AccountState): LedgerEvent[] {
  const { userId, accountId, statementId } = data;
  if (state.withdrawn.has(statementId)) return [];
  const held = [...state.holders].filter(([, holders]) => holders.has(statementId));
  const events: LedgerEvent[] = [];
  for (let from = 0; from < held.length; from += LINES_PER_EVENT) {
    const chunk = held.slice(from, from + LINES_PER_EVENT);
    const transactionIds = chunk.filter(([, holders]) => holders.size === 1).map(([id]) => id);
    const handedOver = chunk.filter(([, holders]) => holders.size > 1).map(([id]) => id);
    events.push({
      type: 'TransactionsWithdrawn',
      data: { userId, accountId, statementId, transactionIds, handedOver },
    });
  }
  events.push({ type: 'StatementWithdrawn', data: { userId, accountId, statementId } });
  return events;
}
