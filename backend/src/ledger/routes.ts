import { toWire } from '@saldo/contracts';
import { ROUTES } from '@saldo/contracts/schemas';
import { checkpointName } from '../eventsourcing/projector.ts';
import type { Mount } from '../http/mount.ts';
import { Problem } from '../http/problem-details.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { accountIdsOf } from './account-filter.ts';
import { ledgerProjection } from './projections.ts';
import {
  type BookedTransaction,
  findAccounts,
  findTransactions,
  newestBalances,
  type TransactionPlace,
} from './queries.ts';

const READS = [checkpointName(ledgerProjection)];

export function mountLedger(mount: Mount, readStore: ReadStore): void {
  mount(ROUTES.listAccounts, READS, async ({ userId }) => {
    const accounts = (await findAccounts(readStore, userId)).map((account) => ({
      account: account.name,
      transaction_count: account.transactionCount,
      currencies: Object.keys(account.currencies).sort(),
      balances: newestBalances(account).map(({ currency, amountMinor, asOf }) => ({
        currency,
        balance: toWire(amountMinor, currency),
        as_of: asOf,
      })),
      first_date: account.firstDate,
      last_date: account.lastDate,
    }));
    return { data: { accounts } };
  });

  mount(ROUTES.listTransactions, READS, async ({ userId, query }) => {
    const accountIds = accountIdsOf(query.account_filter);
    const after = query.cursor ? placeOf(query.cursor) : undefined;
    const found = await findTransactions(readStore, {
      userId,
      ...(accountIds ? { accountIds } : {}),
      from: query.start_date,
      to: query.end_date,
      search: query.search,
      after,
      limit: query.limit + 1,
    });
    const transactions = found.slice(0, query.limit);
    const last = found.length > query.limit ? transactions.at(-1) : undefined;
    const next_cursor = last ? cursorOf(last) : null;
    return { data: { transactions: transactions.map(transactionToWire), next_cursor } };
  });
}

export function transactionToWire(transaction: BookedTransaction) {
  const { id, description, date, category, amountMinor, currency } = transaction;
  return {
    id,
    description,
    date,
    category,
    amount: toWire(amountMinor, currency),
    currency,
    account: transaction.accountName,
    statement_id: transaction.sources[0]?.statementId ?? '',
    page: transaction.page,
    box: transaction.box,
  };
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
