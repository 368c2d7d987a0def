import type { Command, Decider } from '../eventsourcing/decider.ts';
import { chunksOf } from './chunks.ts';
import type { LedgerEvent, Source, StatedBalance, Transaction } from './events.ts';
import { type Knowledge, placesOf } from './held-bookings.ts';
import { retoldByHeirs, retoldByTheSurer } from './retelling.ts';

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
/** printed are the lines, categorised, of statements that bookings pass on to. */
export type WithdrawStatement = Command<
  'WithdrawStatement',
  Account & { statementId: string; printed?: ReadonlyMap<string, readonly Transaction[]> }
>;
export type LedgerCommand = ImportStatement | WithdrawStatement;

/**
 * Which statements hold which transaction. A transaction of overlapping statements is held by all of them
 * and leaves with the last one.
 */
export type AccountState = {
  name: string | null;
  /** Per transaction the statements that hold it and where they print it; it is told in the words of the first of them. */
  holders: Map<string, Map<string, Source>>;
  /** Per statement the id behind each of its lines; a line may stand for two. */
  lines: Map<string, string[][]>;
  /** Per transaction how sure its category is, from 0 to 1. */
  confidence: Map<string, number>;
  /** The ids of those that are told in other words than the id was made of. */
  toldAnew: Set<string>;
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
    confidence: new Map(),
    toldAnew: new Set(),
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
      case 'TransactionsImported':
        takeIn(state, event.data);
        break;
      case 'StatementImported': {
        const { statementId, importedCount, duplicateCount } = event.data;
        state.imported.set(statementId, { importedCount, duplicateCount });
        break;
      }
      case 'TransactionsWithdrawn': {
        const { statementId, transactionIds, handedOver } = event.data;
        for (const id of transactionIds) state.holders.delete(id);
        for (const id of transactionIds) state.confidence.delete(id);
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

type Imported = Extract<LedgerEvent, { type: 'TransactionsImported' }>['data'];

function takeIn(state: AccountState, { statementId, transactions, repeated }: Imported): void {
  for (const { id, line, page, box, reason } of transactions) {
    state.holders.set(id, new Map([[statementId, { line, page, box }]]));
    state.confidence.set(id, reason.confidence);
  }
  for (const { id, ...source } of repeated) state.holders.get(id)?.set(statementId, source);
  const lines = state.lines.get(statementId) ?? [];
  for (const { id, line } of [...transactions, ...repeated]) {
    const ids = lines[line - 1] ?? [];
    // A booking that is told anew is behind its line already.
    if (ids.includes(id)) state.toldAnew.add(id);
    else lines[line - 1] = [...ids, id];
  }
  state.lines.set(statementId, lines);
}

function importStatement({ data }: ImportStatement, state: AccountState): LedgerEvent[] {
  const { userId, accountId, statementId, accountName, transactions, balances } = data;
  if (state.imported.has(statementId) || state.withdrawn.has(statementId)) return [];
  const account = { userId, accountId };
  const events: LedgerEvent[] = [];
  if (state.name === null) {
    events.push({ type: 'AccountOpened', data: { ...account, name: accountName } });
  }
  const places = placesOf(account, transactions, data, state);
  for (const chunk of chunksOf([...transactions.entries()])) {
    const fresh: Transaction[] = [];
    const repeated: (Source & { id: string })[] = [];
    for (const [index, transaction] of chunk) {
      const place = places[index];
      if (!place) throw new Error('a line has no place');
      const { line, page, box } = transaction;
      if ('id' in place) fresh.push({ ...transaction, id: place.id });
      else repeated.push(...place.ids.map((id) => ({ id, line, page, box })));
    }
    const importedChunk = { ...account, statementId, transactions: fresh, repeated };
    events.push({ type: 'TransactionsImported', data: importedChunk });
  }
  events.push(...retoldByTheSurer(account, state, statementId, transactions, places));
  const importedCount = places.filter((place) => 'id' in place).length;
  const duplicateCount = transactions.length - importedCount;
  events.push({
    type: 'StatementImported',
    data: { ...account, statementId, importedCount, duplicateCount, balances },
  });
  return events;
}

function withdraw({ data }: WithdrawStatement, state: AccountState): LedgerEvent[] {
  const { userId, accountId, statementId, printed = new Map() } = data;
  if (state.withdrawn.has(statementId)) return [];
  const held = [...state.holders].filter(([, holders]) => holders.has(statementId));
  const events: LedgerEvent[] = [];
  for (const chunk of chunksOf(held)) {
    const transactionIds = chunk.filter(([, holders]) => holders.size === 1).map(([id]) => id);
    const handedOver = chunk.filter(([, holders]) => holders.size > 1).map(([id]) => id);
    events.push({
      type: 'TransactionsWithdrawn',
      data: { userId, accountId, statementId, transactionIds, handedOver },
    });
  }
  events.push(...retoldByHeirs({ userId, accountId }, state, statementId, printed));
  events.push({ type: 'StatementWithdrawn', data: { userId, accountId, statementId } });
  return events;
}
