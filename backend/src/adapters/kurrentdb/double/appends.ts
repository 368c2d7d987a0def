import {
  Metadata,
  type ServerDuplexStream,
  type ServerReadableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import codes from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/code_pb.js';
import shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import statuses from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js';
import pb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import anyMessage from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import { type ExpectedRevision, RevisionConflict } from '../../../ports/event-store.ts';
import type { Appended, EventLog, NewRow } from '../../sqlite/event-log.ts';
import { newRow, Refused, streamIdentifier, streamName } from './messages.ts';

/** Where appends go, and how many bytes of data and metadata one may have. */
export type Target = { log: EventLog; maxAppendBytes: number };

class TooLarge extends Error {
  readonly limit: number;
  constructor(limit: number) {
    super(`more than ${limit} bytes`);
    this.limit = limit;
  }
}

type Write = { stream: string; expected: ExpectedRevision; rows: NewRow[]; bytes: number };
type Proposed = pb.AppendReq.ProposedMessage | pb.BatchAppendReq.ProposedMessage;

/** Streams.Append: one append per call. */
export async function append(
  call: ServerReadableStream<pb.AppendReq, pb.AppendResp>,
  callback: sendUnaryData<pb.AppendResp>,
  target: Target,
): Promise<void> {
  const requests: pb.AppendReq[] = [];
  for await (const request of call) requests.push(request);
  try {
    const options = requests.shift()?.getOptions();
    if (!options) throw new Refused('an append without options');
    const write = begin(options, options.hasRevision() ? options.getRevision() : undefined);
    for (const request of requests) add(write, request.getProposedMessage());
    callback(null, await performSingle(write, target));
  } catch (error) {
    callback(serviceError(error));
  }
}

async function performSingle(write: Write, target: Target): Promise<pb.AppendResp> {
  try {
    const { revision, position } = await perform(write, target);
    const at = new pb.AppendResp.Position()
      .setCommitPosition(String(position))
      .setPreparePosition(String(position));
    return new pb.AppendResp().setSuccess(
      new pb.AppendResp.Success().setCurrentRevision(String(revision)).setPosition(at),
    );
  } catch (error) {
    if (!(error instanceof RevisionConflict)) throw error;
    const conflict = new pb.AppendResp.WrongExpectedVersion();
    const current = currentRevision(write.stream, target.log);
    if (current === undefined) conflict.setCurrentNoStream(new shared.Empty());
    else conflict.setCurrentRevision(current);
    if (write.expected === 'noStream') conflict.setExpectedNoStream(new shared.Empty());
    else conflict.setExpectedRevision(String(write.expected));
    return new pb.AppendResp().setWrongExpectedVersion(conflict);
  }
}

/** Streams.BatchAppend: many appends on one call, each in one or more parts under its correlation id. */
export function batchAppend(
  call: ServerDuplexStream<pb.BatchAppendReq, pb.BatchAppendResp>,
  target: Target,
): void {
  const writes = new Map<string, Write | Error>();
  call.on('data', (request: pb.BatchAppendReq) => {
    const id = request.getCorrelationId()?.getString() ?? '';
    writes.set(id, extended(writes.get(id), request));
    if (!request.getIsFinal()) return;
    const write = writes.get(id) as Write | Error;
    writes.delete(id);
    respond(write, target).then((response) => {
      call.write(response.setCorrelationId(new shared.UUID().setString(id)));
    });
  });
  call.on('end', () => call.end());
  call.on('error', () => writes.clear());
}

function extended(write: Write | Error | undefined, request: pb.BatchAppendReq): Write | Error {
  if (write instanceof Error) return write;
  try {
    const options = request.getOptions();
    const all =
      write ??
      begin(options, options?.hasStreamPosition() ? options.getStreamPosition() : undefined);
    for (const proposed of request.getProposedMessagesList()) add(all, proposed);
    return all;
  } catch (error) {
    return error as Error;
  }
}

async function respond(write: Write | Error, target: Target): Promise<pb.BatchAppendResp> {
  // The client falls over an answer without a stream.
  const stream = write instanceof Error ? '' : write.stream;
  const response = new pb.BatchAppendResp().setStreamIdentifier(streamIdentifier(stream));
  if (write instanceof Error) return response.setError(failure(write));
  try {
    const { revision, position } = await perform(write, target);
    const at = new shared.AllStreamPosition()
      .setCommitPosition(String(position))
      .setPreparePosition(String(position));
    return response.setSuccess(
      new pb.BatchAppendResp.Success().setCurrentRevision(String(revision)).setPosition(at),
    );
  } catch (error) {
    if (!(error instanceof RevisionConflict)) return response.setError(failure(error as Error));
    const conflict = new shared.WrongExpectedVersion();
    const current = currentRevision(write.stream, target.log);
    if (current === undefined) conflict.setCurrentNoStream(new empty.Empty());
    else conflict.setCurrentStreamRevision(current);
    if (write.expected === 'noStream') conflict.setExpectedNoStream(new empty.Empty());
    else conflict.setExpectedStreamPosition(String(write.expected));
    const packed = pack(conflict.serializeBinary(), 'WrongExpectedVersion');
    return response.setError(
      new statuses.Status().setCode(codes.Code.FAILED_PRECONDITION).setDetails(packed),
    );
  }
}

function begin(
  options: pb.AppendReq.Options | pb.BatchAppendReq.Options | undefined,
  revision: string | undefined,
): Write {
  const stream = streamName(options?.getStreamIdentifier());
  const expected = revision !== undefined ? Number(revision) : 'noStream';
  if (expected === 'noStream' && !options?.hasNoStream()) {
    throw new Refused('the double appends at an exact revision or to no stream only');
  }
  return { stream, expected, rows: [], bytes: 0 };
}

function add(write: Write, proposed: Proposed | undefined): void {
  if (!proposed) throw new Refused('a part of an append without an event');
  write.bytes += proposed.getData_asU8().length + proposed.getCustomMetadata_asU8().length;
  write.rows.push(newRow(proposed));
}

async function perform(write: Write, { log, maxAppendBytes }: Target): Promise<Appended> {
  if (write.bytes > maxAppendBytes) throw new TooLarge(maxAppendBytes);
  return log.append(write.stream, write.expected, write.rows);
}

function currentRevision(stream: string, log: EventLog): string | undefined {
  const [last] = [...log.backwards(Number.MAX_SAFE_INTEGER, 1, stream)];
  return last && String(last.revision);
}

function serviceError(error: unknown) {
  const metadata = new Metadata();
  if (error instanceof TooLarge) {
    metadata.set('exception', 'maximum-append-size-exceeded');
    metadata.set('maximum-append-size', String(error.limit));
    return { code: status.INVALID_ARGUMENT, details: error.message, metadata };
  }
  const code = error instanceof Refused ? status.UNIMPLEMENTED : status.UNAVAILABLE;
  return { code, details: String(error), metadata };
}

function failure(error: Error): statuses.Status {
  const reason = new statuses.Status().setMessage(error.message);
  if (!(error instanceof TooLarge)) {
    return reason
      .setCode(codes.Code.UNKNOWN)
      .setDetails(pack(new shared.Unknown().serializeBinary(), 'Unknown'));
  }
  const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(error.limit);
  return reason
    .setCode(codes.Code.INVALID_ARGUMENT)
    .setDetails(pack(details.serializeBinary(), 'MaximumAppendSizeExceeded'));
}

function pack(serialized: Uint8Array, name: string): anyMessage.Any {
  const any = new anyMessage.Any();
  any.pack(serialized, `event_store.client.${name}`);
  return any;
}
