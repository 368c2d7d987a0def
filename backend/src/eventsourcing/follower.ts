import type { RecordedEvent } from '../ports/event-store.ts';
import type { Ports } from '../ports/index.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { isUnavailable, keepTrying } from './keep-trying.ts';
import { createKnownDocuments, type KnownDocuments } from './known-documents.ts';
import { changesOf, checkpointName, type Projection } from './projection.ts';

/** How often a batch is tried before the projection is stopped; the others go on. */
const MAX_TRIES = 3;

export type ProjectorLog = { error(details: object, message: string): void };

export type ProjectorPorts = Pick<Ports, 'eventStore' | 'readStore' | 'leases' | 'clock'> &
  Partial<Pick<Ports, 'isReadStoreOwn'>>;

export type Following = { ports: ProjectorPorts; log: ProjectorLog; signal: AbortSignal };

/** A commit under way, and the events it is made of. */
type Commit = { events: readonly RecordedEvent[]; done: Promise<void> };

/** A projection on its way through the log. */
export type Follower = {
  projection: Projection;
  /** Up to here its documents are committed. */
  checkpoint: bigint;
  /** Up to here its changes are worked out: a batch ahead of the commit under way, so that neither waits for the other. */
  worked: bigint;
  committing: Commit | null;
  known: KnownDocuments | null;
  failed: boolean;
  /** What it was given and has not taken up yet. */
  waiting: RecordedEvent[];
  /** Settles when all that it was given is done. */
  end: Promise<void>;
};

export function newFollower(projection: Projection): Follower {
  return {
    projection,
    checkpoint: 0n,
    worked: 0n,
    committing: null,
    known: null,
    failed: false,
    waiting: [],
    end: Promise.resolve(),
  };
}

/** Reads where the projection stands, and forgets what was known of its documents. */
export async function readCheckpoint(follower: Follower, following: Following): Promise<void> {
  const { projection } = follower;
  const { readStore } = following.ports;
  const name = checkpointName(projection);
  follower.committing = null;
  follower.checkpoint = await whenAvailable(() => readStore.checkpoint(name), following);
  follower.worked = follower.checkpoint;
  // In this process's own memory nothing can be saved by remembering.
  if (following.ports.isReadStoreOwn) return;
  const isEmpty = follower.checkpoint === 0n;
  const store = behindCommit(follower, readStore);
  follower.known = createKnownDocuments(store, projection.collections, isEmpty);
}

/** Reads only what stands still: while a commit is under way, the store may answer with what was before it. */
function behindCommit(follower: Follower, readStore: ReadStore): Pick<ReadStore, 'get' | 'find'> {
  const settled = () => follower.committing?.done.catch(() => {});
  return {
    async get(collection, id) {
      await settled();
      return readStore.get(collection, id);
    },
    async find(collection, query) {
      await settled();
      return readStore.find(collection, query);
    },
  };
}

/** Gives a follower a batch. What has come in while it was busy is taken in one go, so that the slowest one makes the fewest commits. */
export function give(
  follower: Follower,
  events: readonly RecordedEvent[],
  following: Following,
): void {
  follower.waiting.push(...events);
  follower.end = follower.end.then(async () => {
    const given = follower.waiting;
    follower.waiting = [];
    await advance(follower, given, following);
    // The commit is left to itself only where there is a next batch to work out meanwhile.
    if (follower.waiting.length === 0) await settle(follower, following);
  });
}

/** Works out what the events change while the batch before is committed, and then begins to commit it. */
async function advance(
  follower: Follower,
  events: readonly RecordedEvent[],
  following: Following,
): Promise<void> {
  if (follower.failed) return;
  const before = follower.committing;
  const fresh = events.filter((event) => event.position > follower.worked);
  try {
    const commit = await workOut(follower, fresh, following);
    await before?.done;
    follower.committing = commit && begin(commit);
  } catch (error) {
    await takeAgain(follower, [...(before?.events ?? []), ...fresh], error, following);
  }
}

/** Waits for the commit under way; where it failed, takes its events again. */
async function settle(follower: Follower, following: Following): Promise<void> {
  const commit = follower.committing;
  if (!commit) return;
  try {
    await commit.done;
    follower.committing = null;
  } catch (error) {
    await takeAgain(follower, commit.events, error, following);
  }
}

type Worked = { events: readonly RecordedEvent[]; commit: () => Promise<void> };

function begin({ events, commit }: Worked): Commit {
  const done = commit();
  // A failure is met by whoever waits for it.
  done.catch(() => {});
  return { events, done };
}

/** The changes of events that come right behind those worked out before, ready to be committed together with the checkpoint. */
async function workOut(
  follower: Follower,
  events: readonly RecordedEvent[],
  following: Following,
): Promise<Worked | null> {
  const to = events.at(-1)?.position;
  if (to === undefined) return null;
  const { projection, known, worked: from } = follower;
  const { readStore } = following.ports;
  const store = behindCommit(follower, readStore);
  const changes = await whenAvailable(() => changesOf(projection, events, store, known), following);
  follower.worked = to;
  const batch = { projection: checkpointName(projection), from, to, changes };
  return {
    events,
    async commit() {
      await whenAvailable(() => readStore.commit(batch), following);
      follower.checkpoint = to;
    },
  };
}

/** Takes events that could not be worked out or committed once more, from where the projection stands; it is stopped after the third try. */
async function takeAgain(
  follower: Follower,
  events: readonly RecordedEvent[],
  failure: unknown,
  following: Following,
): Promise<void> {
  let error = failure;
  for (let attempt = 1; ; attempt += 1) {
    if (following.signal.aborted) throw error;
    const projection = follower.projection.name;
    following.log.error({ error, projection, attempt }, 'projecting failed');
    if (attempt === MAX_TRIES) break;
    // Another process may have moved on in between, or the commit was done and only its answer was lost.
    await readCheckpoint(follower, following);
    const fresh = events.filter((event) => event.position > follower.checkpoint);
    try {
      const commit = await workOut(follower, fresh, following);
      return await commit?.commit();
    } catch (again) {
      error = again;
    }
  }
  follower.committing = null;
  follower.failed = true;
}

function whenAvailable<T>(action: () => Promise<T>, { ports, log, signal }: Following): Promise<T> {
  return keepTrying(action, {
    clock: ports.clock,
    signal,
    isWorthTrying: isUnavailable,
    onFailure: (error) => log.error({ error }, 'the projector waits for the read store'),
  });
}
