import type { Projection } from '../eventsourcing/projector.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import type { RatesPublished } from './events.ts';
import { ratesCollection, recordRates } from './rate-documents.ts';

export const RATES = 'rates_v1';

/** The published rates, a document per month. */
export const ratesProjection: Projection = {
  name: 'rates',
  version: 1,
  collections: [ratesCollection(RATES)],
  async handle(recorded, unit) {
    const event = recorded as RecordedEvent<RatesPublished>;
    if (event.type === 'RatesPublished') await recordRates(unit, RATES, event.data);
  },
};
