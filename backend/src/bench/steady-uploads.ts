import type { EventStore } from '../ports/event-store.ts';
import { createWriter, register, upload } from './many-users.ts';

/** The steps of an upload follow one another in so many milliseconds, all uploads' steps together. */
const STEP_MS = 100;
const MONTHS = 12;
/** Users who take turns; when each has a year of statements, others follow. */
const USERS = 100;
const MAX_AT_ONCE = 500;

/**
 * Uploads so many statements a second, of users of its own, until the signal aborts; fewer where more than 500 are not written
 * yet. Tells the position at which each is completed, as soon as that is written. Resolves when the last one is.
 */
export async function uploadSteadily(
  eventStore: EventStore,
  perSecond: number,
  signal: AbortSignal,
  onCompleted: (position: bigint) => void,
): Promise<void> {
  const step = pulse();
  const append: EventStore['append'] = async (...appended) => {
    await step.next();
    return eventStore.append(...appended);
  };
  // A log that is used again has the users of earlier runs.
  const name = `steady-${await eventStore.head()}`;
  const writer = createWriter({ ...eventStore, append }, name);
  const started = performance.now();
  const running = new Set<Promise<void>>();
  /** Of each user, one statement follows the other. */
  const ends = new Map<string, Promise<unknown>>();
  for (let begun = 0; !signal.aborted; await step.next()) {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond);
    for (; begun < due && running.size < MAX_AT_ONCE; begun += 1) {
      const userId = `${name}-${Math.floor(begun / (USERS * MONTHS))}-${begun % USERS}`;
      const month = 1 + (Math.floor(begun / USERS) % MONTHS);
      const before = ends.get(userId) ?? register(writer, userId);
      const completed = before.then(() => upload(writer, userId, month)).then(onCompleted);
      ends.set(userId, completed);
      running.add(completed);
      // One that fails stays, and is met at the end.
      completed.then(
        () => running.delete(completed),
        () => {},
      );
    }
  }
  await Promise.all(running);
  step.stop();
}

function pulse() {
  let next = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    next.resolve();
    next = Promise.withResolvers();
  }, STEP_MS);
  return { next: () => next.promise, stop: () => clearInterval(timer) };
}
