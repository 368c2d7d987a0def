import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { EndpointName, ResponseOf } from '@saldo/contracts';
import { ROUTES } from '@saldo/contracts/schemas';
import type { z } from 'zod';
import { createApp } from '../app.ts';
import type { EngineAddresses, LanguageModelAddress } from '../config.ts';
import { type EnginesLog, openPorts } from '../engines.ts';
import { createHealth, engineChecks } from '../http/health.ts';
import { startObserving } from '../observability/index.ts';
import type { RequestLog } from '../observability/watch-requests.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ports } from '../ports/index.ts';
import { startRoles } from '../roles.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
export const SAMPLES = join(ROOT, 'samples', 'statements');

export const SECRET = 'a secret for tests, long enough to sign with';

export type Answer = { status: number; headers: Headers; body: unknown };

export type CallOptions = {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type RunningApp = {
  ports: Ports;
  address: string;
  errors: unknown[];
  /** Sends a request as any client would. */
  send(name: EndpointName, options?: CallOptions): Promise<Answer>;
  /** Sends, expects the good status, and gives the answer parsed by its contract. */
  call<N extends EndpointName>(name: N, options?: CallOptions): Promise<ResponseOf<N>>;
  upload(
    token: string,
    file: Uint8Array | string,
    fields: Record<string, string>,
    filename?: string,
  ): Promise<Answer>;
  /**
   * Waits until nothing goes on with a statement without its user, and for the read models to show it. Where it went on
   * after an end, `after` is the position of that.
   */
  ended(statementId: string, after?: bigint): Promise<void>;
  register(email?: string): Promise<string>;
  /** Begins to read statements, where it was started without. */
  startJobs(): Promise<void>;
  stop(): Promise<void>;
};

export type RunningOptions = {
  dataFolder?: string;
  /** Real engines instead of the embedded ones. */
  engines?: EngineAddresses;
  /** The AI service that may be asked; none by default. */
  languageModel?: LanguageModelAddress;
  clock?: Clock;
  ids?: Ids;
  jobs?: boolean;
  /** The checkout whose built front end it serves; this one by default. */
  root?: string;
  /** Where it sends its spans; nowhere by default. */
  otlpEndpoint?: string;
  /** Hears what the app logs, beside `errors`. */
  log?: EnginesLog & RequestLog;
};

/** The whole backend on a port of its own, over the embedded adapters unless engines are given. */
export async function runApp(options: RunningOptions = {}): Promise<RunningApp> {
  const folder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'saldo-app-')));
  const errors: unknown[] = [];
  const log = {
    error(details: object, message: string) {
      errors.push({ ...details, message });
      options.log?.error(details, message);
    },
    warn: (details: object, message: string) => options.log?.warn(details, message),
    info: (details: object, message: string) => options.log?.info(details, message),
    debug: (details: object, message: string) => options.log?.debug(details, message),
  };
  const { engines, languageModel = null, clock, ids } = options;
  const opened = await openPorts(
    { dataFolder: folder, secret: SECRET, languageModel, ...(engines && { engines }) },
    log,
  );
  const observing = await startObserving(
    {
      role: 'all',
      otlpEndpoint: options.otlpEndpoint ?? null,
      positionsAreDense: !engines?.kurrentdb,
    },
    { ...opened, ...(clock && { clock }), ...(ids && { ids }) },
    log,
  );
  const { ports } = observing;
  const roles = await startRoles('all', ports, log);
  const app = createApp(ports, { root: options.root ?? ROOT, samples: SAMPLES }, log);
  const health = createHealth(engineChecks(ports), () => roles.stoppedProjections());
  const server = createServer(observing.serve(app, health));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (options.jobs !== false) await roles.startJobs();

  const send = async (name: EndpointName, call: CallOptions = {}) => request(address, name, call);
  return {
    ports,
    address,
    errors,
    send,
    async call<N extends EndpointName>(name: N, call: CallOptions = {}) {
      const answer = await send(name, call);
      const { success, response } = ROUTES[name];
      if (answer.status !== success)
        throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return (response as unknown as z.ZodType<ResponseOf<N>>).parse(answer.body);
    },
    async upload(token, file, fields, filename = 'statement.pdf') {
      const form = new FormData();
      for (const [key, value] of Object.entries(fields)) form.set(key, value);
      form.set(
        'file',
        new Blob([typeof file === 'string' ? file : new Uint8Array(file)]),
        filename,
      );
      return answerOf(
        await fetch(`${address}${ROUTES.uploadStatement.path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: form,
        }),
      );
    },
    ended: (statementId, after = 0n) => ended(ports, statementId, after),
    async register(email = `user-${ports.ids.next()}@example.org`) {
      const body = { email, password: 'Correct.horse1', first_name: 'Mira', last_name: 'Lenz' };
      const answer = await send('register', { body });
      return (answer.body as { access_token: string }).access_token;
    },
    startJobs: () => roles.startJobs(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await roles.stop();
      await observing.stop();
      await opened.close();
      if (!options.dataFolder) await rm(folder, { recursive: true });
    },
  };
}

async function request(address: string, name: EndpointName, call: CallOptions): Promise<Answer> {
  const { method, path } = ROUTES[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(call.params?.[key] ?? ''),
  );
  const query = call.query ? `?${new URLSearchParams(call.query)}` : '';
  return answerOf(
    await fetch(`${address}${filled}${query}`, {
      method,
      headers: {
        ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    }),
  );
}

async function answerOf(response: Response): Promise<Answer> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const body = isJson ? await response.json() : new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

const ENDS = new Set(['StatementCompleted', 'StatementFailed', 'StatementHeld']);
const LONGEST_MS = 30_000;

async function ended(ports: Ports, statementId: string, after: bigint): Promise<void> {
  for await (const events of ports.eventStore.subscribe(after, AbortSignal.timeout(LONGEST_MS))) {
    const end = events.find((e) => e.streamId === `statement-${statementId}` && ENDS.has(e.type));
    if (!end) continue;
    for (const projection of ['statements_v2', 'ledger_v2', 'dashboard_v2']) {
      if (!(await ports.readStore.waitFor(projection, end.position, LONGEST_MS)))
        throw new Error('read models lag');
    }
    return;
  }
  throw new Error(`statement ${statementId} did not end`);
}
