import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import { accountDecider, accountStream } from '../ledger/index.ts';
import type { Ports } from '../ports/index.ts';
import type { StatementDeleted } from './events.ts';
import { releaseFile } from './file-claim.ts';

/**
 * What follows from a deleted statement: its transactions leave the account, its file is let go and removed.
 * Every part may be done twice. Answers the position after which its transactions are gone.
 */
export async function finishDeletion(
  ports: Pick<Ports, 'fileStore' | 'clock'>,
  handle: HandleCommand,
  statement: StatementDeleted['data'],
): Promise<bigint> {
  const { statementId, userId, accountId } = statement;
  const now = ports.clock.now();
  const { position } = await handle(accountDecider, accountStream({ userId, accountId }), {
    type: 'WithdrawStatement',
    data: { userId, accountId, statementId },
    metadata: { userId, now, commandId: `withdraw-${statementId}` },
  });
  await releaseFile(handle, statement, now, 'deleted');
  await ports.fileStore.remove(statementId);
  return position;
}
