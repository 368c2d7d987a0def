import type { Statement } from '@saldo/contracts';
import { formatMonth, formatMonthSpan } from '@saldo/contracts/formatting';
import {
  announce,
  Card,
  CardBody,
  CardHead,
  CircleAlert,
  classNames,
  Icon,
  OPEN_IMPORT,
  Skeleton,
  SmallSeal,
  type SmallSealState,
} from '@saldo/ui';
import { Link } from '@saldo/ui/router';
import { useMemo, useState } from 'react';
import { type Coverage, coverageOf } from './coverage.ts';
import styles from './coverage-card.module.css';
import { CoverageSeal } from './coverage-seal.tsx';
import type { CoverageGap } from './gaps.ts';
import type { CoverageRow, ProofState } from './statement-proof.ts';

const GAPS_IN_SIGHT = 4;
const NARROW_MONTHS = 6;

const SEALS: Record<Exclude<ProofState, 'needs_review' | keyof typeof SIGNS>, SmallSealState> = {
  proven: 'proven',
  broken: 'broken',
  not_provable: 'none',
  waiting: 'waiting',
  missing: 'missing',
};

/** What is no seal, as it is no statement by itself. */
const SIGNS = { conflicting: '≠', twice: '2×' };

const WORDS: Record<ProofState, string> = {
  proven: 'Proven',
  broken: 'Broken',
  conflicting: 'Two statements do not agree',
  twice: 'Counted twice',
  not_provable: 'Not provable',
  needs_review: 'Waits for your word',
  waiting: 'Being read',
  missing: 'No statement',
};

const ACTIONS: Partial<Record<ProofState, string>> = {
  needs_review: 'Review',
  broken: 'See the line',
};

/** How much of what was uploaded is proven to the cent: in one number, by account and month, and what is not. */
export function CoverageCard({ statements }: { statements: readonly Statement[] | undefined }) {
  const coverage = useMemo(() => (statements ? coverageOf(statements) : undefined), [statements]);
  return (
    <Card className={styles.card} aria-labelledby="coverage-title">
      <CardHead title="Proof coverage" id="coverage-title">
        <Link className="link small" to="/app/statement">
          Statements
        </Link>
      </CardHead>
      <CardBody>{coverage ? <CoverageParts coverage={coverage} /> : <Waiting />}</CardBody>
    </Card>
  );
}

function CoverageParts({ coverage }: { coverage: Coverage }) {
  const { provenCount, importedCount, conflictCount } = coverage;
  return (
    <>
      <div className={styles.head}>
        <CoverageSeal proven={provenCount} total={importedCount} />
        <div>
          <div className={styles.count}>
            {importedCount === 0 ? (
              'No statement is imported yet'
            ) : (
              <>
                <b>{provenCount}</b> of {importedCount}{' '}
                {importedCount === 1 ? 'statement' : 'statements'} proven to the cent
              </>
            )}
          </div>
          <div className="small soft">Opening + rows = closing, checked line by line.</div>
          {conflictCount > 0 && <div className="small">{conflictWords(conflictCount)}</div>}
        </div>
      </div>
      {coverage.months.length > 0 && <Grid coverage={coverage} />}
      {coverage.gaps.length > 0 && <Gaps gaps={coverage.gaps} />}
    </>
  );
}

const conflictWords = (count: number) =>
  count === 1
    ? '1 statement does not fit another one.'
    : `${count} statements do not fit another one.`;

function Grid({ coverage }: { coverage: Coverage }) {
  const { months, rows } = coverage;
  return (
    <table className={styles.grid}>
      <caption className="sr">
        Statements by account and month, {formatMonthSpan(months[0] ?? '', months.at(-1) ?? '')}
      </caption>
      <thead>
        <tr>
          <th>
            <span className="sr">Account</span>
          </th>
          {months.map((month, index) => (
            <th key={month} className={shownFrom(index, months.length)}>
              {formatMonth(month)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.account}>
            <th scope="row">
              <span className="truncate" title={row.account}>
                {row.account}
              </span>
            </th>
            <RowCells row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A narrow card has room for the newest months only. */
function shownFrom(index: number, months: number): string | undefined {
  return index < months - NARROW_MONTHS ? styles.older : undefined;
}

function RowCells({ row: { cells, undated } }: { row: CoverageRow }) {
  if (undated && cells.every(({ state }) => state === 'unknown')) {
    return (
      <td className={styles.undated} colSpan={cells.length}>
        <Mark state={undated.state} label={WORDS[undated.state]} />
        {undated.words}
      </td>
    );
  }
  return cells.map((cell, index) => (
    <td key={cell.month} title={cell.label} className={shownFrom(index, cells.length)}>
      {cell.state === 'unknown' ? (
        <span className="quiet">
          <span aria-hidden="true">–</span>
          <span className="sr">{cell.label}</span>
        </span>
      ) : (
        <Mark state={cell.state} label={cell.label} />
      )}
    </td>
  ));
}

/** The state by its shape: a seal, or the sign that the banner has for what waits for the user, or that of two statements which the calendar has, too. */
function Mark({ state, label }: { state: ProofState; label?: string }) {
  if (state === 'conflicting' || state === 'twice') {
    return (
      <span className={classNames(styles.conflicting, state === 'twice' && styles.twice)}>
        <span aria-hidden="true">{SIGNS[state]}</span>
        {label && <span className="sr">{label}</span>}
      </span>
    );
  }
  if (state !== 'needs_review') {
    return <SmallSeal state={SEALS[state]} {...(label ? { label } : {})} />;
  }
  return (
    <span className={styles.review}>
      <Icon of={CircleAlert} />
      {label && <span className="sr">{label}</span>}
    </span>
  );
}

function Gaps({ gaps }: { gaps: readonly CoverageGap[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? gaps : gaps.slice(0, GAPS_IN_SIGHT);
  return (
    <ul className={styles.gaps}>
      {shown.map((gap) => (
        <li key={gap.key}>
          <Mark state={gap.state} />
          <span>
            <b>
              {gap.account}
              {gap.when && `, ${gap.when}`}
            </b>
            : {gap.words}
          </span>
          <GapAction gap={gap} />
        </li>
      ))}
      {shown.length < gaps.length && (
        <li>
          <span />
          <button type="button" className="link" onClick={() => setAll(true)}>
            +{gaps.length - shown.length} more
          </button>
        </li>
      )}
    </ul>
  );
}

function GapAction({ gap }: { gap: CoverageGap }) {
  if (gap.statementId === null) {
    return (
      <button type="button" className="link" onClick={() => announce(OPEN_IMPORT)}>
        Import
      </button>
    );
  }
  return (
    <Link className="link" to={`/app/statement?statement=${encodeURIComponent(gap.statementId)}`}>
      {ACTIONS[gap.state] ?? 'Open'}
    </Link>
  );
}

const WAITING_ROWS = ['a', 'b', 'c', 'd'];

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="70%" height="52px" />
      {WAITING_ROWS.map((row) => (
        <Skeleton key={row} height="18px" />
      ))}
    </div>
  );
}
