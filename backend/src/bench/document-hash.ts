import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import type { Document, ReadStore } from '../ports/read-store.ts';

const PAGE = 500;

/** Collections by the name under which their documents go into the hash. */
type Names = readonly { name: string; kept: string }[];

/** The number of all documents of these collections and a hash that does not depend on their order. */
export async function hashOfMongo(db: Db, names: Names): Promise<string> {
  const sum = createSum();
  for (const { name, kept } of names) {
    const bodies = db.collection<{ body: string }>(kept).find({}, { projection: { body: 1 } });
    for await (const { body } of bodies.batchSize(PAGE)) sum.add(name, body);
  }
  return sum.text();
}

/** The same of a read store that lists no documents: it remembers which ones there may be. */
export function hashed(readStore: ReadStore) {
  const ids = new Map<string, Set<string>>();
  return {
    readStore: {
      ...readStore,
      async commit(batch) {
        for (const change of batch.changes) {
          const ofCollection = ids.get(change.collection) ?? new Set();
          ids.set(change.collection, ofCollection);
          ofCollection.add('put' in change ? change.put.id : change.delete);
        }
        await readStore.commit(batch);
      },
    } satisfies ReadStore,
    async hash(): Promise<string> {
      const sum = createSum();
      for (const [collection, ofCollection] of ids) {
        for (const id of ofCollection) {
          const document = await readStore.get<Document>(collection, id);
          if (document) sum.add(collection, JSON.stringify(document));
        }
      }
      return sum.text();
    },
  };
}

function createSum() {
  let count = 0;
  let sum = 0n;
  return {
    add(collection: string, json: string) {
      const digest = createHash('sha256').update(`${collection} ${json}`).digest();
      sum = BigInt.asUintN(64, sum + digest.readBigUInt64BE());
      count += 1;
    },
    text: () => `${count} documents, ${sum.toString(16)}`,
  };
}
