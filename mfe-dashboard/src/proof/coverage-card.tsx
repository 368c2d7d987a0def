import type { Statement } from '@saldo/contracts';
import {
  announce,
  Card,
  CardBody,
  CardHead,
  OPEN_IMPORT,
  Skeleton,
  SmallSeal,
  type SmallSealState,
} from '@saldo/ui';
import { Link } from '@saldo/ui/router';
import { useMemo, useState } from 'react';
import { formatMonth, formatMonthSpan } from '../formatting/dates.ts';
import { type Coverage, type CoverageGap, coverageOf, type ProofState } from './coverage.ts';
import styles from './coverage-card.module.css';
import { CoverageSeal } from './coverage-seal.tsx';

const GAPS_IN_SIGHT = 4;

const SEALS: Record<ProofState, SmallSealState> = {
  proven: 'proven',
  broken: 'broken',
  not_provable: 'none',
  waiting: 'waiting',
  missing: 'missing',
};

/** How much of what was uploaded is proven to the cent: in one number, by account and month, and what is not. */
export function CoverageCard({ statements }: { statements: readonly Statement[] | undefined }) {
  const coverage = useMemo(() => (statements ? coverageOf(statements) : undefined), [statements]);
  return (
    <Card aria-labelledby="coverage-title">
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
  const { provenCount, readCount } = coverage;
  return (
    <>
      <div className={styles.head}>
        <CoverageSeal proven={provenCount} total={readCount} />
        <div>
          <div className={styles.count}>
            <b>{provenCount}</b> of {readCount} {readCount === 1 ? 'statement' : 'statements'}{' '}
            proven to the cent
          </div>
          <div className="small soft">Opening + rows = closing, checked line by line.</div>
        </div>
      </div>
      {coverage.months.length > 0 && <Grid coverage={coverage} />}
      {coverage.gaps.length > 0 && <Gaps gaps={coverage.gaps} />}
    </>
  );
}

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
          {months.map((month) => (
            <th key={month}>{formatMonth(month)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ account, cells }) => (
          <tr key={account}>
            <th scope="row">
              <span className="truncate" title={account}>
                {account}
              </span>
            </th>
            {cells.map((cell) => (
              <td key={cell.month} title={cell.label}>
                <SmallSeal state={SEALS[cell.state]} label={cell.label} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Gaps({ gaps }: { gaps: readonly CoverageGap[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? gaps : gaps.slice(0, GAPS_IN_SIGHT);
  return (
    <ul className={styles.gaps}>
      {shown.map((gap) => (
        <li key={gap.key}>
          <SmallSeal state={SEALS[gap.state]} />
          <span>
            <b>
              {gap.account}
              {gap.month && `, ${gap.month}`}
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
      {gap.state === 'broken' ? 'See the line' : 'Open'}
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
