import type { UnprovenStatement } from '@saldo/contracts';
import { Notice } from '@saldo/ui';
import { Link } from '@saldo/ui/router';

const NAMED = 4;

const WORDS: Record<UnprovenStatement['state'], string> = {
  broken: 'does not add up',
  not_provable: 'cannot be proven',
};

/** Which statements are in the sums although their figures are not proven, those that do not add up first. */
export function UnprovenNotice({ statements }: { statements: readonly UnprovenStatement[] }) {
  if (statements.length === 0) return null;
  const brokenFirst = [...statements].sort((a, b) => a.state.localeCompare(b.state));
  const more = statements.length - NAMED;
  return (
    <Notice tone="warn" title={titleOf(statements.length)}>
      {brokenFirst.slice(0, NAMED).map(({ statement_id, account, filename, state }) => (
        <span key={statement_id}>
          {account}:{' '}
          <Link
            className="under"
            to={`/app/statement?statement=${encodeURIComponent(statement_id)}`}
          >
            {filename}
          </Link>{' '}
          {WORDS[state]}.{' '}
        </span>
      ))}
      {more > 0 && (
        <Link className="under" to="/app/statement">
          and {more} more
        </Link>
      )}
    </Notice>
  );
}

function titleOf(count: number): string {
  return count === 1
    ? 'Figures of 1 statement that is not proven are in these sums.'
    : `Figures of ${count} statements that are not proven are in these sums.`;
}
