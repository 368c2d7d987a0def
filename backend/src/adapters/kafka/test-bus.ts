import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
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
      try {
        const { groups } = await admin.listGroups();
        const own = groups.map(({ groupId }) => groupId).filter((id) => id.startsWith(prefix));
        if (own.length > 0) await admin.deleteGroups(own);
        if ((await admin.listTopics()).includes(topic))
          await admin.deleteTopics({ topics: [topic] });
      } finally {
        await admin.disconnect();
      }
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

/** The levels of Kafka's metadata.version that releases introduced, as far as the suite has met them. */
const RELEASES: Record<number, string> = { 27: '4.1' };

/** What the brokers are, from the features in their answer to an ApiVersions request (version 3 of the Kafka protocol's key 18). */
export async function describeEngine(broker: string): Promise<string> {
  const [host, port] = broker.split(':');
  const socket = connect(Number(port), host);
  const client = '\x05saldo\0\x06saldo\x021\0';
  const request = Buffer.from(`\0\x12\0\x03\0\0\0\x01\0${client}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(request.length);
  socket.write(Buffer.concat([length, request]));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  const at = answer.indexOf('metadata.version');
  if (at < 0) return 'Kafka of an unknown version';
  const level = answer.readInt16BE(at + 'metadata.version'.length + 2);
  return `Kafka ${RELEASES[level] ?? `with metadata.version ${level}`}`;
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
