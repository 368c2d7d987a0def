import type { EventStore, NewEvent } from '../ports/event-store.ts';
import { type Metrics, secondsSince } from './metrics.ts';

/** Statements whose stages are timed at once; beyond that the oldest are given up. */
const MAX_IN_HAND = 10_000;

/** The stage that a statement enters with an event; null where none follows. */
const STAGE_AFTER: Readonly<Record<string, string | null>> = {
  StatementUploaded: 'waiting',
  StatementReadingStarted: 'reading',
  StatementRead: 'proving',
  StatementProofChecked: 'importing',
  StatementHeld: null,
  StatementApproved: 'importing',
  StatementCurrencyChosen: 'waiting',
  StatementCompleted: null,
  StatementFailed: null,
  StatementPasswordGiven: 'waiting',
  StatementDeleted: null,
};

/**
 * The same event store, with the way of statements measured by the events that this process appends. A stage counts where
 * one process saw both of its ends.
 */
export function measureStatements(store: EventStore, metrics: Metrics): EventStore {
  const stages = new Map<string, { stage: string; since: number }>();

  function move(statementId: string, next: string | null): void {
    const current = stages.get(statementId);
    stages.delete(statementId);
    if (current)
      metrics.statementStages.observe({ stage: current.stage }, secondsSince(current.since));
    if (next === null) return;
    const [oldest] = stages.keys();
    if (stages.size >= MAX_IN_HAND && oldest !== undefined) stages.delete(oldest);
    stages.set(statementId, { stage: next, since: performance.now() });
  }

  function note({ type, data }: NewEvent): void {
    const next = STAGE_AFTER[type];
    if (next === undefined) return;
    move((data as { statementId: string }).statementId, next);
    if (type === 'StatementReadingStarted') metrics.statementsStarted.inc();
    if (type === 'StatementCompleted') metrics.statementsCompleted.inc();
    if (type === 'StatementFailed')
      metrics.statementsFailed.inc({ failure: (data as { failure: string }).failure });
  }

  return {
    ...store,
    async append(streamId, expected, events) {
      const appended = await store.append(streamId, expected, events);
      for (const event of events) note(event);
      return appended;
    },
  };
}
