import { setTimeout as pause } from 'node:timers/promises';
import { createMemoryLeases } from '../adapters/memory/leases.ts';
import { systemClock } from '../adapters/system/clock.ts';
import {
  checkpointName,
  type Projection,
  type Projector,
  startProjector,
} from '../eventsourcing/projector.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { builtAnew } from './built-anew.ts';
import { uploadSteadily } from './steady-uploads.ts';

const LONGEST_MS = 3_600_000;
/** The log grows meanwhile. What it has grown by is passed, and what it has grown by during that, which is next to nothing. */
const ROUNDS = 3;
const LOOK_EVERY_MS = 250;

const log = { error: (details: object, message: string) => console.error(message, details) };

export type Stores = { eventStore: EventStore; readStore: ReadStore; isReadStoreOwn: boolean };

/** Milliseconds until all projections have passed what the log holds now. */
export async function fill(projections: readonly Projection[], stores: Stores): Promise<number> {
  const started = performance.now();
  const projector = await start(projections, stores);
  await passed(projections, stores.readStore, await stores.eventStore.head());
  const elapsed = performance.now() - started;
  await projector.stop();
  return elapsed;
}

export type Rebuilt = {
  /** Where the log stood when the rebuilt projections had reached its head. */
  events: number;
  milliseconds: number;
  /** Statements that were uploaded meanwhile. */
  uploads: number;
  /** Milliseconds from the last event of each to the commit of the slowest live projection, in ascending order. */
  lags: number[];
};

/**
 * Builds all projections anew while they go on with what is written meanwhile; both stand at the same position at the end.
 * They have to be filled before.
 */
export async function rebuildBesideWrites(
  projections: readonly Projection[],
  stores: Stores,
  statementsPerSecond: number,
): Promise<Rebuilt> {
  const { eventStore, readStore } = stores;
  const anew = projections.map(builtAnew);
  const ending = new AbortController();
  const lags: number[] = [];
  const seen: Promise<void>[] = [];
  const started = performance.now();
  const projector = await start([...projections, ...anew], stores);
  const watch = async (position: bigint) => {
    const completed = performance.now();
    await passed(projections, readStore, position);
    lags.push(performance.now() - completed);
  };
  const uploads = uploadSteadily(eventStore, statementsPerSecond, ending.signal, (position) => {
    seen.push(watch(position));
  });
  const events = Number(await reachHead(anew, stores));
  const milliseconds = performance.now() - started;
  ending.abort();
  await uploads;
  await Promise.all(seen);
  await passed([...projections, ...anew], readStore, await eventStore.head());
  await projector.stop();
  lags.sort((a, b) => a - b);
  return { events, milliseconds, uploads: lags.length, lags };
}

function start(projections: readonly Projection[], stores: Stores): Promise<Projector> {
  const ports = { ...stores, leases: createMemoryLeases(), clock: systemClock };
  return startProjector(projections, ports, log);
}

async function passed(
  projections: readonly Projection[],
  readStore: ReadStore,
  position: bigint,
): Promise<void> {
  for (const projection of projections) {
    const isDone = await readStore.waitFor(checkpointName(projection), position, LONGEST_MS);
    if (!isDone) throw new Error(`${projection.name} did not get through`);
  }
}

/** Where the log's head was, when the projections had reached it. */
async function reachHead(
  projections: readonly Projection[],
  { eventStore, readStore }: Stores,
): Promise<bigint> {
  let head = 0n;
  for (let round = 0; round < ROUNDS; round += 1) {
    head = await eventStore.head();
    for (const projection of projections) {
      while ((await readStore.checkpoint(checkpointName(projection))) < head)
        await pause(LOOK_EVERY_MS);
    }
  }
  return head;
}
