import { randomUUID } from 'node:crypto';
import { afterAll, it } from 'vitest';
import { connectMongo, type MongoConnection } from '../adapters/mongodb/connection.ts';

export type TestMongo = {
  version: string;
  url: string;
  /** The connection of one process; all share a database of this run. */
  connect(): MongoConnection;
};

/** Runs tests on the MongoDB that MONGODB_URL names, in a database of their own that is dropped behind them; without one it says so. */
export async function withMongo(
  what: string,
  tests: (mongo: TestMongo) => void | Promise<void>,
): Promise<void> {
  const server = process.env.MONGODB_URL;
  if (!server) {
    const reason = `not run: no engine (MONGODB_URL), so no ${what} on MongoDB`;
    console.log(reason);
    it.skip(reason, () => {});
    return;
  }
  const url = new URL(server);
  url.pathname = `/saldo_test_${randomUUID().replaceAll('-', '')}`;
  const own = connectMongo(url.href);
  const opened: MongoConnection[] = [];
  const { version } = await own.db.command({ buildInfo: 1 });
  console.log(`${what}: on MongoDB ${version}`);
  afterAll(async () => {
    // Closing ends what a failed transaction left open, which would hold the drop up.
    for (const connection of opened) await connection.close();
    await own.db.dropDatabase();
    await own.close();
  });
  await tests({
    version,
    url: url.href,
    connect() {
      const connection = connectMongo(url.href);
      opened.push(connection);
      return connection;
    },
  });
}
