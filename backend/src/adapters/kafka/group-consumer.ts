import { setTimeout as wait } from 'node:timers/promises';
import type { Consumer, ConsumerGroupJoinEvent, EachBatchPayload, Kafka } from 'kafkajs';
import { createAssigner } from './assigner.ts';
import { type Batch, Lanes, type LanesOptions } from './lanes.ts';

/** After this silence a worker counts as dead and its partitions go to others. */
export const SESSION_TIMEOUT_MS = 10_000;
const HEARTBEAT_EVERY_MS = 2_000;
/** How long the group waits for its members when it shares the partitions anew. */
const REBALANCE_TIMEOUT_MS = 20_000;
/** How long the brokers hold an answer back when there is nothing new; also the delay of a partition that is resumed. */
const FETCH_WAIT_MS = 200;
const BYTES_PER_PARTITION = 64 * 1024;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 3_000;
/** A handler that takes longer to end is left; its event is delivered again. */
const LONGEST_CLOSE_MS = 5_000;
const LONGEST_DISCONNECT_MS = 2_000;

export type GroupConsumerOptions = LanesOptions & {
  client: Kafka;
  topic: string;
  groupId: string;
  /** Makes sure that the topic is there. */
  prepare(): Promise<void>;
};

export type GroupConsumer = { close(): Promise<void> };

/**
 * Consumes a topic as a member of a group, for ever: a consumer that crashed, or whose brokers are away, is replaced.
 * Partitions are paused while their messages are handled, so that fetching and heartbeats go on meanwhile.
 */
export function startGroupConsumer(options: GroupConsumerOptions): GroupConsumer {
  const { topic, groupId, log } = options;
  const lanes = new Lanes(options);
  const closing = new AbortController();
  const isClosing = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let pause = FIRST_PAUSE_MS;

  async function consume(): Promise<void> {
    while (!closing.signal.aborted) {
      const consumer = createConsumer(options, joining);
      try {
        await Promise.race([runUntilCrash(consumer), isClosing]);
      } catch (error) {
        log.warn({ error, groupId, pause }, 'the bus cannot be read now and is tried again');
      }
      lanes.assign(() => false);
      await within(LONGEST_DISCONNECT_MS, consumer.disconnect());
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {});
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }

  function joining(): number[] {
    lanes.pause();
    return lanes.inHand();
  }

  /** Rejects when the consumer has crashed. */
  async function runUntilCrash(consumer: Consumer): Promise<void> {
    await options.prepare();
    const crashed = new Promise<never>((_resolve, reject) => {
      consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
    });
    // It may crash before anybody waits for it.
    crashed.catch(() => {});
    let member = '';
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }: ConsumerGroupJoinEvent) => {
      const assigned = new Set(payload.memberAssignment[topic]);
      const isSameMember = member === payload.memberId;
      member = payload.memberId;
      pause = FIRST_PAUSE_MS;
      lanes.assign((partition) => isSameMember && assigned.has(partition));
    });
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      eachBatch: async (payload) => lanes.take(toBatch(consumer, payload)),
    });
    await crashed;
  }

  const running = consume();
  return {
    async close() {
      // The consumer lives until what is in hand was handled and committed.
      await within(LONGEST_CLOSE_MS, lanes.close());
      closing.abort();
      await running;
    },
  };
}

function createConsumer(
  { client, groupId, topic }: GroupConsumerOptions,
  joining: () => number[],
): Consumer {
  return client.consumer({
    groupId,
    sessionTimeout: SESSION_TIMEOUT_MS,
    heartbeatInterval: HEARTBEAT_EVERY_MS,
    rebalanceTimeout: REBALANCE_TIMEOUT_MS,
    maxWaitTimeInMs: FETCH_WAIT_MS,
    maxBytesPerPartition: BYTES_PER_PARTITION,
    allowAutoTopicCreation: false,
    partitionAssigners: [createAssigner(topic, joining)],
    // Not every crash would make it restart itself; we replace it after every one.
    retry: { restartOnFailure: async () => false },
  });
}

function toBatch(consumer: Consumer, payload: EachBatchPayload): Batch {
  const { topic, partition, messages } = payload.batch;
  return {
    partition,
    messages,
    resolve: payload.resolveOffset,
    commit: (offset) =>
      consumer.commitOffsets([{ topic, partition, offset: String(BigInt(offset) + 1n) }]),
    // A rebalance that a heartbeat meets is met again by the next fetch, which joins the group anew.
    heartbeat: () => payload.heartbeat().catch(() => {}),
    resume: payload.pause(),
  };
}

/** Waits for an end that may not come, for a bounded time. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  const abort = new AbortController();
  const timeout = wait(ms, undefined, { signal: abort.signal }).catch(() => {});
  await Promise.race([work.catch(() => {}), timeout]);
  abort.abort();
}
