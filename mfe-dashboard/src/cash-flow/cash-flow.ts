import type { CashFlow, Overview } from '@saldo/contracts';
import { sumAmounts } from '@saldo/contracts/formatting';
import type { DateRange } from '../filters/date-range.ts';

export type Month = CashFlow['monthly_profit_loss'][number];

/** The months, oldest first. */
export function monthsInOrder(cashFlow: CashFlow): Month[] {
  return [...cashFlow.monthly_profit_loss].sort((a, b) => a.month.localeCompare(b.month));
}

/** What was left over in the whole period: the cards' income less their expenses, so that all three agree to the cent. */
export function netOf({ income, expenses, currency }: Overview): number {
  return sumAmounts([income, -expenses], currency);
}

/** How many months have income or expenses. Over these an average goes: the months between without any do not count. */
export function countBooked({ monthly_profit_loss }: CashFlow): number {
  return monthly_profit_loss.filter(hasBookings).length;
}

/** Whether the months, each rounded for itself, add up to the cards. */
export function addsUp({ monthly_profit_loss, currency }: CashFlow, cards: Overview): boolean {
  return (['income', 'expenses'] as const).every((flow) => {
    const months = monthly_profit_loss.map((month) => month[flow]);
    return sumAmounts([...months, -cards[flow]], currency) === 0;
  });
}

/**
 * The number of booked months that an average may go over. Null where the chosen dates cut off
 * a part of one of them: half a month counted as one would make an average too low.
 */
export function monthsBooked(cashFlow: CashFlow, { startDate, endDate }: DateRange): number | null {
  const months = cashFlow.monthly_profit_loss.filter(hasBookings).map(({ month }) => month);
  const isBooked = (date: string) => months.includes(date.slice(0, 7));
  const startCuts = startDate && !startDate.endsWith('-01') && isBooked(startDate);
  const endCuts = endDate && !isLastOfMonth(endDate) && isBooked(endDate);
  return startCuts || endCuts ? null : months.length;
}

function isLastOfMonth(date: string): boolean {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1;
}

/** Whether nothing can be shown because no rate is known for any of it. */
export function isAllUnconverted({ monthly_profit_loss, unconverted }: CashFlow): boolean {
  return unconverted.length > 0 && !monthly_profit_loss.some(hasBookings);
}

function hasBookings({ income, expenses }: Month): boolean {
  return income !== 0 || expenses !== 0;
}
