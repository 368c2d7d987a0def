import {
  CheckpointConflict,
  type CollectionDefinition,
  type Document,
  type Query,
  type ReadStore,
} from '../../ports/read-store.ts';
import { SortedIndex } from './sorted-index.ts';

const MAX_LIMIT = 1_000_000;

type Collection = { documents: Map<string, Document>; indexes: Map<string, SortedIndex> };
type Waiter = { projection: string; position: bigint; resolve(passed: boolean): void };

/** Read models in memory, filled from the event log at every start. A commit is applied in one turn, so nobody sees half of it. */
export function createMemoryReadStore(): ReadStore {
  const collections = new Map<string, Collection>();
  const checkpoints = new Map<string, bigint>();
  const waiters = new Set<Waiter>();

  function collectionOf(name: string): Collection {
    const collection = collections.get(name);
    if (!collection) throw new Error(`no collection ${name}`);
    return collection;
  }

  function replace(name: string, id: string, next: Document | null): void {
    const { documents, indexes } = collectionOf(name);
    const previous = documents.get(id);
    if (next) documents.set(id, next);
    else documents.delete(id);
    for (const index of indexes.values()) index.replace(previous, next ?? undefined);
  }

  return {
    async define(definitions: readonly CollectionDefinition[]) {
      for (const { name, indexes } of definitions) {
        if (collections.has(name)) continue;
        const sorted = Object.entries(indexes).map(
          ([key, fields]) => [key, new SortedIndex(fields)] as const,
        );
        collections.set(name, { documents: new Map(), indexes: new Map(sorted) });
      }
    },
    async get<D extends Document>(collection: string, id: string) {
      return (collectionOf(collection).documents.get(id) as D | undefined) ?? null;
    },
    async find<D extends Document>(collection: string, query: Query) {
      if (query.limit < 1 || query.limit > MAX_LIMIT) throw new RangeError(`limit ${query.limit}`);
      const index = collectionOf(collection).indexes.get(query.index);
      if (!index) throw new Error(`no index ${query.index} on collection ${collection}`);
      return index.find(query) as D[];
    },
    async checkpoint(projection) {
      return checkpoints.get(projection) ?? 0n;
    },
    async commit({ projection, from, to, changes }) {
      if ((checkpoints.get(projection) ?? 0n) !== from)
        throw new CheckpointConflict(projection, from);
      if (to <= from) throw new RangeError('a checkpoint only moves on');
      for (const change of changes) {
        if ('put' in change) replace(change.collection, change.put.id, change.put);
        else replace(change.collection, change.delete, null);
      }
      checkpoints.set(projection, to);
      for (const waiter of waiters) {
        if (waiter.projection === projection && waiter.position <= to) waiter.resolve(true);
      }
    },
    waitFor(projection, position, timeoutMs) {
      if ((checkpoints.get(projection) ?? 0n) >= position) return Promise.resolve(true);
      return new Promise((resolve) => {
        const waiter: Waiter = {
          projection,
          position,
          resolve(passed) {
            clearTimeout(timer);
            waiters.delete(waiter);
            resolve(passed);
          },
        };
        const timer = setTimeout(() => waiter.resolve(false), timeoutMs);
        waiters.add(waiter);
      });
    },
    async close() {
      for (const waiter of waiters) waiter.resolve(false);
    },
  };
}
