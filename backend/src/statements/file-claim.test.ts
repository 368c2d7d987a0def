import { describe, expect, it } from 'vitest';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { randomIds } from '../adapters/system/ids.ts';
import { createCommandHandler } from '../eventsourcing/command-handler.ts';
import { specify } from '../eventsourcing/specification.ts';
import { createUpcast } from '../eventsourcing/upcasters.ts';
import { claimFile, fileClaimDecider } from './file-claim.ts';

const file = specify(fileClaimDecider);
const metadata = { userId: 'u1', now: '2026-10-31T10:00:00.000Z', commandId: 'c1' };
const revolut = { statementId: 's1', accountId: 'a1', accountName: 'Revolut' };
const claimed = { type: 'StatementFileClaimed' as const, data: revolut };
const released = { type: 'StatementFileReleased' as const, data: { statementId: 's1' } };

describe('a file', () => {
  it('may be uploaded to the same account again', () => {
    const again = { ...revolut, statementId: 's2' };
    file
      .given(claimed)
      .when({ type: 'ClaimStatementFile', data: again, metadata })
      .thenEvents({ type: 'StatementFileClaimed', data: again });
  });

  it('is refused for another account while one has it', () => {
    const wise = { statementId: 's2', accountId: 'a2', accountName: 'Wise' };
    const claim = { type: 'ClaimStatementFile' as const, data: wise, metadata };
    file.given(claimed).when(claim).thenRejected('fileBelongsToOtherAccount');
    file
      .given(claimed, released)
      .when(claim)
      .thenEvents({ type: 'StatementFileClaimed', data: wise });
  });

  it('is let go once', () => {
    const release = {
      type: 'ReleaseStatementFile' as const,
      data: { statementId: 's1' },
      metadata,
    };
    file.given(claimed).when(release).thenEvents(released);
    file.given(claimed, released).when(release).thenNothing();
  });
});

describe('a claim whose statement is not there', () => {
  const upload = { ...revolut, userId: 'u1', fileHash: 'f1' };
  const other = { ...upload, statementId: 's2', accountId: 'a2', accountName: 'Wise' };

  /** What the second account is answered so many seconds after the first one claimed the file. */
  async function claimedAfter(seconds: number): Promise<string> {
    const store = openSqliteEventStore(':memory:', createUpcast([]));
    const handle = createCommandHandler(store, randomIds);
    const later = new Date(Date.parse(metadata.now) + seconds * 1_000).toISOString();
    try {
      await claimFile(store, handle, upload, metadata);
      return await claimFile(store, handle, other, {
        ...metadata,
        now: later,
        commandId: 'c2',
      }).then(
        () => 'claimed',
        (error) => error.rejection.rejected,
      );
    } finally {
      await store.close();
    }
  }

  it('is of an upload on its way, and stands', async () => {
    expect(await claimedAfter(0)).toBe('fileBelongsToOtherAccount');
    expect(await claimedAfter(59)).toBe('fileBelongsToOtherAccount');
  });

  it('is forgotten after a minute, as after a crash', async () => {
    expect(await claimedAfter(61)).toBe('claimed');
  });
});
