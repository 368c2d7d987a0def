import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  EventStoreUnavailable,
  type ExpectedRevision,
  RevisionConflict,
} from '../../ports/event-store.ts';

/** The layout of the file; a file with a higher number was written by a newer Saldo. */
const FORMAT = 1;

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

/** An event as it stands in the file; data and metadata are JSON texts. */
export type LogRow = {
  position: number;
  stream: string;
  revision: number;
  id: string;
  type: string;
  data: string;
  metadata: string;
};

export type NewRow = Pick<LogRow, 'id' | 'type' | 'data' | 'metadata'>;

export type Appended = { revision: number; position: bigint };

/** The event log as rows of text. What is read has to be taken in the same turn. */
export type EventLog = {
  /** Writes all rows or none; rejects with RevisionConflict or EventStoreUnavailable. */
  append(stream: string, expected: ExpectedRevision, rows: readonly NewRow[]): Promise<Appended>;
  /** Rows after a place in ascending order: a revision where a stream is named, else a position. */
  forwards(after: number, limit: number, stream?: string): Iterable<LogRow>;
  /** Rows before a place in descending order: a revision where a stream is named, else a position. */
  backwards(before: number, limit: number, stream?: string): Iterable<LogRow>;
  isOpen(): boolean;
  /** Resolves at the next append, when the log closes, or when the signal aborts. */
  grown(signal: AbortSignal): Promise<void>;
  close(): void;
};

type PendingAppend = {
  stream: string;
  expected: ExpectedRevision;
  rows: readonly NewRow[];
  resolve(appended: Appended): void;
  reject(error: Error): void;
};

/** The event log in one SQLite file. `path` may be ':memory:'. Throws an Error with a sentence for the operator where the file cannot serve. */
export function openEventLog(path: string): EventLog {
  const database = openDatabase(path);
  const insert = database.prepare(
    'INSERT INTO events (stream, revision, id, type, data, metadata) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const lastRevision = database.prepare(
    'SELECT max(revision) AS revision FROM events WHERE stream = ?',
  );
  const select = (where: string) => database.prepare(`SELECT * FROM events WHERE ${where} LIMIT ?`);
  const allAfter = select('position > ? ORDER BY position');
  const allBefore = select('position < ? ORDER BY position DESC');
  const streamAfter = select('stream = ? AND revision > ? ORDER BY revision');
  const streamBefore = select('stream = ? AND revision < ? ORDER BY revision DESC');
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
    append(stream, expected, rows) {
      if (!open) return Promise.reject(new EventStoreUnavailable('the event log is closed'));
      return new Promise((resolve, reject) => {
        queue.push({ stream, expected, rows, resolve, reject });
        if (queue.length === 1) setImmediate(flush);
      });
    },
    forwards: (after, limit, stream) =>
      (stream === undefined
        ? allAfter.iterate(after, limit)
        : streamAfter.iterate(stream, after, limit)) as Iterable<LogRow>,
    backwards: (before, limit, stream) =>
      (stream === undefined
        ? allBefore.iterate(before, limit)
        : streamBefore.iterate(stream, before, limit)) as Iterable<LogRow>,
    isOpen: () => open,
    grown(signal) {
      signal.addEventListener('abort', wake);
      return new Promise((resolve) => waiting.add(resolve));
    },
    close() {
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
  const { stream, expected, rows } = pending;
  const { revision: last } = lastRevision.get(stream) as { revision: number | null };
  const current: ExpectedRevision = last ?? 'noStream';
  if (current !== expected) {
    return () => pending.reject(new RevisionConflict(stream, expected));
  }
  let revision = last ?? -1;
  let position = 0n;
  for (const { id, type, data, metadata } of rows) {
    revision += 1;
    const written = insert.run(stream, revision, id, type, data, metadata);
    position = BigInt(written.lastInsertRowid);
  }
  return () => pending.resolve({ revision, position });
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
    if (error instanceof Error && /not a database|malformed/i.test(error.message)) {
      throw new Error(
        `The event log ${path} is damaged (${error.message}). Put its last backup in its place; nothing was changed.`,
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
