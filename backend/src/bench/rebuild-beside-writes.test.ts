import { expect, it } from 'vitest';
import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import { createMongoReadStore } from '../adapters/mongodb/read-store.ts';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { createUpcast } from '../eventsourcing/upcasters.ts';
import { PROJECTIONS } from '../roles.ts';
import { withMongo } from '../testing/mongodb.ts';
import { UPCASTERS } from '../upcasters.ts';
import { collectionsOf } from './built-anew.ts';
import { hashed, hashOfMongo } from './document-hash.ts';
import { seedManyUsers } from './many-users.ts';
import { fill, rebuildBesideWrites } from './rebuild-beside-writes.ts';

await withMongo('rebuild beside live writes', (mongo) => {
  it('ends with the documents of the live read models and of those in memory', {
    timeout: 120_000,
  }, async () => {
    const eventStore = openSqliteEventStore(':memory:', createUpcast(UPCASTERS));
    await seedManyUsers(eventStore, 4_000);
    const connection = mongo.connect();
    const readStore = createMongoReadStore(connection);
    const stores = { eventStore, readStore, isReadStoreOwn: false };
    await fill(PROJECTIONS, stores);
    const filled = Number(await eventStore.head());
    const { events, uploads } = await rebuildBesideWrites(PROJECTIONS, stores, 50);
    expect(uploads).toBeGreaterThan(0);
    expect(events).toBeGreaterThanOrEqual(filled);
    const memory = hashed(createMemoryReadStore());
    await fill(PROJECTIONS, { eventStore, readStore: memory.readStore, isReadStoreOwn: true });
    const names = collectionsOf(PROJECTIONS);
    const live = names.map(({ name }) => ({ name, kept: name }));
    const anew = names.map(({ name, anew }) => ({ name, kept: anew }));
    const expected = await memory.hash();
    expect(await hashOfMongo(connection.db, live)).toBe(expected);
    expect(await hashOfMongo(connection.db, anew)).toBe(expected);
    await eventStore.close();
  });
});
