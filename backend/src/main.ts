import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openPorts } from './engines.ts';
import { reachEngines } from './reach-engines.ts';
import { startRoles } from './roles.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Jobs that take longer than this to end are left to the next start. */
const LONGEST_STOP_MS = 8_000;

async function main(): Promise<void> {
  const config = readConfig(process.argv.slice(2));
  const log = pino(
    { level: config.logLevel, serializers: { error: pino.stdSerializers.err } },
    pino.destination(2),
  );
  const ports = await openPorts(config, log);
  await reachEngines(ports, config.engines, console.error);
  const roles = await startRoles(config.role, ports, log);
  const app = createApp(ports, { root: ROOT, samples: join(ROOT, 'samples', 'statements') }, log);
  const server = createServer(app);
  try {
    await listen(server, config);
  } catch (error) {
    await ports.close();
    throw error;
  }
  await roles.startJobs();
  stopOnSignal(async () => {
    server.close();
    server.closeIdleConnections();
    await roles.stop();
    await ports.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`Saldo is ready: http://localhost:${port}`);
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      fail(
        isTaken
          ? new Error(
              `Port ${port} is in use. Stop what runs there, or choose another port: PORT=4001 npm start`,
            )
          : error,
      );
    });
    server.listen(port, host, done);
  });
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
