import { createMemoryReadStore } from '../adapters/memory/read-store.ts';
import { openSqliteEventStore } from '../adapters/sqlite/event-store.ts';
import { type RatesPublished, ratesProjection } from '../currencies/index.ts';
import { dashboardProjection } from '../dashboard/index.ts';
import { createCommandHandler } from '../eventsourcing/command-handler.ts';
import { checkpointName, type Projection, project } from '../eventsourcing/projector.ts';
import {
  accountIdOf,
  ledgerProjection,
  type StatedBalance,
  type Transaction,
} from '../ledger/index.ts';
import type { DomainEvent, EventStore, RecordedEvent } from '../ports/event-store.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { statementsProjection } from '../statements/index.ts';
import { versionOf } from '../upcasters.ts';

/** The projections that the dashboard reads from. */
export const WORLD_PROJECTIONS: readonly Projection[] = [
  ratesProjection,
  ledgerProjection,
  dashboardProjection,
  statementsProjection,
];

type Booking = Pick<Transaction, 'id' | 'date' | 'currency' | 'category' | 'amountMinor'>;

/** accountHint is the printed number; without one nothing is printed of whose it is. */
type Balance = Omit<StatedBalance, 'whose'> & { accountHint?: string };

export type World = Awaited<ReturnType<typeof createWorld>>;

/** Events that somebody writes by hand, over the embedded stores; read models move on when told to. */
export async function createWorld() {
  const eventStore = openSqliteEventStore(':memory:', (event) => event);
  const readStore = await emptyReadStore();
  let ids = 0;
  const nextId = () => {
    ids += 1;
    return String(ids);
  };
  const handle = createCommandHandler(eventStore, { next: nextId }, versionOf);

  async function append(streamId: string, ...events: DomainEvent[]): Promise<bigint> {
    let revision = -1;
    for await (const event of eventStore.readStream(streamId)) revision = event.revision;
    const metadata = {
      commandId: nextId(),
      userId: null,
      occurredAt: '2026-03-01T00:00:00Z',
      schemaVersion: 1,
    };
    const { position } = await eventStore.append(
      streamId,
      revision < 0 ? 'noStream' : revision,
      events.map((event) => ({ ...event, id: nextId(), metadata })),
    );
    return position;
  }

  return {
    eventStore,
    readStore,
    handle,
    nextId,
    append,

    openAccount: (userId: string, name: string) => {
      const accountId = accountIdOf(name);
      return append(stream(userId, accountId), {
        type: 'AccountOpened',
        data: { userId, accountId, name },
      });
    },

    /** A statement's bookings in events of at most `perEvent`, then its balances. */
    async importStatement(
      userId: string,
      account: string,
      statementId: string,
      bookings: readonly Booking[],
      balances: readonly Balance[] = [],
      perEvent = 500,
    ): Promise<void> {
      const accountId = accountIdOf(account);
      const head = { userId, accountId, statementId };
      const imports = chunks(bookings, perEvent).map((chunk, i) => ({
        type: 'TransactionsImported',
        data: {
          ...head,
          transactions: chunk.map((b, j) => printed(b, i * perEvent + j)),
          repeated: [],
        },
      }));
      const counts = { importedCount: bookings.length, duplicateCount: 0 };
      const done = {
        type: 'StatementImported',
        data: { ...head, ...counts, balances: balances.map(stated) },
      };
      await append(stream(userId, accountId), ...imports, done);
    },

    async withdrawStatement(
      userId: string,
      account: string,
      statementId: string,
      transactionIds: readonly string[],
    ): Promise<void> {
      const accountId = accountIdOf(account);
      const data = { userId, accountId, statementId };
      await append(
        stream(userId, accountId),
        { type: 'TransactionsWithdrawn', data: { ...data, transactionIds, handedOver: [] } },
        { type: 'StatementWithdrawn', data },
      );
    },

    publish: (days: RatesPublished['data']['days']) =>
      append('rates-ECB', { type: 'RatesPublished', data: { source: 'ECB', days } }),

    /** Projects what is new in batches of at most `batch` events. */
    catchUp: (batch = 1_000) => catchUp(eventStore, readStore, batch),

    /** A read store filled from the first event on. */
    async rebuilt(batch = 1_000): Promise<ReadStore> {
      const fresh = await emptyReadStore();
      await catchUp(eventStore, fresh, batch);
      return fresh;
    },

    async close() {
      await readStore.close();
      await eventStore.close();
    },
  };
}

async function emptyReadStore(): Promise<ReadStore> {
  const readStore = createMemoryReadStore();
  await readStore.define(WORLD_PROJECTIONS.flatMap(({ collections }) => collections));
  return readStore;
}

async function catchUp(eventStore: EventStore, readStore: ReadStore, batch: number) {
  const events = await allEvents(eventStore);
  for (const projection of WORLD_PROJECTIONS) {
    const checkpoint = await readStore.checkpoint(checkpointName(projection));
    const fresh = events.filter(({ position }) => position > checkpoint);
    let from = checkpoint;
    for (const part of chunks(fresh, batch)) {
      await project(projection, part, readStore, from);
      from = part.at(-1)?.position ?? from;
    }
  }
}

async function allEvents(eventStore: EventStore): Promise<RecordedEvent[]> {
  const head = await eventStore.head();
  if (head === 0n) return [];
  const abort = new AbortController();
  const events: RecordedEvent[] = [];
  for await (const batch of eventStore.subscribe(0n, abort.signal)) {
    events.push(...batch);
    if (events.at(-1)?.position === head) break;
  }
  abort.abort();
  return events;
}

const stream = (userId: string, accountId: string) => `account-${userId}-${accountId}`;

function printed(booking: Booking, line: number) {
  return {
    ...booking,
    description: `Booking ${booking.id}`,
    reason: { engine: 'test', version: 1, rule: '', why: '', confidence: 1 },
    line,
    page: 1,
    box: { x: 0, y: 0, width: 1, height: 1 },
  };
}

function stated({ accountHint, ...balance }: Balance): StatedBalance {
  const nothing = { bank: null, isPdf: null, from: null, openingMinor: null };
  const whose = accountHint ? { ...nothing, accountHint, sharesWith: [], differsFrom: [] } : null;
  return { ...balance, whose };
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let i = 0; i < list.length; i += size) parts.push(list.slice(i, i + size));
  return parts;
}
