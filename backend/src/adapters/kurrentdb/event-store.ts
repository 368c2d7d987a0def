import { setTimeout as pauseFor } from 'node:timers/promises';
import {
  BACKWARDS,
  END,
  excludeSystemEvents,
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
  RevisionConflict,
} from '../../ports/event-store.ts';
import { recorded } from './recorded.ts';
import { batches } from './subscription.ts';
import { DEADLINE_MS, eachInTime, inTime, named } from './unavailable.ts';

const MAX_EVENTS_PER_APPEND = 10_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;

export type KurrentDbLog = { error(details: object, message: string): void };

/**
 * The event store on KurrentDB 22.6 or later. `connectionString` as in kurrentdb://host:2113?tls=false.
 * Where an append rejects with EventStoreUnavailable because no answer came, it may have been written all the same:
 * who tries again with the same expected revision then meets a RevisionConflict.
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
      try {
        const streamState = expected === 'noStream' ? NO_STREAM : BigInt(expected);
        const { nextExpectedRevision, position } = await inTime(
          client.appendToStream(
            streamId,
            events.map((event) => jsonEvent(event as never)),
            {
              streamState,
              deadline: DEADLINE_MS,
            },
          ),
        );
        if (!position) throw new Error('KurrentDB told no position of what it appended');
        return { revision: Number(nextExpectedRevision), position: position.commit };
      } catch (error) {
        if (error instanceof WrongExpectedVersionError)
          throw new RevisionConflict(streamId, expected);
        throw named(error);
      }
    },
    async *readStream(streamId) {
      try {
        for await (const event of eachInTime(client.readStream(streamId)))
          yield upcast(recorded(event));
      } catch (error) {
        if (!(error instanceof StreamNotFoundError)) throw named(error);
      }
    },
    async *subscribe(after, signal) {
      const ended = AbortSignal.any([signal, closed.signal]);
      let position = after;
      let pause = FIRST_PAUSE_MS;
      while (!ended.aborted) {
        try {
          for await (const batch of batches(client, position, upcast, ended)) {
            pause = FIRST_PAUSE_MS;
            position = batch.at(-1)?.position ?? position;
            yield batch;
          }
        } catch (error) {
          const reason = named(error);
          if (!(reason instanceof EventStoreUnavailable)) throw reason;
          log.error(
            { error: reason, position: String(position) },
            'the subscription to KurrentDB broke and is taken up again',
          );
        }
        await pauseFor(pause, undefined, { signal: ended }).catch(() => {});
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
    },
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
