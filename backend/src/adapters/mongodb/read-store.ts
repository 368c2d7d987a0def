import type { AnyBulkWriteOperation, ClientSession, Collection } from 'mongodb';
import {
  type Change,
  type CollectionDefinition,
  type Document,
  fieldOf,
  type ReadStore,
  type Scalar,
} from '../../ports/read-store.ts';
import { createCheckpoints } from './checkpoints.ts';
import type { MongoConnection } from './connection.ts';
import { rangeOf } from './index-range.ts';

const MAX_LIMIT = 1_000_000;
const NAMESPACE_EXISTS = 48;
/** Documents lie in the order of their ids, which saves an index of its own for them (since MongoDB 5.3). */
const BY_ID = { key: { _id: 1 }, unique: true };

/**
 * A document as it is kept: what the indexes sort by, and the whole as JSON text. Text gives back exactly what was put, in the
 * order of its keys and with keys that BSON would not take ('$x', NUL, halves of characters), and is faster to read and write.
 */
type Kept = { _id: string; body: string } & Record<string, Scalar>;

type Known = { collection: Collection<Kept>; indexes: CollectionDefinition['indexes'] };

/** Read models in MongoDB. A batch and its checkpoint are one transaction, so a replica set is needed. */
export function createMongoReadStore({ db, reach, transact }: MongoConnection): ReadStore {
  const known = new Map<string, Known>();
  const checkpoints = createCheckpoints(db, reach);

  function knownOf(name: string): Known {
    const found = known.get(name);
    if (!found) throw new Error(`no collection ${name}`);
    return found;
  }

  async function define({ name, indexes }: CollectionDefinition): Promise<void> {
    await db.createCollection(name, { clusteredIndex: BY_ID }).catch(ifThereAlready);
    const collection = db.collection<Kept>(name);
    for (const [index, fields] of Object.entries(indexes)) {
      if (fields.some((field) => ['id', '_id', 'body'].includes(field)))
        throw new Error(`index ${index} sorts by a field that has a meaning of its own`);
      await collection.createIndex(sortBy(fields, 1), { name: index });
    }
    known.set(name, { collection, indexes });
  }

  async function write(changes: readonly Change[], session: ClientSession): Promise<void> {
    for (const [name, operations] of operationsOf(changes, (c) => knownOf(c).indexes)) {
      await knownOf(name).collection.bulkWrite(operations, { session, ordered: false });
    }
  }

  return {
    define: (collections) =>
      reach(async () => {
        for (const collection of collections) await define(collection);
      }),
    get: <D extends Document>(name: string, id: string) =>
      reach(async () => {
        const { collection } = knownOf(name);
        const found = await collection.findOne({ _id: id }, { projection: { body: 1, _id: 0 } });
        return found && (JSON.parse(found.body) as D);
      }),
    find: <D extends Document>(name: string, query: Parameters<ReadStore['find']>[1]) =>
      reach(async () => {
        if (query.limit < 1 || query.limit > MAX_LIMIT)
          throw new RangeError(`limit ${query.limit}`);
        const { collection, indexes } = knownOf(name);
        const fields = indexes[query.index];
        if (!fields) throw new Error(`no index ${query.index} on collection ${name}`);
        const range = rangeOf(fields, query);
        if (!range) return [];
        const found = await collection
          .find({}, { projection: { body: 1, _id: 0 } })
          .hint(query.index)
          .min(range.min)
          .max(range.max)
          .sort(sortBy(fields, query.reverse ? -1 : 1))
          .limit(query.limit)
          .batchSize(query.limit)
          .toArray();
        return found.map(({ body }) => JSON.parse(body) as D);
      }),
    checkpoint: (projection) => checkpoints.read(projection),
    async commit({ projection, from, to, changes }) {
      if (to <= from) throw new RangeError('a checkpoint only moves on');
      if (changes.length === 0) {
        await reach(() => checkpoints.move({ projection, from, to }));
      } else {
        await transact(projection, async (session) => {
          await checkpoints.move({ projection, from, to, session });
          await write(changes, session);
        });
      }
      checkpoints.moved(projection, to);
    },
    waitFor: (projection, position, timeoutMs) =>
      checkpoints.waitFor(projection, position, timeoutMs),
    async close() {
      checkpoints.close();
    },
  };
}

function sortBy(fields: readonly string[], direction: 1 | -1): Record<string, 1 | -1> {
  return Object.fromEntries([...fields, '_id'].map((field) => [field, direction]));
}

/** The last change of each document, by collection, as operations whose order does not matter. */
function operationsOf(
  changes: readonly Change[],
  indexesOf: (collection: string) => CollectionDefinition['indexes'],
): Map<string, AnyBulkWriteOperation<Kept>[]> {
  const last = new Map<string, Map<string, Change>>();
  for (const change of changes) {
    const ofCollection = last.get(change.collection) ?? new Map<string, Change>();
    last.set(change.collection, ofCollection);
    ofCollection.set('put' in change ? change.put.id : change.delete, change);
  }
  const operations = new Map<string, AnyBulkWriteOperation<Kept>[]>();
  for (const [collection, ofCollection] of last) {
    const fields = [...new Set(Object.values(indexesOf(collection)).flat())];
    operations.set(
      collection,
      [...ofCollection.values()].map((change) => operationOf(change, fields)),
    );
  }
  return operations;
}

function operationOf(change: Change, fields: readonly string[]): AnyBulkWriteOperation<Kept> {
  if ('delete' in change) return { deleteOne: { filter: { _id: change.delete } } };
  const replacement = keptOf(change.put, fields);
  if (change.isNew) return { insertOne: { document: replacement } };
  return { replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true } };
}

function keptOf(document: Document, fields: readonly string[]): Kept {
  const kept: Record<string, Scalar> = { _id: document.id };
  for (const field of fields) kept[field] = fieldOf(document, field);
  kept.body = JSON.stringify(document);
  return kept as Kept;
}

function ifThereAlready(error: { code?: unknown }): void {
  if (error.code !== NAMESPACE_EXISTS) throw error;
}
