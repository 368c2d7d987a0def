import type { IntegrationEvent } from '@saldo/contracts/integration-events';
import { type HandleCommand, loadState } from '../eventsourcing/command-handler.ts';
import { isUnavailable, keepTrying } from '../eventsourcing/keep-trying.ts';
import type { ProcessManager } from '../eventsourcing/process-manager.ts';
import type { Bus } from '../ports/bus.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import type { Ports } from '../ports/index.ts';
import { isAtRest, statementDecider, statementStream } from './decider.ts';
import { finishDeletion } from './deletion.ts';
import type { StatementEvent } from './events.ts';
import { sentenceFor } from './failures.ts';
import { releaseFailed } from './file-claim.ts';
import { processStatement } from './processing.ts';
import { STATEMENTS, type StatementDocument } from './projections.ts';

/** How often a job may fail for a reason nobody foresaw before the statement is given up. */
const MAX_UNFORESEEN = 2;

/** Tells the bus of statements on which work is due: events in, integration events out. */
export function createStatementPublisher(bus: Bus): ProcessManager {
  return {
    name: 'statement-publisher',
    async handle(events) {
      const messages = (events as RecordedEvent<StatementEvent>[]).flatMap(integrationEvents);
      if (messages.length > 0) await bus.publish(messages);
    },
  };
}

const INTEGRATION_TYPES: Partial<Record<StatementEvent['type'], IntegrationEvent['type']>> = {
  StatementUploaded: 'statement-uploaded',
  StatementApproved: 'statement-resumed',
  StatementCurrencyChosen: 'statement-resumed',
  StatementPasswordGiven: 'statement-resumed',
  StatementDeleted: 'statement-deleted',
};

function integrationEvents(event: RecordedEvent<StatementEvent>): IntegrationEvent[] {
  const type = INTEGRATION_TYPES[event.type];
  if (!type) return [];
  const { statementId, userId } = event.data;
  return [
    {
      type,
      version: 1,
      event_id: event.id,
      key: userId,
      occurred_at: event.metadata.occurredAt,
      data: { statement_id: statementId, user_id: userId },
    },
  ];
}

export type JobLog = { error(details: object, message: string): void };

/**
 * Consumes the statement jobs. An engine that is away is no fault of a statement: its job is kept in hand and tried again
 * until the signal aborts. A job that fails for a reason nobody foresaw ends its statement as failed, so that none hangs.
 */
export async function consumeStatementJobs(
  ports: Ports,
  handle: HandleCommand,
  log: JobLog,
  signal: AbortSignal,
): Promise<void> {
  await ports.bus.consume('statement-jobs', ({ event, heartbeat }) => {
    const statementId = event.data.statement_id;
    const job = async () => {
      await heartbeat();
      if (event.type === 'statement-deleted') return deleted(ports, handle, statementId);
      if (!(await isDone(ports, event)))
        await read(ports, handle, statementId, { heartbeat, log, signal });
    };
    return keepTrying(job, {
      clock: ports.clock,
      signal,
      isWorthTrying: isUnavailable,
      onFailure: (error) => log.error({ error, statementId }, 'a job waits for an engine'),
    });
  });
}

type Reading = { heartbeat(): Promise<void>; log: JobLog; signal: AbortSignal };

async function read(
  ports: Ports,
  handle: HandleCommand,
  statementId: string,
  { heartbeat, log, signal }: Reading,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await processStatement(ports, handle, statementId, heartbeat);
    } catch (error) {
      // What fails while the program ends is left to the next worker.
      if (isUnavailable(error) || signal.aborted) throw error;
      log.error({ error, statementId, tries }, 'processing a statement failed');
      if (tries === MAX_UNFORESEEN) return await giveUp(ports, handle, statementId);
    }
  }
}

/**
 * A look at the read model spares a read of the stream; where it is behind, the decider still refuses.
 * A resumed statement may be shown as failed, which it was before.
 */
async function isDone(ports: Ports, { type, data }: IntegrationEvent): Promise<boolean> {
  const document = await ports.readStore.get<StatementDocument>(STATEMENTS, data.statement_id);
  if (document?.status === 'failed') return type === 'statement-uploaded';
  return document?.status === 'completed';
}

async function deleted(ports: Ports, handle: HandleCommand, statementId: string): Promise<void> {
  const state = await loadState(ports.eventStore, statementDecider, statementStream(statementId));
  if (state.status === 'deleted') await finishDeletion(ports, handle, state.upload);
}

async function giveUp(ports: Ports, handle: HandleCommand, statementId: string): Promise<void> {
  const stream = statementStream(statementId);
  const state = await loadState(ports.eventStore, statementDecider, stream);
  if (isAtRest(state)) return;
  const { state: after } = await handle(statementDecider, stream, {
    type: 'FailStatement',
    data: { failure: 'unforeseen', message: sentenceFor('unforeseen') },
    metadata: { userId: null, now: ports.clock.now(), commandId: ports.ids.next() },
  });
  if (after.status === 'failed') await releaseFailed(handle, after, ports.clock.now());
}
