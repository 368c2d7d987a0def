import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { Router } from 'express';
import { withinTime } from '../observability/time-limit.ts';
import type { Ports } from '../ports/index.ts';

const LONGEST_CHECK_MS = 2_000;
const LOST_AFTER_MS = 30_000;
/** Answers are kept so long, so that probes cannot load the engines. */
const KEPT_MS = 1_000;

export type HealthChecks = Readonly<Record<string, () => Promise<void>>>;

/**
 * Serves /health/live, which is 200 as long as the process turns, and /health/ready: 200, or 503 with a sentence for each
 * part that does not answer. It needs no token and tells nothing but the names.
 * `stopped` gives the names of read models that an event has stopped.
 */
export function createHealth(checks: HealthChecks, stopped: () => string[]): Router {
  const ask = keepFor(KEPT_MS, createProbes(checks));
  const router = Router();
  router.use('/health', (_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.get('/health/live', (_request, response) => {
    response.json({ status: 'live' });
  });
  router.get('/health/ready', async (_request, response) => {
    const silent = (await ask()).map((name) => `The ${name} cannot be used now.`);
    const broken = stopped().map((name) => `The read model "${name}" was stopped by an event.`);
    const reasons = [...silent, ...broken];
    if (reasons.length === 0) response.json({ status: 'ready' });
    else response.status(503).json({ status: 'not ready', reasons });
  });
  return router;
}

/** The checks of the engines behind the ports, by what a person would call them. */
export function engineChecks(ports: Ports): HealthChecks {
  return {
    'event store': async () => void (await ports.eventStore.head()),
    'store of the read models': async () => void (await ports.readStore.checkpoint('users_v1')),
    bus: () => ports.bus.check(),
    'file store': async () => {
      await access(ports.fileStore.incomingFolder(), constants.W_OK);
      const file = await ports.fileStore.open('health');
      file?.stream.destroy();
    },
  };
}

/**
 * Asks all at once and answers the names of those that failed or were late. What still hangs is not asked a second time,
 * until it has hung so long that its answer is lost.
 */
function createProbes(checks: HealthChecks): () => Promise<string[]> {
  const pending = new Map<string, { answer: Promise<boolean>; since: number }>();

  function ask(name: string, check: () => Promise<void>): Promise<boolean> {
    const earlier = pending.get(name);
    if (earlier && performance.now() - earlier.since < LOST_AFTER_MS) return earlier.answer;
    const answer = check().then(
      () => true,
      () => false,
    );
    const asked = { answer, since: performance.now() };
    pending.set(name, asked);
    answer.then(() => pending.get(name) === asked && pending.delete(name));
    return answer;
  }

  return async () => {
    const down = Object.entries(checks).map(async ([name, check]) => {
      const isUp = await withinTime(LONGEST_CHECK_MS, ask(name, check)).catch(() => false);
      return isUp ? [] : [name];
    });
    return (await Promise.all(down)).flat();
  };
}

/** The same question, asked once for all who ask within the time. */
function keepFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | null = null;
  return () => {
    if (kept && performance.now() < kept.until) return kept.answer;
    const asked = { answer: ask(), until: Number.POSITIVE_INFINITY };
    kept = asked;
    const start = () => {
      asked.until = performance.now() + milliseconds;
    };
    asked.answer.then(start, start);
    return asked.answer;
  };
}
