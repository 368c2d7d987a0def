import { compareScalars, type ReadStore } from '../ports/read-store.ts';
import {
  bankAccountsOf,
  type Compare,
  countBankAccounts,
  joinedByNumber,
  type PrintedPart,
} from './bank-accounts.ts';
import type { StatedBalance } from './events.ts';
import { ACCOUNTS, type AccountDocument } from './projections.ts';
import {
  accountKeyOf,
  type PackedTransaction,
  packs,
  type StatementSource,
  type TransactionPack,
  unpacked,
} from './transaction-packs.ts';

const MAX_ACCOUNTS = 1_000;
/** A search looks at so many transactions per page before it answers with what it has. */
const MAX_SEARCHED = 20_000;
const LAST_DATE = '9999-12-31';

/** The user's accounts by name. One whose last statement was deleted is none any more, until the next one comes. */
export async function findAccounts(
  readStore: ReadStore,
  userId: string,
): Promise<AccountDocument[]> {
  const accounts = await readStore.find<AccountDocument>(ACCOUNTS, {
    index: 'byUser',
    equals: [userId],
    limit: MAX_ACCOUNTS,
  });
  return accounts.filter(({ balances }) => Object.keys(balances).length > 0);
}

/** One account of the user, or null before its first statement was imported. */
export function findAccount(
  readStore: ReadStore,
  account: { userId: string; accountId: string },
): Promise<AccountDocument | null> {
  return readStore.get<AccountDocument>(ACCOUNTS, accountKeyOf(account.userId, account.accountId));
}

/** Where a transaction stands among the others. */
export type TransactionPlace = { date: string; line: number; id: string };

export type TransactionQuery = {
  userId: string;
  /** Only these accounts; all of them where it is missing. */
  accountIds?: readonly string[];
  /** Calendar dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  /** Goes on behind this place, whether a transaction still stands there or not. */
  after?: TransactionPlace | undefined;
  limit: number;
};

/** sources are the statements that hold it; line, page and box are those of the first of them. */
export type BookedTransaction = Omit<PackedTransaction, 'also'> &
  Pick<TransactionPack, 'accountId' | 'accountName'> & {
    sources: readonly StatementSource[];
  };

/** Transactions newest first; within a day the line printed last comes first. */
export async function findTransactions(
  readStore: ReadStore,
  query: TransactionQuery,
): Promise<BookedTransaction[]> {
  const { userId, accountIds } = query;
  if (!accountIds) return newest(readStore, 'byUser', userId, query);
  const pages = await Promise.all(
    accountIds.map((id) => newest(readStore, 'byAccount', accountKeyOf(userId, id), query)),
  );
  return pages.flat().sort(newestFirst).slice(0, query.limit);
}

async function newest(
  readStore: ReadStore,
  index: 'byUser' | 'byAccount',
  key: string,
  query: TransactionQuery,
): Promise<BookedTransaction[]> {
  const { from = '', to = LAST_DATE, after, limit } = query;
  const words = query.search?.trim().toLowerCase();
  const last = after && after.date < to ? after.date : to;
  const found: BookedTransaction[] = [];
  let searched = 0;
  const range = { from: from.slice(0, 7), to: last.slice(0, 7) };
  for await (const month of months(readStore, { index, equals: [key], ...range, reverse: true })) {
    for (const transaction of month) {
      if (transaction.date < from || transaction.date > to) continue;
      if (after && newestFirst(transaction, after) <= 0) continue;
      searched += 1;
      if (!words || transaction.description.toLowerCase().includes(words)) found.push(transaction);
      if (found.length === limit || (words && searched === MAX_SEARCHED)) return found;
    }
  }
  return found;
}

/**
 * One transaction of a user, or null. An id does not tell its month, so the user's packs are read from the newest on, some
 * thousand transactions at a time, until it is found.
 */
