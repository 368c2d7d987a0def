import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import type { Query, ReadStore } from '../ports/read-store.ts';
import type { Source, Transaction } from './events.ts';

export type StatementSource = Source & { statementId: string };

/** A transaction as it is kept. also: the statements that hold it beside the pack's own, in the order in which they came. */
export type PackedTransaction = Omit<Transaction, 'reason'> & { also?: readonly StatementSource[] };

/**
 * Up to 500 transactions that an account has from a statement in a month (YYYY-MM). One document for each transaction
 * would cost 30 times the writes; one for a whole month would grow without bound.
 */
export type TransactionPack = {
  id: string;
  userId: string;
  accountId: string;
  accountKey: string;
  accountName: string;
  statementId: string;
  month: string;
  transactions: readonly PackedTransaction[];
};

/** Whose transactions they are, and which statement holds them before all others. */
export type OfStatement = Pick<
  TransactionPack,
  'userId' | 'accountId' | 'accountName' | 'statementId'
>;

export const PACKS = 'transactions_v2';

export const PACK_INDEXES = {
  byUser: ['userId', 'month'],
  byAccount: ['accountKey', 'month'],
  byStatement: ['statementId', 'month'],
};

const FIRST_READ = 4;
const LARGEST_READ = 64;
const MAX_READS = 100_000;

export const accountKeyOf = (userId: string, accountId: string) => `${userId}|${accountId}`;

/** Puts transactions that came together into packs of their own, one for each month. */
export function putPacks(
  unit: UnitOfWork,
  { userId, accountId, accountName, statementId }: OfStatement,
  transactions: readonly PackedTransaction[],
): void {
  const accountKey = accountKeyOf(userId, accountId);
  for (const [month, ofMonth] of Map.groupBy(transactions, ({ date }) => date.slice(0, 7))) {
    // A line of a statement is one transaction, which is new only once.
    const id = `${accountKey}|${statementId}|${month}|${ofMonth[0]?.line}`;
    const owner = { userId, accountId, accountKey, accountName, statementId };
    unit.put<TransactionPack>(PACKS, { id, ...owner, month, transactions: ofMonth });
  }
}

/** Where transactions are looked for: in an account, newest first, or among those that a statement holds before all others. */
export type Place = { accountKey: string } | { statementId: string };

/**
 * Changes each of the wanted transactions, or takes it out of its pack (null). Answers them as they were.
 * An id does not tell its month, so packs are gone through until all are found.
 */
export async function changePacked(
  unit: UnitOfWork,
  place: Place,
  wanted: ReadonlySet<string>,
  change: (transaction: PackedTransaction, pack: TransactionPack) => PackedTransaction | null,
): Promise<PackedTransaction[]> {
  const found: PackedTransaction[] = [];
  if (wanted.size === 0) return found;
  const query =
    'accountKey' in place
      ? { index: 'byAccount', equals: [place.accountKey], reverse: true }
      : { index: 'byStatement', equals: [place.statementId] };
  for await (const pack of packs(unit, query)) {
    const before = found.length;
    const left = pack.transactions.flatMap((transaction) => {
      if (!wanted.has(transaction.id)) return [transaction];
      found.push(transaction);
      return change(transaction, pack) ?? [];
    });
    if (found.length === before) continue;
    if (left.length === 0) unit.delete(PACKS, pack.id);
    else unit.put<TransactionPack>(PACKS, { ...pack, transactions: left });
    if (found.length === wanted.size) break;
  }
  return found;
}

/** The first date of an account's transactions, or the last one (reverse); null where there are none. */
export async function edgeOf(
  unit: UnitOfWork,
  accountKey: string,
  reverse: boolean,
): Promise<string | null> {
  let edge: TransactionPack | null = null;
  let date: string | null = null;
  for await (const pack of packs(unit, { index: 'byAccount', equals: [accountKey], reverse })) {
    edge ??= pack;
    if (pack.month !== edge.month) break;
    for (const transaction of pack.transactions) {
      if (date === null || (reverse ? transaction.date > date : transaction.date < date))
        date = transaction.date;
    }
  }
  return date;
}

/** The packs of a query, read as they are asked for, each time twice as many as before. */
export async function* packs(
  reader: Pick<ReadStore, 'find'>,
  query: Omit<Query, 'limit' | 'after'>,
): AsyncGenerator<TransactionPack> {
  let after: TransactionPack | undefined;
  let limit = FIRST_READ;
  for (let read = 0; read < MAX_READS; read += 1) {
    const page: TransactionPack[] = await reader.find<TransactionPack>(PACKS, {
      ...query,
      ...(after ? { after } : {}),
      limit,
    });
    yield* page;
    if (page.length < limit) return;
    after = page.at(-1);
    limit = Math.min(2 * limit, LARGEST_READ);
  }
  throw new RangeError(`more than ${MAX_READS} reads of ${PACKS}`);
}
