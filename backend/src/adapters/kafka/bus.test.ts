import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { busSuite } from '../../ports/bus.suite.ts';
import type { Bus } from '../../ports/bus.ts';
import { SESSION_TIMEOUT_MS } from './group-consumer.ts';
import { createTestBus, createTestNames, describeEngine, testEvent } from './test-bus.ts';

const brokers = process.env.KAFKA_BROKERS?.split(',');
const warnings: Error[] = [];
process.on('warning', (warning) => warnings.push(warning));

if (brokers) {
  const engine = await describeEngine(brokers[0] ?? '');
  console.log(`the bus runs on ${engine} at ${brokers}`);
  withBrokers(brokers, engine);
} else {
  const reason = 'not run: no engine (KAFKA_BROKERS), so no bus on Kafka';
  console.log(reason);
  it.skip(reason, () => {});
}

it('rejects what is published while no broker listens, within seconds', async () => {
  const { bus } = createTestBus({ brokers: [`127.0.0.1:${await closedPort()}`] });
  await bus.consume('jobs', async () => {});
  const start = performance.now();
  await expect(bus.publish([testEvent('u1', 1)])).rejects.toThrow(
    /^Kafka did not take 1 events: .*ECONNREFUSED/,
  );
  expect(performance.now() - start).toBeLessThan(5_000);
  await bus.close();
});

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function withBrokers(hosts: string[], engine: string): void {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  function testNames() {
    const names = createTestNames(hosts);
    ends.push(names.remove);
    return names;
  }

  function open(prefix: string) {
    const opened = createTestBus({ brokers: hosts, prefix });
    ends.push(opened.bus.close);
    return opened;
  }

  busSuite(engine, async () => createTestBus({ brokers: hosts, prefix: testNames().prefix }).bus);

  describe(`several workers on ${engine}`, () => {
    it('share the keys, and each works', async () => {
      const { prefix } = testNames();
      const workers = [worker(open(prefix).bus), worker(open(prefix).bus)] as const;
      for (const each of workers) await each.start();
      const sent = await publishUntil(open(prefix).bus, () => workers.every((w) => w.seen.length));
      await expect
        .poll(() => [...new Set(workers.flatMap((w) => w.seen))].sort(), { timeout: 15_000 })
        .toEqual(sent.sort());
    });

    const longJob = 'leave an event to the one that handles it, for longer than a session lasts';
    it(longJob, { timeout: 40_000 }, async () => {
      const { prefix } = testNames();
      const [first, second] = [worker(open(prefix).bus), worker(open(prefix).bus)];
      const { bus } = open(prefix);
      // Of two partitions with an odd distance, an even share would move one.
      await first.start('long', 'longest');
      await bus.publish([testEvent('long', 1), testEvent('longest', 1)]);
      await expect.poll(() => first.seen, { timeout: 15_000 }).toHaveLength(2);
      const begun = performance.now();
      await second.start();
      await publishUntil(
        bus,
        () => second.seen.length > 0 && performance.now() - begun > SESSION_TIMEOUT_MS + 2_000,
      );
      first.finish();
      await bus.publish([testEvent('long', 2)]);
      const long = () => [...first.seen, ...second.seen].filter((id) => id.startsWith('long'));
      await expect.poll(long, { timeout: 15_000 }).toContain('long-2');
      expect(long().sort()).toEqual(['long-1', 'long-2', 'longest-1']);
    });

    it('take over, once, what one had in hand that was killed', { timeout: 60_000 }, async () => {
      const { prefix } = testNames();
      const { bus } = open(prefix);
      const child = fork(new URL('./worker.fixture.ts', import.meta.url), [hosts[0] ?? '', prefix]);
      ends.push(async () => void child.kill('SIGKILL'));
      await bus.publish([testEvent('stuck', 1)]);
      expect(await once(child, 'message')).toEqual([{ event: 'stuck-1' }, undefined]);
      const survivor = worker(open(prefix).bus);
      await survivor.start();
      await publishUntil(bus, () => survivor.seen.length > 0);
      expect(survivor.seen).not.toContain('stuck-1');

      child.kill('SIGKILL');
      const killedAt = performance.now();
      await expect.poll(() => survivor.seen, { timeout: 40_000 }).toContain('stuck-1');
      const seconds = ((performance.now() - killedAt) / 1_000).toFixed(1);
      console.log(`a killed worker's event was taken over after ${seconds} s`);
      await bus.publish([testEvent('stuck', 2)]);
      await expect.poll(() => survivor.seen, { timeout: 15_000 }).toContain('stuck-2');
      expect(survivor.seen.filter((id) => id === 'stuck-1')).toHaveLength(1);
    });
  });

  describe(`one worker on ${engine}`, () => {
    it('skips and reports what it cannot read', async () => {
      const { prefix, topic, client } = testNames();
      const { bus, errors, failures } = open(prefix);
      await bus.publish([testEvent('u1', 1)]);
      const producer = client.producer({ allowAutoTopicCreation: false });
      await producer.connect();
      const unknown = JSON.stringify({ ...testEvent('u1', 2), version: 99 });
      const values = ['not json', null, unknown];
      await producer.send({ topic, messages: values.map((value) => ({ key: 'u1', value })) });
      await producer.disconnect();
      await bus.publish([testEvent('u1', 3)]);
      const { seen, start } = worker(bus);
      await start();
      await expect.poll(() => seen, { timeout: 15_000 }).toEqual(['u1-1', 'u1-3']);
      expect(errors.map(({ message }) => message)).toEqual(
        Array(3).fill('a message on the bus is no event that is known here; it was skipped'),
      );
      expect(failures).toEqual([]);
    });

    it('gets an event that it rejects three times, and then the next one', async () => {
      const { prefix } = testNames();
      const { bus, failures } = open(prefix);
      const seen: string[] = [];
      await bus.consume('jobs', async ({ event }) => {
        seen.push(event.event_id);
        if (event.event_id === 'u1-1') throw new Error('never this one');
      });
      await bus.publish([testEvent('u1', 1), testEvent('u1', 2)]);
      await expect.poll(() => seen, { timeout: 15_000 }).toEqual(['u1-1', 'u1-1', 'u1-1', 'u1-2']);
      expect(failures.map(({ event }) => event.event_id)).toEqual(['u1-1', 'u1-1', 'u1-1']);
    });

    it('ends what is in hand before it closes, and nobody gets that again', async () => {
      const { prefix } = testNames();
      const [first, second] = [createTestBus({ brokers: hosts, prefix }).bus, open(prefix).bus];
      const [closing, next] = [worker(first), worker(second)];
      await closing.start('long');
      await first.publish([testEvent('long', 1), testEvent('long', 2)]);
      await expect.poll(() => closing.seen, { timeout: 15_000 }).toEqual(['long-1']);
      const closed = first.close();
      closing.finish();
      await closed;
      await next.start();
      await expect.poll(() => next.seen, { timeout: 15_000 }).toEqual(['long-2']);
    });

    it('gives Node nothing to warn of', () => expect(warnings).toEqual([]));
  });
}

/** A consumer that notes what it sees and holds events of the keys `long` until `finish`. */
function worker(bus: Bus) {
  const seen: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const start = (...long: string[]) =>
    bus.consume('jobs', async ({ event, heartbeat }) => {
      seen.push(event.event_id);
      await heartbeat();
      if (long.includes(event.key)) await finished;
    });
  return { seen, start, finish };
}

/** Publishes events of many keys, again and again, until it holds; answers the ids of all of them. */
async function publishUntil(bus: Bus, holds: () => unknown): Promise<string[]> {
  const sent: string[] = [];
  await expect
    .poll(
      async () => {
        const events = Array.from({ length: 48 }, (_, i) => testEvent(`u${i}`, sent.length));
        await bus.publish(events);
        sent.push(...events.map((event) => event.event_id));
        return Boolean(holds());
      },
      { timeout: 18_000, interval: 200 },
    )
    .toBe(true);
  return sent;
}
