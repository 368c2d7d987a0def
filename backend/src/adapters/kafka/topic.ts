import type { Kafka } from 'kafkajs';

/** A job waits this long for a worker before Kafka forgets it; Kafka's own default is a week. */
const RETENTION_MS = 30 * 24 * 3_600_000;

/** Creates the topic where it is missing. One that is there stays as it is, whatever its number of partitions. */
export async function createTopic(client: Kafka, topic: string, partitions: number): Promise<void> {
  const admin = client.admin();
  await admin.connect();
  try {
    if ((await admin.listTopics()).includes(topic)) return;
    await admin.createTopics({
      topics: [
        {
          topic,
          numPartitions: partitions,
          configEntries: [{ name: 'retention.ms', value: String(RETENTION_MS) }],
        },
      ],
    });
  } finally {
    await admin.disconnect();
  }
}
