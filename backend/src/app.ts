import { join } from 'node:path';
import { ROUTES } from '@saldo/contracts/schemas';
import compression from 'compression';
import express, { type Express } from 'express';
import { mountCurrencies } from './currencies/index.ts';
import { mountDashboard } from './dashboard/index.ts';
import { createCommandHandler } from './eventsourcing/command-handler.ts';
import { serveApiDocs } from './http/api-docs.ts';
import { createMount } from './http/mount.ts';
import { notFound, problemHandler } from './http/problem-details.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveFrontEnd } from './http/static-files.ts';
import { mountLedger } from './ledger/index.ts';
import type { Ports } from './ports/index.ts';
import {
  createMarks,
  mountSampleData,
  mountSecondReadings,
  mountStatements,
} from './statements/index.ts';
import { versionOf } from './upcasters.ts';
import { createAuthenticate, createTokens, mountUsers } from './users/index.ts';

const MAX_JSON = '256kb';

export type AppLog = { error(details: object, message: string): void };

/** Where the built front ends and the sample statements lie. */
export type AppFolders = { root: string; samples: string };

/** The Express app over the given ports: the API under /api, the built front ends everywhere else. */
export function createApp(ports: Ports, folders: AppFolders, log: AppLog): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders());
  app.use(compression());
  app.use('/api', (_request, response, next) => {
    response.set('cache-control', 'private, no-store');
    next();
  });
  app.use('/api', express.json({ limit: MAX_JSON }));
  serveApiDocs(app, join(folders.root, 'contracts', 'openapi.json'));
  mountApi(app, ports, folders, log);
  app.use('/api', () => {
    throw notFound('This address of the API');
  });
  serveFrontEnd(app, folders.root);
  app.use(problemHandler(log));
  return app;
}

function mountApi(app: Express, ports: Ports, folders: AppFolders, log: AppLog): void {
  const tokens = createTokens(ports.secret, ports.clock);
  const handle = createCommandHandler(ports.eventStore, ports.ids, versionOf);
  const { readStore, clock, ids } = ports;
  const authenticate = createAuthenticate(ports, tokens);
  const mount = createMount({ router: app, readStore, clock, ids, log, authenticate });
  mountUsers(mount, ports, handle, tokens);
  mountStatements(mount, ports, handle);
  mountSecondReadings(mount, ports);
  mountSampleData(mount, ports, handle, tokens, folders.samples);
  mountLedger(mount, readStore, createMarks(readStore));
  mountCurrencies(mount, ports);
  mountDashboard(mount, ports, handle);
  const unmounted = Object.values(ROUTES).filter((route) => !mount.mounted().includes(route));
  if (unmounted.length > 0) {
    throw new Error(
      `contract routes without a handler: ${unmounted.map((r) => r.path).join(', ')}`,
    );
  }
}
