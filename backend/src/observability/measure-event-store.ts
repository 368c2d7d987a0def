import { type EventStore, EventStoreUnavailable, RevisionConflict } from '../ports/event-store.ts';
import { type Metrics, secondsSince } from './metrics.ts';

/** The same event store, with its appends measured. */
export function measureEventStore(store: EventStore, metrics: Metrics): EventStore {
  return {
    ...store,
    async append(streamId, expected, events) {
      const category = categoryOf(streamId);
      const start = performance.now();
      try {
        const appended = await store.append(streamId, expected, events);
        metrics.appends.observe({ category, outcome: 'appended' }, secondsSince(start));
        for (const { type } of events) metrics.eventsAppended.inc({ type });
        return appended;
      } catch (error) {
        metrics.appends.observe({ category, outcome: outcomeOf(error) }, secondsSince(start));
        throw error;
      }
    },
  };
}

/** The kind of a stream: its name up to the first hyphen. What follows is an id. */
export function categoryOf(streamId: string): string {
  return streamId.split('-', 1)[0] as string;
}

function outcomeOf(error: unknown): string {
  if (error instanceof RevisionConflict) return 'conflict';
  return error instanceof EventStoreUnavailable ? 'unavailable' : 'failed';
}
