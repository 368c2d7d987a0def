import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { loadState } from '../eventsourcing/command-handler.ts';
import { accountDecider, accountStream, heirsOf, type Transaction } from '../ledger/index.ts';
import type { Ports } from '../ports/index.ts';
import { categorised } from './categorised-lines.ts';
import type { StatementDeleted } from './events.ts';
import { releaseFile } from './file-claim.ts';
import { findReading } from './other-statements.ts';

type DeletionPorts = Pick<Ports, 'fileStore' | 'clock' | 'eventStore' | 'readStore'>;

/**
 * What follows from a deleted statement: its transactions leave the account or are told by another statement that prints them,
 * its file is let go and removed. Every part may be done twice. Answers the position after which its transactions are gone.
 */
export async function finishDeletion(
  ports: DeletionPorts,
  handle: HandleCommand,
  statement: StatementDeleted['data'],
): Promise<bigint> {
  const { statementId, userId, accountId } = statement;
  const now = ports.clock.now();
  const printed = await printedByHeirs(ports, statement);
  const { position } = await handle(accountDecider, accountStream({ userId, accountId }), {
    type: 'WithdrawStatement',
    data: { userId, accountId, statementId, printed },
    metadata: { userId, now, commandId: `withdraw-${statementId}` },
  });
  await releaseFile(handle, statement, now, 'deleted');
  await ports.fileStore.remove(statementId);
  return position;
}

/** The lines of the statements that bookings of the deleted one pass on to. */
async function printedByHeirs(
  ports: DeletionPorts,
  { statementId, userId, accountId }: StatementDeleted['data'],
): Promise<Map<string, Transaction[]>> {
  const stream = accountStream({ userId, accountId });
  const account = await loadState(ports.eventStore, accountDecider, stream);
  const printed = new Map<string, Transaction[]>();
  for (const heir of heirsOf(account, statementId)) {
    const reading = await findReading(ports, heir);
    if (reading) printed.set(heir, await categorised(ports, reading.read));
  }
  return printed;
}
