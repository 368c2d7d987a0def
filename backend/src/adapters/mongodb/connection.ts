import { setTimeout as pause } from 'node:timers/promises';
import {
  type ClientSession,
  type Db,
  MongoClient,
  MongoError,
  MongoNetworkError,
  MongoOperationTimeoutError,
  MongoServerSelectionError,
} from 'mongodb';
import { ReadStoreUnavailable } from '../../ports/read-store.ts';
import { createWriters } from './writers.ts';

const DEFAULT_DATABASE = 'saldo';
const UNREACHABLE_AFTER_MS = 3_000;
/** A server that says nothing for so long, and then not at once when it is asked, is cut off, and all who wait for it are told. */
const ALIVE_EVERY_MS = 3_000;
/** Longer than the longest transaction that our batches make, so that only a server that hangs runs into it. */
const SILENT_FOR_MS = 30_000;
const REPLICATED_WITHIN_MS = 10_000;
const MAX_TRANSACTION_TRIES = 10;
const BEFORE_NEXT_TRY_MS = 5;
const WRITE_CONFLICT = 112;

/**
 * Codes of a server that answers and yet cannot serve now: not primary (any more), shutting down, interrupted, timed out,
 * or not able to replicate. https://github.com/mongodb/mongo/blob/v6.0/src/mongo/base/error_codes.yml
 */
const UNAVAILABLE_CODES = new Set<unknown>([
  6, 7, 24, 43, 50, 64, 89, 91, 133, 134, 189, 262, 9001, 10058, 10107, 11600, 11601, 11602, 13435,
  13436,
]);
const UNAVAILABLE_NAMES = new Set([
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoExpiredSessionError',
]);
const UNAVAILABLE_LABELS = ['TransientTransactionError', 'UnknownTransactionCommitResult'];

export type MongoConnection = {
  db: Db;
  /** Runs an action; every kind of absence of the server becomes ReadStoreUnavailable. */
  reach<T>(action: () => Promise<T>): Promise<T>;
  /**
   * Runs a body whose only effects are those through the session, again where somebody else wrote the same documents. Nobody
   * else should be in a transaction of the same name: one that stays in the way is ended. One at a time of each name.
   */
  transact(name: string, body: (session: ClientSession) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/**
 * One client for all that is kept in MongoDB. The URL's path names the database. Nothing is connected before the first call,
 * so the program starts without its server. What is acknowledged is on disk on most of the replica set.
 */
export function connectMongo(url: string): MongoConnection {
  const client = new MongoClient(url, {
    serverSelectionTimeoutMS: UNREACHABLE_AFTER_MS,
    connectTimeoutMS: UNREACHABLE_AFTER_MS,
    heartbeatFrequencyMS: ALIVE_EVERY_MS,
    socketTimeoutMS: SILENT_FOR_MS,
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: REPLICATED_WITHIN_MS },
    readConcernLevel: 'majority',
    ignoreUndefined: true,
  });
  // The driver would take 'test' where the address names none.
  const [, named = DEFAULT_DATABASE] = /^[^/]+\/\/[^/]+\/([^?]+)/.exec(url) ?? [];
  const db = client.db(named);
  const writers = createWriters(client, db);
  return {
    db,
    reach,
    transact: (name, body) => reach(() => transact(writers, name, body)),
    async close() {
      await writers.close();
      await client.close();
    },
  };
}

async function transact(
  writers: ReturnType<typeof createWriters>,
  name: string,
  body: (session: ClientSession) => Promise<void>,
): Promise<void> {
  const session = await writers.sessionOf(name);
  for (let attempt = 1; ; attempt += 1) {
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    try {
      await body(session);
      return await session.commitTransaction();
    } catch (error) {
      // The first error tells what happened; the server ends what cannot be aborted now by itself.
      if (session.inTransaction()) await session.abortTransaction().catch(() => {});
      if (!isWriteConflict(error) || attempt === MAX_TRANSACTION_TRIES) throw error;
      if (attempt === MAX_TRANSACTION_TRIES - 1) await writers.endOthers(name);
      await pause(attempt * BEFORE_NEXT_TRY_MS);
    }
  }
}

async function reach<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!isUnavailability(error)) throw error;
    throw new ReadStoreUnavailable('MongoDB cannot be reached now', { cause: error });
  }
}

function isWriteConflict(error: unknown): boolean {
  return error instanceof MongoError && error.code === WRITE_CONFLICT;
}

/** Whether an error says that the server cannot serve now, so that the same call may succeed later. */
export function isUnavailability(error: unknown): boolean {
  if (!(error instanceof MongoError)) return false;
  return (
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoOperationTimeoutError ||
    UNAVAILABLE_NAMES.has(error.name) ||
    UNAVAILABLE_CODES.has(error.code) ||
    UNAVAILABLE_LABELS.some((label) => error.hasErrorLabel(label))
  );
}
