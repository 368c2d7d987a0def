import type { CashFlow, Overview } from '@saldo/contracts';
import { sumAmounts } from '@saldo/contracts/formatting';

export type Month = CashFlow['monthly_profit_loss'][number];

/** The months, oldest first. */
export function monthsInOrder(cashFlow: CashFlow): Month[] {
  return [...cashFlow.monthly_profit_loss].sort((a, b) => a.month.localeCompare(b.month));
}

/** What was left over in the whole period: the cards' income less their expenses, so that all three agree to the cent. */
export function netOf({ income, expenses, currency }: Overview): number {
  return sumAmounts([income, -expenses], currency);
}

/** How many months have income or expenses; the months between without any do not count. */
export function monthsBooked(cashFlow: CashFlow): number {
  return cashFlow.monthly_profit_loss.filter(hasBookings).length;
}

/** Whether nothing can be shown because no rate is known for any of it. */
export function isAllUnconverted({ monthly_profit_loss, unconverted }: CashFlow): boolean {
  return unconverted.length > 0 && !monthly_profit_loss.some(hasBookings);
}

function hasBookings({ income, expenses }: Month): boolean {
  return income !== 0 || expenses !== 0;
}
