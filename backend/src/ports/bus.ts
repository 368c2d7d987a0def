import type { IntegrationEvent } from '@saldo/contracts/integration-events';

/** A delivery in hand. A long job calls heartbeat now and then, so that it is not given to somebody else. */
export type Delivery = { event: IntegrationEvent; heartbeat(): Promise<void> };

/**
 * Port: transport of integration events between processes. The event store is the truth; the bus may deliver twice.
 * Events of one key keep their order. A handler that rejects gets the event again, a bounded number of times.
 */
export type Bus = {
  /** Resolves when the events are with the bus. */
  publish(events: readonly IntegrationEvent[]): Promise<void>;
  /** Each event goes to one consumer of each group. */
  consume(group: string, handler: (delivery: Delivery) => Promise<void>): Promise<void>;
  /** Rejects while the bus cannot be reached. */
  check(): Promise<void>;
  close(): Promise<void>;
};
