import type { IntegrationEvent } from '@saldo/contracts/integration-events';
import { CompressionTypes, type Kafka, Partitioners, type Producer } from 'kafkajs';

/** Events that go to the brokers in one request. */
const EVENTS_PER_REQUEST = 1_000;

export type Publisher = {
  publish(events: readonly IntegrationEvent[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * Publishes with an idempotent producer, acknowledged by all replicas. After a failure the producer is thrown away:
 * its numbering of batches could make the brokers take the next batch for a repetition of the lost one.
 */
export function createPublisher(
  client: Kafka,
  topic: string,
  prepare: () => Promise<void>,
): Publisher {
  let current: Promise<Producer> | null = null;

  async function connect(): Promise<Producer> {
    await prepare();
    const producer = client.producer({
      idempotent: true,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    try {
      await producer.connect();
      return producer;
    } catch (error) {
      await producer.disconnect();
      throw error;
    }
  }

  async function discard(): Promise<void> {
    const producer = await current?.catch(() => null);
    current = null;
    await producer?.disconnect();
  }

  return {
    async publish(events) {
      current ??= connect();
      const attempt = current;
      try {
        const producer = await attempt;
        for (let from = 0; from < events.length; from += EVENTS_PER_REQUEST) {
          const messages = events
            .slice(from, from + EVENTS_PER_REQUEST)
            .map((event) => ({ key: event.key, value: JSON.stringify(event) }));
          await producer.send({ topic, acks: -1, compression: CompressionTypes.None, messages });
        }
      } catch (cause) {
        if (current === attempt) await discard();
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`Kafka did not take ${events.length} events: ${reason}`, { cause });
      }
    },
    close: discard,
  };
}
