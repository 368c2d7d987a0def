import type { UnitOfWork } from '../eventsourcing/unit-of-work.ts';
import type { Query, ReadStore } from '../ports/read-store.ts';
import type { Source, Transaction } from './events.ts';

export type StatementSource = Source & { statementId: string };

/** A transaction without what explains its category. also: the statements that hold it beside the pack's own, in the order in which they came. */
export type PackedTransaction = Omit<Transaction, 'reason'> & { also: readonly StatementSource[] };

/** As it is kept: names of fields would be more than half of the text. */
type Row = readonly [
  id: string,
  date: string,
  description: string,
  amountMinor: number,
  currency: string,
  category: string,
  line: number,
  page: number,
  x: number,
  y: number,
  width: number,
  height: number,
];

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
  rows: readonly Row[];
  /** By the id of the transaction; most have none. */
  also: Readonly<Record<string, readonly StatementSource[]>>;
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
export async function putPacks(
  unit: UnitOfWork,
  { userId, accountId, accountName, statementId }: OfStatement,
  transactions: readonly PackedTransaction[],
): Promise<void> {
  const accountKey = accountKeyOf(userId, accountId);
  for (const [month, ofMonth] of Map.groupBy(transactions, ({ date }) => date.slice(0, 7))) {
    const id = await freeId(unit, `${accountKey}|${statementId}|${month}|${ofMonth[0]?.line}`);
    const owner = { userId, accountId, accountKey, accountName, statementId };
    unit.put<TransactionPack>(PACKS, { id, ...owner, month, ...packed(ofMonth) });
  }
}

/** A transaction may come back to a statement's line, whose first pack may still be there with others. */
async function freeId(unit: UnitOfWork, id: string): Promise<string> {
  let free = id;
  for (let times = 2; await unit.get<TransactionPack>(PACKS, free); times += 1) {
    if (times > MAX_RETURNS) throw new Error(`more than ${MAX_RETURNS} packs of one line: ${id}`);
    free = `${id}|${times}`;
  }
  return free;
}

/** A booking comes back to a line each time that a statement beside it is imported or deleted. */
const MAX_RETURNS = 10_000;

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
    if (!pack.rows.some(([id]) => wanted.has(id))) continue;
    const left = unpacked(pack).flatMap((transaction) => {
      if (!wanted.has(transaction.id)) return [transaction];
      found.push(transaction);
      return change(transaction, pack) ?? [];
    });
    if (left.length === 0) unit.delete(PACKS, pack.id);
    else unit.put<TransactionPack>(PACKS, { ...pack, ...packed(left) });
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
    for (const [, other] of pack.rows) {
      if (date === null || (reverse ? other > date : other < date)) date = other;
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

function packed(
  transactions: readonly PackedTransaction[],
): Pick<TransactionPack, 'rows' | 'also'> {
  const shared = transactions.filter(({ also }) => also.length > 0);
  return {
    rows: transactions.map((transaction): Row => {
      const { id, date, description, amountMinor, currency, category, line, page } = transaction;
      const { x, y, width, height } = transaction.box;
      return [
        ...([id, date, description, amountMinor, currency, category] as const),
        ...([line, page, x, y, width, height] as const),
      ];
    }),
    also: Object.fromEntries(shared.map(({ id, also }) => [id, also])),
  };
}

export function unpacked({ rows, also }: TransactionPack): PackedTransaction[] {
  return rows.map((row) => {
    const [id, date, description, amountMinor, currency, category, line, page, ...printed] = row;
    const [x, y, width, height] = printed;
    const box = { x, y, width, height };
    const booking = { id, date, description, amountMinor, currency, category };
    return { ...booking, line, page, box, also: also[id] ?? [] };
  });
}
