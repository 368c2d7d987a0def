import type { RecentActivity } from '@saldo/contracts';
import { bookingParts, formatDate, formatShortDate, isOfYear } from '@saldo/contracts/formatting';
import {
  Button,
  Card,
  CardFoot,
  CardHead,
  classNames,
  focusIfLost,
  Skeleton,
  SmallSeal,
} from '@saldo/ui';
import { Link } from '@saldo/ui/router';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { categoryName } from '../categories/category.ts';
import { CategoryIcon } from '../categories/category-icon.tsx';
import { RECENT_LIMIT } from '../loading/dashboard-machine.ts';
import styles from './recent-card.module.css';

type Booking = RecentActivity['transactions'][number];

/** The newest transactions, each in the currency of its account. `showAll` is on once more than the first ten were asked for. */
export function RecentCard(props: {
  recent: RecentActivity | undefined;
  limit: number;
  loadingMore: boolean;
  currentYear: number;
  onShowAll: () => void;
  onLoadMore: () => void;
  className?: string;
}) {
  const { recent } = props;
  const showAll = props.limit > RECENT_LIMIT;
  const list = useRef<HTMLUListElement>(null);
  const viewAll = () => {
    // The button goes away; whoever pressed it goes on in the list.
    list.current?.focus();
    props.onShowAll();
  };
  const loadMore = useGoOnBelow(list, props);
  return (
    <Card
      className={classNames(styles.card, props.className)}
      style={{ '--rows': recent?.transactions.length ?? RECENT_LIMIT } as CSSProperties}
      aria-labelledby="recent-title"
    >
      <CardHead title="Recent Transactions" id="recent-title">
        {recent && recent.total_count > RECENT_LIMIT && !showAll && (
          <button type="button" className="link small" onClick={viewAll}>
            View all
          </button>
        )}
      </CardHead>
      {recent ? (
        <Bookings bookings={recent.transactions} currentYear={props.currentYear} list={list} />
      ) : (
        <Waiting />
      )}
      {!recent && (
        <CardFoot>
          <Skeleton width="10rem" />
        </CardFoot>
      )}
      {recent && (
        <CardFoot>
          <span>{countWords(recent)}</span>
          {showAll && recent.next_cursor ? (
            <Button variant="outline" size="sm" busy={props.loadingMore} onClick={loadMore}>
              {props.loadingMore ? 'Loading...' : 'Load more'}
            </Button>
          ) : (
            <span className="quiet only-wide">In the currency of each account</span>
          )}
        </CardFoot>
      )}
    </Card>
  );
}

/** Loads more, and then goes on at the first transaction that came: the button has moved down behind them all. */
function useGoOnBelow(
  list: RefObject<HTMLUListElement | null>,
  { loadingMore, onLoadMore }: { loadingMore: boolean; onLoadMore: () => void },
): () => void {
  const firstNew = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (loadingMore || firstNew.current === null) return;
    const row = list.current?.children[firstNew.current];
    firstNew.current = null;
    focusIfLost(row?.querySelector('a'));
  }, [loadingMore, list]);
  return () => {
    firstNew.current = list.current?.children.length ?? null;
    onLoadMore();
  };
}

function countWords({ transactions, total_count }: RecentActivity): string {
  const shown = transactions.length.toLocaleString('en-GB');
  const all = total_count.toLocaleString('en-GB');
  return `${shown} of ${all} ${total_count === 1 ? 'transaction' : 'transactions'}`;
}

function Bookings(props: {
  bookings: readonly Booking[];
  currentYear: number;
  list: RefObject<HTMLUListElement | null>;
}) {
  const { bookings, currentYear } = props;
  const withYear = !bookings.every(({ date }) => isOfYear(date, currentYear));
  return (
    <ul
      className={classNames(styles.list, withYear && styles.withYear)}
      ref={props.list}
      tabIndex={-1}
    >
      {bookings.map((booking, index) => (
        <BookingRow
          key={booking.id}
          booking={booking}
          isFirstOfDay={bookings[index - 1]?.date !== booking.date}
          withYear={withYear}
        />
      ))}
    </ul>
  );
}

/** One transaction. Its date is seen once per day and heard with every row. */
function BookingRow(props: { booking: Booking; isFirstOfDay: boolean; withYear: boolean }) {
  const { booking } = props;
  const date = props.withYear ? formatDate(booking.date) : formatShortDate(booking.date);
  const category = categoryName(booking.category);
  return (
    <li className={styles.row}>
      <span className={styles.date}>
        <time dateTime={booking.date} className={props.isFirstOfDay ? undefined : 'sr'}>
          {date}
        </time>
      </span>
      <CategoryIcon category={booking.category} look="disc" />
      <div className={styles.name}>
        <div className={styles.first}>
          <Link
            className="truncate"
            title={booking.description}
            to={`/app/statement?transaction=${encodeURIComponent(booking.id)}`}
          >
            {booking.description}
          </Link>
          <ProofMark proof={booking.proof} />
        </div>
        <div className={classNames(styles.sub, 'truncate')}>
          <span className="only-narrow">
            {date}
            <i className="sep" />
          </span>
          {booking.account}
          <span className="only-narrow">
            <i className="sep" />
            {category}
          </span>
        </div>
      </div>
      <span className={classNames(styles.category, 'soft small truncate')} title={category}>
        {category}
      </span>
      <Amount booking={booking} />
    </li>
  );
}

/** Marks what comes from a statement that is not proven; what is proven needs no mark. */
function ProofMark({ proof }: Pick<Booking, 'proof'>) {
  if (proof === 'broken')
    return <SmallSeal state="broken" size={14} label="from a statement that does not add up" />;
  if (proof === 'not_provable')
    return <SmallSeal state="none" size={14} label="from a statement that cannot be proven" />;
  return null;
}

function Amount({ booking }: { booking: Booking }) {
  const { sign, currency, digits } = bookingParts(booking.amount, booking.currency);
  const isTransfer = booking.category === 'transfers';
  return (
    <span
      className={classNames(
        styles.amount,
        isTransfer && 'soft',
        !isTransfer && booking.amount > 0 && styles.in,
      )}
    >
      <span className={styles.currency}>
        {sign}
        {currency}
      </span>{' '}
      {digits}
    </span>
  );
}

const WAITING_ROWS = Array.from({ length: RECENT_LIMIT }, (_, index) => index);

function Waiting() {
  return (
    <ul className={styles.list}>
      {WAITING_ROWS.map((row) => (
        <li className={styles.row} key={row}>
          <span className={styles.date}>
            <Skeleton width="40px" />
          </span>
          <Skeleton width="30px" height="30px" />
          <div className={styles.name}>
            <Skeleton width="62%" />
          </div>
          <span className={styles.category}>
            <Skeleton width="70px" />
          </span>
          <Skeleton width="88px" />
        </li>
      ))}
    </ul>
  );
}
