import type { RecordedEvent } from '../ports/event-store.ts';
import type { Change, CollectionDefinition, ReadStore } from '../ports/read-store.ts';
import type { KnownDocuments } from './known-documents.ts';
import { createUnitOfWork, type UnitOfWork } from './unit-of-work.ts';

/**
 * Events into documents. handle is pure but for the unit of work; an event it does not know changes nothing.
 * A new `version` makes new collections, filled from the first event on.
 */
export type Projection = {
  name: string;
  version: number;
  collections: readonly CollectionDefinition[];
  handle(event: RecordedEvent, unit: UnitOfWork): Promise<void> | void;
};

/** The name a projection's checkpoint is kept under. */
export function checkpointName(projection: Pick<Projection, 'name' | 'version'>): string {
  return `${projection.name}_v${projection.version}`;
}

/** Applies events to a projection's documents and moves its checkpoint, in one commit. */
export async function project(
  projection: Projection,
  events: readonly RecordedEvent[],
  readStore: ReadStore,
  from: bigint,
): Promise<void> {
  const to = events.at(-1)?.position;
  if (to === undefined) return;
  const changes = await changesOf(projection, events, readStore);
  await readStore.commit({ projection: checkpointName(projection), from, to, changes });
}

/** What events change in a projection's documents, read from `store`; where that remembers, it knows the changes from now on. */
export async function changesOf(
  projection: Projection,
  events: readonly RecordedEvent[],
  store: Pick<ReadStore, 'get' | 'find'>,
  known: KnownDocuments | null = null,
): Promise<Change[]> {
  if (known && !known.isWhole && events.length > 1) await readAhead(projection, events, known);
  const unit = createUnitOfWork(known ?? store, projection.collections);
  for (const event of events) await projection.handle(event, unit);
  if (!known) return unit.changes();
  const changes = known.marked(unit.changes());
  known.note(changes);
  return changes;
}

/**
 * Has all events ask for their documents side by side, and throws away what they change: then the events, one after the other,
 * find most of it known, where each of them would have waited for the store.
 */
async function readAhead(
  projection: Projection,
  events: readonly RecordedEvent[],
  known: KnownDocuments,
): Promise<void> {
  await Promise.allSettled(
    events.map(async (event) =>
      projection.handle(event, createUnitOfWork(known, projection.collections)),
    ),
  );
}
