import type { Portfolio, Statement } from '@saldo/contracts';
import { formatMonthSpan } from '@saldo/contracts/formatting';
import { monthsInOrder } from '../cash-flow/cash-flow.ts';
import type { DashboardData } from './dashboard-data.ts';

type Loaded = { data: Partial<DashboardData>; loading: boolean };

/**
 * Which cards stand on the page. A card whose part is on its way stands as grey blocks; one whose part failed is left out,
 * as the error card speaks for it. Without transactions the charts and the list give way to the empty state.
 */
export function whatToShow({ data, loading }: Loaded) {
  const empty = data.recent?.total_count === 0;
  const isThereOrComing = (part: keyof DashboardData) => data[part] !== undefined || loading;
  return {
    empty,
    cashFlow:
      !empty && isThereOrComing('cashFlow') && data.cashFlow?.monthly_profit_loss.length !== 0,
    spending: !empty && isThereOrComing('spending'),
    recent: !empty && isThereOrComing('recent'),
    balances: data.portfolio ? hasBalances(data.portfolio) : !empty && loading,
    coverage: data.statements ? data.statements.some(isOrWillBeRead) : !empty && loading,
  };
}

function hasBalances({ balances, unknown_balances }: Portfolio): boolean {
  return balances.length + unknown_balances.length > 0;
}

function isOrWillBeRead({ processing_status }: Statement): boolean {
  return processing_status !== 'failed';
}

/** The months the charts speak of, like 'May - Oct 2026'; empty while they are not known. */
export function periodOf({ cashFlow }: Partial<DashboardData>): string {
  if (!cashFlow) return '';
  const months = monthsInOrder(cashFlow);
  const first = months[0]?.month;
  const last = months.at(-1)?.month;
  return first && last ? formatMonthSpan(first, last) : '';
}
