import { type HandleCommand, loadState } from '../eventsourcing/command-handler.ts';
import type { Ports } from '../ports/index.ts';
import { statementDecider, statementStream, takesPassword } from './decider.ts';
import { claimFile, releaseFailed } from './file-claim.ts';

type Context = { userId: string; now: string; commandId: string };
type GoOnPorts = Pick<Ports, 'eventStore' | 'filePasswords'>;

/** Imports a statement that is held for review. Rejects with CommandRejected. Answers the position of the event. */
export async function approveStatement(
  handle: HandleCommand,
  statementId: string,
  { year, currency }: { year: number | null; currency: string | null },
  context: Context,
): Promise<bigint> {
  const { position } = await handle(statementDecider, statementStream(statementId), {
    type: 'ApproveStatement',
    data: { userId: context.userId, year, currency },
    metadata: context,
  });
  return position;
}

/**
 * Reads a locked file again with a password, which is handed over as at an upload and never written down.
 * Its failure had let the file go, so it is claimed again first. Rejects with CommandRejected.
 */
export async function givePassword(
  ports: GoOnPorts,
  handle: HandleCommand,
  statementId: string,
  password: string,
  context: Context,
): Promise<bigint> {
  const stream = statementStream(statementId);
  const state = await loadState(ports.eventStore, statementDecider, stream);
  const isTheirs = state.status !== 'unknown' && state.upload.userId === context.userId;
  if (isTheirs && state.status === 'failed' && takesPassword(state)) {
    // The release that the failure owes may be on its way still: done now, it cannot take away what is claimed next.
    await releaseFailed(handle, state, context.now);
    await claimFile(ports.eventStore, handle, state.upload, context);
    await ports.filePasswords.keep(statementId, password);
  }
  const { position } = await handle(statementDecider, stream, {
    type: 'GivePassword',
    data: { userId: context.userId },
    metadata: context,
  });
  return position;
}