export async function findTransaction(
  readStore: ReadStore,
  { userId, id }: { userId: string; id: string },
): Promise<BookedTransaction | null> {
  const newestFirst = { index: 'byUser', equals: [userId], reverse: true };
  for await (const pack of packs(readStore, newestFirst)) {
    if (!pack.rows.some((row) => row[0] === id)) continue;
    return booked(pack).find((transaction) => transaction.id === id) ?? null;
  }
  return null;
}

function booked(pack: TransactionPack): BookedTransaction[] {
  const { accountId, accountName, statementId } = pack;
  return unpacked(pack).map(({ also, ...transaction }) => {
    const { line, page, box } = transaction;
    const sources = [{ statementId, line, page, box }, ...also];
    return { ...transaction, accountId, accountName, sources };
  });
}

/** The transactions of each month, sorted: those of several statements and accounts lie in several packs. */
async function* months(
  readStore: ReadStore,
  query: Parameters<typeof packs>[1],
): AsyncGenerator<BookedTransaction[]> {
  let month = '';
  let transactions: BookedTransaction[] = [];
  for await (const pack of packs(readStore, query)) {
    if (pack.month !== month) {
      yield transactions.sort(newestFirst);
      month = pack.month;
      transactions = [];
    }
    transactions.push(...booked(pack));
  }
  yield transactions.sort(newestFirst);
}

function newestFirst(a: TransactionPlace, b: TransactionPlace): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  if (a.line !== b.line) return b.line - a.line;
  return compareScalars(b.id, a.id);
}

/** bankAccounts is how many of them lie under the name of the account, asOf the newest of their days. */
type NewestBalance = {
  currency: string;
  amountMinor: number;
  asOf: string;
  bankAccounts: number;
};

/** The newest balance that is known of each currency: the sum of the newest one of each part and bank account. */
export function newestBalances(account: AccountDocument): NewestBalance[] {
  const stated = Object.entries(account.balances).flatMap(([statementId, balances]) =>
    balances.map((balance) => asPrinted(statementId, balance)),
  );
  const byCurrency = Map.groupBy(stated, ({ currency }) => currency);
  return [...byCurrency]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, ofCurrency]) => newestOf(currency, ofCurrency));
}

type Stated = StatedBalance & PrintedPart & { statementId: string };

function newestOf(currency: string, stated: readonly Stated[]): NewestBalance {
  const compare = compareBookings(stated);
  const parts = [...Map.groupBy(stated, ({ part }) => part).values()].map((ofPart) =>
    bankAccountsOf(ofPart, compare),
  );
  const newest = joinedByNumber(parts.flat()).map((account) =>
    account.reduce((latest, one) => (one.asOf >= latest.asOf ? one : latest)),
  );
  return {
    currency,
    amountMinor: newest.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    asOf:
      newest
        .map(({ asOf }) => asOf)
        .sort()
        .at(-1) ?? '',
    bankAccounts: countBankAccounts(parts),
  };
}

function asPrinted(statementId: string, stated: StatedBalance): Stated {
  const { bank = null, accountHint = null, from = null, openingMinor = null } = stated.whose ?? {};
  const { asOf: to, amountMinor: closingMinor } = stated;
  const isPdf = stated.whose?.isPdf ?? null;
  return { ...stated, statementId, bank, accountHint, isPdf, from, to, openingMinor, closingMinor };
}

/**
 * What was found of the bookings of two statements when the later one of them was imported. stated are the balances of an account
 * in one currency.
 */
export function compareBookings(
  stated: readonly Pick<Stated, 'statementId' | 'whose'>[],
): Compare<{ statementId: string }> {
  const found = new Map<string, Map<string, boolean>>();
  for (const { statementId, whose } of stated) {
    const own = found.get(statementId) ?? new Map<string, boolean>();
    found.set(statementId, own);
    for (const other of whose?.differsFrom ?? []) own.set(other, false);
    for (const other of whose?.sharesWith ?? []) own.set(other, true);
  }
  return (a, b) =>
    found.get(a.statementId)?.get(b.statementId) ??
    found.get(b.statementId)?.get(a.statementId) ??
    null;
}
