import { setTimeout as wait } from 'node:timers/promises';
import { type IntegrationEvent, integrationEvent } from '@saldo/contracts/integration-events';
import type { Delivery } from '../../ports/bus.ts';
import type { BusLog } from './client.ts';

/** How many events of a group one process handles side by side, each of another partition. */
const CONCURRENCY = 2;
/** What was handled is committed at least so often, so that a process that dies leaves little to repeat. */
const COMMIT_EVERY_MS = 100;

/** Messages of one partition, in their order. The partition is fetched again only after `resume`. */
export type Batch = {
  partition: number;
  messages: readonly { offset: string; value: Buffer | null }[];
  /** Notes in memory that the message was handled. */
  resolve(offset: string): void;
  /** Tells the brokers that all messages up to this one were handled. */
  commit(offset: string): Promise<void>;
  heartbeat(): Promise<void>;
  resume(): void;
};

type Lane = Batch & {
  next: number;
  /** The last message that was handled and not yet committed. */
  uncommitted: string | null;
  committedAt: number;
  isLost: boolean;
};

export type LanesOptions = {
  handler(delivery: Delivery): Promise<void>;
  onFailure(error: unknown, event: IntegrationEvent): void;
  log: BusLog;
  /** The pauses between the deliveries of an event whose handler rejects; after the last one it is given up. */
  redeliveryPausesMs: readonly number[];
};

/**
 * Gives events to the handler: one at a time of each partition, several partitions side by side, in turn.
 * It outlives the consumers that feed it, because a handler goes on while its consumer is replaced.
 */
export class Lanes {
  readonly #options: LanesOptions;
  readonly #lanes = new Map<number, Lane>();
  readonly #ready: Lane[] = [];
  readonly #busy = new Map<number, Promise<void>>();
  /** The event of each partition that was handled last, for the case that its commit was lost. */
  readonly #lastHandled = new Map<number, string>();
  readonly #closing = new AbortController();
  #isPaused = true;

  constructor(options: LanesOptions) {
    this.#options = options;
  }

  /** The partitions whose event is being handled now. */
  inHand(): number[] {
    return [...this.#busy.keys()];
  }

  /** Begins no further event until it is known who has which partition. */
  pause(): void {
    this.#isPaused = true;
  }

  /** Goes on with the partitions for which `isKept` holds, and lets go of the others. */
  assign(isKept: (partition: number) => boolean): void {
    for (const lane of [...this.#lanes.values()]) {
      if (isKept(lane.partition)) continue;
      lane.isLost = true;
      this.#lanes.delete(lane.partition);
      lane.resume();
    }
    this.#isPaused = false;
    this.#next();
  }

  take(batch: Batch): void {
    const lane = { ...batch, next: 0, uncommitted: null, committedAt: Date.now(), isLost: false };
    this.#lanes.set(batch.partition, lane);
    this.#ready.push(lane);
    this.#next();
  }

  /** Resolves when the events in hand were handled and all that was handled is committed; begins no other. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#busy.values());
    await Promise.all([...this.#lanes.values()].map((lane) => this.#commit(lane)));
  }

  #next(): void {
    while (!this.#isPaused && !this.#closing.signal.aborted && this.#busy.size < CONCURRENCY) {
      // A partition may come back while the event it left with is still being handled.
      const index = this.#ready.findIndex((lane) => lane.isLost || !this.#busy.has(lane.partition));
      if (index < 0) return;
      const [lane] = this.#ready.splice(index, 1) as [Lane];
      if (lane.isLost) continue;
      const step = this.#step(lane).finally(() => {
        this.#busy.delete(lane.partition);
        this.#next();
      });
      this.#busy.set(lane.partition, step);
    }
  }

  /** Handles the lane's next message and puts the lane back into the queue, or ends it. */
  async #step(lane: Lane): Promise<void> {
    const message = lane.messages[lane.next];
    if (message && !(await this.#handled(lane, message))) return;
    if (lane.isLost) return;
    if (message) {
      lane.resolve(message.offset);
      lane.uncommitted = message.offset;
    }
    lane.next += 1;
    const isLast = lane.next >= lane.messages.length;
    if (isLast || Date.now() - lane.committedAt >= COMMIT_EVERY_MS) await this.#commit(lane);
    if (lane.isLost) return;
    if (!isLast) {
      this.#ready.push(lane);
      return;
    }
    this.#lanes.delete(lane.partition);
    lane.resume();
  }

  async #commit(lane: Lane): Promise<void> {
    const { uncommitted: offset, partition } = lane;
    if (offset === null || lane.isLost) return;
    try {
      await lane.commit(offset);
      lane.uncommitted = null;
      lane.committedAt = Date.now();
    } catch (error) {
      // The next commit makes up for it. At worst some events are delivered twice.
      this.#options.log.warn({ error, offset, partition }, 'a commit failed');
    }
  }

  /** Whether the message is done with: handled, unreadable or given up. False where closing or a loss came first. */
  async #handled(lane: Lane, { offset, value }: Lane['messages'][number]): Promise<boolean> {
    const event = this.#read(lane.partition, offset, value);
    if (event === null || event.event_id === this.#lastHandled.get(lane.partition)) return true;
    const { handler, onFailure, redeliveryPausesMs } = this.#options;
    for (const pause of [...redeliveryPausesMs, null]) {
      try {
        await handler({ event, heartbeat: lane.heartbeat });
        this.#lastHandled.set(lane.partition, event.event_id);
        return true;
      } catch (error) {
        onFailure(error, event);
      }
      if (pause !== null) await this.#wait(pause);
      if (lane.isLost || this.#closing.signal.aborted) return false;
    }
    return true;
  }

  async #wait(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#closing.signal }).catch(() => {});
  }

  #read(partition: number, offset: string, value: Buffer | null): IntegrationEvent | null {
    try {
      return integrationEvent.parse(JSON.parse(String(value)));
    } catch (error) {
      this.#options.log.error(
        { error, partition, offset },
        'a message on the bus is no event that is known here; it was skipped',
      );
      return null;
    }
  }
}
