import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 25;

/** Looks again and again until there is something to see, and answers it. Rejects with the question where that takes too long. */
export async function until<T>(
  question: string,
  look: () => T | Promise<T>,
  longestMs = 120_000,
): Promise<Exclude<T, false | null | undefined>> {
  const started = performance.now();
  for (;;) {
    const seen = await look();
    if (seen !== false && seen !== null && seen !== undefined)
      return seen as Exclude<T, false | null | undefined>;
    if (performance.now() - started > longestMs)
      throw new Error(`not within ${longestMs / 1_000} s: ${question}`);
    await pause(LOOK_EVERY_MS);
  }
}

/** Seconds since a moment of performance.now(), to a tenth. */
export function secondsSince(moment: number): number {
  return Math.round((performance.now() - moment) / 100) / 10;
}
