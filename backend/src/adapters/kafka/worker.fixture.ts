import { createKafkaBus } from './bus.ts';

/** A worker in a process of its own: tells its parent of each event, and never ends the one called "stuck". */
const [broker = '', prefix = ''] = process.argv.slice(2);
const bus = createKafkaBus({
  brokers: [broker],
  prefix,
  onFailure: () => {},
  log: { warn: () => {}, error: () => {} },
});
await bus.consume('jobs', async ({ event }) => {
  process.send?.({ event: event.event_id });
  if (event.key === 'stuck') await new Promise(() => {});
});
