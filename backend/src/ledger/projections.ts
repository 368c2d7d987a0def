import type { Projection } from '../eventsourcing/projector.ts';
import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import type { LedgerEvent, Source, StatedBalance, Transaction } from './events.ts';

/** sources are the statements that hold it; line, page and box are those of the first of them. */
export type TransactionDocument = Omit<Transaction, 'reason'> & {
  userId: string;
  accountId: string;
  accountKey: string;
  accountName: string;
  sources: (Source & { statementId: string })[];
};

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

export const TRANSACTIONS = 'transactions_v1';
export const ACCOUNTS = 'accounts_v1';

export const accountKeyOf = (userId: string, accountId: string) => `${userId}|${accountId}`;

/** Every transaction of every account, and what is known of the accounts themselves. */
export const ledgerProjection: Projection = {
  name: 'ledger',
  version: 1,
  collections: [
    {
      name: TRANSACTIONS,
      indexes: { byUser: ['userId', 'date', 'line'], byAccount: ['accountKey', 'date', 'line'] },
    },
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
  data: Imported,
  unit: UnitOfWork,
): Promise<AccountDocument> {
  const { userId, accountId, statementId } = data;
  const currencies = { ...account.currencies };
  let { firstDate, lastDate } = account;
  for (const { reason: _, ...transaction } of data.transactions) {
    const { line, page, box } = transaction;
    unit.put<TransactionDocument>(TRANSACTIONS, {
      ...transaction,
      userId,
      accountId,
      accountKey: account.id,
      accountName: account.name,
      sources: [{ statementId, line, page, box }],
    });
    currencies[transaction.currency] = (currencies[transaction.currency] ?? 0) + 1;
    if (firstDate === null || transaction.date < firstDate) firstDate = transaction.date;
    if (lastDate === null || transaction.date > lastDate) lastDate = transaction.date;
  }
  for (const { id, ...source } of data.repeated) {
    const transaction = await unit.get<TransactionDocument>(TRANSACTIONS, id);
    if (!transaction) continue;
    const sources = [...transaction.sources, { statementId, ...source }];
    unit.put<TransactionDocument>(TRANSACTIONS, { ...transaction, sources });
  }
  const transactionCount = account.transactionCount + data.transactions.length;
  return { ...account, transactionCount, currencies, firstDate, lastDate };
}

type Withdrawn = Extract<LedgerEvent, { type: 'TransactionsWithdrawn' }>['data'];

async function withdrawn(
  account: AccountDocument,
  { statementId, transactionIds, handedOver }: Withdrawn,
  unit: UnitOfWork,
): Promise<AccountDocument> {
  const currencies = { ...account.currencies };
  let { transactionCount } = account;
  for (const id of transactionIds) {
    const transaction = await unit.get<TransactionDocument>(TRANSACTIONS, id);
    if (!transaction) continue;
    unit.delete(TRANSACTIONS, id);
    transactionCount -= 1;
    const left = (currencies[transaction.currency] ?? 1) - 1;
    if (left > 0) currencies[transaction.currency] = left;
    else delete currencies[transaction.currency];
  }
  for (const id of handedOver) {
    const transaction = await unit.get<TransactionDocument>(TRANSACTIONS, id);
    if (!transaction) continue;
    const sources = transaction.sources.filter((s) => s.statementId !== statementId);
    const { statementId: _, ...source } = sources[0] ?? transaction.sources[0] ?? never(id);
    unit.put<TransactionDocument>(TRANSACTIONS, { ...transaction, ...source, sources });
  }
  const ends = { index: 'byAccount', equals: [account.id], limit: 1 };
  const [first] = await unit.find<TransactionDocument>(TRANSACTIONS, ends);
  const [last] = await unit.find<TransactionDocument>(TRANSACTIONS, { ...ends, reverse: true });
  const firstDate = first?.date ?? null;
  const lastDate = last?.date ?? null;
  return { ...account, transactionCount, currencies, firstDate, lastDate };
}

function never(id: string): never {
  throw new Error(`transaction ${id} has no source`);
}
