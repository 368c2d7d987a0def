import type { Filters } from '@saldo/contracts';
import { Button, classNames, Segment, Select, Skeleton, Toggle, toast } from '@saldo/ui';
import { useRef } from 'react';
import { type DashboardFilters, toggleAccount } from './dashboard-filters.ts';
import { DateRangePicker } from './date-range-picker.tsx';
import styles from './filter-bar.module.css';

/** Said where the last account was switched off. */
const ALL_ON_AGAIN = 'All accounts are on again: without any there is nothing to show.';

/** So many currencies stand side by side; the others are in a list. */
const CURRENCIES_IN_SIGHT = 4;

/** Accounts, currency and dates. `offered` is missing until it has been loaded; what of it is late fits into the room kept for it. */
export function FilterBar(props: {
  filters: DashboardFilters;
  offered: Filters | undefined;
  loading: boolean;
  isLate: boolean;
  onChoose: (filters: DashboardFilters) => void;
}) {
  const { filters, offered, onChoose } = props;
  const { range } = filters;
  const dates = useRef<HTMLDivElement>(null);
  const clearDates = () => {
    // The button goes away; whoever pressed it goes on at the dates beside it.
    dates.current?.querySelector('button')?.focus();
    onChoose({ ...filters, range: {} });
  };
  const toggle = (account: string) => {
    const accountsOff = toggleAccount(filters.accountsOff, account, offered?.accounts ?? []);
    onChoose({ ...filters, accountsOff });
    const wasOn = !filters.accountsOff.includes(account);
    if (wasOn && accountsOff.length === 0) toast({ kind: 'info', text: ALL_ON_AGAIN });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row in every browser.
    <div className={styles.bar} role="group" aria-label="Filters">
      {!offered && props.loading && (
        <div className={classNames(styles.group, styles.accounts)}>
          <Skeleton width="17.625rem" height="var(--control-h-sm)" />
        </div>
      )}
      {offered && offered.accounts.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        <div
          className={classNames(styles.group, styles.accounts, props.isLate && styles.late)}
          role="group"
          aria-label="Accounts"
        >
          {offered.accounts.map((account) => (
            <Toggle
              key={account}
              pressed={!filters.accountsOff.includes(account)}
              onPressedChange={() => toggle(account)}
            >
              <span className={classNames('truncate', styles.account)} title={account}>
                {account}
              </span>
            </Toggle>
          ))}
        </div>
      )}
      {!offered && props.loading ? (
        <div className={styles.group}>
          <Skeleton width="19.375rem" height="var(--control-h-sm)" />
        </div>
      ) : (
        <CurrencyChoice
          chosen={filters.currency}
          offered={offered?.currencies ?? []}
          onChoose={(currency) => onChoose({ ...filters, currency })}
        />
      )}
      <div className={styles.group} ref={dates}>
        <DateRangePicker
          value={range}
          onCommit={(committed) => onChoose({ ...filters, range: committed })}
        />
        {(range.startDate || range.endDate) && (
          <Button variant="ghost" size="sm" aria-label="Clear date range" onClick={clearDates}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}

function CurrencyChoice(props: {
  chosen: string;
  offered: readonly string[];
  onChoose: (currency: string) => void;
}) {
  const inSight = props.offered.slice(0, CURRENCIES_IN_SIGHT);
  const others = props.offered.slice(CURRENCIES_IN_SIGHT);
  const shown = inSight.length > 0 ? inSight : [props.chosen];
  const option = (code: string) => ({ value: code, label: code });
  return (
    <div className={styles.group}>
      <Segment
        label="Currency"
        options={shown.map(option)}
        value={props.chosen}
        onChange={props.onChoose}
      />
      {others.length > 0 && (
        <div className={styles.more}>
          <Select
            size="sm"
            aria-label="More currencies"
            placeholder="More"
            options={others.map(option)}
            value={others.includes(props.chosen) ? props.chosen : undefined}
            onChange={props.onChoose}
          />
        </div>
      )}
    </div>
  );
}
