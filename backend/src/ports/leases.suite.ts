import { afterEach, describe, expect, it } from 'vitest';
import type { Leases } from './leases.ts';

/** What leases have to hold. `open` gives the view of one process; all views share the leases. */
export function leasesSuite(adapter: string, open: () => Promise<Leases>): void {
  describe(`leases: ${adapter}`, () => {
    const opened: Leases[] = [];
    let counter = 0;
    const never = new AbortController().signal;

    async function leases(): Promise<Leases> {
      const fresh = await open();
      opened.push(fresh);
      return fresh;
    }
    const name = () => {
      counter += 1;
      return `lease-${counter}`;
    };

    afterEach(async () => {
      for (const fresh of opened.splice(0)) await fresh.close();
    });

    it('are held by one at a time and pass on when released', async () => {
      const [one, two] = [await leases(), await leases()];
      const lease = name();
      const order: string[] = [];
      const first = await one.acquire(lease, never);
      order.push('first');
      const second = two.acquire(lease, never).then((held) => {
        order.push('second');
        return held;
      });
      order.push('released');
      await first.release();
      await (await second).release();
      expect(order).toEqual(['first', 'released', 'second']);
    });

    it('do not stand in the way of other names', async () => {
      const view = await leases();
      const first = await view.acquire(name(), never);
      const second = await view.acquire(name(), never);
      expect(first.lost.aborted || second.lost.aborted).toBe(false);
      await first.release();
      await second.release();
    });

    it('are no longer waited for when the waiting is given up', async () => {
      const [one, two] = [await leases(), await leases()];
      const lease = name();
      const first = await one.acquire(lease, never);
      const abort = new AbortController();
      const waiting = two.acquire(lease, abort.signal);
      abort.abort();
      await expect(waiting).rejects.toThrow();
      await first.release();
      await (await one.acquire(lease, never)).release();
    });
  });
}
