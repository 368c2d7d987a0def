import { convertToCommandError, ErrorType, isCommandError } from '@kurrent/kurrentdb-client';
import { EventStoreUnavailable } from '../../ports/event-store.ts';

/** How long a call may take, to its answer or to the next event of a read. */
export const DEADLINE_MS = 5_000;

/** What passes when the store is back. */
const PASSING = new Set<string>([
  ErrorType.UNAVAILABLE,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.TIMEOUT,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
]);

/**
 * The client calls unknown whatever it has no name for. A connection cut in the middle comes without a gRPC status, or as
 * cancelled (1), unknown (2) or aborted (10); every other status is an answer that stays the same when asked again.
 */
const PASSING_UNKNOWN = new Set<number | undefined>([undefined, 1, 2, 10]);

/** An error of the client as the port names it where the store cannot be reached; any other error as it is. */
export function named(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof EventStoreUnavailable) return error;
  // Some calls give the raw gRPC error instead of the client's own.
  const known = convertToCommandError(error);
  if (!isCommandError(known)) return error;
  const passes =
    known.type === ErrorType.UNKNOWN
      ? PASSING_UNKNOWN.has(known.code)
      : PASSING.has(known.type as string);
  if (!passes) return error;
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
