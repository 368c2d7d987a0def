import type { Clock } from '../ports/clock.ts';

/** A delivery of which nothing is heard for much longer is given to somebody else. */
const EVERY_MS = 5_000;

/** Does work that may take minutes, with heartbeats meanwhile. Rejects as the work does, or where a heartbeat fails. */
export async function withHeartbeats<T>(
  work: () => Promise<T>,
  heartbeat: () => Promise<void>,
  clock: Pick<Clock, 'after'>,
): Promise<T> {
  let isOver = false;
  let stop = () => {};
  const failed = new Promise<never>((_, reject) => {
    const wait = () => {
      if (isOver) return;
      stop = clock.after(EVERY_MS, () => void heartbeat().then(wait, reject));
    };
    wait();
  });
  try {
    return await Promise.race([work(), failed]);
  } finally {
    isOver = true;
    stop();
  }
}
