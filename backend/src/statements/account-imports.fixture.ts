import { type Transaction, transactionIds } from '../ledger/index.ts';
import type { Place } from './known-balances.ts';
import { type PrintedStatement, sameBookings } from './same-bookings.ts';

export const ACCOUNT = { userId: 'u1', accountId: 'a1' };

/** The command that puts a statement into the account, beside those that are in it; places is what balances tell of its lines. */
export function importOf(
  statement: PrintedStatement,
  others: PrintedStatement[],
  places: Place[][],
) {
  const lines = statement.sections.flatMap((section) =>
    section.lines.map((line) => ({ ...line, currency: section.currency })),
  );
  const ids = transactionIds(ACCOUNT, lines);
  const reason = { engine: 'built-in', version: 1, rule: 'r', why: 'w', confidence: 1 };
  const transactions = lines.map((line, at) => ({ ...line, id: ids[at], reason, line: at + 1 }));
  return {
    type: 'ImportStatement' as const,
    data: {
      ...ACCOUNT,
      accountName: 'Main',
      statementId: statement.statementId,
      transactions: transactions as unknown as Transaction[],
      sameAs: sameBookings(statement, others).lines,
      places,
      balances: [],
    },
    metadata: { userId: 'u1', now: '2026-01-31T00:00:00.000Z', commandId: statement.statementId },
  };
}
