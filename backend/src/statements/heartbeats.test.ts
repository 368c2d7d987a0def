import { describe, expect, it } from 'vitest';
import { withHeartbeats } from './heartbeats.ts';

/** A clock whose waiting callbacks are called by hand. */
function handClock() {
  const waiting = new Set<() => void>();
  return {
    waiting,
    after: (_: number, callback: () => void) => {
      waiting.add(callback);
      return () => waiting.delete(callback);
    },
    async tick() {
      for (const callback of [...waiting]) {
        waiting.delete(callback);
        callback();
      }
      await new Promise(setImmediate);
    },
  };
}

describe('long work', () => {
  it('is heard of again and again until it is done, and no longer', async () => {
    const clock = handClock();
    let beats = 0;
    let finish = (_: string) => {};
    const work = () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      });
    const done = withHeartbeats(
      work,
      async () => {
        beats += 1;
      },
      clock,
    );
    await clock.tick();
    await clock.tick();
    expect(beats).toBe(2);
    finish('read');
    expect(await done).toBe('read');
    expect(clock.waiting.size).toBe(0);
  });

  it('ends with the heartbeat that fails, and with its own failure', async () => {
    const clock = handClock();
    const never = () => new Promise<never>(() => {});
    const lost = withHeartbeats(never, () => Promise.reject(new Error('lost')), clock);
    const said = expect(lost).rejects.toThrow('lost');
    await clock.tick();
    await said;
    const broken = () => Promise.reject(new Error('broken'));
    await expect(withHeartbeats(broken, async () => {}, clock)).rejects.toThrow('broken');
    expect(clock.waiting.size).toBe(0);
  });
});
