import type { RecordedEvent } from '../ports/event-store.ts';
import type { Ports } from '../ports/index.ts';
import { CheckpointConflict } from '../ports/read-store.ts';
import { isUnavailable, keepTrying } from './keep-trying.ts';
import { createKnownDocuments, type KnownDocuments } from './known-documents.ts';
import { checkpointName, type Projection, project } from './projection.ts';

/** How often a batch is tried before the projection is stopped; the others go on. */
const MAX_TRIES = 3;

export type ProjectorLog = { error(details: object, message: string): void };

export type ProjectorPorts = Pick<Ports, 'eventStore' | 'readStore' | 'leases' | 'clock'> &
  Partial<Pick<Ports, 'isReadStoreOwn'>>;

export type Following = { ports: ProjectorPorts; log: ProjectorLog; signal: AbortSignal };

/** A projection on its way through the log. */
export type Follower = {
  projection: Projection;
  checkpoint: bigint;
  known: KnownDocuments | null;
  failed: boolean;
  /** What it was given and has not taken up yet. */
  waiting: RecordedEvent[];
  /** Settles when all that it was given is done. */
  end: Promise<void>;
};

export function newFollower(projection: Projection): Follower {
  const end = Promise.resolve();
  return { projection, checkpoint: 0n, known: null, failed: false, waiting: [], end };
}

/** Reads where the projection stands, and forgets what was known of its documents. */
export async function readCheckpoint(follower: Follower, following: Following): Promise<void> {
  const { projection } = follower;
  const { readStore } = following.ports;
  const name = checkpointName(projection);
  follower.checkpoint = await whenAvailable(() => readStore.checkpoint(name), following);
  // In this process's own memory nothing can be saved by remembering.
  if (following.ports.isReadStoreOwn) return;
  const isEmpty = follower.checkpoint === 0n;
  follower.known = createKnownDocuments(readStore, projection.collections, isEmpty);
}

/** Gives a follower a batch. What has come in while it was busy is taken in one go, so that the slowest one makes the fewest commits. */
export function give(
  follower: Follower,
  events: readonly RecordedEvent[],
  following: Following,
): void {
  follower.waiting.push(...events);
  follower.end = follower.end.then(() => {
    const given = follower.waiting;
    follower.waiting = [];
    return advance(follower, given, following);
  });
}

/** Applies those of the events that the projection has not had yet, documents and checkpoint in one commit. */
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
