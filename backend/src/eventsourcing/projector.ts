import type { RecordedEvent } from '../ports/event-store.ts';
import type { Ports } from '../ports/index.ts';
import {
  CheckpointConflict,
  type CollectionDefinition,
  type ReadStore,
} from '../ports/read-store.ts';
import { isUnavailable, keepTrying, pauseFor } from './keep-trying.ts';
import { createKnownDocuments, type KnownDocuments } from './known-documents.ts';
import { createUnitOfWork, type UnitOfWork } from './unit-of-work.ts';

/**
 * Events into documents. handle is pure but for the unit of work; an event it does not know changes nothing.
 * A new `version` makes new collections, filled from the first event on.
 */
export type Projection = {
  name: string;
  version: number;
  collections: readonly CollectionDefinition[];
  handle(event: RecordedEvent, unit: UnitOfWork): Promise<void> | void;
};

export type ProjectorLog = { error(details: object, message: string): void };

type ProjectorPorts = Pick<Ports, 'eventStore' | 'readStore' | 'leases' | 'clock'> &
  Partial<Pick<Ports, 'isReadStoreOwn'>>;

/** How often a batch is tried before the projection is stopped; the others go on. */
const MAX_TRIES = 3;
const BEFORE_ANEW_MS = 1_000;
/** How far the projections may be apart: while one waits for the store, the others go on. */
const BATCHES_AHEAD = 3;
/** One process at a time moves the read models on; another takes over where it dies. */
const LEASE = 'projector';

/** The name a projection's checkpoint is kept under. */
export function checkpointName(projection: Pick<Projection, 'name' | 'version'>): string {
  return `${projection.name}_v${projection.version}`;
}

export type Projector = {
  /** Names of the projections that were stopped by an event they cannot take. */
  stopped(): string[];
  /** Ends the subscription; resolves when the batch in hand is committed. */
  stop(): Promise<void>;
};

type Follower = {
  projection: Projection;
  checkpoint: bigint;
  known: KnownDocuments | null;
  failed: boolean;
};
type Following = { ports: ProjectorPorts; log: ProjectorLog; signal: AbortSignal };

/**
 * Follows the log with all projections on one subscription, each with its own checkpoint, while it holds the lease.
 * A batch and its checkpoint are committed together. An engine's absence is waited for.
 */
export async function startProjector(
  projections: readonly Projection[],
  ports: ProjectorPorts,
  log: ProjectorLog,
): Promise<Projector> {
  await ports.readStore.define(projections.flatMap((p) => p.collections));
  const followers = projections.map(
    (projection): Follower => ({ projection, checkpoint: 0n, known: null, failed: false }),
  );
  const abort = new AbortController();
  const running = followWhileLeased(followers, { ports, log, signal: abort.signal });
  return {
    stopped: () => followers.filter((f) => f.failed).map((f) => f.projection.name),
    async stop() {
      abort.abort();
      await running;
    },
  };
}

async function followWhileLeased(
  followers: Follower[],
  { ports, log, signal }: Following,
): Promise<void> {
  while (!signal.aborted) {
    const lease = await ports.leases.acquire(LEASE, signal).catch(ifAborted(signal));
    if (!lease) return;
    const held = AbortSignal.any([signal, lease.lost]);
    try {
      await follow(followers, { ports, log, signal: held });
      await pauseFor(BEFORE_ANEW_MS, ports.clock, held);
    } catch (error) {
      if (held.aborted) continue;
      log.error({ error }, 'the projector begins anew');
      await pauseFor(BEFORE_ANEW_MS, ports.clock, signal);
    } finally {
      await lease.release();
    }
  }
}

function ifAborted(signal: AbortSignal) {
  return (error: unknown): null => {
    if (signal.aborted) return null;
    throw error;
  };
}

async function follow(followers: Follower[], following: Following): Promise<void> {
  const { ports, signal } = following;
  for (const follower of followers) await readCheckpoint(follower, following);
  let start = followers[0]?.checkpoint ?? 0n;
  for (const { checkpoint } of followers) if (checkpoint < start) start = checkpoint;
  const batches: Promise<unknown>[] = [];
  const ends = followers.map(() => Promise.resolve());
  try {
    for await (const events of ports.eventStore.subscribe(start, signal)) {
      for (const [i, follower] of followers.entries()) {
        ends[i] = (ends[i] as Promise<void>).then(() => advance(follower, events, following));
      }
      const batch = Promise.all(ends);
      // A failure is met when its batch is waited for.
      batch.catch(() => {});
      batches.push(batch);
      if (batches.length > BATCHES_AHEAD) await batches.shift();
    }
    await Promise.all(ends);
  } finally {
    // Nobody still writes when the lease is given back.
    await Promise.allSettled(ends);
  }
}

async function readCheckpoint(follower: Follower, following: Following): Promise<void> {
  const { projection } = follower;
  const { readStore } = following.ports;
  const name = checkpointName(projection);
  follower.checkpoint = await whenAvailable(() => readStore.checkpoint(name), following);
  // In this process's own memory nothing can be saved by remembering.
  if (following.ports.isReadStoreOwn) return;
  const isEmpty = follower.checkpoint === 0n;
  follower.known = createKnownDocuments(readStore, projection.collections, isEmpty);
}

async function advance(
  follower: Follower,
  events: readonly RecordedEvent[],
  following: Following,
): Promise<void> {
  for (let attempt = 1; !follower.failed; attempt += 1) {
    const fresh = events.filter((event) => event.position > follower.checkpoint);
    const last = fresh.at(-1);
    if (!last) return;
    try {
      const { projection, checkpoint, known } = follower;
      const { readStore } = following.ports;
      await whenAvailable(
        () => project(projection, fresh, readStore, checkpoint, known ?? undefined),
        following,
      );
      follower.checkpoint = last.position;
      return;
    } catch (error) {
      if (following.signal.aborted) throw error;
      following.log.error(
        { error, projection: follower.projection.name, attempt },
        'projecting failed',
      );
      // Another process moved on in between, or the commit was done and only its answer was lost.
      if (error instanceof CheckpointConflict) await readCheckpoint(follower, following);
      if (attempt < MAX_TRIES) continue;
      follower.failed = true;
    }
  }
}

function whenAvailable<T>(action: () => Promise<T>, { ports, log, signal }: Following): Promise<T> {
  return keepTrying(action, {
    clock: ports.clock,
    signal,
    isWorthTrying: isUnavailable,
    onFailure: (error) => log.error({ error }, 'the projector waits for the read store'),
  });
}

/** Applies events to a projection's documents, read from `known` where that is given, and moves its checkpoint, in one commit. */
export async function project(
  projection: Projection,
  events: readonly RecordedEvent[],
  readStore: ReadStore,
  from: bigint,
  known?: KnownDocuments,
): Promise<void> {
  const unit = createUnitOfWork(known ?? readStore, projection.collections);
  for (const event of events) await projection.handle(event, unit);
  const to = events.at(-1)?.position;
  if (to === undefined) return;
  const changes = known ? known.marked(unit.changes()) : unit.changes();
  await readStore.commit({ projection: checkpointName(projection), from, to, changes });
  known?.committed(changes);
}
