import { randomUUID } from 'node:crypto';
import type { IntegrationEvent } from '@saldo/contracts/integration-events';
import { Kafka, logLevel } from 'kafkajs';
import type { Bus } from '../../ports/bus.ts';
import { createKafkaBus, type KafkaBusOptions } from './bus.ts';

export type Said = { details: object; message: string };

/** Names of its own on shared brokers, for buses that a test opens; `remove` deletes what they left there. */
export function createTestNames(brokers: readonly string[]) {
  const prefix = `test-${randomUUID()}`;
  const topic = `${prefix}.statements`;
  const client = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING });
  return {
    prefix,
    topic,
    client,
    async remove(): Promise<void> {
      const admin = client.admin();
      await admin.connect();
      const { groups } = await admin.listGroups();
      const own = groups.map(({ groupId }) => groupId).filter((id) => id.startsWith(prefix));
      if (own.length > 0) await admin.deleteGroups(own);
      if ((await admin.listTopics()).includes(topic)) await admin.deleteTopics({ topics: [topic] });
      await admin.disconnect();
    },
  };
}

/** A bus together with everything it reported. */
export function createTestBus(options: Omit<KafkaBusOptions, 'onFailure' | 'log'>) {
  const failures: { error: unknown; event: IntegrationEvent }[] = [];
  const errors: Said[] = [];
  const bus: Bus = createKafkaBus({
    redeliveryPausesMs: [10, 10],
    ...options,
    onFailure: (error, event) => failures.push({ error, event }),
    log: {
      warn: () => {},
      error: (details, message) => errors.push({ details, message }),
    },
  });
  return { bus, failures, errors };
}

export function testEvent(key: string, n: number): IntegrationEvent {
  return {
    type: 'statement-uploaded',
    version: 1,
    event_id: `${key}-${n}`,
    key,
    occurred_at: '2026-10-31T10:00:00.000Z',
    data: { statement_id: `s${n}`, user_id: key },
  };
}
