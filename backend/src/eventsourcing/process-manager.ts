import type { Clock } from '../ports/clock.ts';
import type { EventStore, RecordedEvent } from '../ports/event-store.ts';
import type { ReadStore } from '../ports/read-store.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/** Events in, commands or messages out, at least once: whatever it causes has to be idempotent. */
export type ProcessManager = {
  name: string;
  handle(events: readonly RecordedEvent[]): Promise<void>;
};

export type ProcessManagerLog = { error(details: object, message: string): void };

/** Follows the log with a process manager; its checkpoint moves on only after a batch was handled. A failing batch is tried again, with growing pauses. */
export async function startProcessManager(
  manager: ProcessManager,
  ports: { eventStore: EventStore; readStore: ReadStore; clock: Clock },
  log: ProcessManagerLog,
): Promise<{ stop(): Promise<void> }> {
  const abort = new AbortController();
  let from = await ports.readStore.checkpoint(manager.name);

  async function follow(): Promise<void> {
    for await (const events of ports.eventStore.subscribe(from, abort.signal)) {
      const to = events.at(-1)?.position;
      if (to === undefined) continue;
      if (!(await handled(events))) return;
      await ports.readStore.commit({ projection: manager.name, from, to, changes: [] });
      from = to;
    }
  }

  async function handled(events: readonly RecordedEvent[]): Promise<boolean> {
    for (
      let pause = FIRST_PAUSE_MS;
      !abort.signal.aborted;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    ) {
      try {
        await manager.handle(events);
        return true;
      } catch (error) {
        log.error(
          { error, processManager: manager.name },
          'a process manager failed and tries again',
        );
        await new Promise<void>((resolve) => {
          ports.clock.after(pause, resolve);
          abort.signal.addEventListener('abort', () => resolve(), { once: true });
        });
      }
    }
    return false;
  }

  const running = follow();
  return {
    async stop() {
      abort.abort();
      await running;
    },
  };
}
