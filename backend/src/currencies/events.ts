import type { DomainEvent } from '../ports/event-store.ts';

/**
 * What one euro was worth on each of some working days, as the source printed it (decimal texts). Stream `rates-{source}`.
 * A rate holds from its day until the next published one of that currency.
 */
export type RatesPublished = DomainEvent<
  'RatesPublished',
  { source: string; days: { date: string; rates: Record<string, string> }[] }
>;
