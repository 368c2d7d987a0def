import { afterEach, describe, expect, it } from 'vitest';
import {
  type EventStore,
  type NewEvent,
  type RecordedEvent,
  RevisionConflict,
} from './event-store.ts';

/** What every event store has to hold. `open` gives a fresh store; ids must be unique over all calls. */
export function eventStoreSuite(adapter: string, open: () => Promise<EventStore>): void {
  describe(`event store: ${adapter}`, () => {
    const opened: EventStore[] = [];
    let counter = 0;

    async function store(): Promise<EventStore> {
      const fresh = await open();
      opened.push(fresh);
      return fresh;
    }

    function event(type: string, data: unknown = {}): NewEvent {
      counter += 1;
      const id = `00000000-0000-4000-8000-${String(counter).padStart(12, '0')}`;
      const metadata = {
        commandId: `command-${counter}`,
        userId: null,
        occurredAt: '2026-10-31T10:00:00.000Z',
        schemaVersion: 1,
      };
      return { id, type, data, metadata };
    }

    afterEach(async () => {
      for (const fresh of opened.splice(0)) await fresh.close();
    });

    it('gives back what was appended, in order, with revision and position', async () => {
      const log = await store();
      const answered = await log.append('goal-1', 'noStream', [
        event('A', { n: 1 }),
        event('B', { text: 'é€' }),
      ]);
      const events = await all(log.readStream('goal-1'));
      expect(events.map((e) => [e.type, e.data, e.revision, e.streamId])).toEqual([
        ['A', { n: 1 }, 0, 'goal-1'],
        ['B', { text: 'é€' }, 1, 'goal-1'],
      ]);
      expect(answered).toEqual({ revision: 1, position: events[1]?.position });
      expect(events[0]?.position).toBeLessThan(events[1]?.position as bigint);
      expect(events[0]?.metadata.occurredAt).toBe('2026-10-31T10:00:00.000Z');
    });

    it('has no events of a stream that is not there', async () => {
      const log = await store();
      expect(await all(log.readStream('goal-none'))).toEqual([]);
    });

    it('refuses an append at another revision and writes nothing of it', async () => {
      const log = await store();
      await log.append('goal-1', 'noStream', [event('A')]);
      await expect(log.append('goal-1', 'noStream', [event('X')])).rejects.toThrow(
        RevisionConflict,
      );
      await expect(log.append('goal-1', 3, [event('X')])).rejects.toThrow(RevisionConflict);
      await expect(log.append('goal-2', 0, [event('X')])).rejects.toThrow(RevisionConflict);
      expect((await all(log.readStream('goal-1'))).map((e) => e.type)).toEqual(['A']);
      expect(await all(log.readStream('goal-2'))).toEqual([]);
    });

    it('lets exactly one of many racing appends win', async () => {
      const log = await store();
      const race = Array.from({ length: 50 }, () => log.append('goal-1', 'noStream', [event('A')]));
      const results = await Promise.allSettled(race);
      expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RevisionConflict);
      }
      expect(await all(log.readStream('goal-1'))).toHaveLength(1);
    });

    it('follows the log from the start and goes on with what comes later', async () => {
      const log = await store();
      await log.append('goal-1', 'noStream', [event('A')]);
      const seen = follow(log, 0n, 3);
      await log.append('goal-2', 'noStream', [event('B')]);
      await log.append('goal-1', 0, [event('C')]);
      expect((await seen).map((e) => e.type)).toEqual(['A', 'B', 'C']);
    });

    it('follows from behind a position', async () => {
      const log = await store();
      const { position } = await log.append('goal-1', 'noStream', [event('A'), event('B')]);
      await log.append('goal-2', 'noStream', [event('C')]);
      expect((await follow(log, position, 1)).map((e) => e.type)).toEqual(['C']);
    });

    it('gives positions that only grow, over all streams', async () => {
      const log = await store();
      for (let i = 0; i < 30; i += 1) {
        await log.append(`goal-${i}`, 'noStream', [event('A'), event('B')]);
      }
      const positions = (await follow(log, 0n, 60)).map((e) => e.position);
      expect(positions).toEqual([...positions].sort((a, b) => (a < b ? -1 : 1)));
      expect(new Set(positions).size).toBe(60);
      expect(await log.head()).toBeGreaterThanOrEqual(positions.at(-1) as bigint);
    });

    it('ends a subscription when it is told to', async () => {
      const log = await store();
      const abort = new AbortController();
      const ended = all(log.subscribe(0n, abort.signal));
      abort.abort();
      expect(await ended).toEqual([]);
    });
  });
}

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of source) found.push(item);
  return found;
}

async function follow(log: EventStore, after: bigint, count: number): Promise<RecordedEvent[]> {
  const abort = new AbortController();
  const seen: RecordedEvent[] = [];
  for await (const batch of log.subscribe(after, abort.signal)) {
    seen.push(...batch);
    if (seen.length >= count) abort.abort();
  }
  return seen;
}
