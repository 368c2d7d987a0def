import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { measureLag } from './measure-lag.ts';
import { createMetrics, type Metrics } from './metrics.ts';

let eventStore: EventStore;
let readStore: ReadStore;
let metrics: Metrics;
const clock = { now: () => '2026-03-01T10:01:00.000Z', after: () => () => {} };

beforeEach(() => {
  metrics = createMetrics();
});
afterEach(() => eventStore.close());

function open(positionsAreDense: boolean): void {
  const stores = {
    eventStore: openSqliteEventStore(':memory:', (event) => event),
    readStore: createMemoryReadStore(),
  };
  ({ eventStore, readStore } = measureLag({ ...stores, clock }, positionsAreDense, metrics));
}

async function append(stream: string, occurredAt: string, count = 1): Promise<void> {
  const metadata = { commandId: 'c', userId: null, occurredAt, schemaVersion: 1 };
  const events = Array.from({ length: count }, (_, i) => ({
    id: `${stream}-${i}`,
    type: 'Noted',
    data: {},
    metadata,
  }));
  await eventStore.append(stream, 'noStream', events);
}

/** Takes the next batch out of the log and commits it for a projection. */
async function project(projection: string): Promise<void> {
  const from = await readStore.checkpoint(projection);
  for await (const events of eventStore.subscribe(from, new AbortController().signal)) {
    await readStore.commit({ projection, from, to: events.at(-1)?.position ?? from, changes: [] });
    return;
  }
}

async function lag(): Promise<string[]> {
  const text = await metrics.read();
  return text.split('\n').filter((line) => line.startsWith('saldo_projection_lag'));
}

it('says how many events a projection is behind, and how old the last one is that it shows', async () => {
  open(true);
  await append('note-1', '2026-03-01T10:00:00.000Z');
  await project('ledger_v1');
  expect(await lag()).toEqual([
    'saldo_projection_lag_events{projection="ledger_v1"} 0',
    'saldo_projection_lag_seconds{projection="ledger_v1"} 0',
  ]);
  await append('note-2', '2026-03-01T10:00:30.000Z', 3);
  expect(await lag()).toEqual([
    'saldo_projection_lag_events{projection="ledger_v1"} 3',
    'saldo_projection_lag_seconds{projection="ledger_v1"} 60',
  ]);
  await project('ledger_v1');
  expect(await lag()).toEqual([
    'saldo_projection_lag_events{projection="ledger_v1"} 0',
    'saldo_projection_lag_seconds{projection="ledger_v1"} 0',
  ]);
});

it('gives no age for a projection that has applied nothing here', async () => {
  open(true);
  await append('note-1', '2026-03-01T10:00:00.000Z');
  await readStore.checkpoint('ledger_v1');
  expect(await lag()).toEqual(['saldo_projection_lag_events{projection="ledger_v1"} 1']);
});

it('gives no number of events where positions do not count them', async () => {
  open(false);
  await append('note-1', '2026-03-01T10:00:00.000Z');
  await project('ledger_v1');
  await append('note-2', '2026-03-01T10:00:30.000Z');
  expect(await lag()).toEqual(['saldo_projection_lag_seconds{projection="ledger_v1"} 60']);
});

it('gives no old figure while the store does not answer', async () => {
  open(true);
  await append('note-1', '2026-03-01T10:00:00.000Z');
  await project('ledger_v1');
  await eventStore.close();
  expect(await lag()).toEqual([]);
});
