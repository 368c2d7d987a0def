import { CATEGORIES } from '@saldo/contracts';
import { createEcbRates } from '../adapters/ecb/index.ts';
import { systemClock } from '../adapters/system/clock.ts';
import { randomIds } from '../adapters/system/ids.ts';
import { publishRates } from '../currencies/index.ts';
import { createCommandHandler } from '../eventsourcing/command-handler.ts';
import { accountStream } from '../ledger/index.ts';
import type { EventStore, NewEvent } from '../ports/event-store.ts';
import { createRandom, type Random } from '../simulation/random.ts';

const LINES = 30;
const MONTHS = 12;
/** Users whose events are mixed with one another, and appended together. */
const TOGETHER = 100;
const NOW = '2026-10-31T10:00:00.000Z';

/** Where a stream of the log made here stands. */
type Streams = Map<string, number>;
export type Writer = {
  name: string;
  eventStore: EventStore;
  streams: Streams;
  random: Random;
  written: number;
};
type Fact = { type: string; data: object };

/**
 * Writes at least so many events: users who register, look at their dashboard, and upload a statement of 30 lines each month for a
 * year. The events and their order within a user are those that the program writes for an upload. Answers how many it wrote.
 */
export async function seedManyUsers(eventStore: EventStore, events: number): Promise<number> {
  const handle = createCommandHandler(eventStore, randomIds);
  await publishRates({ eventStore, exchangeRates: createEcbRates(), clock: systemClock }, handle);
  const writer = createWriter(eventStore, 'seed');
  for (let group = 0; writer.written < events; group += 1) {
    const users = Array.from(
      { length: TOGETHER },
      (_, i) => `user-${group * TOGETHER + i}-5f0c2b1e8a`,
    );
    await Promise.all(users.map((userId) => register(writer, userId)));
    for (let month = 1; month <= MONTHS && writer.written < events; month += 1) {
      await Promise.all(users.map((userId) => upload(writer, userId, month)));
    }
  }
  return writer.written;
}

/** Two writers of one log have different names. */
export function createWriter(eventStore: EventStore, name: string): Writer {
  return { name, eventStore, streams: new Map(), random: createRandom(20_260_101), written: 0 };
}

async function append(writer: Writer, stream: string, facts: readonly Fact[]): Promise<bigint> {
  const events = facts.map(({ type, data }): NewEvent => {
    writer.written += 1;
    const id = `${writer.name}-event-${writer.written}`;
    const metadata = { commandId: `c-${id}`, userId: null, occurredAt: NOW, schemaVersion: 1 };
    return { id, type, data, metadata };
  });
  const revision = writer.streams.get(stream);
  const appended = await writer.eventStore.append(stream, revision ?? 'noStream', events);
  writer.streams.set(stream, appended.revision);
  return appended.position;
}

export async function register(writer: Writer, userId: string): Promise<void> {
  await append(writer, `emailClaim-${userId}`, [{ type: 'EmailClaimed', data: { userId } }]);
  const person = { email: `${userId}@example.com`, firstName: 'Bea', lastName: 'Mark' };
  const data = { userId, ...person, passwordHash: 'x'.repeat(97), isSample: false };
  await append(writer, `user-${userId}`, [{ type: 'UserRegistered', data }]);
  const chosen = { userId, currency: writer.random.pick(['EUR', 'USD', 'MYR']) };
  await append(writer, `dashboard-${userId}`, [{ type: 'DashboardCurrencyChosen', data: chosen }]);
}

