import type { Clock } from '../ports/clock.ts';
import { EventStoreUnavailable } from '../ports/event-store.ts';
import { ReadStoreUnavailable } from '../ports/read-store.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1_000;

/** Whether an error says that an engine cannot be reached now, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof EventStoreUnavailable || error instanceof ReadStoreUnavailable;
}

type Trying = {
  clock: Clock;
  signal: AbortSignal;
  /** Called before each pause. */
  onFailure(error: unknown): void;
  isWorthTrying(error: unknown): boolean;
};

/** Repeats an action with growing pauses until it succeeds, fails for good, or the signal aborts; then it rejects with the last error. */
export async function keepTrying<T>(action: () => Promise<T>, trying: Trying): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await action();
    } catch (error) {
      if (trying.signal.aborted || !trying.isWorthTrying(error)) throw error;
      trying.onFailure(error);
      await pauseFor(pause, trying.clock, trying.signal);
      if (trying.signal.aborted) throw error;
    }
  }
}

/** Resolves after a while, or at once when the signal aborts. */
export function pauseFor(milliseconds: number, clock: Clock, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(milliseconds, end);
    signal.addEventListener('abort', end, { once: true });
  });
}
