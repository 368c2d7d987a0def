import { afterEach, it } from 'vitest';
import { busSuite } from '../../ports/bus.suite.ts';
import { createTestBus, createTestNames } from './test-bus.ts';

const brokers = process.env.KAFKA_BROKERS?.split(',');

const opened: ReturnType<typeof createTestNames>[] = [];
afterEach(async () => {
  for (const names of opened.splice(0)) await names.remove();
});

if (brokers) {
  busSuite('Kafka', async () => {
    const names = createTestNames(brokers);
    opened.push(names);
    return createTestBus({ brokers, prefix: names.prefix }).bus;
  });
} else {
  const reason = 'not run: no engine (KAFKA_BROKERS), so no bus on Kafka';
  console.log(reason);
  it.skip(reason, () => {});
}
