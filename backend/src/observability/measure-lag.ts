import type { EventStore } from '../ports/event-store.ts';
import type { Ports } from '../ports/index.ts';
import type { Metrics } from './metrics.ts';
import { withinTime } from './time-limit.ts';

/** Ends of batches that are remembered until they are committed. */
const MAX_BATCHES = 100;
const LONGEST_LOOK_MS = 2_000;

type Applied = { position: bigint; occurredAt: string };
type LagPorts = Pick<Ports, 'eventStore' | 'readStore' | 'clock'>;

/**
 * The same stores, and gauges of how far the projections are behind, worked out when the metrics are read. A projection is
 * known from the first time its checkpoint is asked for or moved. Where a store does not answer within 2 s there is no
 * figure rather than an old one. Positions that are not dense (KurrentDB counts bytes) give no number of events.
 */
export function measureLag(
  { eventStore, readStore, clock }: LagPorts,
  positionsAreDense: boolean,
  metrics: Metrics,
): Pick<Ports, 'eventStore' | 'readStore'> {
  const delivered = new Map<bigint, string>();
  const applied = new Map<string, Applied | null>();

  async function look(): Promise<void> {
    metrics.lagEvents.reset();
    metrics.lagSeconds.reset();
    const head = await eventStore.head();
    for (const projection of applied.keys()) {
      const behind = head - (await readStore.checkpoint(projection));
      if (positionsAreDense)
        metrics.lagEvents.set({ projection }, Number(behind < 0n ? 0n : behind));
      const last = applied.get(projection);
      if (behind <= 0n) metrics.lagSeconds.set({ projection }, 0);
      else if (last && head - behind === last.position) {
        const age = Date.parse(clock.now()) - Date.parse(last.occurredAt);
        metrics.lagSeconds.set({ projection }, age / 1_000);
      }
    }
  }
  metrics.beforeReading(() => withinTime(LONGEST_LOOK_MS, look()));

  return {
    eventStore: noteDelivered(eventStore, delivered),
    readStore: {
      ...readStore,
      async checkpoint(projection) {
        const position = await readStore.checkpoint(projection);
        if (!applied.has(projection)) applied.set(projection, null);
        return position;
      },
      async commit(batch) {
        await readStore.commit(batch);
        const occurredAt = delivered.get(batch.to);
        applied.set(batch.projection, occurredAt ? { position: batch.to, occurredAt } : null);
      },
    },
  };
}

function noteDelivered(store: EventStore, delivered: Map<bigint, string>): EventStore {
  return {
    ...store,
    async *subscribe(after, signal) {
      for await (const events of store.subscribe(after, signal)) {
        const last = events.at(-1);
        if (last) {
          const [oldest] = delivered.keys();
          if (delivered.size >= MAX_BATCHES && oldest !== undefined) delivered.delete(oldest);
          delivered.set(last.position, last.metadata.occurredAt);
        }
        yield events;
      }
    },
  };
}
