import { setTimeout as wait } from 'node:timers/promises';
import type { Admin, Kafka } from 'kafkajs';

/** A job waits this long for a worker before Kafka forgets it; Kafka's own default is a week. */
const RETENTION_MS = 30 * 24 * 3_600_000;
const LOOK_EVERY_MS = 100;
const MAX_LOOKS = 50;

/**
 * Creates the topic where it is missing, and resolves when it can be written and read. One that is there stays as it
 * is, whatever its number of partitions.
 */
export async function createTopic(client: Kafka, topic: string, partitions: number): Promise<void> {
  const admin = client.admin();
  try {
    await admin.connect();
    if (!(await admin.listTopics()).includes(topic)) {
      await admin.createTopics({
        // Its own waiting gives up when it looks before all brokers have heard of the topic.
        waitForLeaders: false,
        topics: [
          {
            topic,
            numPartitions: partitions,
            configEntries: [{ name: 'retention.ms', value: String(RETENTION_MS) }],
          },
        ],
      });
    }
    await waitForLeaders(admin, topic);
  } finally {
    await admin.disconnect();
  }
}

async function waitForLeaders(admin: Admin, topic: string): Promise<void> {
  let reason: unknown;
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    try {
      const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
      const partitions = topics.flatMap((found) => found.partitions);
      if (partitions.length > 0 && partitions.every(({ leader }) => leader >= 0)) return;
    } catch (error) {
      // The topic may not be known yet to the broker that was asked.
      if (!isRetriable(error)) throw error;
      reason = error;
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`the topic ${topic} has partitions without a leader`, { cause: reason });
}

function isRetriable(error: unknown): boolean {
  return error instanceof Error && 'retriable' in error && error.retriable === true;
}
