import {
  type Change,
  type CollectionDefinition,
  type Document,
  fieldOf,
  type Query,
  type ReadStore,
  type Scalar,
} from '../ports/read-store.ts';
import { createSeenKeys } from './seen-keys.ts';

/** Per collection. */
const RECENT_DOCUMENTS = 10_000;
const RECENT_PARTS = 10_000;
const RECENT_ANSWERS_PER_PART = 250;
const MAX_DOCUMENTS_PER_ANSWER = 50;

/** What a projection reads from, when it alone writes there. */
export type KnownDocuments = Pick<ReadStore, 'get' | 'find'> & {
  /** It also knows what was never written, and seldom asks. */
  isWhole: boolean;
  /** Marks the documents that are certainly not there yet. */
  marked(changes: readonly Change[]): Change[];
  /** Takes note of what is written: it is read from here from now on. */
  note(changes: readonly Change[]): void;
};

/** An answer of a query, by the query without its limit. */
type Answer = { limit: number; documents: Document[] };

/**
 * The documents of a projection that were read or written last, so that few events cost a round trip to the store. It is right as long
 * as nobody else moves the projection on, which every commit checks. Filled from the beginning (`isEmpty`), it also
 * knows what was never written, and does not ask for that.
 */
export function createKnownDocuments(
  readStore: Pick<ReadStore, 'get' | 'find'>,
  collections: readonly CollectionDefinition[],
  isEmpty: boolean,
): KnownDocuments {
  const written = isEmpty ? createSeenKeys() : null;
  const byName = new Map(
    collections.map(({ name, indexes }) => [
      name,
      {
        indexes: Object.entries(indexes),
        documents: createRecent<Document | null>(RECENT_DOCUMENTS),
        /** By the index and the value of its first field. */
        answers: createRecent<Recent<Answer>>(RECENT_PARTS),
        lastParts: new Map<string, string>(),
      },
    ]),
  );
  const knownOf = (collection: string) => {
    const known = byName.get(collection);
    if (!known) throw new Error(`no collection ${collection}`);
    return known;
  };
  const mayExist = (collection: string, id: string) =>
    written === null || written.mayHave(`${collection}|${id}`);

  function noteOne(change: Change): void {
    const { collection } = change;
    const next = 'put' in change ? change.put : null;
    const id = next ? next.id : (change as { delete: string }).delete;
    const { documents, answers, indexes, lastParts } = knownOf(collection);
    let before = documents.get(id);
    if (before === undefined && !mayExist(collection, id)) before = null;
    for (const [index, fields] of indexes) {
      const field = fields[0] as string;
      // Where it stood before is not known: any answer may have held it.
      if (before === undefined) answers.clear();
      else if (before) answers.delete(partOf(index, fieldOf(before, field)));
      if (!next) continue;
      const part = partOf(index, fieldOf(next, field));
      answers.delete(part);
      // Documents of one part mostly come together.
      if (lastParts.get(index) === part) continue;
      lastParts.set(index, part);
      written?.add(`${collection}|${part}`);
    }
    written?.add(`${collection}|${id}`);
    documents.set(id, next);
  }

  return {
    isWhole: isEmpty,
    async get<D extends Document>(collection: string, id: string) {
      const { documents } = knownOf(collection);
      const known = documents.get(id);
      if (known !== undefined) return known as D | null;
      if (!mayExist(collection, id)) return null;
      const document = await readStore.get<D>(collection, id);
      documents.set(id, document);
      return document;
    },
    async find<D extends Document>(collection: string, query: Query) {
      const { answers } = knownOf(collection);
      const part = partOf(query.index, query.equals[0] ?? null);
      if (written && !written.mayHave(`${collection}|${part}`)) return [];
      const { limit, ...asked } = query;
      const key = JSON.stringify(asked);
      const known = answers.get(part)?.get(key);
      if (known && (known.limit >= limit || known.documents.length < known.limit))
        return known.documents.slice(0, limit) as D[];
      const documents = await readStore.find<D>(collection, query);
      if (documents.length <= MAX_DOCUMENTS_PER_ANSWER) {
        const ofPart = answers.get(part) ?? createRecent<Answer>(RECENT_ANSWERS_PER_PART);
        ofPart.set(key, { limit, documents });
        answers.set(part, ofPart);
      }
      return documents;
    },
    marked(changes) {
      return changes.map((change) =>
        'put' in change && !mayExist(change.collection, change.put.id)
          ? { ...change, isNew: true }
          : change,
      );
    },
    note(changes) {
      for (const change of changes) noteOne(change);
    },
  };
}

function partOf(index: string, value: Scalar): string {
  return typeof value === 'string' ? `${index}|"${value}` : `${index}|${value}`;
}

type Recent<V> = {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  clear(): void;
};

/** The entries used last: at least so many, at most twice. The older half goes as a whole, when the newer one is full. */
function createRecent<V>(limit: number): Recent<V> {
  let newer = new Map<string, V>();
  let older = new Map<string, V>();
  const set = (key: string, value: V) => {
    newer.set(key, value);
    if (newer.size < limit) return;
    older = newer;
    newer = new Map();
  };
  return {
    set,
    get(key) {
      const value = newer.get(key);
      if (value !== undefined) return value;
      const known = older.get(key);
      if (known !== undefined) set(key, known);
      return known;
    },
    delete(key) {
      newer.delete(key);
      older.delete(key);
    },
    clear() {
      newer.clear();
      older.clear();
    },
  };
}
