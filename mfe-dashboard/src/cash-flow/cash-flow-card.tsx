import type { CashFlow, Overview } from '@saldo/contracts';
import {
  countWord,
  formatAmount,
  formatLongMonth,
  formatSignedAmount,
  monthCount,
} from '@saldo/contracts/formatting';
import { Card, CardBody, CardFoot, CardHead, classNames, Skeleton } from '@saldo/ui';
import { useMemo, useState } from 'react';
import { LazyChart } from '../chart/lazy-chart.tsx';
import { isLong } from '../formatting/is-long.ts';
import { NoFigure } from '../formatting/no-figure.tsx';
import { noRateFor } from '../unconverted/unconverted.ts';
import { addsUp, countBooked, isAllUnconverted, monthsInOrder, netOf } from './cash-flow.ts';
import styles from './cash-flow-card.module.css';
import { cashFlowOptions } from './cash-flow-options.ts';

/** More net figures than this do not fit under their columns; the table has them all. */
const NETS_IN_A_ROW = 8;

/** Income and expenses by month. The caller leaves it out where there are no transactions. */
export function CashFlowCard(props: {
  cashFlow: CashFlow | undefined;
  overview: Overview | undefined;
  currentYear: number;
  className?: string;
}) {
  const { cashFlow, overview } = props;
  const [asTable, setAsTable] = useState(false);
  const unknown = cashFlow !== undefined && isAllUnconverted(cashFlow);
  return (
    <Card className={classNames(styles.card, props.className)} aria-labelledby="cash-flow-title">
      <CardHead title="Income and expenses by month" id="cash-flow-title">
        <Key />
      </CardHead>
      <CardBody className={styles.body}>
        {!cashFlow ? (
          <div className={styles.plot}>
            <Skeleton height="100%" />
          </div>
        ) : unknown ? (
          <p className="soft">
            <NoFigure /> {noRateFor(cashFlow.unconverted, cashFlow.currency)}
          </p>
        ) : asTable ? (
          <MonthsTable cashFlow={cashFlow} addsUp={!overview || addsUp(cashFlow, overview)} />
        ) : (
          <Plot cashFlow={cashFlow} currentYear={props.currentYear} />
        )}
      </CardBody>
      {!cashFlow && (
        <CardFoot>
          <Skeleton width="12rem" />
        </CardFoot>
      )}
      {cashFlow && !unknown && (
        <CardFoot>
          <span>
            Net over {monthsWords(cashFlow)}
            <i className="sep only-wide" />{' '}
            <button type="button" className="link" onClick={() => setAsTable(!asTable)}>
              {asTable ? 'Show as chart' : 'Show as table'}
            </button>
          </span>
          {overview && <Net amount={netOf(overview)} currency={overview.currency} />}
        </CardFoot>
      )}
    </Card>
  );
}

/** 'twelve months', '76 months, nine with bookings'. */
function monthsWords(cashFlow: CashFlow): string {
  const months = cashFlow.monthly_profit_loss.length;
  const booked = countBooked(cashFlow);
  return booked === months
    ? monthCount(months)
    : `${monthCount(months)}, ${countWord(booked)} with bookings`;
}

function Key() {
  return (
    <div className={styles.key}>
      <span>
        <i className={styles.in} />
        Income
      </span>
      <span>
        <i className={styles.out} />
        Expenses
      </span>
      <span>
        <i className={styles.net} />
        Net
      </span>
    </div>
  );
}

function Plot({ cashFlow, currentYear }: { cashFlow: CashFlow; currentYear: number }) {
  const options = useMemo(() => cashFlowOptions(cashFlow, currentYear), [cashFlow, currentYear]);
  const months = monthsInOrder(cashFlow);
  return (
    <>
      <div className={styles.plot}>
        <LazyChart options={options} />
      </div>
      {months.length <= NETS_IN_A_ROW && (
        <ul className={classNames(styles.nets, 'only-wide')} aria-label="Net by month">
          {months.map(({ month, profit }) => (
            <li key={month}>
              <span className="sr">{formatLongMonth(month)}: </span>
              {formatSignedAmount(profit, cashFlow.currency)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Net({ amount, currency }: { amount: number; currency: string }) {
  return (
    <span className={classNames('strong', amount > 0 && styles.gain, amount < 0 && styles.loss)}>
      {formatSignedAmount(amount, currency)}
    </span>
  );
}

function hasLong({ monthly_profit_loss, currency }: CashFlow): boolean {
  return monthly_profit_loss.some(({ income, expenses }) =>
    [income, expenses].some((amount) => isLong(formatAmount(amount, currency))),
  );
}

function MonthsTable({ cashFlow, addsUp }: { cashFlow: CashFlow; addsUp: boolean }) {
  const { currency } = cashFlow;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label="Table of months">
        <table className={classNames(styles.table, hasLong(cashFlow) && styles.long)}>
          <thead>
            <tr>
              <th>Month</th>
              <th className="num">Income</th>
              <th className="num">Expenses</th>
              <th className="num">Net</th>
            </tr>
          </thead>
          <tbody>
            {monthsInOrder(cashFlow).map(({ month, income, expenses, profit }) => (
              <tr key={month}>
                <th scope="row">{formatLongMonth(month)}</th>
                <td className="num">{formatAmount(income, currency)}</td>
                <td className="num">{formatAmount(expenses, currency)}</td>
                <td className="num">{formatSignedAmount(profit, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!addsUp && (
        <p className={styles.rounded}>
          Each month is rounded for itself, so together they can differ from the cards in the last
          digits.
        </p>
      )}
    </>
  );
}
