import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createMemoryLeases } from '../adapters/memory/leases.ts';
import { systemClock } from '../adapters/system/clock.ts';
import { mountCurrencies } from '../currencies/index.ts';
import { mountDashboard } from '../dashboard/index.ts';
import { startProjector } from '../eventsourcing/projector.ts';
import { createMount } from '../http/mount.ts';
import { problemHandler } from '../http/problem-details.ts';
import { createWorld, WORLD_PROJECTIONS } from './world.ts';

export type ServedWorld = Awaited<ReturnType<typeof serveWorld>>;

/** A world with a running projector and its routes on a port of its own. It is always `now`; a token is a user's id. */
export async function serveWorld(now: string) {
  const world = await createWorld();
  const logged: unknown[] = [];
  const log = {
    error: (details: object, message: string) => void logged.push({ ...details, message }),
  };
  const { eventStore, readStore, handle } = world;
  const leases = createMemoryLeases();
  const projectorPorts = { eventStore, readStore, leases, clock: systemClock };
  const projector = await startProjector(WORLD_PROJECTIONS, projectorPorts, log);
  const app = express();
  app.use(express.json());
  const clock = { now: () => now, after: () => () => undefined };
  const ids = { next: () => world.nextId() };
  const authenticate = async (token: string) => token;
  const mount = createMount({ router: app, readStore, clock, ids, log, authenticate });
  mountCurrencies(mount, { readStore });
  mountDashboard(mount, { readStore }, handle);
  app.use(problemHandler(log));
  const server = createServer(app);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;

  return {
    ...world,
    logged,

    /** GET, or POST where there is a body; the answer sees all that was written before. */
    async call(path: string, body?: object, user = 'ada') {
      const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${user}`,
          'content-type': 'application/json',
          'x-min-position': String(await eventStore.head()),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      // biome-ignore lint/suspicious/noExplicitAny: tests look into answers as a stranger would
      return { status: response.status, body: (await response.json()) as any };
    },

    async stop() {
      await new Promise((done) => server.close(done));
      await projector.stop();
      await world.close();
    },
  };
}
