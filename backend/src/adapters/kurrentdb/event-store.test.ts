import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createUpcast } from '../../eventsourcing/upcasters.ts';
import { eventStoreSuite } from '../../ports/event-store.suite.ts';
import type { EventStore, RecordedEvent } from '../../ports/event-store.ts';
import { CLIENT, findEngine, follow, testEvent } from './test-engine.ts';

const engine = await findEngine(process.env.KURRENTDB_URL);
const opened: EventStore[] = [];

afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});
afterAll(() => engine.stop());

async function open(...options: Parameters<typeof engine.open>): Promise<EventStore> {
  const store = await engine.open(...options);
  opened.push(store);
  return store;
}

const name = `${engine.name}, ${CLIENT}`;
console.log(`event store on ${name}`);
eventStoreSuite(name, engine.open);

describe(`event store on ${name}`, () => {
  it('keeps ids, metadata and data as they were', async () => {
    const store = await open();
    const event = testEvent({ title: 'Tür, 台北', amount: -1250, none: null, list: [1, [2]] });
    await store.append('goal-ü', 'noStream', [event]);
    const [[followed] = []] = await follow(store, 0n, 1);
    expect(followed).toEqual({
      ...event,
      streamId: 'goal-ü',
      revision: 0,
      position: expect.any(BigInt),
    });
    expect(await all(store.readStream('goal-ü'))).toEqual([followed]);
  });

  it('appends many events at once, and reads and follows all of them', async () => {
    const store = await open();
    const events = Array.from({ length: 500 }, (_, n) => testEvent({ n }));
    const { revision } = await store.append('account-1', 'noStream', events);
    expect(revision).toBe(499);
    expect((await all(store.readStream('account-1'))).map((e) => e.id)).toEqual(
      events.map((e) => e.id),
    );
    const followed = (await follow(store, 0n, 500)).flat();
    expect(followed.map((e) => e.data)).toEqual(events.map((e) => e.data));
  });

  it('gives large events out in batches that fit into memory', async () => {
    const store = await open();
    const text = 'x'.repeat(150_000);
    for (let appended = 0; appended < 200; appended += 5) {
      const events = Array.from({ length: 5 }, (_, n) => testEvent({ n: appended + n, text }));
      await store.append('statement-1', appended === 0 ? 'noStream' : appended - 1, events);
    }
    const batches = await follow(store, 0n, 200);
    expect(batches.flat().map((e) => (e.data as { n: number }).n)).toEqual(
      Array.from({ length: 200 }, (_, n) => n),
    );
    expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(54);
  });

  it('follows from the middle, at every place', async () => {
    const store = await open();
    for (let n = 0; n < 10; n += 1) {
      await store.append(`goal-${n % 3}`, n < 3 ? 'noStream' : Math.floor(n / 3) - 1, [
        testEvent({ n }),
      ]);
    }
    const whole = (await follow(store, 0n, 10)).flat();
    for (const [index, event] of whole.slice(0, 9).entries()) {
      const rest = (await follow(store, event.position, 9 - index)).flat();
      expect(rest).toEqual(whole.slice(index + 1));
    }
  });

  it('brings old shapes to the newest one where it reads and follows', async () => {
    const store = await open(
      createUpcast([
        { type: 'GoalSaved', from: 1, upcast: (data) => ({ ...(data as object), from: 1 }) },
      ]),
    );
    await store.append('goal-1', 'noStream', [testEvent({ title: 'Bike' })]);
    const read = await all(store.readStream('goal-1'));
    for (const event of [...read, ...(await follow(store, 0n, 1)).flat()]) {
      expect(event.data).toEqual({ title: 'Bike', from: 1 });
      expect(event.metadata.schemaVersion).toBe(2);
    }
  });

  it('ends its subscriptions when it is closed', async () => {
    const store = await open();
    const never = new AbortController();
    const following = all(store.subscribe(0n, never.signal));
    await store.close();
    expect(await following).toEqual([]);
  });
});

async function all<T = RecordedEvent>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of source) found.push(item);
  return found;
}
