import type { Bus } from '../../ports/bus.ts';
import { type BusLog, createClient, type KafkaAddress } from './client.ts';
import { type GroupConsumer, startGroupConsumer } from './group-consumer.ts';
import type { LanesOptions } from './lanes.ts';
import { createPublisher } from './publisher.ts';
import { createTopic } from './topic.ts';

/** The upper bound of workers that can read statements at the same time, two events each. */
const PARTITIONS = 12;
const REDELIVERY_PAUSES_MS = [1_000, 5_000];
/** A publish that fails tells its caller after a second or two, who tries again. */
const PUBLISH_RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 4 };
/** A consumer waits for its brokers for a day before it is replaced: the group knows it again, and need not wait until it counts as dead. */
const CONSUME_RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 86_400 };

export type KafkaBusOptions = KafkaAddress & {
  /** What names of topics and groups begin with. */
  prefix?: string;
  partitions?: number;
  redeliveryPausesMs?: readonly number[];
  /** Is told of every delivery whose handler rejected. */
  onFailure: LanesOptions['onFailure'];
  log: BusLog;
};

/**
 * The bus between processes: one Kafka topic for the integration events of statements, keyed by user, so that one
 * user's events keep their order. It needs no broker to be opened: publish rejects and consumers wait while there is none.
 */
export function createKafkaBus(options: KafkaBusOptions): Bus {
  const { prefix = 'saldo', partitions = PARTITIONS, onFailure, log } = options;
  const topic = `${prefix}.statements`;
  const publishing = createClient(options, PUBLISH_RETRY, log);
  const groups = new Map<string, GroupConsumer>();
  let preparing: Promise<void> | null = null;

  /** Looks at every new connection, because a topic that somebody deleted has to come back. */
  function prepare(): Promise<void> {
    preparing ??= createTopic(publishing, topic, partitions).finally(() => {
      preparing = null;
    });
    return preparing;
  }

  const publisher = createPublisher(publishing, topic, prepare);
  return {
    publish: (events) => publisher.publish(events),
    async consume(group, handler) {
      if (groups.has(group)) throw new Error(`group ${group} has its consumer already`);
      const consumer = startGroupConsumer({
        client: createClient(options, CONSUME_RETRY, log),
        topic,
        groupId: `${prefix}.${group}`,
        prepare,
        handler,
        onFailure,
        log,
        redeliveryPausesMs: options.redeliveryPausesMs ?? REDELIVERY_PAUSES_MS,
      });
      groups.set(group, consumer);
    },
    async check() {
      const admin = publishing.admin();
      try {
        await admin.connect();
        await admin.describeCluster();
      } finally {
        await admin.disconnect();
      }
    },
    async close() {
      await Promise.all([...groups.values()].map((consumer) => consumer.close()));
      await publisher.close();
    },
  };
}
