import { BlockList } from 'node:net';
import { type RequestHandler, Router } from 'express';
import type { Metrics } from './metrics.ts';

const NEAR = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  NEAR.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(network, bits, 'ipv6');

/**
 * Serves /metrics as Prometheus reads it, to those who stand near: a loopback or private address, and not through a proxy,
 * which adds a forwarding header. To everybody else there is no such page. It holds no personal data, only how busy the
 * process is. A proxy that adds no such header has to keep /metrics to itself.
 */
export function serveMetrics(metrics: Metrics): RequestHandler {
  const router = Router();
  router.get('/metrics', async (request, response, next) => {
    if (!isNear(request.socket.remoteAddress) || isForwarded(request.headers)) return next();
    response
      .set('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.read());
  });
  return router;
}

/** Whether an address is this machine's or of a private network. */
export function isNear(address: string | undefined): boolean {
  if (address === undefined) return false;
  return NEAR.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

function isForwarded(headers: Readonly<Record<string, unknown>>): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers);
}
