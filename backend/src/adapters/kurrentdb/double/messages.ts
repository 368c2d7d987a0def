import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import pb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { LogRow, NewRow } from '../../sqlite/event-log.ts';

const JSON_TYPE = 'application/json';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What a caller asked for and the double cannot do; the message says what. */
export class Refused extends Error {}

type Proposed = pb.AppendReq.ProposedMessage | pb.BatchAppendReq.ProposedMessage;

/** An event as the log keeps it: JSON texts, so other content than JSON is refused. */
export function newRow(proposed: Proposed): NewRow {
  const contentType = proposed.getMetadataMap().get('content-type');
  if (contentType !== JSON_TYPE) throw new Refused(`the double keeps JSON, not ${contentType}`);
  const id = proposed.getId()?.getString();
  if (!id) throw new Refused('the double takes event ids as text');
  return {
    id,
    type: proposed.getMetadataMap().get('type') ?? '',
    data: decoder.decode(proposed.getData_asU8()),
    metadata: decoder.decode(proposed.getCustomMetadata_asU8()),
  };
}

/** The log has one number per event: it is both commit and prepare position. It keeps no time of writing, so none is told. */
export function eventMessage(row: LogRow): pb.ReadResp {
  const position = String(row.position);
  const recorded = new pb.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(row.id))
    .setStreamIdentifier(streamIdentifier(row.stream))
    .setStreamRevision(String(row.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setCustomMetadata(encoder.encode(row.metadata))
    .setData(encoder.encode(row.data));
  recorded.getMetadataMap().set('type', row.type).set('content-type', JSON_TYPE);
  const event = new pb.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position);
  return new pb.ReadResp().setEvent(event);
}

export function confirmation(subscriptionId: string): pb.ReadResp {
  return new pb.ReadResp().setConfirmation(
    new pb.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId),
  );
}

export function checkpoint(position: number): pb.ReadResp {
  return new pb.ReadResp().setCheckpoint(
    new pb.ReadResp.Checkpoint()
      .setCommitPosition(String(position))
      .setPreparePosition(String(position)),
  );
}

export function caughtUp(): pb.ReadResp {
  return new pb.ReadResp().setCaughtUp(new pb.ReadResp.CaughtUp());
}

export function streamNotFound(stream: string): pb.ReadResp {
  return new pb.ReadResp().setStreamNotFound(
    new pb.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream)),
  );
}

export function streamIdentifier(stream: string): shared.StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(encoder.encode(stream));
}

export function streamName(identifier: shared.StreamIdentifier | undefined): string {
  if (!identifier) throw new Refused('no stream is named');
  return decoder.decode(identifier.getStreamName_asU8());
}