/** A statement of a month (1 to 12) from its upload to its completion. Answers the last event's position. */
export async function upload(writer: Writer, userId: string, month: number): Promise<bigint> {
  const accountId = writer.random.pick(['n26', 'revolut']);
  const statementId = `statement-${userId}-${month}`;
  const accountName = accountId === 'n26' ? 'N26' : 'Revolut';
  const lines = linesOf(writer.random, month);
  const [first, last] = [`2025-${two(month)}-01`, `2025-${two(month)}-28`];
  const movement = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const section = {
    label: 'Account',
    accountHint: 'DE02120300000000202051',
    currency: 'EUR',
    openingMinor: 100_000,
    closingMinor: 100_000 + movement,
    periodStart: first,
    periodEnd: last,
    lineCount: LINES,
  };
  const ids = { statementId, userId };
  const fileHash = `${statementId}-hash`;
  await append(writer, `statementFile-${userId}-${fileHash}`, [
    { type: 'StatementFileClaimed', data: { statementId, accountId, accountName } },
  ]);
  const file = { filename: `${month}.pdf`, bankType: null, fileHash, sizeBytes: 100_000 };
  const stream = `statement-${statementId}`;
  await append(writer, stream, [
    { type: 'StatementUploaded', data: { ...ids, accountId, accountName, ...file } },
  ]);
  await append(writer, stream, [{ type: 'StatementReadingStarted', data: { ...ids, attempt: 1 } }]);
  const reader = { engine: 'pdfreader', version: 1 };
  const proof = { state: 'proven', differenceMinor: null, firstBreak: null };
  const { openingMinor, closingMinor, currency, label } = section;
  const sums = { moneyInMinor: 0, moneyOutMinor: -movement, lineCount: LINES };
  await append(writer, stream, [
    { type: 'StatementLinesRead', data: { ...ids, section: 0, lines } },
    { type: 'StatementRead', data: { ...ids, bank: accountName, sections: [section], reader } },
    {
      type: 'StatementProofChecked',
      data: {
        ...ids,
        proofs: [{ ...proof, currency, label, openingMinor, closingMinor, ...sums }],
      },
    },
  ]);
  await importLines(
    writer,
    { userId, accountId, statementId, accountName },
    lines,
    closingMinor,
    last,
  );
  const counts = { importedCount: LINES, duplicateCount: 0 };
  return append(writer, stream, [{ type: 'StatementCompleted', data: { ...ids, ...counts } }]);
}

type Line = ReturnType<typeof linesOf>[number];
type Target = { userId: string; accountId: string; statementId: string; accountName: string };

async function importLines(
  writer: Writer,
  { accountName, ...ids }: Target,
  lines: readonly Line[],
  amountMinor: number,
  asOf: string,
): Promise<void> {
  const stream = accountStream(ids);
  const { userId, accountId } = ids;
  if (!writer.streams.has(stream)) {
    const data = { userId, accountId, name: accountName };
    await append(writer, stream, [{ type: 'AccountOpened', data }]);
  }
  const reason = { engine: 'built-in', version: 1, rule: 'merchant', why: 'shop', confidence: 0.9 };
  const transactions = lines.map(({ balanceMinor: _, ...line }, i) => ({
    ...line,
    id: `${ids.statementId}-${i}-${writer.random.below(2 ** 31).toString(36)}`,
    currency: 'EUR',
    category: writer.random.pick(CATEGORIES),
    reason,
    line: i + 1,
  }));
  const counts = { importedCount: LINES, duplicateCount: 0 };
  const balances = [{ currency: 'EUR', part: '', amountMinor, asOf, whose: null }];
  await append(writer, stream, [
    { type: 'TransactionsImported', data: { ...ids, transactions, repeated: [] } },
    { type: 'StatementImported', data: { ...ids, ...counts, balances } },
  ]);
}

function linesOf(random: Random, month: number) {
  return Array.from({ length: LINES }, (_, i) => ({
    date: `2025-${two(month)}-${two(1 + Math.floor((i * 28) / LINES))}`,
    description: `Card payment shop ${random.below(400)} Berlin`,
    amountMinor: -(100 + random.below(20_000)),
    balanceMinor: null,
    page: 1 + Math.floor(i / 40),
    box: { x: 40, y: 100 + (i % 40) * 16, width: 500, height: 12 },
  }));
}

const two = (number: number) => String(number).padStart(2, '0');
