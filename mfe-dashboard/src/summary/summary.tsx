import type { CashFlow, Overview, Portfolio } from '@saldo/contracts';
import { formatAmount, formatDate, perMonth, splitFigure } from '@saldo/contracts/formatting';
import { classNames, Skeleton } from '@saldo/ui';
import { Link } from '@saldo/ui/router';
import type { ReactNode } from 'react';
import { accountsNote, newestBalanceDate } from '../balances/total-balance.ts';
import { countBooked, monthsBooked } from '../cash-flow/cash-flow.ts';
import { type DateRange, isChosen } from '../filters/date-range.ts';
import { isLong } from '../formatting/is-long.ts';
import { NoFigure } from '../formatting/no-figure.tsx';
import type { UnconvertedGroups } from '../unconverted/unconverted.ts';
import { type Figure as FigureOf, figuresOf } from './figures.ts';
import styles from './summary.module.css';

/** The four figures in one card. A part that has not been loaded is a grey block; a figure is never guessed. */
export function Summary(props: {
  overview: Overview | undefined;
  portfolio: Portfolio | undefined;
  cashFlow: CashFlow | undefined;
  unconverted: UnconvertedGroups | undefined;
  loading: boolean;
  /** The chosen dates. Balances are the newest ones all the same, and then say so. */
  range: DateRange;
}) {
  const { overview, portfolio, cashFlow, loading } = props;
  const currency = overview?.currency ?? '';
  const shared = { currency, loading };
  const asOf = isChosen(props.range) && <AsOf portfolio={portfolio} />;
  const figures = figuresOf(props);
  const months = cashFlow ? monthsBooked(cashFlow, props.range) : null;
  // Beside a count of months that takes in the empty ones, the average says which it goes over.
  const which = cashFlow && countBooked(cashFlow) < cashFlow.monthly_profit_loss.length;
  const aMonth = (amount: number | undefined) =>
    amount !== undefined && months !== null && months > 1
      ? `${formatAmount(perMonth(amount, months, currency), currency)} a month${which ? ' with bookings' : ''}`
      : null;
  return (
    <section className={styles.stats} aria-label="Summary">
      <Stat
        name="Portfolio value"
        figure={figures.portfolioValue}
        {...shared}
        asOf={asOf}
        note={portfolio && <Investments portfolio={portfolio} />}
      />
      <Stat
        name="Total Balance"
        figure={figures.totalBalance}
        {...shared}
        asOf={asOf}
        note={portfolio && accountsNote(portfolio)}
      />
      <Stat
        name="Income"
        keyClass={styles.in}
        figure={figures.income}
        {...shared}
        note={aMonth(overview?.income)}
      />
      <Stat
        name="Expenses"
        keyClass={styles.out}
        figure={figures.expenses}
        {...shared}
        note={aMonth(overview?.expenses)}
      />
    </section>
  );
}

function Stat(props: {
  name: string;
  keyClass?: string | undefined;
  figure: FigureOf;
  currency: string;
  loading: boolean;
  note: ReactNode;
  /** A line above the note. */
  asOf?: ReactNode;
}) {
  const { figure } = props;
  return (
    <div className={styles.stat}>
      <div className={styles.name}>
        {props.keyClass && <i className={classNames(styles.key, props.keyClass)} />}
        {props.name}
      </div>
      {figure === undefined ? (
        <Missing loading={props.loading} asOf={props.asOf} />
      ) : figure.amount === null ? (
        <>
          <div className={classNames(styles.figure, styles.fraction)}>
            <NoFigure />
          </div>
          <div className={styles.note}>{figure.why}</div>
        </>
      ) : (
        <>
          <Figure amount={figure.amount} currency={props.currency} />
          <div className={styles.note}>
            {props.asOf}
            {props.note ?? '\u00a0'}
          </div>
        </>
      )}
    </div>
  );
}

function Figure({ amount, currency }: { amount: number; currency: string }) {
  const { whole, fraction } = splitFigure(amount, currency);
  return (
    <div className={classNames(styles.figure, isLong(whole + fraction) && styles.long)}>
      {whole}
      <span className={styles.fraction}>{fraction}</span>
    </div>
  );
}

/** Grey blocks stand for a figure that is missing: on its way, or failed as the error card says. */
function Missing({ loading, asOf }: { loading: boolean; asOf: ReactNode }) {
  return (
    <>
      <div className={styles.figure}>
        <Skeleton width="68%" height="1.5rem" />
        <span className="sr">{loading ? 'Loading' : 'Not available'}</span>
      </div>
      <div className={styles.note}>
        {asOf}
        <Skeleton width="46%" />
      </div>
    </>
  );
}

/** The day of the newest balance. Its line keeps its room until the day is known. */
function AsOf({ portfolio }: { portfolio: Portfolio | undefined }) {
  const date = portfolio && newestBalanceDate(portfolio);
  return <div>{date ? `As of ${formatDate(date)}` : '\u00a0'}</div>;
}

function Investments({ portfolio }: { portfolio: Portfolio }) {
  if (portfolio.total_investments === 0) {
    return (
      <Link className="under" to="/app/investments">
        No investments yet
      </Link>
    );
  }
  return (
    <>
      With{' '}
      <Link className="under" to="/app/investments">
        investments {formatAmount(portfolio.total_investments, portfolio.currency)}
      </Link>
    </>
  );
}
