import type { Command, Decider } from '../eventsourcing/decider.ts';
import type { DashboardCurrencyChosen } from './events.ts';

export type ChooseCurrency = Command<'ChooseCurrency', { userId: string; currency: string }>;

/** The currencies a user's sums are kept in. */
export type ChosenCurrencies = ReadonlySet<string>;

/** Every kept currency is work at each booking; beyond this many the sums are made when they are asked for. */
const MAX_KEPT = 40;

export const dashboardDecider: Decider<ChooseCurrency, DashboardCurrencyChosen, ChosenCurrencies> =
  {
    initialState: () => new Set(),
    decide({ data: { userId, currency } }, chosen) {
      if (chosen.has(currency) || chosen.size >= MAX_KEPT) return [];
      return [{ type: 'DashboardCurrencyChosen', data: { userId, currency } }];
    },
    evolve: (chosen, event) =>
      event.type === 'DashboardCurrencyChosen' ? new Set([...chosen, event.data.currency]) : chosen,
  };

export const dashboardStream = (userId: string) => `dashboard-${userId}`;
