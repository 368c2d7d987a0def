import { setTimeout as pause } from 'node:timers/promises';
import { type ClientSession, type Db, Long, MongoServerError } from 'mongodb';
import { CheckpointConflict } from '../../ports/read-store.ts';
import type { MongoConnection } from './connection.ts';

const DUPLICATE_KEY = 11_000;
/** How long after its commit another process sees a position at the latest. */
const LOOK_EVERY_MS = 20;

type Checkpoint = { _id: string; position: Long };
type Move = { projection: string; from: bigint; to: bigint; session?: ClientSession };
type Waiter = { position: bigint; resolve(passed: boolean): void; reject(error: unknown): void };

/** The positions of the projections, a document each. All who wait for one projection share one look at it. */
export function createCheckpoints(db: Db, reach: MongoConnection['reach']) {
  const collection = db.collection<Checkpoint>('checkpoints');
  const seen = new Map<string, bigint>();
  const waiting = new Map<string, Set<Waiter>>();

  function moved(projection: string, position: bigint): void {
    seen.set(projection, position);
    for (const waiter of waiting.get(projection) ?? []) {
      if (waiter.position <= position) waiter.resolve(true);
    }
  }

  async function read(projection: string): Promise<bigint> {
    const found = await reach(() => collection.findOne({ _id: projection }, EXACT));
    const position = found?.position.toBigInt() ?? 0n;
    moved(projection, position);
    return position;
  }

  async function look(projection: string, waiters: Set<Waiter>): Promise<void> {
    while (waiters.size > 0) {
      await pause(LOOK_EVERY_MS);
      await read(projection).catch((error: unknown) => {
        for (const waiter of waiters) waiter.reject(error);
      });
    }
    waiting.delete(projection);
  }

  function waitersOf(projection: string): Set<Waiter> {
    const waiters = waiting.get(projection) ?? new Set<Waiter>();
    if (!waiting.has(projection)) {
      waiting.set(projection, waiters);
      // It begins in the next turn, when the first waiter is in, and never rejects: its waiters do.
      queueMicrotask(() => void look(projection, waiters));
    }
    return waiters;
  }

  return {
    read,
    moved,
    /** Rejects with CheckpointConflict where the projection does not stand at `from`. */
    async move({ projection, from, to, session }: Move): Promise<void> {
      const filter = { _id: projection, position: Long.fromBigInt(from) };
      const options = { upsert: from === 0n, ...(session ? { session } : {}) };
      const change = { $set: { position: Long.fromBigInt(to) } };
      const { matchedCount, upsertedCount } = await collection
        .updateOne(filter, change, options)
        .catch((error: unknown) => {
          if (error instanceof MongoServerError && error.code === DUPLICATE_KEY)
            throw new CheckpointConflict(projection, from);
          throw error;
        });
      if (matchedCount + upsertedCount === 0) throw new CheckpointConflict(projection, from);
    },
    async waitFor(projection: string, position: bigint, timeoutMs: number): Promise<boolean> {
      if ((seen.get(projection) ?? 0n) >= position) return true;
      if ((await read(projection)) >= position) return true;
      return await new Promise((resolve, reject) => {
        const waiters = waitersOf(projection);
        const leave = () => {
          clearTimeout(timer);
          waiters.delete(waiter);
        };
        const waiter: Waiter = {
          position,
          resolve(passed) {
            leave();
            resolve(passed);
          },
          reject(error) {
            leave();
            reject(error);
          },
        };
        const timer = setTimeout(() => waiter.resolve(false), timeoutMs);
        waiters.add(waiter);
      });
    },
    close(): void {
      for (const waiters of waiting.values()) for (const waiter of waiters) waiter.resolve(false);
    },
  };
}

/** Positions are whole numbers beyond what a number holds. */
const EXACT = { promoteLongs: false };
