import { Metadata, status } from '@grpc/grpc-js';
import { AccessDeniedError, UnavailableError, UnknownError } from '@kurrent/kurrentdb-client';
import { expect, it } from 'vitest';
import { EventStoreUnavailable } from '../../ports/event-store.ts';
import { named } from './unavailable.ts';

function raw(code: number, exception?: string): Error {
  const metadata = new Metadata();
  if (exception) {
    metadata.set('exception', exception);
    metadata.set('leader-endpoint-host', 'b');
    metadata.set('leader-endpoint-port', '2113');
    metadata.set('maximum-append-size', '1048576');
  }
  return Object.assign(new Error(status[code]), { code, details: status[code], metadata });
}

it.each([
  ['a dead server, as gRPC says it', raw(status.UNAVAILABLE)],
  ['a dead server, as the client says it', new UnavailableError()],
  ['a connection cut in the middle', raw(status.CANCELLED)],
  ['a broken answer', raw(status.INTERNAL)],
  ['no answer in time', raw(status.DEADLINE_EXCEEDED)],
  ['a write that timed out in the server', raw(status.ABORTED)],
  ['a follower', raw(status.NOT_FOUND, 'not-leader')],
  ['an error of the native reader that has no name', new UnknownError()],
])('takes %s as the absence of the store', (_what, error) => {
  expect(named(error)).toBeInstanceOf(EventStoreUnavailable);
  expect(named(error)).toMatchObject({ cause: error });
});

it.each([
  ['missing rights', new AccessDeniedError()],
  ['a password that is not taken', raw(status.UNAUTHENTICATED)],
  ['an append that is too large', raw(status.INVALID_ARGUMENT, 'maximum-append-size-exceeded')],
  ['a message that is too large', raw(status.RESOURCE_EXHAUSTED)],
  ['a call that the server does not know', raw(status.UNIMPLEMENTED)],
  ['a mistake of our own', new TypeError('x is not a function')],
])('leaves %s as it is', (_what, error) => {
  expect(named(error)).toBe(error);
});
