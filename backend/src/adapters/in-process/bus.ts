import type { IntegrationEvent } from '@saldo/contracts/integration-events';
import type { Bus, Delivery } from '../../ports/bus.ts';

/** How often an event is given to a handler that rejects. */
const MAX_DELIVERIES = 3;
/** How many jobs of a group run side by side; jobs of one key run one after the other. */
const CONCURRENCY = 2;
const MAX_WAITING = 100_000;

type Handler = (delivery: Delivery) => Promise<void>;
type Group = { handler: Handler; waiting: IntegrationEvent[]; busyKeys: Set<string> };

/**
 * The bus within one process. What waits here is lost with the process, which is no harm: the publisher
 * follows the event log from the start again and every effect is idempotent.
 */
export function createInProcessBus(
  onFailure: (error: unknown, event: IntegrationEvent) => void,
): Bus {
  const groups = new Map<string, Group>();
  const early: IntegrationEvent[] = [];
  const running = new Set<Promise<void>>();
  let open = true;

  function next(group: Group): void {
    while (open && group.busyKeys.size < CONCURRENCY) {
      const index = group.waiting.findIndex((event) => !group.busyKeys.has(event.key));
      if (index < 0) return;
      const [event] = group.waiting.splice(index, 1) as [IntegrationEvent];
      group.busyKeys.add(event.key);
      const run = deliver(group.handler, event).finally(() => {
        running.delete(run);
        group.busyKeys.delete(event.key);
        next(group);
      });
      running.add(run);
    }
  }

  async function deliver(handler: Handler, event: IntegrationEvent): Promise<void> {
    for (let delivery = 1; open && delivery <= MAX_DELIVERIES; delivery += 1) {
      try {
        return await handler({ event, heartbeat: async () => {} });
      } catch (error) {
        onFailure(error, event);
      }
    }
  }

  return {
    async publish(events) {
      if (groups.size === 0) early.push(...events);
      for (const group of groups.values()) {
        if (group.waiting.length + events.length > MAX_WAITING)
          throw new Error('too many jobs wait');
        group.waiting.push(...events);
        next(group);
      }
    },
    async consume(name, handler) {
      if (groups.has(name)) throw new Error(`group ${name} has its consumer already`);
      const group: Group = {
        handler,
        waiting: groups.size === 0 ? early.splice(0) : [],
        busyKeys: new Set(),
      };
      groups.set(name, group);
      next(group);
    },
    async check() {},
    async close() {
      open = false;
      await Promise.all(running);
    },
  };
}
