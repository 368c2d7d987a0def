import type { CashFlow, Overview, Portfolio } from '@saldo/contracts';
import { classNames, Skeleton } from '@saldo/ui';
import { Link } from '@saldo/ui/router';
import type { ReactNode } from 'react';
import { monthsSpanned } from '../cash-flow/cash-flow.ts';
import { formatAmount, perMonth, splitFigure } from '../formatting/money.ts';
import styles from './summary.module.css';

/** A figure of more characters than this is set smaller where the columns are narrow. */
const LONG_FIGURE = 11;

/** The four figures in one card. A part that has not been loaded is a grey block; a figure is never guessed. */
export function Summary(props: {
  overview: Overview | undefined;
  portfolio: Portfolio | undefined;
  cashFlow: CashFlow | undefined;
  loading: boolean;
}) {
  const { overview, portfolio, cashFlow, loading } = props;
  const currency = overview?.currency ?? '';
  const months = cashFlow ? monthsSpanned(cashFlow) : 0;
  const aMonth = (amount: number) =>
    months > 1 ? `${formatAmount(perMonth(amount, months, currency), currency)} a month` : null;
  const figure = (amount: number | undefined) => ({ amount, currency, loading });
  return (
    <section className={styles.stats} aria-label="Summary">
      <Stat
        name="Portfolio value"
        {...figure(overview?.total_portfolio_value)}
        note={portfolio && <Investments portfolio={portfolio} />}
      />
      <Stat
        name="Total Balance"
        {...figure(overview?.total_balance)}
        note={portfolio && accountsNote(portfolio)}
      />
      <Stat
        name="Income"
        keyClass={styles.in}
        {...figure(overview?.income)}
        note={overview && aMonth(overview.income)}
      />
      <Stat
        name="Expenses"
        keyClass={styles.out}
        {...figure(overview?.expenses)}
        note={overview && aMonth(overview.expenses)}
      />
    </section>
  );
}

function Stat(props: {
  name: string;
  keyClass?: string | undefined;
  amount: number | undefined;
  currency: string;
  loading: boolean;
  note: ReactNode;
}) {
  return (
    <div className={styles.stat}>
      <div className={styles.name}>
        {props.keyClass && <i className={classNames(styles.key, props.keyClass)} />}
        {props.name}
      </div>
      {props.amount === undefined ? (
        <Missing loading={props.loading} />
      ) : (
        <>
          <Figure amount={props.amount} currency={props.currency} />
          <div className={styles.note}>{props.note ?? '\u00a0'}</div>
        </>
      )}
    </div>
  );
}

function Figure({ amount, currency }: { amount: number; currency: string }) {
  const { whole, fraction } = splitFigure(amount, currency);
  return (
    <div
      className={classNames(styles.figure, (whole + fraction).length > LONG_FIGURE && styles.long)}
    >
      {whole}
      <span className={styles.fraction}>{fraction}</span>
    </div>
  );
}

/** Grey blocks stand for a figure that is missing: on its way, or failed as the error card says. */
function Missing({ loading }: { loading: boolean }) {
  return (
    <>
      <div className={styles.figure}>
        <Skeleton width="68%" height="1.5rem" />
        <span className="sr">{loading ? 'Loading' : 'Not available'}</span>
      </div>
      <div className={styles.note}>
        <Skeleton width="46%" />
      </div>
    </>
  );
}

function Investments({ portfolio }: { portfolio: Portfolio }) {
  if (portfolio.total_investments === 0) {
    return (
      <Link className="under" to="/app/investments">
        Add investments
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

function accountsNote({ balances }: Portfolio): string | null {
  if (balances.length === 0) return null;
  const count = (names: string[], one: string, many: string) => {
    const size = new Set(names).size;
    return `${size} ${size === 1 ? one : many}`;
  };
  const accounts = count(
    balances.map(({ account }) => account),
    'account',
    'accounts',
  );
  const currencies = count(
    balances.map(({ currency }) => currency),
    'currency',
    'currencies',
  );
  return `${accounts}, ${currencies}`;
}
