import { publishRates, ratesProjection } from './currencies/index.ts';
import { dashboardProjection } from './dashboard/index.ts';
import { createCommandHandler } from './eventsourcing/command-handler.ts';
import { startProcessManager } from './eventsourcing/process-manager.ts';
import { checkpointName, type Projection, startProjector } from './eventsourcing/projector.ts';
import { ledgerProjection } from './ledger/index.ts';
import type { Ports } from './ports/index.ts';
import {
  consumeStatementJobs,
  createStatementPublisher,
  statementsProjection,
} from './statements/index.ts';
import { usersProjection } from './users/index.ts';

/** Every read model of the product. */
const PROJECTIONS: readonly Projection[] = [
  usersProjection,
  statementsProjection,
  ledgerProjection,
  ratesProjection,
  dashboardProjection,
];

/** A log of 1,000,000 events is read in well under this. */
const LONGEST_CATCH_UP_MS = 10 * 60_000;

export type RolesLog = { error(details: object, message: string): void };

export type RunningRoles = {
  /** Names of read models that an event stopped. */
  stoppedProjections(): string[];
  /** Begins to read statements. */
  startJobs(): Promise<void>;
  stop(): Promise<void>;
};

/** Publishes rates and brings the read models up to the log's end; resolves when they show everything that had happened. */
export async function startRoles(ports: Ports, log: RolesLog): Promise<RunningRoles> {
  const handle = createCommandHandler(ports.eventStore, ports.ids);
  await publishRates(ports, handle);
  const projector = await startProjector(PROJECTIONS, ports.eventStore, ports.readStore, log);
  const head = await ports.eventStore.head();
  const caughtUp = await Promise.all(
    PROJECTIONS.map((projection) =>
      ports.readStore.waitFor(checkpointName(projection), head, LONGEST_CATCH_UP_MS),
    ),
  );
  if (caughtUp.includes(false)) {
    throw new Error(
      `The read models cannot be rebuilt from the event log: ${projector.stopped().join(', ')}.`,
    );
  }
  let publisher: { stop(): Promise<void> } | null = null;
  return {
    stoppedProjections: () => projector.stopped(),
    async startJobs() {
      await consumeStatementJobs(ports, handle, log);
      publisher = await startProcessManager(createStatementPublisher(ports.bus), ports, log);
    },
    async stop() {
      await publisher?.stop();
      await projector.stop();
    },
  };
}
