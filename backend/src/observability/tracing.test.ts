import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROUTES } from '@saldo/contracts/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../ports/event-store.ts';
import { type RunningApp, runApp, SAMPLES } from '../testing/running-app.ts';
import { parseTraceparent } from './tracing.ts';

type Value = { stringValue?: string; intValue?: number; arrayValue?: { values: Value[] } };
type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Value }[];
  status: { code: number };
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A collector: takes OTLP over HTTP as JSON and keeps the spans. */
async function startCollector() {
  const spans: Span[] = [];
  const paths = new Set<string | undefined>();
  const server: Server = createServer(async (request, response) => {
    paths.add(request.url);
    let body = '';
    for await (const chunk of request) body += chunk;
    for (const { scopeSpans } of (JSON.parse(body) as Export).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { spans, paths, endpoint, stop: () => server.close() };
}

async function events(app: RunningApp): Promise<RecordedEvent[]> {
  for await (const batch of app.ports.eventStore.subscribe(0n, new AbortController().signal))
    return batch;
  return [];
}

const TRACE = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const TRACEPARENT = `00-${TRACE}-bbbbbbbbbbbbbbbb-01`;

describe('a traced Saldo', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(() => collector.stop());

  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  const one = (name: string): Span => {
    const found = named(name);
    expect(found.map((span) => span.name)).toEqual([name]);
    return found[0] as Span;
  };

  it('joins a request, what it appended and what was projected in one trace', async () => {
    const app = await runApp({ otlpEndpoint: collector.endpoint });
    const body = {
      email: 'mira@example.org',
      password: 'Correct.horse1',
      first_name: 'Mira',
      last_name: 'Lenz',
    };
    const answer = await app.send('register', { body });
    const position = BigInt(answer.headers.get('x-position') ?? -1);
    expect(await app.ports.readStore.waitFor('dashboard_v2', position, 5_000)).toBe(true);
    await app.stop();

    expect([...collector.paths]).toEqual(['/v1/traces']);
    const request = one('POST /api/v1/users/register');
    const append = one('append user');
    const projections = named('project users_v1').filter((s) => s.traceId === request.traceId);
    expect(append.traceId).toBe(request.traceId);
    expect(append.parentSpanId).toBe(request.spanId);
    expect(append.attributes).toContainEqual({
      key: 'saldo.event.types',
      value: { arrayValue: { values: [{ stringValue: 'UserRegistered' }] } },
    });
    expect(projections.map((span) => span.parentSpanId)).toContain(append.spanId);
    for (const span of collector.spans) {
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
      expect(BigInt(span.startTimeUnixNano) / 1_000_000_000n).toBeGreaterThan(1_700_000_000n);
    }
    expect(JSON.stringify(collector.spans)).not.toMatch(/mira|lenz|correct/i);
  });

  it('follows an upload through the bus into its job, and goes on with the trace of the caller', async () => {
    const app = await runApp({ otlpEndpoint: collector.endpoint });
    const token = await app.register();
    const form = new FormData();
    form.set('account_name', 'Revolut');
    const content = await readFile(join(SAMPLES, 'revolut-eur-2025-11.pdf'));
    form.set('file', new Blob([new Uint8Array(content)]), 'november.pdf');
    const response = await fetch(`${app.address}${ROUTES.uploadStatement.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, traceparent: TRACEPARENT },
      body: form,
    });
    expect(response.status).toBe(202);
    await app.ended(((await response.json()) as { data: { id: string } }).data.id);
    const appended = (await events(app)).filter(({ type }) => type === 'TransactionsImported');
    await app.stop();

    const own = collector.spans.filter((span) => span.traceId === TRACE);
    const names = new Set(own.map(({ name }) => name));
    for (const name of [
      `POST ${ROUTES.uploadStatement.path}`,
      'append statement',
      'job statement-uploaded',
      'read pdf',
      'append account',
      'project ledger_v2',
    ])
      expect(names).toContain(name);
    const job = one('job statement-uploaded');
    const reading = one('read pdf');
    expect(reading.parentSpanId).toBe(job.spanId);
    expect(appended).toHaveLength(1);
    expect(parseTraceparent(appended[0]?.metadata.traceparent ?? '')?.traceId).toBe(TRACE);
    expect(JSON.stringify(collector.spans)).not.toContain('november');
  });

  it('marks what failed by the name of the error alone', async () => {
    const app = await runApp({ otlpEndpoint: collector.endpoint, jobs: false });
    const event = {
      id: 'e',
      type: 'Noted',
      data: {},
      metadata: {
        commandId: 'c',
        userId: null,
        occurredAt: '2026-01-01T00:00:00Z',
        schemaVersion: 1,
      },
    };
    await expect(app.ports.eventStore.append('note-mira', 4, [event])).rejects.toThrow('note-mira');
    await app.stop();
    const append = one('append note');
    expect(append.status.code).toBe(2);
    expect(append.attributes).toContainEqual({
      key: 'error.type',
      value: { stringValue: 'RevisionConflict' },
    });
    expect(JSON.stringify(collector.spans)).not.toContain('mira');
  });
});

it('leaves no field in the log where nothing is traced', async () => {
  const app = await runApp({ jobs: false });
  await app.register();
  const written = await events(app);
  await app.stop();
  expect(written.length).toBeGreaterThan(1);
  expect(written.filter(({ metadata }) => 'traceparent' in metadata)).toEqual([]);
});

it.each([
  [null, []],
  [
    'http://127.0.0.1:9',
    [
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
    ],
  ],
])('with the collector %j, loads the packages %j', (otlpEndpoint, packages) => {
  const program = `
    import { registerHooks } from 'node:module';
    const seen = new Set();
    const resolve = (name, context, next) => {
      if (context.parentURL?.includes('/observability/')) seen.add(name);
      return next(name, context);
    };
    registerHooks({ resolve });
    const { startObserving } = await import(${JSON.stringify(join(import.meta.dirname, 'index.ts'))});
    await startObserving({ role: 'all', otlpEndpoint: ${JSON.stringify(otlpEndpoint)} }, {}, {});
    console.log(JSON.stringify([...seen]));
    process.exit(0);`;
  const args = ['--input-type=module', '-e', program];
  const loaded = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
  expect(loaded).toContain('prom-client');
  // The metrics load the small @opentelemetry/api for themselves; it is what sends spans that has a price.
  const ofTracing = loaded.filter((name) => /^@opentelemetry\/(?!api$)/.test(name));
  expect(ofTracing.sort()).toEqual(packages);
});

it.each(['', 'x', '01-0-0-0', `00-${'0'.repeat(32)}-bbbbbbbbbbbbbbbb-01`, `${TRACEPARENT}-1`])(
  'takes %j for no traceparent',
  (text) => expect(parseTraceparent(text)).toBeNull(),
);
