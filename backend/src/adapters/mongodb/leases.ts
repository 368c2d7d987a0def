import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Db, MongoServerError } from 'mongodb';
import type { Lease, Leases } from '../../ports/leases.ts';
import { ReadStoreUnavailable } from '../../ports/read-store.ts';
import type { MongoConnection } from './connection.ts';

export type LeaseTimes = { expiresMs: number; renewMs: number; lookMs: number };

/** A dead holder's lease passes on within expiresMs + lookMs. */
const TIMES: LeaseTimes = { expiresMs: 5_000, renewMs: 1_000, lookMs: 250 };
/** A holder stops so much before the others may begin, by the share of the whole time. */
const MARGIN = 0.2;
const DUPLICATE_KEY = 11_000;

type LeaseDocument = { _id: string; owner: string; expiresAt: Date };

/** Leases for all processes on one MongoDB, a document each. Only the server's clock says when one has expired. */
export function createMongoLeases({ db, reach }: MongoConnection, times = TIMES): Leases {
  const documents = createLeaseDocuments(db, times.expiresMs);
  const closing = new AbortController();
  const held = new Set<Lease>();

  function hold(name: string, owner: string, since: number): Lease {
    const lost = new AbortController();
    const released = new AbortController();
    const lease = {
      lost: lost.signal,
      async release() {
        if (!held.delete(lease)) return;
        released.abort();
        await reach(() => documents.free(name, owner)).catch(ifUnavailable);
      },
    };
    held.add(lease);
    const renewing = AbortSignal.any([lost.signal, released.signal]);
    const renew = () => reach(() => documents.renew(name, owner));
    void keepRenewed({ renew, since, times, lose: () => lost.abort(), signal: renewing });
    return lease;
  }

  return {
    async acquire(name, signal) {
      const waiting = AbortSignal.any([signal, closing.signal]);
      const owner = randomUUID();
      for (;;) {
        waiting.throwIfAborted();
        const since = performance.now();
        const isOurs = await reach(() => documents.take(name, owner)).catch(ifUnavailable);
        if (isOurs) {
          const lease = hold(name, owner, since);
          if (!waiting.aborted) return lease;
          await lease.release();
        }
        await pause(times.lookMs, undefined, { signal: waiting }).catch(() => {});
      }
    },
    async close() {
      closing.abort(new Error('the leases were closed'));
      for (const lease of held) await lease.release();
    },
  };
}

function createLeaseDocuments(db: Db, expiresMs: number) {
  const collection = db.collection<LeaseDocument>('leases');
  const expiry = { $add: ['$$NOW', expiresMs] };
  return {
    /** Whether it is the owner's now: it was free, or had expired, or was taken in a try whose answer was lost. */
    async take(name: string, owner: string): Promise<boolean> {
      const isFree = {
        // A missing or past expiry is smaller than now.
        $or: [{ $eq: ['$owner', owner] }, { $lt: ['$expiresAt', '$$NOW'] }],
      };
      const change = {
        owner: { $cond: [isFree, owner, '$owner'] },
        expiresAt: { $cond: [isFree, expiry, '$expiresAt'] },
      };
      const options = { upsert: true, returnDocument: 'after' } as const;
      const found = await collection
        .findOneAndUpdate({ _id: name }, [{ $set: change }], options)
        .catch(ifTakenAtOnce);
      return found?.owner === owner;
    },
    async renew(name: string, owner: string): Promise<boolean> {
      const renewed = await collection.updateOne({ _id: name, owner }, [
        { $set: { expiresAt: expiry } },
      ]);
      return renewed.matchedCount === 1;
    },
    async free(name: string, owner: string): Promise<void> {
      await collection.deleteOne({ _id: name, owner });
    },
  };
}

type Renewing = {
  renew(): Promise<boolean>;
  since: number;
  times: LeaseTimes;
  lose(): void;
  signal: AbortSignal;
};

/** Renews until the signal aborts. The lease is lost when somebody else has it, or when no renewal came through in time. */
async function keepRenewed({ renew, since, times, lose, signal }: Renewing): Promise<void> {
  const trustedMs = times.expiresMs * (1 - MARGIN);
  let timer = setTimeout(lose, trustedMs - (performance.now() - since));
  const ended = once(signal, 'abort');
  while (!signal.aborted) {
    await Promise.race([pause(times.renewMs), ended]);
    if (signal.aborted) break;
    const asked = performance.now();
    const isOurs = await renew().catch(() => null);
    if (isOurs === false) lose();
    if (isOurs !== true) continue;
    clearTimeout(timer);
    // The server counted from some moment after the question was asked.
    if (!signal.aborted) timer = setTimeout(lose, trustedMs - (performance.now() - asked));
  }
  clearTimeout(timer);
}

/** A server that is away is asked again, or lets the lease expire by itself. */
function ifUnavailable(error: unknown): null {
  if (error instanceof ReadStoreUnavailable) return null;
  throw error;
}

/** Two who make the same document at once: the other one has it. */
function ifTakenAtOnce(error: unknown): null {
  if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return null;
  throw error;
}
