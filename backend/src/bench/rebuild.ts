import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryLeases } from '../adapters/memory/leases.ts';
import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import { connectMongo } from '../adapters/mongodb/connection.ts';
import { createMongoReadStore } from '../adapters/mongodb/read-store.ts';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { systemClock } from '../adapters/system/clock.ts';
import { checkpointName, startProjector } from '../eventsourcing/projector.ts';
import { createUpcast } from '../eventsourcing/upcasters.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { Document, ReadStore } from '../ports/read-store.ts';
import { PROJECTIONS } from '../roles.ts';
import { UPCASTERS } from '../upcasters.ts';
import { seedManyUsers } from './many-users.ts';

const LONGEST_MS = 3_600_000;
const PAGE = 500;

const log = { error: (details: object, message: string) => console.error(message, details) };
const [count = '100000', logFile] = process.argv.slice(2);
const server = process.env.MONGODB_URL;
if (!server || !(Number(count) > 0)) {
  console.error(
    'Usage: MONGODB_URL=… node backend/src/bench/rebuild.ts [EVENTS] [LOG_FILE, kept and used again]',
  );
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'saldo-rebuild-'));
try {
  await bench(server, Number(count), logFile ?? join(folder, 'events.sqlite'));
} finally {
  rmSync(folder, { recursive: true });
}

/** Prints how fast all read models are built from a log of many users in MongoDB, and whether they equal those in memory. */
async function bench(url: string, events: number, path: string): Promise<void> {
  const isThere = existsSync(path);
  const eventStore = openSqliteEventStore(path, createUpcast(UPCASTERS));
  if (!isThere) await seedManyUsers(eventStore, events);
  const head = await eventStore.head();
  const connection = connectMongo(withDatabase(url, `saldo_rebuild_${process.pid}`));
  try {
    const mongo = counted(createMongoReadStore(connection));
    const serverBefore = await serverSeconds(connection.db);
    const ownBefore = process.cpuUsage();
    const elapsed = await rebuild(eventStore, mongo.readStore, false);
    const own = process.cpuUsage(ownBefore);
    const ownSeconds = ((own.user + own.system) / 1e6).toFixed(1);
    const seconds = ((await serverSeconds(connection.db)) - serverBefore).toFixed(1);
    const rate = Math.round((Number(head) / elapsed) * 1_000);
    console.log(
      `${head} events into MongoDB in ${(elapsed / 1_000).toFixed(1)} s: ${rate} events/s`,
    );
    console.log(`seconds on a core: ${ownSeconds} of this process, ${seconds} of MongoDB`);
    console.log(mongo.counts);
    const memory = listed(createMemoryReadStore());
    const inMemory = await rebuild(eventStore, memory.readStore, true);
    console.log(`the same into memory: ${Math.round((Number(head) / inMemory) * 1_000)} events/s`);
    const [left, right] = [await hashOfMongo(connection.db), await memory.hash()];
    console.log(left === right ? `same documents: ${left}` : `DIFFERENT: ${left} ${right}`);
    if (left !== right) process.exitCode = 1;
  } finally {
    await connection.db.dropDatabase();
    await connection.close();
    await eventStore.close();
  }
}

/** How long the server has been on a core since its start (on Linux). */
async function serverSeconds(db: ReturnType<typeof connectMongo>['db']): Promise<number> {
  const { extra_info } = await db.command({ serverStatus: 1 });
  return (Number(extra_info.user_time_us) + Number(extra_info.system_time_us)) / 1e6;
}

/** Milliseconds until all projections have passed the log's head. */
async function rebuild(
  eventStore: EventStore,
  readStore: ReadStore,
  isReadStoreOwn: boolean,
): Promise<number> {
  const head = await eventStore.head();
  const started = performance.now();
  const ports = {
    eventStore,
    readStore,
    leases: createMemoryLeases(),
    clock: systemClock,
    isReadStoreOwn,
  };
  const projector = await startProjector(PROJECTIONS, ports, log);
  for (const projection of PROJECTIONS) {
    const isDone = await readStore.waitFor(checkpointName(projection), head, LONGEST_MS);
    if (!isDone) throw new Error(`${projection.name} did not get through`);
  }
  const elapsed = performance.now() - started;
  await projector.stop();
  return elapsed;
}

/** Counts the calls that make a round trip, and the time spent in them. */
function counted(readStore: ReadStore) {
  const counts = { get: 0, find: 0, commit: 0, documents: 0, getMs: 0, findMs: 0, commitMs: 0 };
  const timed = async <T>(name: 'get' | 'find' | 'commit', call: Promise<T>): Promise<T> => {
    const start = performance.now();
    counts[name] += 1;
    const answer = await call;
    counts[`${name}Ms`] += performance.now() - start;
    return answer;
  };
  const wrapped: ReadStore = {
    ...readStore,
    get: (collection, id) => timed('get', readStore.get(collection, id)),
    find: (collection, query) => timed('find', readStore.find(collection, query)),
    commit(batch) {
      counts.documents += batch.changes.length;
      return timed('commit', readStore.commit(batch));
    },
  };
  return { readStore: wrapped, counts };
}

/** Remembers which documents there may be, because the port lists none. */
function listed(readStore: ReadStore) {
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

async function hashOfMongo(db: ReturnType<typeof connectMongo>['db']): Promise<string> {
  const sum = createSum();
  for (const { name } of PROJECTIONS.flatMap((p) => p.collections)) {
    const bodies = db.collection<{ body: string }>(name).find({}, { projection: { body: 1 } });
    for await (const { body } of bodies.batchSize(PAGE)) sum.add(name, body);
  }
  return sum.text();
}

/** The sum of all documents' hashes, which does not depend on their order. */
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

function withDatabase(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}
