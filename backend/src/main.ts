import { createServer, type RequestListener, type Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import express, { type Express } from 'express';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { openPorts } from './engines.ts';
import { createHealth, engineChecks } from './http/health.ts';
import { runMigration } from './migrate.ts';
import { createLog, type Log, startObserving } from './observability/index.ts';
import type { Ports } from './ports/index.ts';
import { reachEngines } from './reach-engines.ts';
import { startRoles } from './roles.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Jobs that take longer than this to end are left to the next start. */
const LONGEST_STOP_MS = 8_000;

async function main(args: readonly string[]): Promise<void> {
  const isMigration = args[0] === 'migrate';
  const config = readConfig(isMigration ? [] : args);
  const log = createLog(config.logLevel);
  if (isMigration) return runMigration(config, args.slice(1), log);
  const opened = await openPorts(config, log);
  await reachEngines(opened, config.engines, console.error);
  const { role, otlpEndpoint, engines } = config;
  const positionsAreDense = engines.kurrentdb === null;
  const observing = await startObserving({ role, otlpEndpoint, positionsAreDense }, opened, log);
  const { ports } = observing;
  const roles = await startRoles(role, ports, log);
  const checks = { ...engineChecks(ports), 'filled read models': roles.checkFilled };
  const health = createHealth(checks, roles.stoppedProjections);
  const server = await listen(observing.serve(appOf(config, ports, log), health), config);
  await roles.startJobs();
  stopOnSignal(async () => {
    server.close();
    server.closeIdleConnections();
    await roles.stop();
    await opened.close();
    await observing.stop();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(`Saldo is ready: http://localhost:${port}`);
  // For the next start, however this one ends.
  flushCompileCache();
}

/** The API with the front ends, where that is this process's part; else nothing but what stands beside every app. */
function appOf({ role }: Config, ports: Ports, log: Log): Express {
  if (role !== 'all' && role !== 'api') return express().disable('x-powered-by');
  return createApp(ports, { root: ROOT, samples: join(ROOT, 'samples', 'statements') }, log);
}

/** Rejects with a sentence for the operator where the port is taken. */
function listen(listener: RequestListener, { port, host }: Config): Promise<Server> {
  const server = createServer(listener);
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const sentence = `Port ${port} is in use. Stop what runs there, or choose another port: PORT=4001 npm start`;
      fail(isTaken ? new Error(sentence) : error);
    });
    server.listen(port, host, () => done(server));
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

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
