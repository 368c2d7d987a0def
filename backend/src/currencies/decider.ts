import type { Command, Decider } from '../eventsourcing/decider.ts';
import type { PublishedRates } from '../ports/exchange-rates.ts';
import type { RatesPublished } from './events.ts';
import { scaleRate } from './rate-table.ts';

export type PublishRates = Command<
  'PublishRates',
  { source: string; days: readonly PublishedRates[] }
>;

/** lastDate is the newest published day; '' before the first. */
export type Rates = { lastDate: string };

/** Days only ever follow each other: a published day is never changed, so no sum changes behind a user's back. */
export const ratesDecider: Decider<PublishRates, RatesPublished, Rates> = {
  initialState: () => ({ lastDate: '' }),
  decide(command, { lastDate }) {
    const { source, days } = command.data;
    const fresh = days
      .filter(({ date, rates }) => date > lastDate && Object.keys(rates).length > 0)
      .sort((a, b) => (a.date < b.date ? -1 : 1));
    for (const { rates } of fresh) for (const rate of Object.values(rates)) scaleRate(rate);
    const months = Map.groupBy(fresh, ({ date }) => date.slice(0, 7));
    return [...months.values()].map((ofMonth) => ({
      type: 'RatesPublished',
      data: { source, days: ofMonth.map(({ date, rates }) => ({ date, rates: { ...rates } })) },
    }));
  },
  evolve: (rates, event) =>
    event.type === 'RatesPublished'
      ? { lastDate: event.data.days.at(-1)?.date ?? rates.lastDate }
      : rates,
};
