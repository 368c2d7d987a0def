import type { Leases } from '../../ports/leases.ts';

type Waiting = { grant(): void };

/** Leases within one process, in the order in which they were asked for. */
export function createMemoryLeases(): Leases {
  const held = new Map<string, Waiting[]>();

  function next(name: string): void {
    const queue = held.get(name) ?? [];
    const waiting = queue.shift();
    if (waiting) waiting.grant();
    else held.delete(name);
  }

  return {
    acquire(name, signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const lost = new AbortController();
        let isReleased = false;
        const grant = () => {
          resolve({
            lost: lost.signal,
            async release() {
              if (!isReleased) next(name);
              isReleased = true;
            },
          });
        };
        const queue = held.get(name);
        if (!queue) {
          held.set(name, []);
          return grant();
        }
        const waiting = { grant };
        queue.push(waiting);
        signal.addEventListener('abort', () => {
          const index = queue.indexOf(waiting);
          if (index >= 0) queue.splice(index, 1);
          reject(signal.reason);
        });
      });
    },
    async close() {},
  };
}
