import { convertToCommandError, ErrorType } from '@kurrent/kurrentdb-client';
import { EventStoreUnavailable } from '../../ports/event-store.ts';

/** How long a call may take, to its answer or to the next event of a read. */
export const DEADLINE_MS = 5_000;

/**
 * What passes when the store is back. The client tells a dead server in several ways: some calls as its UnavailableError,
 * some as a raw gRPC error, a connection cut in the middle as unknown.
 */
const PASSING = new Set<string>([
  ErrorType.UNAVAILABLE,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.TIMEOUT,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
  ErrorType.UNKNOWN,
]);

/** An error of the client as the port names it where the store cannot be reached; any other error as it is. */
export function named(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof EventStoreUnavailable) return error;
  const { type } = convertToCommandError(error) as { type?: unknown };
  if (typeof type !== 'string' || !PASSING.has(type)) return error;
  return new EventStoreUnavailable(`KurrentDB does not answer: ${error.message}`, { cause: error });
}

/** The promise's result; rejects with EventStoreUnavailable where it takes longer than the deadline. */
export async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new EventStoreUnavailable(`KurrentDB did not answer within ${DEADLINE_MS} ms`);
    timer = setTimeout(() => reject(error), DEADLINE_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the source gives, each item in time. */
export async function* eachInTime<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await inTime(iterator.next());
    if (done) return;
    yield value;
  }
}
