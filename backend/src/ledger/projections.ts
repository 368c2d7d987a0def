import type { Projection } from '../eventsourcing/projector.ts';
import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import type { LedgerEvent, StatedBalance } from './events.ts';
import {
  accountKeyOf,
  changePacked,
  edgeOf,
  PACK_INDEXES,
  PACKS,
  type PackedTransaction,
  putPacks,
} from './transaction-packs.ts';

/** balances hold what each statement that is still there printed, per currency and part. */
export type AccountDocument = {
  id: string;
  userId: string;
  accountId: string;
  name: string;
  transactionCount: number;
  currencies: Record<string, number>;
  firstDate: string | null;
  lastDate: string | null;
  balances: Record<string, StatedBalance[]>;
};

export const ACCOUNTS = 'accounts_v2';

/** Every transaction of every account, and what is known of the accounts themselves. */
export const ledgerProjection: Projection = {
  name: 'ledger',
  version: 2,
  collections: [
    { name: PACKS, indexes: PACK_INDEXES },
    { name: ACCOUNTS, indexes: { byUser: ['userId', 'name'] } },
  ],
  async handle(recorded, unit) {
    const event = recorded as RecordedEvent<LedgerEvent>;
    switch (event.type) {
      case 'AccountOpened':
        return unit.put<AccountDocument>(ACCOUNTS, newAccount(event.data));
      case 'TransactionsImported':
        return changeAccount(event.data, unit, (account) => imported(account, event.data, unit));
      case 'StatementImported':
        return changeAccount(event.data, unit, (account) => {
          const { statementId, balances } = event.data;
          return { ...account, balances: { ...account.balances, [statementId]: balances } };
        });
      case 'TransactionsWithdrawn':
        return changeAccount(event.data, unit, (account) => withdrawn(account, event.data, unit));
      case 'StatementWithdrawn':
        return changeAccount(event.data, unit, (account) => {
          const { [event.data.statementId]: _, ...balances } = account.balances;
          return { ...account, balances };
        });
    }
  },
};

function newAccount({
  userId,
  accountId,
  name,
}: {
  userId: string;
  accountId: string;
  name: string;
}): AccountDocument {
  return {
    id: accountKeyOf(userId, accountId),
    userId,
    accountId,
    name,
    transactionCount: 0,
    currencies: {},
    firstDate: null,
    lastDate: null,
    balances: {},
  };
}

async function changeAccount(
  { userId, accountId }: { userId: string; accountId: string },
  unit: UnitOfWork,
  change: (account: AccountDocument) => AccountDocument | Promise<AccountDocument>,
): Promise<void> {
  const account = await unit.get<AccountDocument>(ACCOUNTS, accountKeyOf(userId, accountId));
  if (account) unit.put(ACCOUNTS, await change(account));
}

type Imported = Extract<LedgerEvent, { type: 'TransactionsImported' }>['data'];

async function imported(
  account: AccountDocument,
  { statementId, transactions, repeated }: Imported,
  unit: UnitOfWork,
): Promise<AccountDocument> {
  const currencies = { ...account.currencies };
  let { firstDate, lastDate } = account;
  const packed = transactions.map(({ reason: _, ...transaction }): PackedTransaction => {
    const { currency, date } = transaction;
    currencies[currency] = (currencies[currency] ?? 0) + 1;
    if (firstDate === null || date < firstDate) firstDate = date;
    if (lastDate === null || date > lastDate) lastDate = date;
    return { ...transaction, also: [] };
  });
  await putPacks(unit, { ...account, accountName: account.name, statementId }, packed);
  const sources = new Map(repeated.map(({ id, ...source }) => [id, { statementId, ...source }]));
  const wanted = new Set(sources.keys());
  await changePacked(unit, { accountKey: account.id }, wanted, (transaction) => {
    const source = sources.get(transaction.id) ?? never(transaction.id);
    return { ...transaction, also: [...transaction.also, source] };
  });
  const transactionCount = account.transactionCount + transactions.length;
  return { ...account, transactionCount, currencies, firstDate, lastDate };
}

type Withdrawn = Extract<LedgerEvent, { type: 'TransactionsWithdrawn' }>['data'];

async function withdrawn(
  account: AccountDocument,
  { statementId, transactionIds, handedOver }: Withdrawn,
  unit: UnitOfWork,
): Promise<AccountDocument> {
  const gone = await changePacked(unit, { statementId }, new Set(transactionIds), () => null);
  const currencies = { ...account.currencies };
  for (const { currency } of gone) {
    const left = (currencies[currency] ?? 1) - 1;
    if (left > 0) currencies[currency] = left;
    else delete currencies[currency];
  }
  await handOver(account, statementId, handedOver, unit);
  return {
    ...account,
    transactionCount: account.transactionCount - gone.length,
    currencies,
    firstDate: await edgeOf(unit, account.id, false),
    lastDate: await edgeOf(unit, account.id, true),
  };
}

/** A transaction whose first statement leaves moves to the pack of the next one that holds it, and with it to the place where that one prints it. */
async function handOver(
  account: AccountDocument,
  leaving: string,
  ids: readonly string[],
  unit: UnitOfWork,
): Promise<void> {
  const moved = new Map<string, PackedTransaction[]>();
  await changePacked(unit, { accountKey: account.id }, new Set(ids), (transaction, pack) => {
    const also = transaction.also.filter((source) => source.statementId !== leaving);
    if (pack.statementId !== leaving) return { ...transaction, also };
    const [next = never(transaction.id), ...others] = also;
    const { statementId, ...printed } = next;
    const ofNext = moved.get(statementId) ?? [];
    moved.set(statementId, ofNext);
    ofNext.push({ ...transaction, ...printed, also: others });
    return null;
  });
  for (const [statementId, transactions] of moved)
    await putPacks(unit, { ...account, accountName: account.name, statementId }, transactions);
}

function never(id: string): never {
  throw new Error(`transaction ${id} has no source`);
}
