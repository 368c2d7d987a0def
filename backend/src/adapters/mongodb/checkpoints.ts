import { setTimeout as pause } from 'node:timers/promises';
import { type ClientSession, type Db, Long, MongoServerError } from 'mongodb';
import { CheckpointConflict } from '../../ports/read-store.ts';
import type { MongoConnection } from './connection.ts';

const DUPLICATE_KEY = 11_000;
/** How long after its commit another process sees a position at the latest. */
const LOOK_EVERY_MS = 20;

type Checkpoint = { _id: string; position: Long };
type Move = { projection: string; from: bigint; to: bigint; session?: ClientSession };
type Waiter = {
  projection: string;
  position: bigint;
  resolve(passed: boolean): void;
  reject(error: unknown): void;
};

/** The positions of the projections, a document each. All who wait share one look at them. */
export function createCheckpoints(db: Db, reach: MongoConnection['reach']) {
  const collection = db.collection<Checkpoint>('checkpoints');
  const seen = new Map<string, bigint>();
  const waiting = new Set<Waiter>();
  let isLooking = false;

  function moved(projection: string, position: bigint): void {
    seen.set(projection, position);
    for (const waiter of waiting) {
      if (waiter.projection === projection && waiter.position <= position) waiter.resolve(true);
    }
  }

  async function read(projection: string): Promise<bigint> {
    const found = await reach(() => collection.findOne({ _id: projection }, EXACT));
    const position = found?.position.toBigInt() ?? 0n;
    moved(projection, position);
    return position;
  }

  async function look(): Promise<void> {
    if (waiting.size === 0) return;
    const projections = [...new Set([...waiting].map(({ projection }) => projection))];
    const wanted = collection.find({ _id: { $in: projections } }, EXACT);
    for (const { _id, position } of await reach(() => wanted.toArray()))
      moved(_id, position.toBigInt());
  }

  /** It never rejects: those who wait do. */
  async function lookWhileAwaited(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    while (waiting.size > 0) {
      await pause(LOOK_EVERY_MS);
      await look().catch((error: unknown) => {
        for (const waiter of waiting) waiter.reject(error);
      });
    }
    isLooking = false;
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
        const leave = () => {
          clearTimeout(timer);
          waiting.delete(waiter);
        };
        const waiter: Waiter = {
          projection,
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
        waiting.add(waiter);
        void lookWhileAwaited();
      });
    },
    close(): void {
      for (const waiter of waiting) waiter.resolve(false);
    },
  };
}

/** Positions are whole numbers beyond what a number holds. */
const EXACT = { promoteLongs: false };
