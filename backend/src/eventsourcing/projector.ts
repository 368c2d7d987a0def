import {
  type Follower,
  type Following,
  give,
  newFollower,
  type ProjectorLog,
  type ProjectorPorts,
  readCheckpoint,
} from './follower.ts';
import { pauseFor } from './keep-trying.ts';
import type { Projection } from './projection.ts';

export { checkpointName, type Projection, project } from './projection.ts';

const BEFORE_ANEW_MS = 1_000;
/** How far the projections of a group may be apart: while one waits for the store, the others go on. */
const BATCHES_AHEAD = 3;
/** One process at a time moves the read models on; another takes over where it dies. */
const LEASE = 'projector';

export type Projector = {
  /** Names of the projections that were stopped by an event they cannot take. */
  stopped(): string[];
  /** Ends the subscription; resolves when the batch in hand is committed. */
  stop(): Promise<void>;
};

/** Projections that read the log together, and how far it was given to them. */
type Group = { followers: Follower[]; position: bigint };

/**
 * Follows the log with all projections, each with its own checkpoint, while it holds the lease. A batch and its checkpoint are
 * committed together. An engine's absence is waited for.
 */
export async function startProjector(
  projections: readonly Projection[],
  ports: ProjectorPorts,
  log: ProjectorLog,
): Promise<Projector> {
  await ports.readStore.define(projections.flatMap((p) => p.collections));
  const followers = projections.map(newFollower);
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

/**
 * Projections that stand at the same position share a subscription. One that is behind, because it is being rebuilt, reads the
 * log by itself, so that the others do not wait for it.
 */
async function follow(followers: readonly Follower[], following: Following): Promise<void> {
  for (const follower of followers) {
    follower.waiting = [];
    follower.end = Promise.resolve();
    await readCheckpoint(follower, following);
  }
  const failure = new AbortController();
  const signal = AbortSignal.any([following.signal, failure.signal]);
  const groups: Group[] = [];
  try {
    const running = groupsOf(followers).map((group) => {
      const ahead = [...groups];
      groups.push(group);
      return followTogether(group, ahead, { ...following, signal });
    });
    await Promise.all(running);
  } finally {
    failure.abort();
    // Nobody still writes when the lease is given back.
    await Promise.allSettled(followers.map(({ end }) => end));
  }
}

/** The group that is furthest comes first. */
function groupsOf(followers: readonly Follower[]): Group[] {
  const groups = [...Map.groupBy(followers, ({ checkpoint }) => checkpoint)];
  return groups
    .map(([position, ofGroup]): Group => ({ followers: ofGroup, position }))
    .sort((a, b) => (a.position > b.position ? -1 : 1));
}

/** Ends when a group that was ahead at the start is reached, which then takes the followers along. */
async function followTogether(
  group: Group,
  ahead: readonly Group[],
  following: Following,
): Promise<void> {
  const { eventStore } = following.ports;
  const batches: Promise<unknown>[] = [];
  for await (const events of eventStore.subscribe(group.position, following.signal)) {
    for (const follower of group.followers) give(follower, events, following);
    group.position = events.at(-1)?.position ?? group.position;
    const batch = Promise.all(group.followers.map(({ end }) => end));
    // A failure is met when its batch is waited for.
    batch.catch(() => {});
    batches.push(batch);
    // Each follower passes over what it had already, so it may come with more than the group it joins was given.
    const reached = ahead.find((g) => g.followers.length > 0 && g.position <= group.position);
    reached?.followers.push(...group.followers.splice(0));
    if (reached) break;
    if (batches.length > BATCHES_AHEAD) await batches.shift();
  }
  await Promise.all(batches);
}
