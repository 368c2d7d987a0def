import { toWire } from '@saldo/contracts';
import { ROUTES } from '@saldo/contracts/schemas';
import { checkpointName } from '../eventsourcing/projector.ts';
import type { Mount } from '../http/mount.ts';
import { Problem } from '../http/problem-details.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { accountIdsOf } from './account-filter.ts';
import { ledgerProjection, type TransactionDocument } from './projections.ts';
import { findAccounts, findTransaction, findTransactions, newestBalances } from './queries.ts';

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
    const after = query.cursor ? await cursorDocument(readStore, userId, query.cursor) : undefined;
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
    const next_cursor = found.length > query.limit ? (transactions.at(-1)?.id ?? null) : null;
    return { data: { transactions: transactions.map(transactionToWire), next_cursor } };
  });
}

export function transactionToWire(transaction: TransactionDocument) {
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

async function cursorDocument(
  readStore: ReadStore,
  userId: string,
  id: string,
): Promise<TransactionDocument> {
  const document = await findTransaction(readStore, id);
  if (document?.userId === userId) return document;
  const msg = 'This list has changed. Load it again from its start.';
  throw new Problem(422, 'invalid_request', [{ loc: ['query', 'cursor'], msg }]);
}
