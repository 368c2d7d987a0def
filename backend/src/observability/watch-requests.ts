import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ids } from '../ports/ids.ts';
import { contractRoute } from './contract-route.ts';
import { type Metrics, secondsSince } from './metrics.ts';
import type { Tracing } from './tracing.ts';

export type RequestLog = {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
};

export type Watching = { metrics: Metrics; tracing: Tracing | null; log: RequestLog; ids: Ids };

/** Asked every few seconds by machines: a line each would hide what people do. */
const PROBES = new Set(['/health/live', '/health/ready', '/metrics']);

/**
 * Counts, traces and logs every request by its route of the contract, never by its raw address. Each gets a request id,
 * its own from x-request-id where that is a plain one, which the answer carries too.
 */
export function watchRequests({ metrics, tracing, log, ids }: Watching) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { method = 'GET', url = '/', headers } = request;
    const route = contractRoute(method, url.split('?', 1)[0] as string);
    const given = headers['x-request-id'];
    const isPlain = typeof given === 'string' && /^[\w-]{8,64}$/.test(given);
    const requestId = isPlain ? given : ids.next();
    response.setHeader('x-request-id', requestId);
    const start = performance.now();
    const span =
      tracing && !PROBES.has(route)
        ? tracing.open({
            name: `${method} ${route}`,
            kind: 'server',
            parent: headers.traceparent as string | undefined,
            attributes: { 'http.request.method': method, 'http.route': route },
          })
        : null;
    response.once('close', () => {
      const seconds = secondsSince(start);
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      metrics.requests.observe({ method, route, status }, seconds);
      span?.set({ 'http.response.status_code': status });
      span?.end(response.statusCode >= 500 ? String(response.statusCode) : undefined);
      const line = {
        method,
        route,
        status,
        durationMs: Math.round(seconds * 1e6) / 1e3,
        requestId,
      };
      if (PROBES.has(route)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    if (span) span.within(next);
    else next();
  };
}
