import { type ProofState, toWire } from '@saldo/contracts';
import { ROUTES } from '@saldo/contracts/schemas';
import { checkpointName } from '../eventsourcing/projector.ts';
import type { Mount } from '../http/mount.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { accountIdsOf } from './account-filter.ts';
import { ledgerProjection } from './projections.ts';
import { type BookedTransaction, findAccounts, newestBalances } from './queries.ts';
import type { StatementMarks } from './statement-marks.ts';
import { findTransactionPage } from './transaction-pages.ts';

export function mountLedger(mount: Mount, readStore: ReadStore, marks: StatementMarks): void {
  const reads = [checkpointName(ledgerProjection), ...marks.reads];

  mount(ROUTES.listAccounts, reads, async ({ userId }) => {
    const unproven = await marks.unprovenOf(userId, null);
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
      unproven: unproven.filter(({ accountId }) => accountId === account.accountId),
    }));
    return { data: { accounts } };
  });

  mount(ROUTES.listTransactions, reads, async ({ userId, query }) => {
    const accountIds = accountIdsOf(query.account_filter);
    const { transactions, next_cursor } = await findTransactionPage(readStore, {
      userId,
      ...(accountIds ? { accountIds } : {}),
      from: query.start_date,
      to: query.end_date,
      search: query.search,
      cursor: query.cursor,
      limit: query.limit,
    });
    return { data: { transactions: await transactionsToWire(transactions, marks), next_cursor } };
  });
}

/** Transactions as they go over the wire, each with what its statement proves. */
export async function transactionsToWire(
  transactions: readonly BookedTransaction[],
  marks: StatementMarks,
) {
  const proofs = await marks.proofsOf(transactions.map(firstStatement));
  return transactions.map((transaction) => transactionToWire(transaction, proofs));
}

function firstStatement({ sources }: BookedTransaction): string {
  return sources[0]?.statementId ?? '';
}

function transactionToWire(
  transaction: BookedTransaction,
  proofs: ReadonlyMap<string, ProofState>,
) {
  const { id, description, date, category, amountMinor, currency } = transaction;
  return {
    id,
    description,
    date,
    category,
    amount: toWire(amountMinor, currency),
    currency,
    account: transaction.accountName,
    statement_id: firstStatement(transaction),
    page: transaction.page,
    box: transaction.box,
    proof: proofs.get(firstStatement(transaction)) ?? null,
  };
}
