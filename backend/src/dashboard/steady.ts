import type { ReadStore } from '../ports/read-store.ts';

const MAX_ATTEMPTS = 4;

/**
 * Reads again where the projections moved on meanwhile, so that an answer is made of one state and not of two.
 * While they never stand still, the last reading is taken.
 */
export async function readSteadily<T>(
  readStore: ReadStore,
  projections: readonly string[],
  read: () => Promise<T>,
): Promise<T> {
  const positions = async () =>
    (await Promise.all(projections.map((name) => readStore.checkpoint(name)))).join();
  let before = await positions();
  for (let attempt = 1; ; attempt += 1) {
    const answer = await read();
    const after = await positions();
    if (before === after || attempt === MAX_ATTEMPTS) return answer;
    before = after;
  }
}
