import type { Statement, StatementProof } from '@saldo/contracts';
import { formatMoney, monthsFrom } from '@saldo/contracts/formatting';

/**
 * `needs_review`: read, and nothing of it is imported before the user says yes. `conflicting` and `twice` are no statement by
 * itself: two of them do not agree where they meet, or are one bank account's under two names.
 */
export type ProofState =
  | 'proven'
  | 'twice'
  | 'broken'
  | 'conflicting'
  | 'not_provable'
  | 'needs_review'
  | 'waiting'
  | 'missing';

/** A statement that is read or being read, with the months it stands for. */
export type Covered = { statement: Statement; state: ProofState; months: string[] };

/** `unknown`: nothing is known to stand here, but the account has statements that name no period. */
export type CoverageCell = { month: string; state: ProofState | 'unknown'; label: string };

/**
 * `undated` are the account's statements of which no period is known, so that no month can be theirs: how many, the worst of
 * them, and why none is known.
 */
export type CoverageRow = {
  account: string;
  cells: CoverageCell[];
  undated: { count: number; state: ProofState; words: string } | null;
};

/** No bank prints a statement over more than ten years. */
const MOST_MONTHS = 120;

const SEVERITY: Record<ProofState, number> = {
  needs_review: 7,
  twice: 6,
  broken: 5,
  conflicting: 4,
  not_provable: 3,
  waiting: 2,
  proven: 1,
  missing: 0,
};

/** The state of a whole file: the worst of its parts, once it is imported. A failed file has none, as nothing of it was imported. */
export function stateOf(statement: Statement): ProofState | null {
  if (statement.processing_status === 'failed') return null;
  if (statement.processing_status === 'needs_review') return 'needs_review';
  if (statement.processing_status !== 'completed') return 'waiting';
  const worst = worstProof(statement.proof);
  return worst ? worst.state : 'not_provable';
}

function worstProof(proofs: readonly StatementProof[]): StatementProof | undefined {
  return [...proofs].sort((a, b) => SEVERITY[b.state] - SEVERITY[a.state])[0];
}

/** What is to be said of a statement: 'broken at line 9 by MYR 50.00', 'not provable, no balances printed', 'proven'. */
export function wordsOf(statement: Statement): string {
  const state = stateOf(statement);
  if (state === 'needs_review') return 'waits for your word';
  if (state === 'waiting') return 'being read';
  if (state === 'proven') return 'proven';
  const proof = worstProof(statement.proof);
  if (state !== 'broken' || !proof) return notProvableWords(proof);
  const line = proof.first_break === null ? '' : ` at line ${proof.first_break}`;
  if (proof.difference === null) return `broken${line}`;
  return `broken${line} by ${formatMoney(Math.abs(proof.difference), proof.currency)}`;
}

function notProvableWords(proof: StatementProof | undefined): string {
  if (!proof) return 'not provable';
  const { opening, closing } = proof;
  if (opening === null && closing === null) return 'not provable, no balances printed';
  if (opening === null) return 'not provable, no opening balance printed';
  if (closing === null) return 'not provable, no closing balance printed';
  return 'not provable';
}

/** The months a statement stands for: each that has a day of it, which is what the calendar of its account counts, too. */
export function monthsOf(statement: Statement): string[] {
  const { period_start: start, period_end: end } = statement;
  return start && end && start <= end ? monthsFrom(start, end, MOST_MONTHS) : [];
}

/** Orders the worst state first. */
export function worstFirst(a: { state: ProofState }, b: { state: ProofState }): number {
  return SEVERITY[b.state] - SEVERITY[a.state];
}
