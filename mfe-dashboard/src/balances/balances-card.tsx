import type { Portfolio } from '@saldo/contracts';
import {
  bookingParts,
  formatAmount,
  formatDate,
  formatRecentDate,
} from '@saldo/contracts/formatting';
import { Card, CardHead, classNames, Skeleton } from '@saldo/ui';
import { isLong } from '../formatting/is-long.ts';
import { NoFigure } from '../formatting/no-figure.tsx';
import styles from './balances-card.module.css';
import { whyNoTotalBalance } from './total-balance.ts';

type Balance = Portfolio['balances'][number];

/** The newest known balance of each account and currency, its own and converted, and what they add up to. */
export function BalancesCard(props: { portfolio: Portfolio | undefined; currentYear: number }) {
  const { portfolio } = props;
  return (
    <Card className={styles.card} aria-labelledby="balances-title">
      <CardHead title="Where your balance is" id="balances-title">
        {portfolio?.rates_date && (
          <span className={styles.meta}>
            {portfolio.rates_source ?? 'Exchange'} rates of {formatDate(portfolio.rates_date)}
          </span>
        )}
      </CardHead>
      {portfolio ? <Balances portfolio={portfolio} currentYear={props.currentYear} /> : <Waiting />}
    </Card>
  );
}

function hasLong({ balances, total_balance, currency }: Portfolio): boolean {
  const totals = [...balances.map(({ converted }) => converted ?? 0), total_balance];
  return (
    totals.some((amount) => isLong(formatAmount(amount, currency))) ||
    balances.some((own) => isLong(formatAmount(own.balance, own.currency)))
  );
}

function Balances({ portfolio, currentYear }: { portfolio: Portfolio; currentYear: number }) {
  const { balances, unknown_balances, currency } = portfolio;
  if (balances.length + unknown_balances.length === 0) {
    return <p className={classNames(styles.none, 'soft')}>No statement has named a balance yet.</p>;
  }
  return (
    <table className={classNames(styles.table, hasLong(portfolio) && styles.long)}>
      <thead>
        <tr>
          <th>Account</th>
          <th className="num">Balance</th>
          <th className="num">In {currency}</th>
        </tr>
      </thead>
      <tbody>
        {balances.map((balance) => (
          <BalanceRow
            key={`${balance.account} ${balance.currency}`}
            balance={balance}
            target={currency}
            ratesDate={portfolio.rates_date}
            currentYear={currentYear}
          />
        ))}
        {unknown_balances.map((unknown) => (
          <UnknownRow key={`${unknown.account} ${unknown.currency}`} {...unknown} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total Balance
          </th>
          <td className="num">
            {whyNoTotalBalance(portfolio) === null ? (
              formatAmount(portfolio.total_balance, currency)
            ) : (
              <NoFigure />
            )}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function BalanceRow(props: {
  balance: Balance;
  target: string;
  ratesDate: string | null;
  currentYear: number;
}) {
  const { balance } = props;
  const { sign, currency, digits } = bookingParts(balance.balance, balance.currency);
  const otherRateDate = balance.rate_date !== null && balance.rate_date !== props.ratesDate;
  return (
    <tr>
      <th scope="row">
        <span className="truncate" title={balance.account}>
          {balance.account}
        </span>
        <span className={styles.asOf}>
          as of{' '}
          <time dateTime={balance.as_of}>{formatRecentDate(balance.as_of, props.currentYear)}</time>
          {balance.bank_accounts > 1 && `, ${balance.bank_accounts} bank accounts`}
        </span>
      </th>
      <td className="num">
        <span className={styles.currency}>
          {sign === '−' && sign}
          {currency}
        </span>{' '}
        {digits}
      </td>
      <td
        className="num"
        title={otherRateDate ? `Rate of ${formatDate(balance.rate_date ?? '')}` : undefined}
      >
        {balance.converted === null ? (
          <span className={styles.noRate}>no rate</span>
        ) : (
          formatAmount(balance.converted, props.target)
        )}
      </td>
    </tr>
  );
}

/** An account and currency whose statements print no balance: it is in no sum. */
function UnknownRow({ account, currency }: { account: string; currency: string }) {
  return (
    <tr>
      <th scope="row">
        <span className="truncate" title={account}>
          {account}
        </span>
      </th>
      <td className={classNames('num', styles.unknown)}>
        <span className={styles.currency}>{currency}</span> not printed
      </td>
      <td className={classNames('num', styles.unknown)}>
        <NoFigure />
      </td>
    </tr>
  );
}

const WAITING_ROWS = ['a', 'b', 'c', 'd', 'e'];

function Waiting() {
  return (
    <ul className={styles.waiting}>
      {WAITING_ROWS.map((row) => (
        <li key={row}>
          <Skeleton width="40%" />
          <Skeleton width="20%" />
        </li>
      ))}
    </ul>
  );
}
