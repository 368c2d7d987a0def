import type { ReadStore } from '../ports/read-store.ts';
import type { StatedBalance } from './events.ts';
import {
  ACCOUNTS,
  type AccountDocument,
  accountKeyOf,
  TRANSACTIONS,
  type TransactionDocument,
} from './projections.ts';

const MAX_ACCOUNTS = 1_000;
/** A search looks at so many transactions per page before it answers with what it has. */
const MAX_SEARCHED = 20_000;

/** The user's accounts by name. */
export function findAccounts(readStore: ReadStore, userId: string): Promise<AccountDocument[]> {
  return readStore.find<AccountDocument>(ACCOUNTS, {
    index: 'byUser',
    equals: [userId],
    limit: MAX_ACCOUNTS,
  });
}

/** One account of the user, or null before its first statement was imported. */
export function findAccount(
  readStore: ReadStore,
  account: { userId: string; accountId: string },
): Promise<AccountDocument | null> {
  return readStore.get<AccountDocument>(ACCOUNTS, accountKeyOf(account.userId, account.accountId));
}

export type TransactionQuery = {
  userId: string;
  /** Only these accounts; all of them where it is missing. */
  accountIds?: readonly string[];
  /** Calendar dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  after?: TransactionDocument | undefined;
  limit: number;
};

/** Transactions newest first; within a day the line printed last comes first. */
export async function findTransactions(
  readStore: ReadStore,
  query: TransactionQuery,
): Promise<TransactionDocument[]> {
  const { userId, accountIds } = query;
  if (!accountIds) return page(readStore, 'byUser', userId, query);
  const pages = await Promise.all(
    accountIds.map((accountId) => {
      const accountKey = accountKeyOf(userId, accountId);
      // The transaction to go on behind may be one of another account.
      const after = query.after && { ...query.after, accountKey };
      return page(readStore, 'byAccount', accountKey, { ...query, after });
    }),
  );
  return pages.flat().sort(newestFirst).slice(0, query.limit);
}

async function page(
  readStore: ReadStore,
  index: 'byUser' | 'byAccount',
  key: string,
  query: TransactionQuery,
): Promise<TransactionDocument[]> {
  const words = query.search?.trim().toLowerCase();
  const found = await readStore.find<TransactionDocument>(TRANSACTIONS, {
    index,
    equals: [key],
    ...(query.from === undefined ? {} : { from: query.from }),
    ...(query.to === undefined ? {} : { to: query.to }),
    ...(query.after === undefined ? {} : { after: query.after }),
    reverse: true,
    limit: words ? MAX_SEARCHED : query.limit,
  });
  if (!words) return found;
  return found.filter((t) => t.description.toLowerCase().includes(words)).slice(0, query.limit);
}

function newestFirst(a: TransactionDocument, b: TransactionDocument): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (a.line !== b.line) return b.line - a.line;
  return a.id < b.id ? 1 : -1;
}

export function findTransaction(
  readStore: ReadStore,
  id: string,
): Promise<TransactionDocument | null> {
  return readStore.get<TransactionDocument>(TRANSACTIONS, id);
}

/** The newest balance that is known of each currency: the sum of each part's newest one. */
export function newestBalances(
  account: AccountDocument,
): { currency: string; amountMinor: number; asOf: string }[] {
  const newest = new Map<string, StatedBalance>();
  for (const stated of Object.values(account.balances).flat()) {
    const part = `${stated.currency}|${stated.part}`;
    const known = newest.get(part);
    if (!known || stated.asOf >= known.asOf) newest.set(part, stated);
  }
  const sums = new Map<string, { currency: string; amountMinor: number; asOf: string }>();
  for (const { currency, amountMinor, asOf } of newest.values()) {
    const sum = sums.get(currency) ?? { currency, amountMinor: 0, asOf };
    sum.amountMinor += amountMinor;
    if (asOf > sum.asOf) sum.asOf = asOf;
    sums.set(currency, sum);
  }
  return [...sums.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
