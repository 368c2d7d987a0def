import { afterEach, expect, it } from 'vitest';
import { serveDouble } from '../adapters/kurrentdb/double/server.ts';
import { openKurrentDbEventStore } from '../adapters/kurrentdb/event-store.ts';
import { openEventLog } from '../adapters/sqlite/event-log.ts';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { createUpcast } from '../eventsourcing/upcasters.ts';
import type { EventStore, NewEvent } from '../ports/event-store.ts';
import { copyEvents, fingerprint, TargetDiffers } from './copy-events.ts';

const stores: EventStore[] = [];

function store(): EventStore {
  const fresh = openSqliteEventStore(':memory:', createUpcast([]));
  stores.push(fresh);
  return fresh;
}

afterEach(async () => {
  for (const open of stores.splice(0)) await open.close();
});

let next = 0;
function event(data: unknown): NewEvent {
  next += 1;
  const metadata = {
    commandId: `c${next}`,
    userId: 'u',
    occurredAt: '2026-10-31T10:00:00.000Z',
    schemaVersion: 1,
  };
  return {
    id: `00000000-0000-4000-8000-${String(next).padStart(12, '0')}`,
    type: 'GoalSaved',
    data,
    metadata,
  };
}

async function filled(): Promise<EventStore> {
  const log = store();
  await log.append('goal-1', 'noStream', [event({ n: 1 }), event({ n: 2 })]);
  await log.append('goal-2', 'noStream', [event({ text: 'é€😀' })]);
  await log.append('goal-1', 1, [event({ n: 3 })]);
  return log;
}

const quiet = () => {};

it('copies a log with its order, there and back, to the same hash', async () => {
  const source = await filled();
  const there = store();
  const back = store();
  const wanted = await fingerprint(source);
  expect(await copyEvents(source, there, quiet)).toEqual({ ...wanted, copied: 4, found: 0 });
  expect(await copyEvents(there, back, quiet)).toEqual({ ...wanted, copied: 4, found: 0 });
  expect(wanted.count).toBe(4);
});

it('copies a log into KurrentDB (double) and back, to the same hash', async () => {
  const log = openEventLog(':memory:');
  const double = await serveDouble(log, 0);
  const address = `kurrentdb://127.0.0.1:${double.port}?tls=false`;
  const kurrentdb = openKurrentDbEventStore(address, createUpcast([]), { error: quiet });
  stores.push(kurrentdb);
  const source = await filled();
  const wanted = await fingerprint(source);
  expect(await copyEvents(source, kurrentdb, quiet)).toEqual({ ...wanted, copied: 4, found: 0 });
  expect(await copyEvents(kurrentdb, store(), quiet)).toEqual({ ...wanted, copied: 4, found: 0 });
  double.close();
  log.close();
});

it('goes on where an earlier copy was cut short', async () => {
  const source = await filled();
  const target = store();
  await copyEvents(source, target, quiet);
  await source.append('goal-3', 'noStream', [event({ n: 4 })]);
  expect(await copyEvents(source, target, quiet)).toMatchObject({ count: 5, copied: 1, found: 4 });
});

it('writes nothing into a store that holds something else', async () => {
  const source = await filled();
  const target = store();
  await target.append('goal-9', 'noStream', [event({ n: 9 })]);
  await expect(copyEvents(source, target, quiet)).rejects.toThrow(TargetDiffers);
  expect((await fingerprint(target)).count).toBe(1);
});

it('has another hash for another datum, order or stream', async () => {
  const one = store();
  const two = store();
  const shared = event({ n: 1 });
  await one.append('goal-1', 'noStream', [shared]);
  await two.append('goal-2', 'noStream', [shared]);
  expect((await fingerprint(one)).hash).not.toBe((await fingerprint(two)).hash);
});

it('copies an empty log', async () => {
  expect(await copyEvents(store(), store(), quiet)).toMatchObject({ count: 0, copied: 0 });
});
