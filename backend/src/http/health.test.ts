import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { createHealth, type HealthChecks } from './health.ts';

type Ready = { status: string; reasons?: string[] };

async function ask(address: string, probe: 'live' | 'ready') {
  const response = await fetch(`${address}/health/${probe}`);
  return { status: response.status, body: (await response.json()) as Ready };
}

describe('the health of a running Saldo', () => {
  let app: RunningApp;
  afterEach(() => app.stop());

  it('is live and ready, without a token', async () => {
    app = await runApp();
    expect(await ask(app.address, 'live')).toEqual({ status: 200, body: { status: 'live' } });
    expect(await ask(app.address, 'ready')).toEqual({ status: 200, body: { status: 'ready' } });
  });

  it('names an event store and a file store that are gone, and stays live', async () => {
    app = await runApp();
    await app.ports.eventStore.close();
    await rm(dirname(app.ports.fileStore.incomingFolder()), { recursive: true });
    expect(await ask(app.address, 'ready')).toEqual({
      status: 503,
      body: {
        status: 'not ready',
        reasons: ['The event store cannot be used now.', 'The file store cannot be used now.'],
      },
    });
    expect((await ask(app.address, 'live')).status).toBe(200);
  });

  it('names a read model that an event has stopped', async () => {
    app = await runApp({ jobs: false });
    const { position } = await app.ports.eventStore.append('user-1', 'noStream', [
      {
        id: 'broken',
        type: 'UserRegistered',
        data: null,
        metadata: {
          commandId: 'c',
          userId: null,
          occurredAt: '2026-01-01T00:00:00Z',
          schemaVersion: 1,
        },
      },
    ]);
    // The users are projected first, so that they were given up when the next read model has passed the event.
    await app.ports.readStore.waitFor('dashboard_v2', position, 5_000);
    const { status, body } = await ask(app.address, 'ready');
    expect(status).toBe(503);
    expect(body.reasons).toEqual(['The read model "users" was stopped by an event.']);
  });
});

describe('the checks', () => {
  let server: Server;
  afterEach(() => server.close());

  async function serve(checks: HealthChecks): Promise<string> {
    server = createServer(express().use(createHealth(checks, () => [])));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('are bounded in time, run side by side, and say nothing of the error', async () => {
    const address = await serve({
      bus: () => new Promise(() => {}),
      'event store': () => new Promise(() => {}),
      'file store': () => Promise.reject(new Error('mongodb://user:secret@db is away')),
    });
    const start = performance.now();
    const { status, body } = await ask(address, 'ready');
    expect(performance.now() - start).toBeLessThan(3_500);
    expect(status).toBe(503);
    expect(body.reasons).toEqual([
      'The bus cannot be used now.',
      'The event store cannot be used now.',
      'The file store cannot be used now.',
    ]);
  });

  it('are asked once for many probes within a second', async () => {
    let asked = 0;
    const address = await serve({
      bus: async () => {
        asked += 1;
      },
    });
    await Promise.all(Array.from({ length: 20 }, () => ask(address, 'ready')));
    await ask(address, 'ready');
    expect(asked).toBe(1);
  });

  it('do not ask again what still hangs, and take its late answer', async () => {
    let asked = 0;
    const late = Promise.withResolvers<void>();
    const address = await serve({
      bus: () => {
        asked += 1;
        return late.promise;
      },
    });
    expect((await ask(address, 'ready')).status).toBe(503);
    setTimeout(late.resolve, 1_200);
    await expect
      .poll(async () => (await ask(address, 'ready')).status, { timeout: 9_000, interval: 100 })
      .toBe(200);
    expect(asked).toBe(1);
  });
});
