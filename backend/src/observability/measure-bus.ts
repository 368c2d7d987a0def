import type { Bus } from '../ports/bus.ts';
import { type Metrics, secondsSince } from './metrics.ts';

/** The same bus, with what is published and delivered measured. */
export function measureBus(bus: Bus, metrics: Metrics): Bus {
  return {
    ...bus,
    async publish(events) {
      let outcome = 'failed';
      try {
        await bus.publish(events);
        outcome = 'published';
      } finally {
        for (const { type } of events) metrics.published.inc({ type, outcome });
      }
    },
    consume(group, handler) {
      metrics.deliveriesInHand.set({ group }, 0);
      return bus.consume(group, async (delivery) => {
        const { type } = delivery.event;
        const start = performance.now();
        let outcome = 'failed';
        metrics.deliveriesInHand.inc({ group });
        try {
          await handler(delivery);
          outcome = 'done';
        } finally {
          metrics.deliveriesInHand.dec({ group });
          metrics.deliveries.observe({ group, type, outcome }, secondsSince(start));
        }
      });
    },
  };
}
