import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventStore, EventStoreUnavailable } from '../../ports/event-store.ts';
import { openEventLog } from '../sqlite/event-log.ts';
import { type DoubleProcess, startDouble } from './double/process.ts';
import { serveDouble } from './double/server.ts';
import { openKurrentDbEventStore } from './event-store.ts';
import { CLIENT, noUpcast, startDoubleOnFreshFolder, testEvent } from './test-engine.ts';

/** The adapter's own deadline, and what a busy machine needs to notice it. */
const LONGEST_ANSWER_MS = 6_000;

let double: DoubleProcess;
let folder: string;
let remove: () => Promise<void>;
let store: EventStore;
let broken: string[];

beforeEach(async () => {
  ({ double, folder, remove } = await startDoubleOnFreshFolder());
  broken = [];
  store = openKurrentDbEventStore(double.url, noUpcast, {
    error: (_details, message) => broken.push(message),
  });
});
afterEach(async () => {
  await store.close();
  await double.kill();
  await remove();
});

/** Follows all events from the start; `until` resolves when one with this id was seen. */
function followAll(from: EventStore) {
  const abort = new AbortController();
  const seen: { id: string; position: bigint }[] = [];
  let check = () => {};
  const run = async () => {
    for await (const batch of from.subscribe(0n, abort.signal)) {
      for (const { id, position } of batch) seen.push({ id, position });
      check();
    }
  };
  const running = run();
  return {
    seen,
    until: (id: string) =>
      new Promise<void>((resolve) => {
        check = () => {
          if (seen.some((event) => event.id === id)) resolve();
        };
        check();
      }),
    async stop() {
      abort.abort();
      await running;
    },
  };
}

let streams = 0;

/** Appends to a new stream: whether that was acknowledged. Any other refusal than the store's absence in time fails the test. */
async function append(): Promise<{ id: string; acknowledged: boolean }> {
  const event = testEvent();
  const begun = performance.now();
  streams += 1;
  try {
    await store.append(`goal-${streams}`, 'noStream', [event]);
    return { id: event.id, acknowledged: true };
  } catch (error) {
    expect(error).toBeInstanceOf(EventStoreUnavailable);
    return { id: event.id, acknowledged: false };
  } finally {
    expect(performance.now() - begun).toBeLessThan(LONGEST_ANSWER_MS);
  }
}

async function appendUntilAcknowledged(): Promise<string> {
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    const { id, acknowledged } = await append();
    if (acknowledged) return id;
  }
  throw new Error('no append was acknowledged');
}

describe(`the store's absence, on KurrentDB double (SQLite), ${CLIENT}`, () => {
  it('loses nothing acknowledged and follows without gap or repeat over kills', {
    timeout: 120_000,
  }, async () => {
    const following = followAll(store);
    const acknowledged: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      acknowledged.push(await appendUntilAcknowledged());
      await following.until(acknowledged.at(-1) as string);
      const inFlight = Array.from({ length: 50 }, append);
      await Promise.race(inFlight);
      await double.kill();
      const results = [...(await Promise.all(inFlight)), await append(), await append()];
      expect(results.slice(-2).map((result) => result.acknowledged)).toEqual([false, false]);
      acknowledged.push(...results.filter((r) => r.acknowledged).map((r) => r.id));
      await expect(store.head()).rejects.toThrow(EventStoreUnavailable);
      await expect(store.readStream('goal-1')[Symbol.asyncIterator]().next()).rejects.toThrow(
        EventStoreUnavailable,
      );
      double = await startDouble(folder, double.port);
    }
    acknowledged.push(await appendUntilAcknowledged());
    await following.until(acknowledged.at(-1) as string);
    await following.stop();
    await store.close();
    await double.kill();

    const log = openEventLog(`${folder}/events.sqlite`);
    const written = [...log.forwards(-1, -1)].map(({ id, position }) => ({
      id,
      position: BigInt(position),
    }));
    log.close();
    expect(following.seen).toEqual(written);
    const ids = new Set(written.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(broken.length).toBeGreaterThanOrEqual(5);
  });

  it('starts while there is no server, and follows when there is one', async () => {
    await double.kill();
    const following = followAll(store);
    expect((await append()).acknowledged).toBe(false);
    double = await startDouble(folder, double.port);
    await following.until(await appendUntilAcknowledged());
    await following.stop();
  });

  it('does not wait for a server that hangs, and goes on when it moves again', async () => {
    const following = followAll(store);
    await following.until(await appendUntilAcknowledged());
    double.pause();
    const [appended, head] = await Promise.all([
      append(),
      store.head().catch((error: unknown) => error),
    ]);
    expect(appended.acknowledged).toBe(false);
    expect(head).toBeInstanceOf(EventStoreUnavailable);
    double.resume();
    await following.until(await appendUntilAcknowledged());
    await following.stop();
    const positions = following.seen.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)]);
  });

  it('tells an append that is too large from an absence', async () => {
    const log = openEventLog(':memory:');
    const small = await serveDouble(log, 0, 1_000);
    const url = `kurrentdb://127.0.0.1:${small.port}?tls=false`;
    const other = openKurrentDbEventStore(url, noUpcast, console);
    const large = testEvent({ text: 'x'.repeat(1_000) });
    await expect(other.append('goal-1', 'noStream', [testEvent(), large])).rejects.toMatchObject({
      type: 'maximum-append-size-exceeded',
    });
    expect(await other.head()).toBe(0n);
    await other.close();
    small.close();
    log.close();
  });

  it('takes a subscription up again that the server ended without an error', async () => {
    const log = openEventLog(':memory:');
    const dropping = await serveDouble(log, 0);
    const other = openKurrentDbEventStore(
      `kurrentdb://127.0.0.1:${dropping.port}?tls=false`,
      noUpcast,
      console,
    );
    const following = followAll(other);
    for (const stream of ['goal-1', 'goal-2', 'goal-3']) {
      const event = testEvent();
      await other.append(stream, 'noStream', [event]);
      await following.until(event.id);
      dropping.dropSubscriptions();
    }
    await following.stop();
    expect(following.seen.map(({ position }) => position)).toEqual([1n, 2n, 3n]);
    await other.close();
    dropping.close();
    log.close();
  });
});
