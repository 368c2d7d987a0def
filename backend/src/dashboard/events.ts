import type { DomainEvent } from '../ports/event-store.ts';

/** A user looked at the dashboard in a currency for the first time; from here on its sums are kept. Stream `dashboard-{userId}`. */
export type DashboardCurrencyChosen = DomainEvent<
  'DashboardCurrencyChosen',
  { userId: string; currency: string }
>;
