import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import { connectMongo, type MongoConnection } from '../adapters/mongodb/connection.ts';
import { createMongoReadStore } from '../adapters/mongodb/read-store.ts';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { createUpcast } from '../eventsourcing/upcasters.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { PROJECTIONS } from '../roles.ts';
import { UPCASTERS } from '../upcasters.ts';
import { collectionsOf } from './built-anew.ts';
import { hashed, hashOfMongo } from './document-hash.ts';
import { seedManyUsers } from './many-users.ts';
import { fill, rebuildBesideWrites } from './rebuild-beside-writes.ts';

const STATEMENTS_PER_SECOND = 10;

const [count = '100000', logFile] = process.argv.slice(2);
const server = process.env.MONGODB_URL;
if (!server || !(Number(count) > 0)) {
  console.error(
    'Usage: MONGODB_URL=… node backend/src/bench/rebuild.ts [EVENTS] [LOG_FILE, kept, grows at each run]',
  );
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'saldo-rebuild-'));
try {
  await bench(server, Number(count), logFile ?? join(folder, 'events.sqlite'));
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * Prints how fast all read models are built from a log of many users in MongoDB, once with nothing else to do and once while
 * writes go on, and whether they equal the live ones and those in memory.
 */
async function bench(url: string, events: number, path: string): Promise<void> {
  const isThere = existsSync(path);
  const eventStore = openSqliteEventStore(path, createUpcast(UPCASTERS));
  if (!isThere) await seedManyUsers(eventStore, events);
  const connection = connectMongo(withDatabase(url, `saldo_rebuild_${process.pid}`));
  try {
    await intoMongo(eventStore, connection);
    const memory = hashed(createMemoryReadStore());
    const stores = { eventStore, readStore: memory.readStore, isReadStoreOwn: true };
    const inMemory = await fill(PROJECTIONS, stores);
    console.log(`into memory: ${rate(Number(await eventStore.head()), inMemory)}`);
    const names = collectionsOf(PROJECTIONS);
    const hashes = {
      live: await hashOfMongo(
        connection.db,
        names.map(({ name }) => ({ name, kept: name })),
      ),
      rebuilt: await hashOfMongo(
        connection.db,
        names.map(({ name, anew }) => ({ name, kept: anew })),
      ),
      memory: await memory.hash(),
    };
    const isSame = new Set(Object.values(hashes)).size === 1;
    console.log(isSame ? 'the same documents:' : 'DIFFERENT DOCUMENTS:', hashes);
    if (!isSame) process.exitCode = 1;
  } finally {
    await connection.db.dropDatabase();
    await connection.close();
    await eventStore.close();
  }
}

async function intoMongo(eventStore: EventStore, connection: MongoConnection): Promise<void> {
  const mongo = counted(createMongoReadStore(connection));
  const stores = { eventStore, readStore: mongo.readStore, isReadStoreOwn: false };
  const quiet = await onCores(connection, () => fill(PROJECTIONS, stores));
  const head = Number(await eventStore.head());
  console.log(`into an empty MongoDB, no writes: ${rate(head, quiet.answer)}; ${quiet.cores}`);
  console.log(mongo.counts);
  console.log(await sizes(connection));
  const beside = await onCores(connection, () =>
    rebuildBesideWrites(PROJECTIONS, stores, STATEMENTS_PER_SECOND),
  );
  const { events, milliseconds, uploads, lags } = beside.answer;
  const perSecond = (uploads / (milliseconds / 1_000)).toFixed(0);
  const at = (share: number) => `${lags[Math.ceil(share * lags.length) - 1]?.toFixed(0)} ms`;
  console.log(
    `anew beside ${perSecond} statements/s: ${rate(events, milliseconds)}; ${beside.cores}`,
  );
  console.log(`lag of the live ones: median ${at(0.5)}, 99 of 100 ${at(0.99)}, longest ${at(1)}`);
}

function rate(events: number, milliseconds: number): string {
  const perSecond = Math.round((events / milliseconds) * 1_000);
  return `${events} events in ${(milliseconds / 1_000).toFixed(1)} s, ${perSecond} events/s`;
}

/** Runs something, and tells how long this process and the server were on a core for it (the server's on Linux). */
async function onCores<T>(connection: MongoConnection, run: () => Promise<T>) {
  const server = await serverSeconds(connection);
  const [own, main] = [process.cpuUsage(), process.threadCpuUsage()];
  const answer = await run();
  const ownSeconds = secondsOf(process.cpuUsage(own));
  const mainSeconds = secondsOf(process.threadCpuUsage(main));
  const seconds = ((await serverSeconds(connection)) - server).toFixed(1);
  return {
    answer,
    cores: `seconds on a core: ${ownSeconds} of this process (${mainSeconds} in its main thread), ${seconds} of MongoDB`,
  };
}

function secondsOf({ user, system }: NodeJS.CpuUsage): string {
  return ((user + system) / 1e6).toFixed(1);
}

async function sizes({ db }: MongoConnection): Promise<string> {
  await db.admin().command({ fsync: 1 });
  const { dataSize, storageSize, indexSize } = await db.stats();
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  return `${megabytes(dataSize)} of documents, ${megabytes(storageSize + indexSize)} on disk, of which ${megabytes(indexSize)} are indexes`;
}

async function serverSeconds({ db }: MongoConnection): Promise<number> {
  const { extra_info } = await db.command({ serverStatus: 1 });
  return (Number(extra_info.user_time_us) + Number(extra_info.system_time_us)) / 1e6;
}

/** Counts the calls that make a round trip, and the documents written. */
function counted(readStore: ReadStore) {
  const counts = { get: 0, find: 0, commit: 0, documents: 0 };
  const wrapped: ReadStore = {
    ...readStore,
    get(collection, id) {
      counts.get += 1;
      return readStore.get(collection, id);
    },
    find(collection, query) {
      counts.find += 1;
      return readStore.find(collection, query);
    },
    commit(batch) {
      counts.commit += 1;
      counts.documents += batch.changes.length;
      return readStore.commit(batch);
    },
  };
  return { readStore: wrapped, counts };
}

function withDatabase(url: string, name: string): string {
  const named = new URL(url);
  named.pathname = `/${name}`;
  return named.href;
}
