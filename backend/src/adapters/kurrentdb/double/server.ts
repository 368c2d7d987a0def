import {
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  Server,
  ServerCredentials,
} from '@grpc/grpc-js';
import featureServices from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
import features from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
import type shared from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
import services from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import type pb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { EventLog } from '../../sqlite/event-log.ts';
import { append, batchAppend, type Target } from './appends.ts';
import { read } from './reads.ts';

const SERVICE = 'event_store.client.streams.Streams';
const METHODS = ['append', 'batchappend', 'read'];
/**
 * KurrentDB takes 1 MiB per append unless KURRENTDB_MAX_APPEND_SIZE says more, and never more than 16 MiB less 10,000 bytes.
 * The double takes as much as Saldo asks the real one to take.
 */
const MAX_APPEND_BYTES = 16_000_000;
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;

export type KurrentDbDouble = {
  port: number;
  /** Ends all reads and subscriptions that are under way, without an error. */
  dropSubscriptions(): void;
  close(): void;
};

/**
 * A test double of KurrentDB: what Saldo's adapter needs of its gRPC interface (append, batch append, read, subscribe, server
 * features; no TLS, no users, no projections, no deletion) over the embedded event log. Port 0 takes a free one.
 * Rejects where the port is taken. Closing it cuts all connections, and leaves the log open.
 */
export async function serveDouble(
  log: EventLog,
  port: number,
  maxAppendBytes = MAX_APPEND_BYTES,
): Promise<KurrentDbDouble> {
  const server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
  let dropping = new AbortController();
  server.addService(
    services.StreamsService,
    streams({ log, maxAppendBytes }, () => dropping.signal),
  );
  server.addService(featureServices.ServerFeaturesService, { getSupportedMethods });
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, taken) =>
      error ? reject(error) : resolve(taken),
    );
  });
  return {
    port: bound,
    dropSubscriptions() {
      dropping.abort();
      dropping = new AbortController();
    },
    close: () => server.forceShutdown(),
  };
}

type Streams = {
  append: handleClientStreamingCall<pb.AppendReq, pb.AppendResp>;
  batchAppend: handleBidiStreamingCall<pb.BatchAppendReq, pb.BatchAppendResp>;
  read: handleServerStreamingCall<pb.ReadReq, pb.ReadResp>;
};

function streams(target: Target, dropped: () => AbortSignal): Streams {
  return {
    append: (call, callback) => append(call, callback, target),
    batchAppend: (call) => batchAppend(call, target),
    read: (call) => read(call, target.log, dropped()),
  };
}

const getSupportedMethods: handleUnaryCall<shared.Empty, features.SupportedMethods> = (
  _call,
  callback,
) => {
  const methods = METHODS.map((name) =>
    new features.SupportedMethod().setServiceName(SERVICE).setMethodName(name),
  );
  const supported = new features.SupportedMethods()
    .setEventStoreServerVersion('26.1.0-double')
    .setMethodsList(methods);
  callback(null, supported);
};
