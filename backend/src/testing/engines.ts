import { randomUUID } from 'node:crypto';
import { serveDouble } from '../adapters/kurrentdb/double/server.ts';
import { connectMongo } from '../adapters/mongodb/connection.ts';
import { openEventLog } from '../adapters/sqlite/event-log.ts';
import type { EngineAddresses } from '../config.ts';

export type TestEngines = { addresses: EngineAddresses; close(): Promise<void> };

/**
 * Engines for one test with names of its own in them: MongoDB and Kafka where MONGODB_URL and KAFKA_BROKERS say, and for
 * KurrentDB its test double. Null where an engine is missing; then the caller says that it did not run.
 */
export async function openTestEngines(): Promise<TestEngines | null> {
  const { MONGODB_URL: mongoUrl, KAFKA_BROKERS: brokers } = process.env;
  if (!mongoUrl || !brokers) return null;
  const name = `saldo_test_${randomUUID().slice(0, 8)}`;
  const url = new URL(mongoUrl);
  url.pathname = `/${name}`;
  const log = openEventLog(':memory:');
  const double = await serveDouble(log, 0);
  return {
    addresses: {
      kurrentdb: `kurrentdb://127.0.0.1:${double.port}?tls=false`,
      mongodb: url.href,
      kafka: { brokers: brokers.split(','), prefix: name, tls: false, login: null },
    },
    async close() {
      const mongo = connectMongo(url.href);
      await mongo.db.dropDatabase();
      await mongo.close();
      double.close();
      log.close();
    },
  };
}
