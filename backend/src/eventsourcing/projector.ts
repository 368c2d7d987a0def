import type { EventStore, RecordedEvent } from '../ports/event-store.ts';
import type { CollectionDefinition, ReadStore } from '../ports/read-store.ts';
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

/** How often a batch is tried before the projection is stopped; the others go on. */
const MAX_TRIES = 3;

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

type Follower = { projection: Projection; checkpoint: bigint; failed: boolean };

/**
 * Follows the log with all projections on one subscription, each with its own checkpoint.
 * A batch and its checkpoint are committed together.
 */
export async function startProjector(
  projections: readonly Projection[],
  store: EventStore,
  readStore: ReadStore,
  log: ProjectorLog,
): Promise<Projector> {
  await readStore.define(projections.flatMap((p) => p.collections));
  const followers: Follower[] = [];
  for (const projection of projections) {
    const checkpoint = await readStore.checkpoint(checkpointName(projection));
    followers.push({ projection, checkpoint, failed: false });
  }
  const abort = new AbortController();
  let start = followers[0]?.checkpoint ?? 0n;
  for (const { checkpoint } of followers) if (checkpoint < start) start = checkpoint;
  const running = follow(followers, store, readStore, start, abort.signal, log);
  return {
    stopped: () => followers.filter((f) => f.failed).map((f) => f.projection.name),
    async stop() {
      abort.abort();
      await running;
    },
  };
}

async function follow(
  followers: Follower[],
  store: EventStore,
  readStore: ReadStore,
  after: bigint,
  signal: AbortSignal,
  log: ProjectorLog,
): Promise<void> {
  for await (const events of store.subscribe(after, signal)) {
    for (const follower of followers) {
      if (!follower.failed) await advance(follower, events, readStore, log);
    }
  }
}

async function advance(
  follower: Follower,
  events: readonly RecordedEvent[],
  readStore: ReadStore,
  log: ProjectorLog,
): Promise<void> {
  const fresh = events.filter((event) => event.position > follower.checkpoint);
  const last = fresh.at(-1);
  if (!last) return;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await project(follower.projection, fresh, readStore, follower.checkpoint);
      follower.checkpoint = last.position;
      return;
    } catch (error) {
      log.error({ error, projection: follower.projection.name, attempt }, 'projecting failed');
      if (attempt < MAX_TRIES) continue;
      follower.failed = true;
      return;
    }
  }
}

/** Applies events to a projection's documents and moves its checkpoint, in one commit. */
export async function project(
  projection: Projection,
  events: readonly RecordedEvent[],
  readStore: ReadStore,
  from: bigint,
): Promise<void> {
  const unit = createUnitOfWork(readStore, projection.collections);
  for (const event of events) await projection.handle(event, unit);
  const to = events.at(-1)?.position;
  if (to === undefined) return;
  await readStore.commit({
    projection: checkpointName(projection),
    from,
    to,
    changes: unit.changes(),
  });
}
