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

const MAX_DOCUMENTS_PER_COLLECTION = 10_000;
const MAX_PARTS_PER_COLLECTION = 10_000;
const MAX_ANSWERS_PER_PART = 500;
const MAX_DOCUMENTS_PER_ANSWER = 50;

/** What a projection reads from, when it alone writes there. */
export type KnownDocuments = Pick<ReadStore, 'get' | 'find'> & {
  /** Marks the documents that are certainly not there yet. */
  marked(changes: readonly Change[]): Change[];
  /** Takes note of what was committed. */
  committed(changes: readonly Change[]): void;
};

/** Answers of queries without their limit, by the value of the index's first field. */
type Answers = Map<string, Map<string, { limit: number; documents: Document[] }>>;

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
        documents: new Map<string, Document | null>(),
        answers: new Map() as Answers,
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

  function note(change: Change): void {
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
    remember(documents, id, next, MAX_DOCUMENTS_PER_COLLECTION);
  }

  return {
    async get<D extends Document>(collection: string, id: string) {
      const { documents } = knownOf(collection);
      let document = documents.get(id);
      if (document === undefined) {
        if (!mayExist(collection, id)) return null;
        document = await readStore.get<D>(collection, id);
      }
      remember(documents, id, document, MAX_DOCUMENTS_PER_COLLECTION);
      return document as D | null;
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
        const ofPart = answers.get(part) ?? new Map();
        remember(ofPart, key, { limit, documents }, MAX_ANSWERS_PER_PART);
        remember(answers, part, ofPart, MAX_PARTS_PER_COLLECTION);
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
    committed(changes) {
      for (const change of changes) note(change);
    },
  };
}

function partOf(index: string, value: Scalar): string {
  return `${index}|${JSON.stringify(value)}`;
}

/** Puts an entry in last place, and lets the one that was longest unused go where there are too many. */
function remember<V>(map: Map<string, V>, key: string, value: V, limit: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= limit) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}
