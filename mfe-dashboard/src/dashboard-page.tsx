import type { Overview, RecentActivity } from '@saldo/contracts';
import {
  announce,
  Button,
  Card,
  classNames,
  Empty,
  ErrorCard,
  Icon,
  OPEN_IMPORT,
  Upload,
} from '@saldo/ui';
import { useCallback, useEffect, useRef } from 'react';
import { BalancesCard } from './balances/balances-card.tsx';
import { CashFlowCard } from './cash-flow/cash-flow-card.tsx';
import { prefetchChart } from './chart/lazy-chart.tsx';
import styles from './dashboard-page.module.css';
import { INITIAL_FILTERS, narrows } from './filters/dashboard-filters.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { LateLine } from './late/late-line.tsx';
import { useLate } from './late/use-late.ts';
import { Behind } from './loading/behind.tsx';
import { FAILED_TO_FETCH } from './loading/dashboard-data.ts';
import { RECENT_LIMIT } from './loading/dashboard-machine.ts';
import { useDashboard } from './loading/use-dashboard.ts';
import { periodOf, whatToShow } from './loading/what-to-show.ts';
import { ProcessingBanner } from './processing/processing-banner.tsx';
import { useProcessing } from './processing/use-processing.ts';
import { CoverageCard } from './proof/coverage-card.tsx';
import { RecentCard } from './recent/recent-card.tsx';
import { SpendingCard } from './spending/spending-card.tsx';
import { Summary } from './summary/summary.tsx';
import { unconvertedGroups } from './unconverted/unconverted.ts';
import { UnconvertedNotice } from './unconverted/unconverted-notice.tsx';
import { UnprovenNotice } from './unproven/unproven-notice.tsx';

/** The whole dashboard: what it is asked for, what is being read, what came back. */
export function DashboardPage() {
  const dashboard = useDashboard();
  const { data, filters, errors, loading, send, choose } = dashboard;
  const refresh = useCallback(() => send({ type: 'REFRESH' }), [send]);
  const processing = useProcessing(refresh);
  const messages = [...new Set(Object.values(errors))];
  const show = whatToShow(dashboard);
  const unconverted = unconvertedGroups(data);
  const notices = noticesOf(data.overview, unconverted !== undefined || !loading);
  const [listIsLate, showFiles] = useLate(processing.known);
  const filesAreLate = listIsLate && !processing.uploadedHere;
  const [noticesAreLate, showNotices] = useLate(notices !== undefined);
  const [namesAreLate] = useLate(data.filters !== undefined);
  useEffect(prefetchChart, []);
  const settled = useRef(false);
  settled.current ||= processing.known && notices !== undefined && data.filters !== undefined;
  const currentYear = new Date().getFullYear();
  // Where whoever pressed a button that goes away goes on.
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <div className={classNames(styles.page, 'page', !settled.current && styles.unsettled)}>
      <div className="page-head">
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            Dashboard
          </h1>
          <p>
            All amounts shown in {filters.currency}
            <LateLine
              files={filesAreLate ? processing.files : []}
              notices={noticesAreLate ? (notices ?? []).length : 0}
              onShow={() => {
                heading.current?.focus();
                showFiles();
                showNotices();
              }}
            />
          </p>
          <Behind freshness={dashboard.freshness} onRefresh={refresh} />
        </div>
        <FilterBar
          filters={filters}
          offered={data.filters}
          loading={loading}
          isLate={namesAreLate}
          onChoose={choose}
        />
      </div>
      <ProcessingBanner
        files={filesAreLate ? [] : processing.files}
        error={processing.error}
        onRetry={processing.retry}
        onDismiss={processing.dismiss}
        afterLast={heading}
      />
      {messages.length > 0 && !loading && (
        <ErrorCard title={FAILED_TO_FETCH} text={messages.join(' ')} onRetry={refresh} />
      )}
      <Summary
        overview={data.overview}
        portfolio={data.portfolio}
        cashFlow={data.cashFlow}
        unconverted={unconverted}
        loading={loading}
        range={filters.range}
      />
      {data.overview && !noticesAreLate && notices?.includes('unconverted') && (
        <UnconvertedNotice
          groups={unconverted}
          all={data.overview.unconverted}
          currency={data.overview.currency}
        />
      )}
      {data.overview && !noticesAreLate && <UnprovenNotice statements={data.overview.unproven} />}
      {show.empty && (
        <NothingYet
          narrowed={narrows(filters)}
          onClear={() => {
            heading.current?.focus();
            choose({ ...INITIAL_FILTERS, currency: filters.currency });
          }}
        />
      )}
      {(show.cashFlow || show.spending) && (
        <div className="grid stretch">
          {show.cashFlow && (
            <CashFlowCard
              cashFlow={data.cashFlow}
              overview={data.overview}
              currentYear={currentYear}
              className="c7 wide"
            />
          )}
          {show.spending && (
            <SpendingCard answer={data.spending} period={periodOf(data)} className="c5 wide" />
          )}
        </div>
      )}
      <div className="grid stretch">
        {show.recent && (
          <RecentCard
            recent={firstOf(data.recent, dashboard.limit)}
            limit={dashboard.limit}
            loadingMore={dashboard.loadingMore}
            currentYear={currentYear}
            onShowAll={dashboard.showAll}
            onLoadMore={() => send({ type: 'LOAD_MORE' })}
            className="c7 wide"
          />
        )}
        {(show.coverage || show.balances) && (
          <div className={besideClass(show.recent, dashboard.limit)}>
            {show.coverage && <CoverageCard statements={data.statements} />}
            {show.balances && <BalancesCard portfolio={data.portfolio} currentYear={currentYear} />}
          </div>
        )}
      </div>
    </div>
  );
}

/** As much of the list as is to be shown: more of it may be here. */
function firstOf(recent: RecentActivity | undefined, limit: number): RecentActivity | undefined {
  return recent && { ...recent, transactions: recent.transactions.slice(0, limit) };
}

/** Which notices stand under the sums; undefined while that is not known. */
function noticesOf(overview: Overview | undefined, isSorted: boolean) {
  if (!overview || (overview.unconverted.length > 0 && !isSorted)) return undefined;
  return (['unconverted', 'unproven'] as const).filter((name) => overview[name].length > 0);
}

/** The second column ends with the list beside it, unless that list was made long; without a list its cards stand side by side. */
function besideClass(listIsThere: boolean, limit: number): string {
  if (!listIsThere) return classNames(styles.pair, 'c12');
  return classNames(styles.column, limit === RECENT_LIMIT && styles.filled, 'c5 wide');
}

function NothingYet({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const upload = (
    <Button onClick={() => announce(OPEN_IMPORT)}>
      <Icon of={Upload} />
      Upload PDF Statement
    </Button>
  );
  return (
    <Card>
      {narrowed ? (
        <Empty
          title="No Transactions Yet"
          text="No transactions for these accounts and dates."
          action={
            <Button variant="outline" onClick={onClear}>
              Clear filters
            </Button>
          }
        />
      ) : (
        <Empty
          title="No Transactions Yet"
          text="Upload one statement and it proves itself here."
          action={upload}
        />
      )}
    </Card>
  );
}
