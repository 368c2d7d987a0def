import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type AllStreamSubscription,
  excludeSystemEvents,
  type KurrentDBClient,
  START,
} from '@kurrent/kurrentdb-client';
import type { Upcast } from '../../eventsourcing/upcasters.ts';
import { EventStoreUnavailable, type RecordedEvent } from '../../ports/event-store.ts';
import { recorded } from './recorded.ts';
import { DEADLINE_MS } from './unavailable.ts';

const BATCH_EVENTS = 1_000;
/** Events with many lines are large: a batch ends here even if it holds few of them. */
const BATCH_CHARACTERS = 8_000_000;
/** How many events wait in the client for a slow consumer, twice: raw and parsed. */
const BUFFERED_EVENTS = 64;
/** System events are few: a checkpoint after each 32 events, as by default, would be traffic for nothing. */
const CHECKPOINT_INTERVAL = 1_000;

/**
 * The events after a position as one subscription gives them, in batches: what is there at once, without waiting for more.
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
    let batch: RecordedEvent[] = [];
    let characters = 0;
    for (;;) {
      const before = batch.length;
      while (batch.length < BATCH_EVENTS && characters < BATCH_CHARACTERS) {
        const resolved = subscription.read();
        if (resolved === null) break;
        const event = upcast(recorded(resolved));
        characters += roughCharacters(event.data);
        batch.push(event);
      }
      const isFull = batch.length >= BATCH_EVENTS || characters >= BATCH_CHARACTERS;
      if (signal.aborted) return;
      if (isFull || (batch.length > 0 && batch.length === before)) {
        yield batch;
        batch = [];
        characters = 0;
      } else if (batch.length > 0) {
        await nextTurn();
      } else {
        if (feed.isOver()) return;
        await feed.changed();
      }
    }
  } finally {
    feed.stop();
    await subscription.unsubscribe().catch(() => {});
    subscription.destroy();
  }
}

/** Tells when there may be something to read. The subscription is over when it ended; a failure is thrown when it is asked. */
function watch(subscription: AllStreamSubscription, signal: AbortSignal) {
  let over = false;
  let failure: unknown;
  let wake = () => {};
  const end = (error?: unknown) => {
    over = true;
    failure ??= error;
    wake();
  };
  const unconfirmed = setTimeout(
    () => end(new EventStoreUnavailable(`no subscription within ${DEADLINE_MS} ms`)),
    DEADLINE_MS,
  );
  subscription.on('confirmation', () => clearTimeout(unconfirmed));
  subscription.on('readable', () => wake());
  subscription.on('error', end);
  for (const ending of ['end', 'close'] as const) subscription.on(ending, () => end());
  const onAbort = () => wake();
  signal.addEventListener('abort', onAbort);
  return {
    isOver() {
      if (failure !== undefined) throw failure;
      return over;
    },
    changed: () =>
      new Promise<void>((resolve) => {
        wake = resolve;
      }),
    stop() {
      clearTimeout(unconfirmed);
      signal.removeEventListener('abort', onAbort);
    },
  };
}

/** About how long the JSON of a value is, at a fraction of the cost of writing it. */
function roughCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 8;
  let sum = 8;
  for (const key in value) sum += 8 + roughCharacters((value as Record<string, unknown>)[key]);
  return sum;
}
