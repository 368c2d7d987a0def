import type { ProofState } from '@saldo/contracts';
import { checkpointName } from '../eventsourcing/projector.ts';
import { notFound } from '../http/problem-details.ts';
import type { StatementMarks } from '../ledger/index.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { STATEMENTS, type StatementDocument, statementsProjection } from './projections.ts';

const MAX_STATEMENTS = 5_000;

const FROM_WORST: readonly ProofState[] = ['broken', 'not_provable', 'proven'];

/** What a whole statement proves is what its worst section proves; null before it was read. */
export function worstState(proofs: readonly { state: ProofState }[] = []): ProofState | null {
  return FROM_WORST.find((state) => proofs.some((proof) => proof.state === state)) ?? null;
}

/** What the ledger and the dashboard show of the statements behind their numbers. */
export function createMarks(readStore: ReadStore): StatementMarks {
  return {
    reads: [checkpointName(statementsProjection)],
    async proofsOf(statementIds) {
      const proofs = new Map<string, ProofState>();
      for (const id of new Set(statementIds)) {
        const state = worstState((await readStore.get<StatementDocument>(STATEMENTS, id))?.proofs);
        if (state) proofs.set(id, state);
      }
      return proofs;
    },
    async unprovenOf(userId, accountIds) {
      const statements = await findStatements(readStore, userId);
      return statements.flatMap(({ id, filename, accountId, accountName, status, proofs }) => {
        const state = worstState(proofs);
        if (status !== 'completed' || state === null || state === 'proven') return [];
        if (accountIds && !accountIds.includes(accountId)) return [];
        return [{ accountId, account: accountName, statement_id: id, filename, state }];
      });
    },
  };
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
