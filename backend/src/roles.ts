import type { Role } from './config.ts';
import { publishRates, ratesProjection } from './currencies/index.ts';
import { dashboardProjection } from './dashboard/index.ts';
import { createCommandHandler, type HandleCommand } from './eventsourcing/command-handler.ts';
import { startProcessManager } from './eventsourcing/process-manager.ts';
import {
  checkpointName,
  type Projection,
  type Projector,
  startProjector,
} from './eventsourcing/projector.ts';
import { ledgerProjection } from './ledger/index.ts';
import type { Ports } from './ports/index.ts';
import {
  consumeStatementJobs,
  createStatementPublisher,
  statementsProjection,
} from './statements/index.ts';
import { versionOf } from './upcasters.ts';
import { usersProjection } from './users/index.ts';

/** Every read model of the product. */
export const PROJECTIONS: readonly Projection[] = [
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
  /** Rejects until the read models have once shown all that had happened when this process started. */
  checkFilled(): Promise<void>;
  /** Begins to read statements, where that is this process's part. */
  startJobs(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the parts of a role. Where the read models live in this process alone, it resolves when they show everything
 * that had happened; where another process keeps them, at once.
 */
export async function startRoles(role: Role, ports: Ports, log: RolesLog): Promise<RunningRoles> {
  const handle = createCommandHandler(ports.eventStore, ports.ids, versionOf);
  await ports.readStore.define(PROJECTIONS.flatMap((projection) => projection.collections));
  const projector = isPartOf(role, 'projector') ? await project(ports, handle, log) : null;
  const startedAt = await ports.eventStore.head();
  const stopping = new AbortController();
  let publisher: { stop(): Promise<void> } | null = null;
  return {
    checkFilled: createFilledCheck(ports, startedAt),
    stoppedProjections: () => projector?.stopped() ?? [],
    async startJobs() {
      if (!isPartOf(role, 'worker')) return;
      await consumeStatementJobs(ports, handle, log, stopping.signal);
      publisher = startProcessManager(createStatementPublisher(ports.bus), ports, log);
    },
    async stop() {
      stopping.abort();
      await publisher?.stop();
      await projector?.stop();
    },
  };
}

function isPartOf(role: Role, part: Role): boolean {
  return role === 'all' || role === part;
}

async function project(ports: Ports, handle: HandleCommand, log: RolesLog): Promise<Projector> {
  await publishRates(ports, handle);
  const projector = await startProjector(PROJECTIONS, ports, log);
  if (!ports.isReadStoreOwn) return projector;
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
  return projector;
}

/** A process that begins while a new version of a read model is being filled must not answer from half of it. */
function createFilledCheck({ readStore }: Ports, position: bigint): () => Promise<void> {
  let isFilled = false;
  return async () => {
    if (isFilled) return;
    for (const projection of PROJECTIONS) {
      const checkpoint = await readStore.checkpoint(checkpointName(projection));
      if (checkpoint < position) throw new Error(`${projection.name} is being filled`);
    }
    isFilled = true;
  };
}
