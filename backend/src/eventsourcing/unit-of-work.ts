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
      const stored = await store.find<D>(collection, query);
      if (own.size === 0) return stored;
      const compare = compareBy(fields);
      const direction = query.reverse ? -1 : 1;
      const order = (a: Document, b: Document) => direction * compare(a, b);
      const mine = [...own.values()].filter(
        (d): d is D =>
          d !== null && matches(d, fields, query) && !(query.after && order(d, query.after) <= 0),
      );
      const merge = (documents: D[]) =>
        [...documents.filter((d) => !own.has(d.id)), ...mine].sort(order).slice(0, query.limit);
      const merged = merge(stored);
      const end = stored.length < query.limit ? undefined : stored.at(-1);
      const last = merged.at(-1);
      // Own changes may have taken the place of stored documents, behind which there may be more.
      const isWhole = !end || (last && merged.length === query.limit && order(last, end) <= 0);
      if (isWhole) return merged;
      return merge(await store.find<D>(collection, { ...query, limit: query.limit + own.size }));
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
