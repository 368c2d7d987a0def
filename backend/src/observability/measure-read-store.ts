import { CheckpointConflict, type ReadStore, ReadStoreUnavailable } from '../ports/read-store.ts';
import { type Metrics, secondsSince } from './metrics.ts';

/** The same read store, with its queries and commits measured. */
export function measureReadStore(store: ReadStore, metrics: Metrics): ReadStore {
  async function query<T>(operation: string, collection: string, ask: () => Promise<T>) {
    const start = performance.now();
    let outcome = 'failed';
    try {
      const answer = await ask();
      outcome = 'answered';
      return answer;
    } finally {
      metrics.queries.observe({ operation, collection, outcome }, secondsSince(start));
    }
  }

  return {
    ...store,
    get: (collection, id) => query('get', collection, () => store.get(collection, id)),
    find: (collection, question) =>
      query('find', collection, () => store.find(collection, question)),
    async commit(batch) {
      const { projection, changes } = batch;
      const start = performance.now();
      try {
        await store.commit(batch);
        metrics.commits.observe({ projection, outcome: 'committed' }, secondsSince(start));
        metrics.changes.observe({ projection }, changes.length);
      } catch (error) {
        metrics.commits.observe({ projection, outcome: outcomeOf(error) }, secondsSince(start));
        throw error;
      }
    },
  };
}

function outcomeOf(error: unknown): string {
  if (error instanceof CheckpointConflict) return 'conflict';
  return error instanceof ReadStoreUnavailable ? 'unavailable' : 'failed';
}
