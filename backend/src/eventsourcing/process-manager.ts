import type { RecordedEvent } from '../ports/event-store.ts';
import type { Ports } from '../ports/index.ts';
import { isUnavailable, keepTrying, pauseFor } from './keep-trying.ts';

const BEFORE_ANEW_MS = 1_000;

/** Events in, commands or messages out, at least once: whatever it causes has to be idempotent. */
export type ProcessManager = {
  name: string;
  handle(events: readonly RecordedEvent[]): Promise<void>;
};

export type ProcessManagerLog = { error(details: object, message: string): void };

type ProcessManagerPorts = Pick<Ports, 'eventStore' | 'readStore' | 'leases' | 'clock'>;
type Running = { ports: ProcessManagerPorts; log: ProcessManagerLog; signal: AbortSignal };

/**
 * Follows the log with a process manager while it holds the lease of its name. Its checkpoint moves on only after a batch
 * was handled; a failing batch is tried again, with growing pauses, for as long as the process lives.
 */
export function startProcessManager(
  manager: ProcessManager,
  ports: ProcessManagerPorts,
  log: ProcessManagerLog,
): { stop(): Promise<void> } {
  const abort = new AbortController();
  const running = runWhileLeased(manager, { ports, log, signal: abort.signal });
  return {
    async stop() {
      abort.abort();
      await running;
    },
  };
}

async function runWhileLeased(
  manager: ProcessManager,
  { ports, log, signal }: Running,
): Promise<void> {
  while (!signal.aborted) {
    const lease = await ports.leases.acquire(manager.name, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (!lease) return;
    const held = AbortSignal.any([signal, lease.lost]);
    try {
      await follow(manager, { ports, log, signal: held });
      await pauseFor(BEFORE_ANEW_MS, ports.clock, held);
    } catch (error) {
      // A checkpoint that moved under it means that somebody else took over: it asks for the lease again.
      if (held.aborted) continue;
      log.error({ error, processManager: manager.name }, 'a process manager begins anew');
      await pauseFor(BEFORE_ANEW_MS, ports.clock, signal);
    } finally {
      await lease.release();
    }
  }
}

async function follow(manager: ProcessManager, { ports, log, signal }: Running): Promise<void> {
  const trying = {
    clock: ports.clock,
    signal,
    onFailure: (error: unknown) =>
      log.error({ error, processManager: manager.name }, 'a process manager tries again'),
  };
  const whenAvailable = <T>(action: () => Promise<T>) =>
    keepTrying(action, { ...trying, isWorthTrying: isUnavailable });
  let from = await whenAvailable(() => ports.readStore.checkpoint(manager.name));
  for await (const events of ports.eventStore.subscribe(from, signal)) {
    const to = events.at(-1)?.position;
    if (to === undefined) continue;
    await keepTrying(() => manager.handle(events), { ...trying, isWorthTrying: () => true });
    const batch = { projection: manager.name, from, to, changes: [] };
    await whenAvailable(() => ports.readStore.commit(batch));
    from = to;
  }
}
