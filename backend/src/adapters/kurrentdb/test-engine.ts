import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUpcast, type Upcast } from '../../eventsourcing/upcasters.ts';
import type { EventStore, NewEvent, RecordedEvent } from '../../ports/event-store.ts';
import { type DoubleProcess, startDouble } from './double/process.ts';
import { openKurrentDbEventStore } from './event-store.ts';

export const CLIENT = 'client 1.3.1';
export const noUpcast = createUpcast([]);

export type Engine = {
  name: string;
  /** A store in which nobody else's events are seen. */
  open(upcast?: Upcast): Promise<EventStore>;
  stop(): Promise<void>;
};

/** The KurrentDB that the environment's KURRENTDB_URL names, else the test double as a process of its own. */
export async function findEngine(url: string | undefined): Promise<Engine> {
  if (url) return { name: await nameOf(url), open: opener(url), stop: async () => {} };
  const { double, remove } = await startDoubleOnFreshFolder();
  return { name: 'KurrentDB double (SQLite)', open: opener(double.url), stop: remove };
}

/** What a real KurrentDB says of itself; the double has no such page. */
async function nameOf(url: string): Promise<string> {
  const scheme = url.includes('tls=false') ? 'http' : 'https';
  const info = await fetch(`${scheme}://${new URL(url).host}/info`).then(
    (response) => response.json() as Promise<{ dbVersion?: string; esVersion?: string }>,
    () => undefined,
  );
  const version = info?.dbVersion ?? info?.esVersion;
  return version ? `KurrentDB ${version}` : 'a server at KURRENTDB_URL that tells no version';
}

/** The double on a folder of its own, both gone after `remove`. */
export async function startDoubleOnFreshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-double-'));
  const double: DoubleProcess = await startDouble(folder);
  const remove = async () => {
    await double.kill();
    rmSync(folder, { recursive: true });
  };
  return { double, folder, remove };
}

function opener(url: string): Engine['open'] {
  return async (upcast = noUpcast) => {
    const log = { error: (details: object, message: string) => console.error(message, details) };
    const store = openKurrentDbEventStore(url, upcast, log);
    return onItsOwn(store, await store.head());
  };
}

/** The store as if it began now: stream names of its own, and no events of others or of before. */
function onItsOwn(store: EventStore, begin: bigint): EventStore {
  const prefix = `test-${randomUUID()}-`;
  const own = (event: RecordedEvent): RecordedEvent[] =>
    event.streamId.startsWith(prefix)
      ? [{ ...event, streamId: event.streamId.slice(prefix.length) }]
      : [];
  return {
    ...store,
    append: (streamId, expected, events) => store.append(prefix + streamId, expected, events),
    async *readStream(streamId) {
      for await (const event of store.readStream(prefix + streamId)) yield* own(event);
    },
    async *subscribe(after, signal) {
      for await (const batch of store.subscribe(after > begin ? after : begin, signal)) {
        const events = batch.flatMap(own);
        if (events.length > 0) yield events;
      }
    },
  };
}

export function testEvent(data: unknown = {}): NewEvent {
  return {
    id: randomUUID(),
    type: 'GoalSaved',
    data,
    metadata: {
      commandId: randomUUID(),
      userId: null,
      occurredAt: '2026-10-31T10:00:00.123Z',
      schemaVersion: 1,
    },
  };
}

/** The events after a position until so many have come, in the batches they came in. */
export async function follow(
  store: EventStore,
  after: bigint,
  count: number,
): Promise<RecordedEvent[][]> {
  const abort = new AbortController();
  const seen: RecordedEvent[][] = [];
  for await (const batch of store.subscribe(after, abort.signal)) {
    seen.push(batch);
    if (seen.flat().length >= count) abort.abort();
  }
  return seen;
}
