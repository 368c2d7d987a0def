import type { ProofState } from '@saldo/contracts';
import { checkpointName } from '../eventsourcing/projector.ts';
import { notFound } from '../http/problem-details.ts';
import type { StatementMarks } from '../ledger/index.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { STATEMENTS, type StatementDocument, statementsProjection } from './projections.ts';
import { worstState } from './worst-state.ts';

const MAX_STATEMENTS = 5_000;

/** What the ledger and the dashboard show of the statements behind their numbers. */
export function createMarks(readStore: ReadStore): StatementMarks {
  return {
    reads: [checkpointName(statementsProjection)],
    async proofsOf(statementIds) {
      const ids = [...new Set(statementIds)];
      const found = await Promise.all(
        ids.map((id) => readStore.get<StatementDocument>(STATEMENTS, id)),
      );
      const proofs = new Map<string, ProofState>();
      for (const statement of found) {
        const state = worstState(statement?.proofs);
        if (statement && state) proofs.set(statement.id, state);
      }
      return proofs;
    },
    async unprovenOf(userId, accountIds) {
      const query = { index: 'byUnproven', equals: [userId], reverse: true, limit: MAX_STATEMENTS };
      const statements = await readStore.find<StatementDocument>(STATEMENTS, query);
      const repeated = repeatedOnes(statements);
      return statements.flatMap(({ id, filename, accountId, accountName, proofs }) => {
        const state = worstState(proofs);
        if (state === null || state === 'proven' || repeated.has(id)) return [];
        if (accountIds && !accountIds.includes(accountId)) return [];
        return [{ accountId, account: accountName, statement_id: id, filename, state }];
      });
    },
  };
}

/**
 * Per statement that repeats another one of the same file and account, that other one's id: the one whose rows were put into the
 * sums, as the others added none; the oldest where no one's were. Read in another year or currency a file is another statement.
 */
export function repeatedOnes(newestFirst: readonly StatementDocument[]): Map<string, string> {
  const ones = new Map<string, StatementDocument>();
  for (const statement of newestFirst) {
    const other = ones.get(keyOf(statement));
    if (statement.status !== 'completed') continue;
    if (!other || statement.importedCount >= other.importedCount)
      ones.set(keyOf(statement), statement);
  }
  const repeated = new Map<string, string>();
  for (const statement of newestFirst) {
    const one = ones.get(keyOf(statement));
    if (statement.status === 'completed' && one && one !== statement)
      repeated.set(statement.id, one.id);
  }
  return repeated;
}

function keyOf({ accountId, fileKey, assumedYear, currencies }: StatementDocument): string {
  return JSON.stringify([accountId, fileKey, assumedYear, currencies]);
}

/** The user's statements, newest first. */
export function findStatements(readStore: ReadStore, userId: string): Promise<StatementDocument[]> {
  const query = { index: 'byUser', equals: [userId], reverse: true, limit: MAX_STATEMENTS };
  return readStore.find<StatementDocument>(STATEMENTS, query);
}

/** A statement of this user. Throws a Problem (404) where there is none. */
export async function ownStatement(
  readStore: ReadStore,
  userId: string,
  id: string,
): Promise<StatementDocument> {
  const document = await readStore.get<StatementDocument>(STATEMENTS, id);
  if (document?.userId !== userId) throw notFound('This statement');
  return document;
}
