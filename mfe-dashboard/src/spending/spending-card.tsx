import type { SpendingCategories } from '@saldo/contracts';
import { formatAmount } from '@saldo/contracts/formatting';
import { Card, CardBody, CardFoot, CardHead, classNames, Skeleton } from '@saldo/ui';
import type { Chart as DrawnChart } from 'highcharts';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { CategoryIcon } from '../categories/category-icon.tsx';
import { LazyChart } from '../chart/lazy-chart.tsx';
import { NoFigure } from '../formatting/no-figure.tsx';
import { noRateFor, type Unconverted } from '../unconverted/unconverted.ts';
import { donutOptions, hasAngle } from './donut-options.ts';
import { formatTenths } from './shares.ts';
import {
  LEGEND_LENGTH,
  legendOf,
  type Spending,
  type SpendingEntry,
  spendingOf,
} from './spending.ts';
import styles from './spending-card.module.css';

/** Spending by category: the ring, its total in the middle, and the list that names every part. */
export function SpendingCard(props: {
  answer: SpendingCategories | undefined;
  /** The months it speaks of, like 'May - Oct 2026'. */
  period: string;
  className?: string;
}) {
  const { answer } = props;
  const spending = useMemo(() => (answer ? spendingOf(answer) : undefined), [answer]);
  return (
    <Card className={classNames(styles.card, props.className)} aria-labelledby="spending-title">
      <CardHead title="Spending by category" id="spending-title">
        <span className={styles.meta}>{props.period}</span>
      </CardHead>
      {answer && spending ? (
        <SpendingParts spending={spending} unconverted={answer.unconverted} />
      ) : (
        <Waiting />
      )}
    </Card>
  );
}

function SpendingParts({
  spending,
  unconverted,
}: {
  spending: Spending;
  unconverted: Unconverted;
}) {
  const [asTable, setAsTable] = useState(false);
  return (
    <>
      <CardBody>
        {spending.entries.length === 0 ? (
          <p className="soft">
            {unconverted.length > 0 ? (
              <>
                <NoFigure /> {noRateFor(unconverted, spending.currency)}
              </>
            ) : (
              'No expenses in this period.'
            )}
          </p>
        ) : asTable ? (
          <SpendingTable spending={spending} />
        ) : (
          <DonutAndList spending={spending} />
        )}
      </CardBody>
      <CardFoot>
        <TransfersNote />
        {spending.entries.length > 0 && (
          <button type="button" className="link" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Show as chart' : 'Show as table'}
          </button>
        )}
      </CardFoot>
    </>
  );
}

function TransfersNote() {
  return <span>Transfers are not counted, between your accounts or with people</span>;
}

function DonutAndList({ spending }: { spending: Spending }) {
  const [active, setActive] = useState<number | null>(null);
  const chart = useRef<DrawnChart | null>(null);
  const options = useMemo(() => donutOptions(spending, setActive), [spending]);
  const total = formatAmount(spending.total, spending.currency);
  const keepChart = useCallback((drawn: DrawnChart) => {
    chart.current = drawn;
  }, []);
  const highlight = (index: number | null) => {
    setActive(index);
    const points = chart.current?.series?.[0]?.points ?? [];
    for (const point of points) {
      point.setState(index === null ? '' : point.index === index ? 'hover' : 'inactive');
    }
  };
  return (
    <div className={styles.split}>
      <div className={styles.donut}>
        {/* Where nothing has an angle, the library would fill the whole ring. */}
        {spending.entries.some(hasAngle) ? (
          <LazyChart options={options} onDrawn={keepChart} />
        ) : (
          <div className={styles.ring} />
        )}
        <p className={styles.total}>
          <span>Expenses</span>
          <b style={{ '--length': total.length } as CSSProperties}>{total}</b>
          <span>{spending.currency}</span>
        </p>
      </div>
      <CategoryList spending={spending} active={active} onActive={highlight} />
    </div>
  );
}

function CategoryList(props: {
  spending: Spending;
  active: number | null;
  onActive: (index: number | null) => void;
}) {
  const { spending, onActive } = props;
  const [expanded, setExpanded] = useState(false);
  const { shown, rest } = legendOf(spending, expanded);
  return (
    <ul className={styles.list}>
      {shown.map((entry, index) => (
        <li
          key={entry.category}
          className={classNames(index === props.active && styles.active)}
          onMouseEnter={() => onActive(index)}
          onMouseLeave={() => onActive(null)}
        >
          <CategoryIcon category={entry.category} look="swatch" />
          <span className="truncate" title={entry.name}>
            {entry.name}
          </span>
          <span className="num">{formatAmount(entry.amount, spending.currency)}</span>
          <span className={styles.share}>{shareWords(entry)}</span>
        </li>
      ))}
      {spending.entries.length > LEGEND_LENGTH && (
        <li key="more">
          <span />
          <button type="button" className={styles.more} onClick={() => setExpanded(!expanded)}>
            {rest ? `+${rest.count} more` : 'Show fewer'}
          </button>
          <span className="num">{rest && formatAmount(rest.amount, spending.currency)}</span>
          <span className={styles.share}>{rest && formatTenths(rest.tenths)}</span>
        </li>
      )}
    </ul>
  );
}

function shareWords(entry: SpendingEntry): string {
  return entry.tenths === null ? 'refund' : formatTenths(entry.tenths);
}

function SpendingTable({ spending }: { spending: Spending }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label="Table of categories">
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Category</th>
            <th className="num">Amount in {spending.currency}</th>
            <th className="num">Share</th>
          </tr>
        </thead>
        <tbody>
          {spending.entries.map((entry) => (
            <tr key={entry.category}>
              <th scope="row">{entry.name}</th>
              <td className="num">{formatAmount(entry.amount, spending.currency)}</td>
              <td className="num">{shareWords(entry)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Expenses</th>
            <td className="num">{formatAmount(spending.total, spending.currency)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const WAITING_ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

function Waiting() {
  return (
    <>
      <CardBody>
        <div className={styles.split}>
          <div className={styles.donut}>
            <div className={styles.ring} />
          </div>
          <ul className={styles.list}>
            {WAITING_ROWS.map((row) => (
              <li key={row}>
                <Skeleton width="20px" height="20px" />
                <Skeleton width="60%" />
                <Skeleton width="64px" />
                <Skeleton width="36px" />
              </li>
            ))}
          </ul>
        </div>
      </CardBody>
      <CardFoot>
        <TransfersNote />
        <Skeleton width="5.5rem" />
      </CardFoot>
    </>
  );
}
