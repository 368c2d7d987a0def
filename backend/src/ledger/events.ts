import type { DomainEvent } from '../ports/event-store.ts';
import type { PrintedPart } from './bank-accounts.ts';

/** Which categoriser said so, why, and how sure it was (0 to 1). */
export type CategoryReason = {
  engine: string;
  version: number;
  rule: string;
  why: string;
  confidence: number;
};

/**
 * A booking in an account. id is made from account, currency, date, amount, description and occurrence,
 * so the same booking has the same id whichever file it is read from.
 * amountMinor is signed, money in positive. page and box (PDF points from the top left) lead back to the printed line;
 * in a CSV, page is 1 and the box counts lines of the file instead of points: y lines stand above it, it is height lines high, and has no width.
 */
export type Transaction = {
  id: string;
  date: string;
  description: string;
  amountMinor: number;
  currency: string;
  category: string;
  reason: CategoryReason;
  line: number;
  page: number;
  box: { x: number; y: number; width: number; height: number };
};

/**
 * The newest balance that a statement prints for one part of the account (current account, deposit, pocket). whose is what it prints
 * of the bank account it is of, where it began, and how its bookings stand to those of statements that were there before it: the
 * same on the days that both list (sharesWith), or others (differsFrom). It is null in what older versions wrote.
 */
export type StatedBalance = {
  currency: string;
  part: string;
  amountMinor: number;
  asOf: string;
  whose:
    | (Pick<PrintedPart, 'bank' | 'accountHint' | 'isPdf' | 'from' | 'openingMinor'> & {
        sharesWith: string[];
        differsFrom: string[];
      })
    | null;
};

export type AccountOpened = DomainEvent<
  'AccountOpened',
  { userId: string; accountId: string; name: string }
>;

/** Where a transaction is printed in a statement. */
export type Source = Pick<Transaction, 'line' | 'page' | 'box'>;

/**
 * Up to 500 lines of a statement: those that are new, and those that were there already from another one. What was withdrawn
 * just before, under the same id, is told anew as this statement prints it.
 */
export type TransactionsImported = DomainEvent<
  'TransactionsImported',
  {
    userId: string;
    accountId: string;
    statementId: string;
    transactions: Transaction[];
    repeated: (Source & { id: string })[];
  }
>;

/** All lines of a statement are in the account. */
export type StatementImported = DomainEvent<
  'StatementImported',
  {
    userId: string;
    accountId: string;
    statementId: string;
    importedCount: number;
    duplicateCount: number;
    balances: StatedBalance[];
  }
>;

/**
 * Up to 500 transactions of a statement that leaves: those that no other holds go, those that another holds stay with it. Those
 * that another statement tells from now on go as well, and come in again with it.
 */
export type TransactionsWithdrawn = DomainEvent<
  'TransactionsWithdrawn',
  {
    userId: string;
    accountId: string;
    statementId: string;
    transactionIds: string[];
    handedOver: string[];
  }
>;

/** A statement left the account with what only it held. */
export type StatementWithdrawn = DomainEvent<
  'StatementWithdrawn',
  { userId: string; accountId: string; statementId: string }
>;

export type LedgerEvent =
  | AccountOpened
  | TransactionsImported
  | StatementImported
  | TransactionsWithdrawn
  | StatementWithdrawn;
