import { describe, it } from 'vitest';
import { specify } from '../eventsourcing/specification.ts';
import { fileClaimDecider } from './file-claim.ts';

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
