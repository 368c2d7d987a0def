import { type HandleCommand, loadState } from '../eventsourcing/command-handler.ts';
import type { Ports } from '../ports/index.ts';
import { ratesDecider } from './decider.ts';

/** Takes what the source has published since the last time into the log. Answers how many days that were. */
export async function publishRates(
  ports: Pick<Ports, 'eventStore' | 'exchangeRates' | 'clock'>,
  handle: HandleCommand,
): Promise<number> {
  const { name: source } = ports.exchangeRates;
  const stream = `rates-${source}`;
  const { lastDate } = await loadState(ports.eventStore, ratesDecider, stream);
  const days = await ports.exchangeRates.publishedAfter(lastDate);
  if (days.length === 0) return 0;
  const { events } = await handle(ratesDecider, stream, {
    type: 'PublishRates',
    data: { source, days },
    metadata: {
      userId: null,
      now: ports.clock.now(),
      commandId: `publish-rates-after-${lastDate || 'nothing'}`,
    },
  });
  return events.reduce((count, event) => count + event.data.days.length, 0);
}
