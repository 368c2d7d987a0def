import assert from 'node:assert/strict';
import type { AllStreamResolvedEvent, ResolvedEvent } from '@kurrent/kurrentdb-client';
import type { EventMetadata, RecordedEvent } from '../../ports/event-store.ts';

/**
 * An event of the client as the port has it. Positions are one number in Saldo: KurrentDB gives an event that was appended over
 * gRPC the same commit and prepare position, and an event for which that does not hold could not be found again by one number.
 */
export function recorded({ event }: ResolvedEvent | AllStreamResolvedEvent): RecordedEvent {
  assert(event?.position, 'KurrentDB gave an event without position: it must be 22.6 or later');
  const { position, id, type, data, metadata, streamId, revision } = event;
  assert.equal(position.commit, position.prepare, 'an event was committed apart from its place');
  return {
    id,
    type,
    data,
    metadata: metadata as EventMetadata,
    streamId,
    revision: Number(revision),
    position: position.commit,
  };
}
