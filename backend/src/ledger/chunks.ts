/** So many lines of a statement are in one event at most. */
const LINES_PER_EVENT = 500;

/** The items in their order, as many together as one event holds. */
export function chunksOf<T>(items: readonly T[]): T[][] {
  const chunks: T[][] = [];
  for (let from = 0; from < items.length; from += LINES_PER_EVENT)
    chunks.push(items.slice(from, from + LINES_PER_EVENT));
  return chunks;
}
