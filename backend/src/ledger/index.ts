export { accountIdsOf } from './account-filter.ts';
export {
  areToldApart,
  bankAccountsOf,
  isOneNumber,
  joinedByNumber,
  type PrintedPart,
} from './bank-accounts.ts';
export { accountDecider, accountStream } from './decider.ts';
export type { LedgerEvent, StatedBalance, Transaction } from './events.ts';
export { accountIdOf, transactionIds } from './identity.ts';
export { ledgerProjection } from './projections.ts';
export {
  type BookedTransaction,
  compareBookings,
  findAccount,
  findAccounts,
  findTransaction,
  findTransactions,
  newestBalances,
} from './queries.ts';
export { heirsOf } from './retelling.ts';
export { mountLedger, transactionsToWire } from './routes.ts';
export type { StatementMarks } from './statement-marks.ts';
export { findTransactionPage } from './transaction-pages.ts';
