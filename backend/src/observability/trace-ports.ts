import type { Bus } from '../ports/bus.ts';
import type { EventStore, RecordedEvent } from '../ports/event-store.ts';
import type { Ports } from '../ports/index.ts';
import type { PdfTextReader } from '../ports/pdf-text.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { categoryOf } from './measure-event-store.ts';
import type { NewSpan, OpenSpan, Tracing } from './tracing.ts';

/** Delivered events whose traces are remembered until they are projected or published. */
const MAX_BATCHES = 100;
const MAX_EVENTS = 10_000;
/** Beyond these a batch is a catching up, and no longer something that one of them led to. */
const MAX_LINKS = 100;

type TracedEvent = { id: string; position: bigint; traceparent: string };
type Delivered = { at: number; events: readonly TracedEvent[] };

/** What the log delivered lately, with the traces that the events were appended in. */
type Seen = { batches: Map<bigint, Delivered>; events: Map<string, string> };

/**
 * The same ports, with a span around every append, commit of a read model, job and PDF. Appended events carry the
 * traceparent of their append in their metadata; what follows from them, in this process or another, joins that trace.
 */
export function tracePorts<P extends Ports>(ports: P, tracing: Tracing): P {
  const seen: Seen = { batches: new Map(), events: new Map() };
  return {
    ...ports,
    eventStore: traceEventStore(ports.eventStore, tracing, seen),
    readStore: traceReadStore(ports.readStore, tracing, seen),
    bus: traceBus(ports.bus, tracing, seen),
    pdfText: tracePdfText(ports.pdfText, tracing),
  };
}

function traceEventStore(store: EventStore, tracing: Tracing, seen: Seen): EventStore {
  return {
    ...store,
    append(streamId, expected, events) {
      const category = categoryOf(streamId);
      const types = [...new Set(events.map(({ type }) => type))];
      const span: NewSpan = {
        name: `append ${category}`,
        kind: 'client',
        attributes: {
          'saldo.stream.category': category,
          'saldo.event.types': types,
          'saldo.event.count': events.length,
        },
      };
      return inSpan(tracing, span, ({ traceparent }) => {
        const traced = events.map((event) => ({
          ...event,
          metadata: { ...event.metadata, traceparent },
        }));
        return store.append(streamId, expected, traced);
      });
    },
    async *subscribe(after, signal) {
      for await (const events of store.subscribe(after, signal)) {
        remember(events, seen);
        yield events;
      }
    },
  };
}

function remember(events: readonly RecordedEvent[], { batches, events: traces }: Seen): void {
  const traced = events.flatMap(({ id, position, metadata: { traceparent } }) =>
    traceparent === undefined ? [] : [{ id, position, traceparent }],
  );
  const last = events.at(-1);
  if (!last || traced.length === 0) return;
  keep(batches, last.position, { at: performance.now(), events: traced }, MAX_BATCHES);
  for (const { id, traceparent } of traced) keep(traces, id, traceparent, MAX_EVENTS);
}

/** Puts an entry at the end of a map, and leaves the oldest out where there are too many. */
function keep<K, V>(map: Map<K, V>, key: K, value: V, max: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= max) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
}

/**
 * A commit's span begins when its batch came out of the log. Where one trace led to the batch, it is part of that trace;
 * where several did, it is a trace of its own with links to them.
 */
function traceReadStore(store: ReadStore, tracing: Tracing, seen: Seen): ReadStore {
  return {
    ...store,
    commit(batch) {
      const { projection, from, to, changes } = batch;
      const delivered = seen.batches.get(to);
      const events = delivered?.events.filter(({ position }) => position > from) ?? [];
      const causes = [...new Set(events.map(({ traceparent }) => traceparent))];
      const [cause] = causes;
      if (!delivered || cause === undefined) return store.commit(batch);
      const isOneTrace = new Set(causes.map(traceOf)).size === 1;
      const span: NewSpan = {
        name: `project ${projection}`,
        kind: 'consumer',
        parent: isOneTrace ? cause : undefined,
        links: (isOneTrace ? causes.slice(1) : causes).slice(0, MAX_LINKS),
        startedAt: delivered.at,
        attributes: {
          'saldo.projection': projection,
          'saldo.event.count': events.length,
          'saldo.change.count': changes.length,
        },
      };
      return inSpan(tracing, span, () => store.commit(batch));
    },
  };
}

function traceOf(traceparent: string): string {
  return traceparent.split('-')[1] ?? '';
}

function traceBus(bus: Bus, tracing: Tracing, seen: Seen): Bus {
  return {
    ...bus,
    publish: (events) =>
      bus.publish(
        events.map((event) => {
          const traceparent = seen.events.get(event.event_id);
          return traceparent === undefined ? event : { ...event, traceparent };
        }),
      ),
    consume: (group, handler) =>
      bus.consume(group, (delivery) => {
        const { type, traceparent } = delivery.event;
        const span: NewSpan = {
          name: `job ${type}`,
          kind: 'consumer',
          parent: traceparent,
          attributes: { 'messaging.consumer.group.name': group, 'saldo.event.type': type },
        };
        return inSpan(tracing, span, () => handler(delivery));
      }),
  };
}

function tracePdfText(reader: PdfTextReader, tracing: Tracing): PdfTextReader {
  const traced = <T extends { pages: unknown[] }>(read: () => Promise<T>) =>
    inSpan(tracing, { name: 'read pdf', kind: 'internal', attributes: {} }, async (span) => {
      const answer = await read();
      span.set({ 'saldo.pdf.pages': answer.pages.length });
      return answer;
    });
  return {
    ...reader,
    read: (path, options) => traced(() => reader.read(path, options)),
    digest: (path, options, digest) => traced(() => reader.digest(path, options, digest)),
  };
}

/** An error is told by its name alone: its message may speak of what a person has uploaded. */
async function inSpan<T>(
  tracing: Tracing,
  newSpan: NewSpan,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  const span = tracing.open(newSpan);
  try {
    const answer = await span.within(() => work(span));
    span.end();
    return answer;
  } catch (error) {
    span.end(error instanceof Error ? error.name : 'unknown');
    throw error;
  }
}
