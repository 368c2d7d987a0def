import {
  CommandRejected,
  type HandleCommand,
  loadState,
} from '../eventsourcing/command-handler.ts';
import type { Command, Decider } from '../eventsourcing/decider.ts';
import type { EventStore, RecordedEvent } from '../ports/event-store.ts';
import { type StatementState, statementDecider, statementStream } from './decider.ts';
import type { StatementFileClaimed, StatementFileEvent } from './events.ts';

export type ClaimStatementFile = Command<'ClaimStatementFile', StatementFileClaimed['data']>;
export type ReleaseStatementFile = Command<'ReleaseStatementFile', { statementId: string }>;

/** The account that has the file, and the statements it was uploaded as; null account while nobody has it. */
export type FileClaim = {
  account: { accountId: string; accountName: string } | null;
  statementIds: string[];
};

/** Keeps one file from being counted in two accounts. */
export const fileClaimDecider: Decider<
  ClaimStatementFile | ReleaseStatementFile,
  StatementFileEvent,
  FileClaim,
  'fileBelongsToOtherAccount'
> = {
  initialState: () => ({ account: null, statementIds: [] }),
  decide(command, claim) {
    if (command.type === 'ReleaseStatementFile') {
      const { statementId } = command.data;
      if (!claim.statementIds.includes(statementId)) return [];
      return [{ type: 'StatementFileReleased', data: { statementId } }];
    }
    if (claim.account && claim.account.accountId !== command.data.accountId) {
      return { rejected: 'fileBelongsToOtherAccount', about: claim.account.accountName };
    }
    return [{ type: 'StatementFileClaimed', data: command.data }];
  },
  evolve(claim, event) {
    if (event.type === 'StatementFileClaimed') {
      const { statementId, ...account } = event.data;
      // The first spelling of an account's name stays.
      return {
        account: claim.account ?? account,
        statementIds: [...claim.statementIds.filter((id) => id !== statementId), statementId],
      };
    }
    const statementIds = claim.statementIds.filter((id) => id !== event.data.statementId);
    return { account: statementIds.length > 0 ? claim.account : null, statementIds };
  },
};

const fileClaimStream = (userId: string, fileHash: string) => `statementFile-${userId}-${fileHash}`;

type Claimed = { statementId: string; userId: string; fileHash: string };

/**
 * Lets a file go that a statement holds, so that it can be uploaded anew, to any account. `why` tells the occasions apart:
 * a file that was let go and claimed again by its statement can be let go once more.
 */
export async function releaseFile(
  handle: HandleCommand,
  { statementId, userId, fileHash }: Claimed,
  now: string,
  why: string,
): Promise<void> {
  await handle(fileClaimDecider, fileClaimStream(userId, fileHash), {
    type: 'ReleaseStatementFile',
    data: { statementId },
    metadata: { userId, now, commandId: `release-${statementId}-${why}` },
  });
}

/** Lets the file of a statement go that could not be read. */
export function releaseFailed(
  handle: HandleCommand,
  { upload, passwordsGiven }: Extract<StatementState, { status: 'failed' }>,
  now: string,
): Promise<void> {
  return releaseFile(handle, upload, now, `failed-${passwordsGiven}`);
}

type Context = { userId: string; now: string; commandId: string };
type Upload = Claimed & { accountId: string; accountName: string };

/** Claims a file for a statement's account. Rejects with CommandRejected where another account has it. */
export async function claimFile(
  eventStore: EventStore,
  handle: HandleCommand,
  upload: Upload,
  context: Context,
): Promise<void> {
  const { statementId, accountId, accountName } = upload;
  const claim = () =>
    handle(fileClaimDecider, fileClaimStream(context.userId, upload.fileHash), {
      type: 'ClaimStatementFile',
      data: { statementId, accountId, accountName },
      metadata: context,
    });
  try {
    await claim();
  } catch (error) {
    if (!(error instanceof CommandRejected)) throw error;
    if (!(await releaseForgottenClaims(eventStore, handle, upload, context))) throw error;
    await claim();
  }
}

/** So long an upload may take from its claim to its statement. */
const ON_ITS_WAY_MS = 60_000;

/**
 * A crash between claim and upload leaves a claim without a statement, and one between a failure and its release a claim of
 * a statement that failed; such claims are let go. True if any was. A claim without a statement that is younger than a
 * minute is one of an upload on its way: let go, it would leave one file in two accounts.
 */
async function releaseForgottenClaims(
  eventStore: EventStore,
  handle: HandleCommand,
  { userId, fileHash }: Upload,
  { now, commandId }: Context,
): Promise<boolean> {
  const stream = fileClaimStream(userId, fileHash);
  const { statementIds } = await loadState(eventStore, fileClaimDecider, stream);
  const fresh = await claimedSince(eventStore, stream, Date.parse(now) - ON_ITS_WAY_MS);
  let isReleased = false;
  for (const statementId of statementIds) {
    const { status } = await loadState(eventStore, statementDecider, statementStream(statementId));
    const isForgotten = status === 'unknown' && !fresh.has(statementId);
    if (!isForgotten && status !== 'failed') continue;
    await releaseFile(handle, { statementId, userId, fileHash }, now, commandId);
    isReleased = true;
  }
  return isReleased;
}

async function claimedSince(eventStore: EventStore, stream: string, since: number) {
  const fresh = new Set<string>();
  for await (const event of eventStore.readStream(stream)) {
    const { type, data } = event as RecordedEvent<StatementFileEvent>;
    const isFresh = Date.parse(event.metadata.occurredAt) > since;
    if (type === 'StatementFileClaimed' && isFresh) fresh.add(data.statementId);
  }
  return fresh;
}
