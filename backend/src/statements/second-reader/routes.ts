import { ROUTES } from '@saldo/contracts/schemas';
import { checkpointName } from '../../eventsourcing/projector.ts';
import type { Mount } from '../../http/mount.ts';
import { notFound } from '../../http/problem-details.ts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import type { Ports } from '../../ports/index.ts';
import { statementStream } from '../decider.ts';
import { STATEMENTS, type StatementDocument, statementsProjection } from '../projections.ts';
import { secondReadingsIn } from './sent.ts';

/**
 * What was sent is read from the log itself: it is long, seldom looked at, and the very record that it is about. The read
 * model only says whose statement it is.
 */
export function mountSecondReadings(mount: Mount, ports: Ports): void {
  mount(
    ROUTES.secondReadings,
    [checkpointName(statementsProjection)],
    async ({ userId, params }) => {
      const document = await ports.readStore.get<StatementDocument>(STATEMENTS, params.id);
      if (document?.userId !== userId) throw notFound('This statement');
      const events: RecordedEvent[] = [];
      for await (const event of ports.eventStore.readStream(statementStream(params.id)))
        events.push(event);
      return { data: { second_readings: secondReadingsIn(events) } };
    },
  );

  mount(ROUTES.aiService, [], async () => ({
    data: { ai_service: ports.languageModel?.engine ?? null },
  }));
}
