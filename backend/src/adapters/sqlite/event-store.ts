import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Upcast } from '../../eventsourcing/upcasters.ts';
import {
  type EventStore,
  EventStoreUnavailable,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  RevisionConflict,
} from '../../ports/event-store.ts';

/** The layout of the file; a file with a higher number was written by a newer Saldo. */
const FORMAT = 1;
const BATCH_EVENTS = 1_000;
/** Events with many lines are large: a batch ends here even if it holds few of them. */
const BATCH_CHARACTERS = 8_000_000;
const MAX_EVENTS_PER_APPEND = 10_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL UNIQUE,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
`;

type Row = {
  position: number;
  stream: string;
  revision: number;
  id: string;
  type: string;
  data: string;
  metadata: string;
};

type Appended = { revision: number; position: bigint };

type PendingAppend = {
  streamId: string;
  expected: ExpectedRevision;
  events: readonly NewEvent[];
  resolve(appended: Appended): void;
  reject(error: Error): void;
};

/** The event log in one SQLite file. `path` may be ':memory:'. Throws an Error with a sentence for the operator where the file cannot serve. */
export function openSqliteEventStore(path: string, upcast: Upcast): EventStore {
  const database = openDatabase(path);
  const insert = database.prepare(
    'INSERT INTO events (stream, revision, id, type, data, metadata) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const lastRevision = database.prepare(
    'SELECT max(revision) AS revision FROM events WHERE stream = ?',
  );
  const streamEvents = database.prepare('SELECT * FROM events WHERE stream = ? ORDER BY revision');
  const eventsAfter = database.prepare(
    'SELECT * FROM events WHERE position > ? ORDER BY position LIMIT ?',
  );
  const head = database.prepare('SELECT coalesce(max(position), 0) AS position FROM events');
  let queue: PendingAppend[] = [];
  let open = true;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const resume of waiting) resume();
    waiting.clear();
  };

  /** Appends that came in the same turn share one transaction, and so one sync to disk. */
  function flush(): void {
    const appends = queue;
    queue = [];
    const answers: (() => void)[] = [];
    try {
      database.exec('BEGIN IMMEDIATE');
      for (const pending of appends) answers.push(write(pending, insert, lastRevision));
      database.exec('COMMIT');
    } catch (cause) {
      if (open && database.isTransaction) database.exec('ROLLBACK');
      const error = new EventStoreUnavailable('the event log cannot be written', { cause });
      for (const pending of appends) pending.reject(error);
      return;
    }
    for (const answer of answers) answer();
    wake();
  }

  return {
    append(streamId, expected, events) {
      if (events.length === 0 || events.length > MAX_EVENTS_PER_APPEND) {
        throw new RangeError(
          `an append takes 1 to ${MAX_EVENTS_PER_APPEND} events, not ${events.length}`,
        );
      }
      if (!open) return Promise.reject(new EventStoreUnavailable('the event log is closed'));
      return new Promise((resolve, reject) => {
        queue.push({ streamId, expected, events, resolve, reject });
        if (queue.length === 1) setImmediate(flush);
      });
    },
    async *readStream(streamId) {
      for (const row of streamEvents.all(streamId) as Row[]) yield upcast(recorded(row));
    },
    async *subscribe(after, signal) {
      let position = Number(after);
      signal.addEventListener('abort', wake);
      while (open && !signal.aborted) {
        const batch = readBatch(eventsAfter, position, upcast);
        const last = batch.at(-1);
        if (last) {
          position = Number(last.position);
          yield batch;
          await new Promise((resolve) => setImmediate(resolve));
        } else {
          await new Promise<void>((resolve) => waiting.add(resolve));
        }
      }
    },
    async head() {
      return BigInt((head.get() as { position: number }).position);
    },
    async close() {
      if (!open) return;
      if (queue.length > 0) flush();
      open = false;
      wake();
      database.close();
    },
  };
}

/** Writes one append inside the open transaction; answers what to tell its caller once the transaction is on disk. */
function write(
  pending: PendingAppend,
  insert: StatementSync,
  lastRevision: StatementSync,
): () => void {
  const { streamId, expected, events } = pending;
  const { revision: last } = lastRevision.get(streamId) as { revision: number | null };
  const current: ExpectedRevision = last ?? 'noStream';
  if (current !== expected) {
    return () => pending.reject(new RevisionConflict(streamId, expected));
  }
  let revision = last ?? -1;
  let position = 0n;
  for (const event of events) {
    revision += 1;
    const { id, type, data, metadata } = event;
    const written = insert.run(
      streamId,
      revision,
      id,
      type,
      JSON.stringify(data),
      JSON.stringify(metadata),
    );
    position = BigInt(written.lastInsertRowid);
  }
  return () => pending.resolve({ revision, position });
}

function readBatch(eventsAfter: StatementSync, position: number, upcast: Upcast): RecordedEvent[] {
  const batch: RecordedEvent[] = [];
  let characters = 0;
  for (const row of eventsAfter.iterate(position, BATCH_EVENTS) as Iterable<Row>) {
    batch.push(upcast(recorded(row)));
    characters += row.data.length;
    if (characters > BATCH_CHARACTERS) break;
  }
  return batch;
}

function recorded(row: Row): RecordedEvent {
  return {
    id: row.id,
    type: row.type,
    data: JSON.parse(row.data),
    metadata: JSON.parse(row.metadata),
    streamId: row.stream,
    revision: row.revision,
    position: BigInt(row.position),
  };
}

function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 500 });
  try {
    // One process owns the file: its read models live in that process's memory.
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL',
    );
    const { user_version: format } = database.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (format > FORMAT) throw new NewerFormat(path);
    database.exec(`BEGIN IMMEDIATE; ${SCHEMA} PRAGMA user_version = ${FORMAT}; COMMIT`);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof NewerFormat) throw error;
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new Error(
        `Another Saldo is running on this data folder (${dirname(path)}). Stop it first, or give this one a folder of its own with SALDO_DATA.`,
      );
    }
    throw error;
  }
}

class NewerFormat extends Error {
  constructor(path: string) {
    super(
      `The data folder ${dirname(path)} was written by a newer version of Saldo. Update Saldo, or choose another folder with SALDO_DATA.`,
    );
  }
}
