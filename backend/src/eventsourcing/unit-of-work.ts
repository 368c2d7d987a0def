import {
  type Change,
  type CollectionDefinition,
  compareBy,
  type Document,
  matches,
  type Query,
  type ReadStore,
} from '../ports/read-store.ts';

/** What a projection works on: it sees its own changes before they are committed. */
export type UnitOfWork = {
  get<D extends Document>(collection: string, id: string): Promise<D | null>;
  put<D extends Document>(collection: string, document: D): void;
  delete(collection: string, id: string): void;
  find<D extends Document>(collection: string, query: Query): Promise<D[]>;
};

/** Collects the changes of a batch of events over a read store. `changes` gives them for the commit. */
export function createUnitOfWork(
  store: Pick<ReadStore, 'get' | 'find'>,
  collections: readonly CollectionDefinition[],
): UnitOfWork & { changes(): Change[] } {
  const changed = new Map<string, Map<string, Document | null>>();
  const overlay = (collection: string) => {
    const documents = changed.get(collection) ?? new Map<string, Document | null>();
    changed.set(collection, documents);
    return documents;
  };
  const fieldsOf = (collection: string, index: string) => {
    const fields = collections.find((c) => c.name === collection)?.indexes[index];
    if (!fields) throw new Error(`no index ${index} on collection ${collection}`);
    return fields;
  };
  return {
    async get<D extends Document>(collection: string, id: string) {
      const own = overlay(collection).get(id);
      return own === undefined ? await store.get<D>(collection, id) : (own as D | null);
    },
    put(collection, document) {
      overlay(collection).set(document.id, document);
    },
    delete(collection, id) {
      overlay(collection).set(id, null);
    },
    async find<D extends Document>(collection: string, query: Query) {
      const own = overlay(collection);
      const fields = fieldsOf(collection, query.index);
      const stored = await store.find<D>(collection, { ...query, limit: query.limit + own.size });
      if (own.size === 0) return stored;
      const compare = compareBy(fields);
      const direction = query.reverse ? -1 : 1;
      const isBehind = (d: Document) => !query.after || direction * compare(d, query.after) > 0;
      const mine = [...own.values()].filter(
        (d): d is D => d !== null && matches(d, fields, query) && isBehind(d),
      );
      return [...stored.filter((d) => !own.has(d.id)), ...mine]
        .sort((a, b) => direction * compare(a, b))
        .slice(0, query.limit);
    },
    changes() {
      return [...changed].flatMap(([collection, documents]) =>
        [...documents].map(
          ([id, document]): Change =>
            document ? { collection, put: document } : { collection, delete: id },
        ),
      );
    },
  };
}
