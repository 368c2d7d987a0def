import type { IntegrationEvent } from '@saldo/contracts/integration-events';
import { afterEach, describe, expect, it } from 'vitest';
import type { Bus } from './bus.ts';

/** What every bus has to hold. `open` gives a bus with nothing on it. */
export function busSuite(adapter: string, open: () => Promise<Bus>): void {
  describe(`bus: ${adapter}`, () => {
    const opened: Bus[] = [];

    async function bus(): Promise<Bus> {
      const fresh = await open();
      opened.push(fresh);
      return fresh;
    }

    afterEach(async () => {
      for (const fresh of opened.splice(0)) await fresh.close();
    });

    const message = (key: string, n: number): IntegrationEvent => ({
      type: 'statement-uploaded',
      version: 1,
      event_id: `${key}-${n}`,
      key,
      occurred_at: '2026-10-31T10:00:00.000Z',
      data: { statement_id: `s${n}`, user_id: key },
    });

    it('delivers what is published before and after the consumer came', async () => {
      const transport = await bus();
      const { seen, reached } = collector(2);
      await transport.publish([message('u1', 1)]);
      await transport.consume('jobs', async ({ event }) => seen(event.event_id));
      await transport.publish([message('u1', 2)]);
      expect(await reached).toEqual(['u1-1', 'u1-2']);
    });

    it('keeps the order within a key', async () => {
      const transport = await bus();
      const { seen, reached } = collector(40);
      await transport.consume('jobs', async ({ event }) => seen(event.event_id));
      const numbers = Array.from({ length: 20 }, (_, i) => i);
      await transport.publish(numbers.flatMap((n) => [message('u1', n), message('u2', n)]));
      const delivered = await reached;
      for (const key of ['u1', 'u2']) {
        expect(delivered.filter((id) => id.startsWith(key))).toEqual(
          numbers.map((n) => `${key}-${n}`),
        );
      }
    });

    it('delivers again what a handler rejected', async () => {
      const transport = await bus();
      const { seen, reached } = collector(2);
      let failed = false;
      await transport.consume('jobs', async ({ event }) => {
        seen(event.event_id);
        if (failed) return;
        failed = true;
        throw new Error('the first delivery fails');
      });
      await transport.publish([message('u1', 1)]);
      expect(await reached).toEqual(['u1-1', 'u1-1']);
    });
  });
}

function collector(count: number) {
  const items: string[] = [];
  let done: (items: string[]) => void = () => {};
  const reached = new Promise<string[]>((resolve) => {
    done = resolve;
  });
  const seen = (item: string) => {
    items.push(item);
    if (items.length === count) done(items);
  };
  return { seen, reached };
}
