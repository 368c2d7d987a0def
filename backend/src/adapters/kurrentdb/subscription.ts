import {
  type AllStreamSubscription,
  excludeSystemEvents,
  type KurrentDBClient,
  START,
} from '@kurrent/kurrentdb-client';
import type { Upcast } from '../../eventsourcing/upcasters.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import { watch } from './feed.ts';
import { recorded } from './recorded.ts';

const BATCH_EVENTS = 2_000;
/** Events with many lines are large: a batch ends here even if it holds few of them. */
const BATCH_CHARACTERS = 8_000_000;
/** How many events wait in the client for a slow consumer, twice: raw and parsed. */
const BUFFERED_EVENTS = 64;
/** By default the server tells a checkpoint after every 32 events, which nobody here needs. */
const CHECKPOINT_INTERVAL = 1_000;

/**
 * The events after a position as one subscription gives them, in batches of what is there.
 * Ends when the signal aborts or the server ends it; throws where it breaks or is not confirmed in time.
 */
export async function* batches(
  client: KurrentDBClient,
  after: bigint,
  upcast: Upcast,
  signal: AbortSignal,
): AsyncGenerator<RecordedEvent[]> {
  const subscription = client.subscribeToAll(
    {
      fromPosition: after === 0n ? START : { commit: after, prepare: after },
      filter: excludeSystemEvents({ checkpointInterval: CHECKPOINT_INTERVAL }),
    },
    { highWaterMark: BUFFERED_EVENTS },
  );
  const feed = watch(subscription, signal);
  try {
    let batch = emptyBatch();
    while (!signal.aborted) {
      take(batch, subscription, upcast);
      if (batch.events.length === 0) {
        if (feed.isOver()) return;
        await feed.changed();
      } else if (isFull(batch) || !(await feed.hasMoreAtOnce())) {
        yield batch.events;
        batch = emptyBatch();
      }
    }
  } finally {
    feed.stop();
    await subscription.unsubscribe().catch(() => {
      // There was no stream to cancel: the connection never came about.
    });
    subscription.destroy();
  }
}

type Batch = { events: RecordedEvent[]; characters: number };

const emptyBatch = (): Batch => ({ events: [], characters: 0 });

function isFull({ events, characters }: Batch): boolean {
  return events.length >= BATCH_EVENTS || characters >= BATCH_CHARACTERS;
}

function take(batch: Batch, subscription: AllStreamSubscription, upcast: Upcast): void {
  while (!isFull(batch)) {
    const resolved = subscription.read();
    if (resolved === null) return;
    const event = upcast(recorded(resolved));
    batch.events.push(event);
    batch.characters += roughCharacters(event.data);
  }
}

/** About how long the JSON of a value is, at a fraction of the cost of writing it. */
function roughCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let sum = 8;
  for (const key in value) sum += 8 + roughCharacters((value as Record<string, unknown>)[key]);
  return sum;
}
