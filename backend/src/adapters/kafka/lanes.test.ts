import { expect, it } from 'vitest';
import type { Delivery } from '../../ports/bus.ts';
import { Lanes } from './lanes.ts';
import { testEvent } from './test-bus.ts';

/** Lanes whose handler holds every event until `finish`, and what became known of them outside. */
function held() {
  const begun: string[] = [];
  const said: string[] = [];
  const finishes = new Map<string, () => void>();
  const lanes = new Lanes({
    handler: ({ event }: Delivery) =>
      new Promise<void>((resolve) => {
        begun.push(event.event_id);
        finishes.set(event.event_id, resolve);
      }),
    onFailure: () => {},
    log: { warn: () => {}, error: () => {} },
    redeliveryPausesMs: [],
  });
  lanes.assign(() => true);
  const take = (partition: number, ...numbers: number[]) =>
    lanes.take({
      partition,
      messages: numbers.map((n) => ({
        offset: String(n),
        value: Buffer.from(JSON.stringify(testEvent(`p${partition}`, n))),
      })),
      resolve: () => {},
      commit: async (offset) => void said.push(`committed ${partition}:${offset}`),
      heartbeat: async () => {},
      resume: () => said.push(`resumed ${partition}`),
    });
  const finish = (id: string) => finishes.get(id)?.();
  return { lanes, begun, said, take, finish };
}

it('handles two partitions side by side, each in its order, and the third in its turn', async () => {
  const { begun, said, take, finish } = held();
  take(0, 1, 2);
  take(1, 1);
  take(2, 1);
  expect(begun).toEqual(['p0-1', 'p1-1']);
  finish('p0-1');
  await expect.poll(() => begun).toEqual(['p0-1', 'p1-1', 'p2-1']);
  finish('p2-1');
  await expect.poll(() => begun).toEqual(['p0-1', 'p1-1', 'p2-1', 'p0-2']);
  expect(said).toEqual(['committed 2:1', 'resumed 2']);
});

it('begins nothing while the partitions are being shared anew', async () => {
  const { lanes, begun, take } = held();
  lanes.pause();
  take(0, 1);
  expect(begun).toEqual([]);
  lanes.assign(() => true);
  expect(begun).toEqual(['p0-1']);
});

it('neither commits nor goes on with a partition that went to somebody else', async () => {
  const { lanes, begun, said, take, finish } = held();
  take(0, 1, 2);
  lanes.assign(() => false);
  finish('p0-1');
  await lanes.close();
  expect(begun).toEqual(['p0-1']);
  expect(said).toEqual(['resumed 0']);
});

it('commits an event that was handled while its partition was away, without handling it again', async () => {
  const { lanes, begun, said, take, finish } = held();
  take(0, 1);
  lanes.assign(() => false);
  take(0, 1, 2);
  expect(begun).toEqual(['p0-1']);
  finish('p0-1');
  await expect.poll(() => begun).toEqual(['p0-1', 'p0-2']);
  finish('p0-2');
  await expect.poll(() => said).toEqual(['resumed 0', 'committed 0:2', 'resumed 0']);
});

it('commits when it closes what was handled just before, and leaves the rest', async () => {
  const { lanes, begun, said, take, finish } = held();
  take(0, 1, 2);
  const closed = lanes.close();
  finish('p0-1');
  await closed;
  expect(begun).toEqual(['p0-1']);
  expect(said).toEqual(['committed 0:1']);
});
