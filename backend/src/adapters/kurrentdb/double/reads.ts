import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import pb from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { EventLog, LogRow } from '../../sqlite/event-log.ts';
import {
  caughtUp,
  checkpoint,
  confirmation,
  eventMessage,
  Refused,
  streamName,
  streamNotFound,
} from './messages.ts';

const PAGE_ROWS = 500;
/** A slow reader holds up the reading: no more than this waits for it in memory. */
const PAGE_CHARACTERS = 2_000_000;
const DEFAULT_SEARCH_WINDOW = 32;
const BEHIND_ALL = Number.MAX_SAFE_INTEGER;

type Options = pb.ReadReq.Options;
type Call = ServerWritableStream<pb.ReadReq, pb.ReadResp>;

/** What is asked for. `place` is a revision in a stream, a position over all: the one before the first row wanted. */
type Question = {
  stream: string | undefined;
  isBackwards: boolean;
  isSubscription: boolean;
  place: number;
  count: number;
  matches(row: LogRow): boolean;
  /** After how many rows looked at a checkpoint is told; 0 for never. */
  checkpointEvery: number;
};

/**
 * Streams.Read: a stream or all, both directions, filtered, once or as a subscription that goes on for ever.
 * Where `dropped` aborts, the call ends as if it were done, as a server does that drops its subscribers.
 */
export async function read(call: Call, log: EventLog, dropped: AbortSignal): Promise<void> {
  const gone = new AbortController();
  for (const end of ['cancelled', 'close', 'error']) call.on(end, () => gone.abort());
  const signal = AbortSignal.any([gone.signal, dropped]);
  try {
    await answer(question(call.request.getOptions(), log), { call, log, signal });
  } catch (error) {
    if (gone.signal.aborted) return;
    if (!dropped.aborted) {
      const code = error instanceof Refused ? status.UNIMPLEMENTED : status.UNAVAILABLE;
      call.emit('error', { code, details: String(error) });
      return;
    }
  }
  call.end();
}

type Reader = { call: Call; log: EventLog; signal: AbortSignal };

async function answer(asked: Question, { call, log, signal }: Reader): Promise<void> {
  const send = async (message: pb.ReadResp) => {
    if (!call.write(message)) await once(call, 'drain', { signal });
  };
  if (asked.isSubscription) await send(confirmation(randomUUID()));
  let { place } = asked;
  let sent = 0;
  let looked = 0;
  let isLive = false;
  while (sent < asked.count && !signal.aborted && log.isOpen()) {
    const page = readPage(log, asked, place);
    for (const row of page) {
      place = asked.stream === undefined ? row.position : row.revision;
      if (sent < asked.count && asked.matches(row)) {
        await send(eventMessage(row));
        sent += 1;
      }
      looked += 1;
      if (asked.checkpointEvery && looked % asked.checkpointEvery === 0)
        await send(checkpoint(row.position));
    }
    if (page.length > 0) continue;
    if (!asked.isSubscription) break;
    if (!isLive) await send(caughtUp());
    isLive = true;
    if (readPage(log, asked, place).length === 0) await log.grown(signal);
  }
  if (!asked.isSubscription && asked.stream !== undefined && looked === 0) {
    const [any] = [...log.forwards(-1, 1, asked.stream)];
    if (!any) await send(streamNotFound(asked.stream));
  }
}

function readPage(log: EventLog, { stream, isBackwards }: Question, place: number): LogRow[] {
  const page: LogRow[] = [];
  let characters = 0;
  const rows = isBackwards
    ? log.backwards(place, PAGE_ROWS, stream)
    : log.forwards(place, PAGE_ROWS, stream);
  for (const row of rows) {
    page.push(row);
    characters += row.data.length;
    if (characters > PAGE_CHARACTERS) break;
  }
  return page;
}

function question(options: Options | undefined, log: EventLog): Question {
  if (!options) throw new Refused('a read without options');
  const isSubscription = options.hasSubscription();
  const isBackwards = options.getReadDirection() === pb.ReadReq.Options.ReadDirection.BACKWARDS;
  const stream = options.hasStream()
    ? streamName(options.getStream()?.getStreamIdentifier())
    : undefined;
  return {
    stream,
    isBackwards,
    isSubscription,
    place: placeBefore(options, stream, log),
    count: isSubscription ? BEHIND_ALL : Number(options.getCount()),
    matches: filter(options.getFilter()),
    checkpointEvery: isSubscription ? checkpointInterval(options.getFilter()) : 0,
  };
}

/**
 * KurrentDB reads from a revision on in both directions; from a position on forwards, but before it backwards;
 * and subscribes behind either.
 */
function placeBefore(options: Options, stream: string | undefined, log: EventLog): number {
  const from = options.getStream() ?? options.getAll();
  const isBackwards = options.getReadDirection() === pb.ReadReq.Options.ReadDirection.BACKWARDS;
  if (!from || from.hasStart()) return isBackwards ? 0 : -1;
  if (from.hasEnd()) return isBackwards ? BEHIND_ALL : newest(log, stream);
  const given = Number(
    options.getStream()?.getRevision() ?? options.getAll()?.getPosition()?.getCommitPosition(),
  );
  if (isBackwards) return stream === undefined ? given : given + 1;
  return options.hasSubscription() ? given : given - 1;
}

function newest(log: EventLog, stream: string | undefined): number {
  const [row] = [...log.backwards(BEHIND_ALL, 1, stream)];
  if (!row) return -1;
  return stream === undefined ? row.position : row.revision;
}

function filter(options: pb.ReadReq.Options.FilterOptions | undefined): Question['matches'] {
  const expression = options?.getEventType() ?? options?.getStreamIdentifier();
  if (!expression) return () => true;
  const regex = expression.getRegex() ? new RegExp(expression.getRegex()) : undefined;
  const prefixes = expression.getPrefixList();
  const fits = (text: string) =>
    regex ? regex.test(text) : prefixes.some((prefix) => text.startsWith(prefix));
  return options?.hasEventType() ? ({ type }) => fits(type) : ({ stream }) => fits(stream);
}

function checkpointInterval(options: pb.ReadReq.Options.FilterOptions | undefined): number {
  if (!options) return 0;
  return (options.getMax() || DEFAULT_SEARCH_WINDOW) * options.getCheckpointintervalmultiplier();
}
