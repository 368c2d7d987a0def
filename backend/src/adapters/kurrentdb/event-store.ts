import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import {
  BACKWARDS,
  END,
  excludeSystemEvents,
  type JSONType,
  jsonEvent,
  KurrentDBClient,
  NO_STREAM,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import type { Upcast } from '../../eventsourcing/upcasters.ts';
import {
  type EventStore,
  EventStoreUnavailable,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  RevisionConflict,
} from '../../ports/event-store.ts';
import { recorded } from './recorded.ts';
import { batches } from './subscription.ts';
import { DEADLINE_MS, eachInTime, inTime, named } from './unavailable.ts';

const MAX_EVENTS_PER_APPEND = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

export type KurrentDbLog = { error(details: object, message: string): void };

/**
 * The event store on KurrentDB 22.6 or later. `connectionString` as in kurrentdb://host:2113?tls=false.
 * An append that is larger than the server takes rejects with the client's MaxAppendSizeExceededError.
 * Throws where the connection string cannot be read.
 */
export function openKurrentDbEventStore(
  connectionString: string,
  upcast: Upcast,
  log: KurrentDbLog,
): EventStore {
  const client = KurrentDBClient.connectionString(connectionString);
  const closed = new AbortController();
  return {
    async append(streamId, expected, events) {
      if (events.length === 0 || events.length > MAX_EVENTS_PER_APPEND) {
        throw new RangeError(
          `an append takes 1 to ${MAX_EVENTS_PER_APPEND} events, not ${events.length}`,
        );
      }
      return append(client, streamId, expected, events);
    },
    async *readStream(streamId) {
      try {
        for await (const event of eachInTime(client.readStream(streamId))) {
          yield upcast(recorded(event));
        }
      } catch (error) {
        if (!(error instanceof StreamNotFoundError)) throw named(error);
      }
    },
    subscribe: (after, signal) =>
      follow(after, AbortSignal.any([signal, closed.signal]), { client, upcast, log }),
    async head() {
      const newest = client.readAll({
        direction: BACKWARDS,
        fromPosition: END,
        maxCount: 1,
        filter: excludeSystemEvents(),
      });
      try {
        for await (const event of eachInTime(newest)) return recorded(event).position;
        return 0n;
      } catch (error) {
        throw named(error);
      }
    },
    async close() {
      closed.abort();
      await client.dispose();
    },
  };
}

async function append(
  client: KurrentDBClient,
  streamId: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<{ revision: number; position: bigint }> {
  try {
    const { nextExpectedRevision, position } = await inTime(
      client.appendToStream(streamId, events.map(proposed), {
        streamState: expected === 'noStream' ? NO_STREAM : BigInt(expected),
        deadline: DEADLINE_MS,
      }),
    );
    assert(position, 'KurrentDB told no position of what it appended');
    return { revision: Number(nextExpectedRevision), position: position.commit };
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) throw new RevisionConflict(streamId, expected);
    throw named(error);
  }
}

function proposed({ id, type, data, metadata }: NewEvent) {
  return jsonEvent({ id, type, data: data as JSONType, metadata });
}

type Following = { client: KurrentDBClient; upcast: Upcast; log: KurrentDbLog };

/** One subscription after the other, each from behind the last event given out, with growing pauses while none comes about. */
async function* follow(
  after: bigint,
  ended: AbortSignal,
  { client, upcast, log }: Following,
): AsyncGenerator<RecordedEvent[]> {
  let position = after;
  let pause = FIRST_PAUSE_MS;
  while (!ended.aborted) {
    try {
      for await (const batch of batches(client, position, upcast, ended)) {
        pause = FIRST_PAUSE_MS;
        const events = unseen(batch, position);
        const last = events.at(-1);
        if (!last) continue;
        position = last.position;
        yield events;
      }
    } catch (error) {
      const reason = named(error);
      if (!(reason instanceof EventStoreUnavailable)) throw reason;
      log.error(
        { error: reason, position: String(position) },
        'the subscription to KurrentDB broke and is taken up again',
      );
    }
    await pauseFor(pause, ended);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Consumers keep one position only: what a server gave twice or out of order must not reach them. */
function unseen(batch: readonly RecordedEvent[], position: bigint): RecordedEvent[] {
  let last = position;
  return batch.filter((event) => {
    if (event.position <= last) return false;
    last = event.position;
    return true;
  });
}

async function pauseFor(milliseconds: number, ended: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal: ended });
  } catch (error) {
    if (!ended.aborted) throw error;
  }
}
