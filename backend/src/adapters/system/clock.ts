import type { Clock } from '../../ports/clock.ts';

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
