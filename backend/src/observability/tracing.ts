import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span } from '@opentelemetry/api';

export type NewSpan = {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes: Attributes;
  /** A traceparent from outside; without one, the span that is open around the caller is the parent. */
  parent?: string | undefined;
  /** Traceparents of what else led to this. */
  links?: readonly string[];
  /** An instant of performance.now(), where the span began before now. */
  startedAt?: number;
};

export type OpenSpan = {
  /** W3C Trace Context, version 00. */
  traceparent: string;
  set(attributes: Attributes): void;
  /** Runs something with this span around it. */
  within<T>(work: () => T): T;
  /** errorType is a name from a closed list, never a message. */
  end(errorType?: string): void;
};

export type Tracing = {
  open(span: NewSpan): OpenSpan;
  /** Sends what was not sent yet. */
  stop(): Promise<void>;
};

/**
 * Starts to send spans to an OpenTelemetry collector (OTLP over HTTP) whose address is given without /v1/traces, as in
 * OTEL_EXPORTER_OTLP_ENDPOINT. The packages are loaded here and only here, so that a start without a collector does not pay.
 */
export async function startTracing(endpoint: string, serviceName: string): Promise<Tracing> {
  const [api, { BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('saldo');
  const active = new AsyncLocalStorage<Span>();
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
    internal: api.SpanKind.INTERNAL,
  };

  function contextOf(parent: string | undefined) {
    const remote = parent === undefined ? null : parseTraceparent(parent);
    if (remote) return api.trace.setSpanContext(api.ROOT_CONTEXT, remote);
    const around = active.getStore();
    return around ? api.trace.setSpan(api.ROOT_CONTEXT, around) : api.ROOT_CONTEXT;
  }

  return {
    open({ name, kind, attributes, parent, links = [], startedAt }) {
      const linked = links.map(parseTraceparent).filter((context) => context !== null);
      const span = tracer.startSpan(
        name,
        {
          kind: kinds[kind],
          attributes,
          links: linked.map((context) => ({ context })),
          ...(startedAt === undefined ? {} : { startTime: performance.timeOrigin + startedAt }),
        },
        contextOf(parent),
      );
      return {
        traceparent: formatTraceparent(span.spanContext()),
        set: (more) => void span.setAttributes(more),
        within: (work) => active.run(span, work),
        end(errorType) {
          if (errorType !== undefined) {
            span.setAttribute('error.type', errorType);
            span.setStatus({ code: api.SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    stop: () => provider.shutdown(),
  };
}

type SpanContext = { traceId: string; spanId: string; traceFlags: number };

/** https://www.w3.org/TR/trace-context/#traceparent-header, version 00: version, trace, parent and flags in hexadecimal. */
function formatTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Null where the text is no traceparent, or one of nothing but zeros. */
export function parseTraceparent(text: string): (SpanContext & { isRemote: true }) | null {
  const match = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text);
  const [, traceId = '', spanId = '', flags = ''] = match ?? [];
  if (!match || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
