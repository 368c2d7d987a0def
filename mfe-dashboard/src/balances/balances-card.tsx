import type { Portfolio } from '@saldo/contracts';
import { Card, CardHead, classNames, Skeleton } from '@saldo/ui';
import { formatDate } from '../formatting/dates.ts';
import { bookingParts, formatAmount } from '../formatting/money.ts';
import styles from './balances-card.module.css';

type Balance = Portfolio['balances'][number];

/** The newest known balance of each account and currency, its own and converted, and what they add up to. */
export function BalancesCard({ portfolio }: { portfolio: Portfolio | undefined }) {
  return (
    <Card aria-labelledby="balances-title">
      <CardHead title="Where your balance is" id="balances-title">
        {portfolio?.rates_date && (
          <span className={styles.meta}>
            {portfolio.rates_source ?? 'Exchange'} rates of {formatDate(portfolio.rates_date)}
          </span>
        )}
      </CardHead>
      {portfolio ? <Balances portfolio={portfolio} /> : <Waiting />}
    </Card>
  );
}

function Balances({ portfolio }: { portfolio: Portfolio }) {
  const { balances, currency } = portfolio;
  if (balances.length === 0) {
    return <p className={classNames(styles.none, 'soft')}>No statement has named a balance yet.</p>;
  }
  return (
    <table className={styles.table}>
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
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total Balance
          </th>
          <td className="num">{formatAmount(portfolio.total_balance, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function BalanceRow(props: { balance: Balance; target: string; ratesDate: string | null }) {
  const { balance } = props;
  const { sign, currency, digits } = bookingParts(balance.balance, balance.currency);
  const otherRateDate = balance.rate_date !== null && balance.rate_date !== props.ratesDate;
  return (
    <tr>
      <th scope="row">
        <span className="truncate" title={`${balance.account}, as of ${formatDate(balance.as_of)}`}>
          {balance.account}
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
