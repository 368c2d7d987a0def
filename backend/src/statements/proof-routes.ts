import { ROUTES } from '@saldo/contracts/schemas';
import { checkpointName } from '../eventsourcing/projector.ts';
import type { Mount } from '../http/mount.ts';
import { accountIdOf } from '../ledger/index.ts';
import type { Ports } from '../ports/index.ts';
import { coverageOf } from './coverage.ts';
import { readLines } from './lines.ts';
import { bankAccountOf, findChains } from './links.ts';
import { ownStatement } from './marks.ts';
import { statementsProjection } from './projections.ts';
import { READINGS, type ReadingDocument } from './readings.ts';
import { wholeProofToWire } from './whole-proof.ts';

const READS = [checkpointName(statementsProjection)];

/** What the statements prove: each by itself, and together. */
export function mountProofs(
  mount: Mount,
  { readStore, eventStore }: Pick<Ports, 'readStore' | 'eventStore'>,
): void {
  mount(ROUTES.statementProof, READS, async ({ userId, params }) => {
    const statement = await ownStatement(readStore, userId, params.id);
    const { id, accountId, lineCount } = statement;
    const reading = await readStore.get<ReadingDocument>(READINGS, id);
    const range = {
      years: reading?.years ?? 0,
      since: reading?.since ?? 0,
      after: 0,
      limit: lineCount,
    };
    const lines = lineCount === 0 ? [] : await readLines(eventStore, id, range);
    const chains = await findChains(readStore, userId, { accountId, also: id });
    return { data: wholeProofToWire(statement, reading, lines, chains) };
  });

  mount(ROUTES.coverage, READS, async ({ userId, query }) => {
    const name = query.account?.trim();
    const chains = await findChains(
      readStore,
      userId,
      name ? { accountId: accountIdOf(name) } : {},
    );
    const coverage = chains.flatMap((chain) => {
      const { account, currency, part, links } = chain;
      const covered = coverageOf(links);
      if (!covered) return [];
      const { from, to } = covered;
      const months = covered.months.map(({ month, state, statementIds, daysMissing }) => ({
        month,
        state,
        statements: statementIds,
        days_missing: daysMissing,
      }));
      return [{ account, currency, part, bank_account: bankAccountOf(chain), from, to, months }];
    });
    return { data: { coverage } };
  });
}
