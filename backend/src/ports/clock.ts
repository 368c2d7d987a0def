/** Port: the time. */
export type Clock = {
  /** The instant as an ISO 8601 text in UTC. */
  now(): string;
  /** Calls back later; the answer cancels it. For polling and time limits, never for order. */
  after(milliseconds: number, callback: () => void): () => void;
};

/** The calendar date of an instant in UTC. */
export function dateOf(instant: string): string {
  return instant.slice(0, 10);
}
