import type { Bus } from '../ports/bus.ts';
import { type EventStore, EventStoreUnavailable } from '../ports/event-store.ts';
import type { Random } from './random.ts';

/** A store whose appends sometimes fail: before anything is written, or after it, when only the answer is lost. */
export function faultyEventStore(
  store: EventStore,
  random: Random,
  probability: () => number,
): EventStore {
  return {
    ...store,
    async append(streamId, expected, events) {
      if (random.chance(probability())) throw new EventStoreUnavailable('simulated: not written');
      const appended = await store.append(streamId, expected, events);
      if (random.chance(probability())) throw new EventStoreUnavailable('simulated: answer lost');
      return appended;
    },
  };
}

/** A bus that sometimes delivers twice, as at-least-once means. */
export function repeatingBus(bus: Bus, random: Random): Bus {
  return {
    ...bus,
    publish: (events) =>
      bus.publish(events.flatMap((event) => (random.chance(0.3) ? [event, event] : [event]))),
  };
}
