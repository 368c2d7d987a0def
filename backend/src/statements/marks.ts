import type { ReadStore } from '../ports/read-store.ts';
import type { Proof } from './extraction/types.ts';
import { STATEMENTS, type StatementDocument } from './projections.ts';

export const MAX_STATEMENTS = 5_000;

const FROM_WORST: readonly Proof['state'][] = ['broken', 'not_provable', 'proven'];

/** What a whole statement proves is what its worst section proves; null before it was read. */
export function worstState(proofs: readonly Pick<Proof, 'state'>[]): Proof['state'] | null {
  return FROM_WORST.find((state) => proofs.some((proof) => proof.state === state)) ?? null;
}

export type UnprovenStatement = {
  account: string;
  statement_id: string;
  filename: string;
  state: 'broken' | 'not_provable';
};

/** The imported statements of these accounts (all of them where null) that are not proven, newest first. */
export async function findUnproven(
  readStore: ReadStore,
  userId: string,
  accountIds: readonly string[] | null,
): Promise<UnprovenStatement[]> {
  const statements = await findStatements(readStore, userId);
  return statements.flatMap(({ id, filename, accountId, accountName, status, proofs }) => {
    const state = worstState(proofs);
    if (status !== 'completed' || state === null || state === 'proven') return [];
    if (accountIds && !accountIds.includes(accountId)) return [];
    return [{ account: accountName, statement_id: id, filename, state }];
  });
}

/** The user's statements, newest first. */
export function findStatements(readStore: ReadStore, userId: string): Promise<StatementDocument[]> {
  const query = { index: 'byUser', equals: [userId], reverse: true, limit: MAX_STATEMENTS };
  return readStore.find<StatementDocument>(STATEMENTS, query);
}
