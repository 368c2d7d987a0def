import type { HandleCommand } from '../eventsourcing/command-handler.ts';
import type { Command, Decider } from '../eventsourcing/decider.ts';
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
        statementIds: [...claim.statementIds, statementId],
      };
    }
    const statementIds = claim.statementIds.filter((id) => id !== event.data.statementId);
    return { account: statementIds.length > 0 ? claim.account : null, statementIds };
  },
};

export const fileClaimStream = (userId: string, fileHash: string) =>
  `statementFile-${userId}-${fileHash}`;

/** Lets a file go that a statement holds, so that it can be uploaded anew, to any account. */
export async function releaseFile(
  handle: HandleCommand,
  statement: { statementId: string; userId: string; fileHash: string },
  now: string,
): Promise<void> {
  const { statementId, userId, fileHash } = statement;
  await handle(fileClaimDecider, fileClaimStream(userId, fileHash), {
    type: 'ReleaseStatementFile',
    data: { statementId },
    metadata: { userId, now, commandId: `release-${statementId}` },
  });
}
