import type { Ports } from '../ports/index.ts';
import type { KnownPart } from './assumed-currency.ts';
import { findSeenStatements } from './other-statements.ts';
import { READINGS, type ReadingDocument } from './readings.ts';

const MAX_READINGS = 5_000;

/**
 * The parts of the user's imported statements. `position` is where the reading began that asks: what was imported before has to be seen.
 * Rejects with ReadStoreUnavailable where it is not in time.
 */
export async function findKnownParts(
  { readStore }: Pick<Ports, 'readStore'>,
  userId: string,
  position: bigint,
): Promise<KnownPart[]> {
  const statements = await findSeenStatements(readStore, userId, position);
  const query = { index: 'byUser', equals: [userId], limit: MAX_READINGS };
  const found = await readStore.find<ReadingDocument>(READINGS, query);
  const readings = new Map(found.map((reading) => [reading.id, reading]));
  return statements.flatMap((statement) => {
    const { id, status, accountId, accountName, bankType } = statement;
    if (status !== 'completed') return [];
    const bank = statement.bank ?? bankType;
    const sections = readings.get(id)?.sections ?? [];
    return sections.map(({ accountHint, currency }) => {
      return { accountId, accountName, bank, accountHint, currency };
    });
  });
}
