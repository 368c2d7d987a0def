import { Problem } from '../http/problem-details.ts';
import type { ReadStore } from '../ports/read-store.ts';
import {
  type BookedTransaction,
  findTransactions,
  type TransactionPlace,
  type TransactionQuery,
} from './queries.ts';

export type TransactionPage = { transactions: BookedTransaction[]; next_cursor: string | null };

/** The transactions behind a cursor (from the newest on where there is none), and the cursor of the page after these: null on the last one. */
export async function findTransactionPage(
  readStore: ReadStore,
  { cursor, ...query }: Omit<TransactionQuery, 'after'> & { cursor?: string | undefined },
): Promise<TransactionPage> {
  const after = cursor ? placeOf(cursor) : undefined;
  const found = await findTransactions(readStore, { ...query, after, limit: query.limit + 1 });
  const transactions = found.slice(0, query.limit);
  const last = found.length > query.limit ? transactions.at(-1) : undefined;
  return { transactions, next_cursor: last ? cursorOf(last) : null };
}

/** A cursor tells the place itself, so that the list goes on there even if its transaction has left meanwhile. */
function cursorOf({ date, line, id }: TransactionPlace): string {
  return `${date}.${line}.${id}`;
}

function placeOf(cursor: string): TransactionPlace {
  const [, date, line, id] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,9})\.(.+)$/s.exec(cursor) ?? [];
  if (date && line && id) return { date, line: Number(line), id };
  const msg = 'This list has changed. Load it again from its start.';
  throw new Problem(422, 'invalid_request', [{ loc: ['query', 'cursor'], msg }]);
}
