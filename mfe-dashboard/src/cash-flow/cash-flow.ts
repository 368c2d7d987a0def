import type { CashFlow } from '@saldo/contracts';
import { monthIndex } from '../formatting/dates.ts';
import { sumAmounts } from '../formatting/money.ts';

export type Month = CashFlow['monthly_profit_loss'][number];

/** The months, oldest first. */
export function monthsInOrder(cashFlow: CashFlow): Month[] {
  return [...cashFlow.monthly_profit_loss].sort((a, b) => a.month.localeCompare(b.month));
}

/** What was left over in all months together. */
export function netOf(cashFlow: CashFlow): number {
  return sumAmounts(
    cashFlow.monthly_profit_loss.map(({ profit }) => profit),
    cashFlow.currency,
  );
}

/** How many calendar months lie from the first to the last one with transactions, both counted; 0 where there are none. */
export function monthsSpanned(cashFlow: CashFlow): number {
  const months = monthsInOrder(cashFlow);
  const first = months[0];
  const last = months.at(-1);
  return first && last ? monthIndex(last.month) - monthIndex(first.month) + 1 : 0;
}
