import type { Coverage } from '@saldo/contracts';
import { formatDate, formatMonth } from '@saldo/contracts/formatting';
import { announce, Card, CardBody, CardHead, classNames, OPEN_IMPORT } from '@saldo/ui';
import styles from './coverage-card.module.css';
import { gapsOf, type Month, wordsOfMonth, yearsOf } from './coverage-words.ts';

const GAPS_IN_SIGHT = 6;
const YEARS_IN_SIGHT = 4;
const MONTH_NAMES = Array.from({ length: 12 }, (_, index) =>
  formatMonth(`2000-${String(index + 1).padStart(2, '0')}`),
);
const SIGNS: Record<Month['state'], string> = {
  covered: '',
  partly_covered: '',
  missing: '',
  conflicting: '≠',
};

/** Which months the statements of an account cover, part by part, and what is missing, in words. */
export function CoverageCard(props: {
  coverage: readonly Coverage[];
  onChoose: (statementId: string) => void;
}) {
  return (
    <Card aria-labelledby="calendar-title">
      <CardHead title="Months covered" id="calendar-title" />
      <CardBody className={styles.body}>
        {props.coverage.map((part) => (
          <Part
            key={[part.currency, part.part, part.bank_account].join(' ')}
            part={part}
            isOnly={props.coverage.length === 1}
            onChoose={props.onChoose}
          />
        ))}
      </CardBody>
    </Card>
  );
}

function Part(props: { part: Coverage; isOnly: boolean; onChoose: (id: string) => void }) {
  const { part } = props;
  const name = [part.currency, part.part, part.bank_account].filter(Boolean).join(' · ');
  const gaps = gapsOf(part.months);
  return (
    <div className={styles.part}>
      <div className={styles.name}>
        <b>{name}</b>
        <span className="quiet small">
          {formatDate(part.from)} - {formatDate(part.to)}
        </span>
      </div>
      <table className={styles.calendar}>
        <caption className="sr">Months of {name} that are covered by statements</caption>
        <thead>
          <tr>
            <th>
              <span className="sr">Year</span>
            </th>
            {MONTH_NAMES.map((month) => (
              <th key={month} scope="col">
                <span className="only-wide">{month}</span>
                <span className="only-narrow">
                  <span aria-hidden="true">{month.slice(0, 1)}</span>
                  <span className="sr">{month}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {yearsOf(part.months)
            .slice(0, YEARS_IN_SIGHT)
            .map(({ year, months }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {months.map((month, index) => (
                  <td key={MONTH_NAMES[index]}>
                    {month && <MonthMark month={month} onChoose={props.onChoose} />}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {gaps.length > 0 && <Gaps gaps={gaps} onChoose={props.onChoose} />}
    </div>
  );
}

function MonthMark({ month, onChoose }: { month: Month; onChoose: (id: string) => void }) {
  const newest = month.statements.at(-1);
  const words = wordsOfMonth(month);
  const mark = classNames(styles.mark, styles[month.state]);
  if (!newest) {
    return <span className={mark} role="img" aria-label={words} title={words} />;
  }
  return (
    <button
      type="button"
      className={mark}
      aria-label={words}
      title={words}
      onClick={() => onChoose(newest)}
    >
      {SIGNS[month.state]}
    </button>
  );
}

function Gaps({ gaps, onChoose }: { gaps: readonly Month[]; onChoose: (id: string) => void }) {
  const rest = gaps.length - GAPS_IN_SIGHT;
  return (
    <ul className={styles.gaps}>
      {gaps.slice(0, GAPS_IN_SIGHT).map((gap) => {
        const newest = gap.statements.at(-1);
        const leadsToImport = gap.state === 'missing' || newest === undefined;
        return (
          <li key={gap.month}>
            <span>{wordsOfMonth(gap)}</span>
            <button
              type="button"
              className="link"
              onClick={() => (leadsToImport ? announce(OPEN_IMPORT) : onChoose(newest))}
            >
              {leadsToImport ? 'Import' : 'Open'}
            </button>
          </li>
        );
      })}
      {rest > 0 && <li className="quiet">and {rest} more in the calendar</li>}
    </ul>
  );
}
