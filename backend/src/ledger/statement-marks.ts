import type { ProofState, UnprovenStatement } from '@saldo/contracts';

/** What is known of the statements behind transactions and balances. Their capability knows it; the ledger shows it. */
export type StatementMarks = {
  /** Checkpoint names of the read models that this is known from. */
  reads: readonly string[];
  /** What each of these statements proves; one that is not known yet is missing. */
  proofsOf(statementIds: readonly string[]): Promise<ReadonlyMap<string, ProofState>>;
  /** The user's imported statements that are not proven, of these accounts or of all (null). */
  unprovenOf(
    userId: string,
    accountIds: readonly string[] | null,
  ): Promise<(UnprovenStatement & { accountId: string })[]>;
};
