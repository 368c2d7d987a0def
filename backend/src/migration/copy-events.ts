import { createHash, type Hash } from 'node:crypto';
import type { EventStore, NewEvent, RecordedEvent } from '../ports/event-store.ts';

const MAX_EVENTS_PER_APPEND = 500;

/** How many events a log holds, and a SHA-256 over all that a copy must keep: everything but the positions. */
export type Fingerprint = { count: number; hash: string };

export type CopyReport = Fingerprint & { copied: number; found: number };

/** The target holds something that is not the source's beginning: nothing was written. */
export class TargetDiffers extends Error {
  constructor(position: number) {
    super(
      `The target already holds other events (the first difference is event ${position + 1}). Nothing was copied. Copy into an empty store.`,
    );
    this.name = 'TargetDiffers';
  }
}

/**
 * Copies a log event by event in its order, with streams, revisions, ids, data and metadata. A copy that was cut short is
 * gone on with: what the target holds must then be the source's beginning, else it rejects with TargetDiffers.
 * Ends with the fingerprint of the target, read back; throws where it is not the source's.
 */
export async function copyEvents(
  source: EventStore,
  target: EventStore,
  onProgress: (copied: number) => void,
): Promise<CopyReport> {
  const found = await matchBeginning(source, target);
  let seen = 0;
  let copied = 0;
  let run: RecordedEvent[] = [];
  const flush = async () => {
    const [first] = run;
    if (!first) return;
    await target.append(
      first.streamId,
      first.revision === 0 ? 'noStream' : first.revision - 1,
      run.map(newEvent),
    );
    copied += run.length;
    run = [];
    onProgress(copied);
  };
  for await (const event of eventsOf(source)) {
    seen += 1;
    if (seen <= found) continue;
    const last = run.at(-1);
    const goesOn = last?.streamId === event.streamId && event.revision === last.revision + 1;
    if (last && (!goesOn || run.length === MAX_EVENTS_PER_APPEND)) await flush();
    run.push(event);
  }
  await flush();
  const [wanted, got] = [await fingerprint(source), await fingerprint(target)];
  if (wanted.count !== got.count || wanted.hash !== got.hash) {
    throw new Error(
      `The copy differs from its source: ${got.count} of ${wanted.count} events, hash ${got.hash} for ${wanted.hash}.`,
    );
  }
  return { ...got, copied, found };
}

/** Count and hash of a whole log as it stands now. */
export async function fingerprint(store: EventStore): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const event of eventsOf(store)) {
    take(hash, event);
    count += 1;
  }
  return { count, hash: hash.digest('hex') };
}

/** How many events of the source the target holds already, from the first on. */
async function matchBeginning(source: EventStore, target: EventStore): Promise<number> {
  const originals = eventsOf(source);
  let matched = 0;
  try {
    for await (const event of eventsOf(target)) {
      const { value: original, done } = await originals.next();
      if (done || digest(original) !== digest(event)) throw new TargetDiffers(matched);
      matched += 1;
    }
  } finally {
    await originals.return(undefined);
  }
  return matched;
}

/** All events up to the log's end as it was when asked. */
export async function* eventsOf(store: EventStore): AsyncGenerator<RecordedEvent, void, undefined> {
  const head = await store.head();
  if (head === 0n) return;
  const abort = new AbortController();
  try {
    for await (const events of store.subscribe(0n, abort.signal)) {
      for (const event of events) {
        if (event.position > head) return;
        yield event;
        if (event.position === head) return;
      }
    }
  } finally {
    abort.abort();
  }
}

function newEvent({ id, type, data, metadata }: RecordedEvent): NewEvent {
  return { id, type, data, metadata };
}

function take(hash: Hash, { streamId, revision, id, type, data, metadata }: RecordedEvent): void {
  hash.update(`${JSON.stringify([streamId, revision, id, type, data, metadata])}\n`);
}

function digest(event: RecordedEvent): string {
  const hash = createHash('sha256');
  take(hash, event);
  return hash.digest('hex');
}
