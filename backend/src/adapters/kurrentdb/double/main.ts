// npm run -s kurrentdb:double -- --port N [--data FOLDER]
// Serves a test double of KurrentDB on this machine, for development and tests where there is no real one.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openEventLog } from '../../sqlite/event-log.ts';
import { serveDouble } from './server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '2113' }, data: { type: 'string' } },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port takes a number from 0 to 65535, not ${values.port}`);
  process.exit(2);
}
try {
  const folder = values.data && resolve(values.data);
  const log = openEventLog(folder ? join(folder, 'events.sqlite') : ':memory:');
  const double = await serveDouble(log, port);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      double.close();
      log.close();
    });
  }
  const where = folder ?? 'memory, gone when it ends';
  console.log(
    `KurrentDB test double (SQLite, not a real KurrentDB): kurrentdb://127.0.0.1:${double.port}?tls=false, events in ${where}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
