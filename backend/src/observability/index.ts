import type { RequestListener } from 'node:http';
import express, { type Express, type RequestHandler } from 'express';
import type { Ports } from '../ports/index.ts';
import { measureBus } from './measure-bus.ts';
import { measureEventStore } from './measure-event-store.ts';
import { measureLag } from './measure-lag.ts';
import { measureLanguageModel } from './measure-language-model.ts';
import { measurePdfText } from './measure-pdf-text.ts';
import { measureReadStore } from './measure-read-store.ts';
import { measureStatements } from './measure-statements.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-route.ts';
import { tracePorts } from './trace-ports.ts';
import { startTracing } from './tracing.ts';
import { type RequestLog, watchRequests } from './watch-requests.ts';

export { createLog, type Log } from './log.ts';

export type ObservingOptions = {
  role: string;
  /** OTEL_EXPORTER_OTLP_ENDPOINT; null for no tracing. */
  otlpEndpoint: string | null;
  /** Whether the event store's positions count events, as SQLite's do and KurrentDB's do not. */
  positionsAreDense: boolean;
};

export type Observing<P extends Ports> = {
  /** The ports to build on: the same, measured and traced. */
  ports: P;
  /** What to serve: the given app with every request watched, and beside it /metrics and the given health. */
  serve(app: Express, health: RequestHandler): RequestListener;
  /** Sends the last spans. To be called when nothing else runs any more. */
  stop(): Promise<void>;
};

/** Makes the work of a process visible, from around its ports and its app; the product inside knows nothing of it. */
export async function startObserving<P extends Ports>(
  { role, otlpEndpoint, positionsAreDense }: ObservingOptions,
  ports: P,
  log: RequestLog,
): Promise<Observing<P>> {
  const metrics = createMetrics();
  const tracing = otlpEndpoint ? await startTracing(otlpEndpoint, `saldo-${role}`) : null;
  const measured = measurePorts(ports, positionsAreDense, metrics);
  return {
    ports: tracing ? tracePorts(measured, tracing) : measured,
    serve(app, health) {
      const watch = watchRequests({ metrics, tracing, log, ids: ports.ids });
      const probes = express().disable('x-powered-by');
      // Called rather than mounted: an app within another costs every request of it.
      probes.use(health, serveMetrics(metrics), (request, response) => app(request, response));
      return (request, response) =>
        watch(request, response, () => {
          const isProbe = /^\/(health|metrics)\b/.test(request.url ?? '');
          (isProbe ? probes : app)(request, response);
        });
    },
    stop: async () => tracing?.stop(),
  };
}

function measurePorts<P extends Ports>(ports: P, positionsAreDense: boolean, metrics: Metrics): P {
  const { eventStore, readStore } = measureLag(ports, positionsAreDense, metrics);
  return {
    ...ports,
    eventStore: measureStatements(measureEventStore(eventStore, metrics), metrics),
    readStore: measureReadStore(readStore, metrics),
    bus: measureBus(ports.bus, metrics),
    pdfText: measurePdfText(ports.pdfText, metrics),
    languageModel: ports.languageModel && measureLanguageModel(ports.languageModel, metrics),
  };
}
