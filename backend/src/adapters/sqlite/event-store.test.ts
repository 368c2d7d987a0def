import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createUpcast } from '../../eventsourcing/upcasters.ts';
import { eventStoreSuite } from '../../ports/event-store.suite.ts';
import { openSqliteEventStore } from './event-store.ts';

const upcast = createUpcast([]);
const folders: string[] = [];

function path(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-log-'));
  folders.push(folder);
  return join(folder, 'events.sqlite');
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

eventStoreSuite('SQLite file', async () => openSqliteEventStore(path(), upcast));
eventStoreSuite('SQLite in memory', async () => openSqliteEventStore(':memory:', upcast));

const event = {
  id: 'e1',
  type: 'GoalSaved',
  data: { title: 'Bike' },
  metadata: {
    commandId: 'c1',
    userId: null,
    occurredAt: '2026-10-31T10:00:00.000Z',
    schemaVersion: 1,
  },
};

describe('the event log file', () => {
  it('keeps its events over a close', async () => {
    const file = path();
    const first = openSqliteEventStore(file, upcast);
    await first.append('goal-1', 'noStream', [event]);
    await first.close();
    const again = openSqliteEventStore(file, upcast);
    expect(await again.head()).toBe(1n);
    await again.close();
  });

  it('brings old shapes to the newest one where it reads', async () => {
    const file = path();
    const first = openSqliteEventStore(file, upcast);
    await first.append('goal-1', 'noStream', [event]);
    await first.close();
    const named = createUpcast([
      { type: 'GoalSaved', from: 1, upcast: (data) => ({ ...(data as object), currency: 'EUR' }) },
    ]);
    const again = openSqliteEventStore(file, named);
    for await (const read of again.readStream('goal-1')) {
      expect(read.data).toEqual({ title: 'Bike', currency: 'EUR' });
      expect(read.metadata.schemaVersion).toBe(2);
    }
    await again.close();
  });

  it('says so when another Saldo uses the folder', () => {
    const file = path();
    const first = openSqliteEventStore(file, upcast);
    expect(() => openSqliteEventStore(file, upcast)).toThrow(
      /Another Saldo is running on this data folder/,
    );
    return first.close();
  });

  it('says so when the file is damaged', () => {
    const file = path();
    writeFileSync(file, 'this is no database, whatever its name says'.repeat(100));
    expect(() => openSqliteEventStore(file, upcast)).toThrow(
      /is damaged .* Put its last backup in its place/,
    );
  });

  it('says so when a newer Saldo wrote the file', () => {
    const file = path();
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(() => openSqliteEventStore(file, upcast)).toThrow(/written by a newer version of Saldo/);
  });
});
