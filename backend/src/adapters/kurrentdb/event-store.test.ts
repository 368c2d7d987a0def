import { createUpcast } from '../../eventsourcing/upcasters.ts';
import { eventStoreSuite } from '../../ports/event-store.suite.ts';
import { openEventLog } from '../sqlite/event-log.ts';
import { serveDouble } from './double/server.ts';
import { openKurrentDbEventStore } from './event-store.ts';

eventStoreSuite('KurrentDB', async () => {
  const log = openEventLog(':memory:');
  const double = await serveDouble(log, 0);
  const store = openKurrentDbEventStore(
    `kurrentdb://127.0.0.1:${double.port}?tls=false`,
    createUpcast([]),
    console,
  );
  return {
    ...store,
    async close() {
      await store.close();
      double.close();
      log.close();
    },
  };
});
