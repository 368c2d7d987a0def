import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLeases } from '../adapters/memory/leases.ts';
import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { systemClock } from '../adapters/system/clock.ts';
import type { EventStore } from '../ports/event-store.ts';
import type { Document, ReadStore } from '../ports/read-store.ts';
import { checkpointName, type Projection, startProjector } from './projector.ts';
import { createUpcast } from './upcasters.ts';

type Total = Document & { total: number };

function totals(name: string, failsAt = -1): Projection {
  return {
    name,
    version: 1,
    collections: [{ name: `${name}_v1`, indexes: {} }],
    async handle(event, unit) {
      const { by } = event.data as { by: number };
      if (by === failsAt) throw new Error('cannot take this one');
      const before = await unit.get<Total>(`${name}_v1`, event.streamId);
      unit.put<Total>(`${name}_v1`, { id: event.streamId, total: (before?.total ?? 0) + by });
    },
  };
}

const quiet = { error: () => {} };

describe('the projector', () => {
  let store: EventStore;
  let readStore: ReadStore;
  let next = 0;

  beforeEach(() => {
    store = openSqliteEventStore(':memory:', createUpcast([]));
    readStore = createMemoryReadStore();
  });
  afterEach(() => store.close());

  async function increase(revision: number | 'noStream', by: number): Promise<bigint> {
    next += 1;
    const metadata = {
      commandId: `c${next}`,
      userId: null,
      occurredAt: '2026-10-31T10:00:00.000Z',
      schemaVersion: 1,
    };
    const event = { id: `e${next}`, type: 'Increased', data: { by }, metadata };
    return (await store.append('counter-1', revision, [event])).position;
  }

  const ports = () => ({
    eventStore: store,
    readStore,
    leases: createMemoryLeases(),
    clock: systemClock,
  });

  const totalOf = async (name: string) =>
    (await readStore.get<Total>(`${name}_v1`, 'counter-1'))?.total;

  it('brings documents and checkpoint on together', async () => {
    const projection = totals('one');
    await increase('noStream', 2);
    const projector = await startProjector([projection], ports(), quiet);
    const position = await increase(0, 3);
    expect(await readStore.waitFor(checkpointName(projection), position, 5_000)).toBe(true);
    expect(await totalOf('one')).toBe(5);
    await projector.stop();
  });

  it('goes on from its checkpoint after a stop and counts nothing twice', async () => {
    const projection = totals('one');
    const first = await startProjector([projection], ports(), quiet);
    await readStore.waitFor(checkpointName(projection), await increase('noStream', 2), 5_000);
    await first.stop();
    const position = await increase(0, 3);
    const second = await startProjector([projection], ports(), quiet);
    await readStore.waitFor(checkpointName(projection), position, 5_000);
    expect(await totalOf('one')).toBe(5);
    await second.stop();
  });

  it('goes on rightly where another process moved the documents on in between', async () => {
    const projection = totals('one');
    const position = await increase('noStream', 2);
    const projector = await startProjector([projection], ports(), quiet);
    await readStore.waitFor(checkpointName(projection), position, 5_000);
    const changes = [{ collection: 'one_v1', put: { id: 'counter-1', total: 102 } as Total }];
    const next = position + 1n;
    await readStore.commit({
      projection: checkpointName(projection),
      from: position,
      to: next,
      changes,
    });
    await increase(0, 3);
    const last = await increase(1, 4);
    await readStore.waitFor(checkpointName(projection), last, 5_000);
    expect(await totalOf('one')).toBe(106);
    await projector.stop();
  });

  it('counts nothing twice and loses nothing where commits fail, or are done and their answer is lost, while the next batch is worked out', async () => {
    const projection = totals('one');
    let commits = 0;
    const faulty: ReadStore = {
      ...readStore,
      async commit(batch) {
        commits += 1;
        await new Promise((resolve) => setImmediate(resolve));
        if (commits % 5 === 2) throw new Error('not done');
        await readStore.commit(batch);
        if (commits % 5 === 4) throw new Error('done, and its answer lost');
      },
    };
    const oneByOne: EventStore = {
      ...store,
      async *subscribe(after, signal) {
        for await (const events of store.subscribe(after, signal))
          for (const event of events) yield [event];
      },
    };
    let position = await increase('noStream', 1);
    for (let by = 2; by <= 60; by += 1) position = await increase(by - 2, by);
    const faultyPorts = { ...ports(), eventStore: oneByOne, readStore: faulty };
    const projector = await startProjector([projection], faultyPorts, quiet);
    expect(await readStore.waitFor(checkpointName(projection), position, 5_000)).toBe(true);
    expect(projector.stopped()).toEqual([]);
    expect(await totalOf('one')).toBe((60 * 61) / 2);
    expect(commits).toBeGreaterThan(5);
    await projector.stop();
  });

  it('lets the others go on while the store keeps one waiting', async () => {
    const [slow, quick] = [totals('slow'), totals('quick')];
    const held = Promise.withResolvers<void>();
    const holding: ReadStore = {
      ...readStore,
      async commit(batch) {
        if (batch.projection === checkpointName(slow)) await held.promise;
        await readStore.commit(batch);
      },
    };
    const projector = await startProjector(
      [slow, quick],
      { ...ports(), readStore: holding },
      quiet,
    );
    await readStore.waitFor(checkpointName(quick), await increase('noStream', 2), 5_000);
    const position = await increase(0, 3);
    expect(await readStore.waitFor(checkpointName(quick), position, 5_000)).toBe(true);
    expect(await readStore.checkpoint(checkpointName(slow))).toBe(0n);
    const stopped = projector.stop();
    held.resolve();
    await stopped;
    expect(await totalOf('slow')).toBe(5);
  });

  it('rebuilds one beside the others, which do not wait for it, and then reads the log once for all', async () => {
    const [live, rebuilt] = [totals('live'), totals('rebuilt')];
    let revision: number | 'noStream' = 'noStream';
    const grow = async () => {
      const position = await increase(revision, 1);
      revision = revision === 'noStream' ? 0 : revision + 1;
      return position;
    };
    const first = await startProjector([live], ports(), quiet);
    for (let event = 0; event < 10; event += 1) await grow();
    await readStore.waitFor(checkpointName(live), await grow(), 5_000);
    await first.stop();
    const held = Promise.withResolvers<void>();
    const holding: ReadStore = {
      ...readStore,
      async commit(batch) {
        if (batch.projection === checkpointName(rebuilt)) await held.promise;
        await readStore.commit(batch);
      },
    };
    let subscriptions = 0;
    const counted: EventStore = {
      ...store,
      async *subscribe(after, signal) {
        subscriptions += 1;
        try {
          for await (const events of store.subscribe(after, signal)) {
            for (const event of events) yield [event];
          }
        } finally {
          subscriptions -= 1;
        }
      },
    };
    const stores = { ...ports(), eventStore: counted, readStore: holding };
    const projector = await startProjector([live, rebuilt], stores, quiet);
    for (let batch = 0; batch < 10; batch += 1) {
      expect(await readStore.waitFor(checkpointName(live), await grow(), 5_000)).toBe(true);
    }
    expect(await readStore.checkpoint(checkpointName(rebuilt))).toBe(0n);
    expect(subscriptions).toBe(2);
    held.resolve();
    expect(await readStore.waitFor(checkpointName(rebuilt), await grow(), 5_000)).toBe(true);
    expect(await totalOf('rebuilt')).toBe(22);
    const position = await grow();
    for (const projection of [live, rebuilt]) {
      expect(await readStore.waitFor(checkpointName(projection), position, 5_000)).toBe(true);
    }
    expect([await totalOf('live'), await totalOf('rebuilt')]).toEqual([23, 23]);
    expect(subscriptions).toBe(1);
    await projector.stop();
  });

  it('stops only the projection that an event breaks, and names it', async () => {
    const sound = totals('sound');
    const broken = totals('broken', 3);
    const projector = await startProjector([broken, sound], ports(), quiet);
    await readStore.waitFor(checkpointName(sound), await increase('noStream', 2), 5_000);
    await increase(0, 3);
    const position = await increase(1, 4);
    expect(await readStore.waitFor(checkpointName(sound), position, 5_000)).toBe(true);
    expect(await totalOf('sound')).toBe(9);
    expect(projector.stopped()).toEqual(['broken']);
    expect(await totalOf('broken')).toBe(2);
    await projector.stop();
  });
});
