import { toWire } from '@saldo/contracts';
import { ROUTES } from '@saldo/contracts/schemas';
import { checkpointName } from '../eventsourcing/projector.ts';
import type { Mount } from '../http/mount.ts';
import { notFound } from '../http/problem-details.ts';
import { findTransaction, findTransactions, ledgerProjection } from '../ledger/index.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { Ports } from '../ports/index.ts';
import type { ReadStore } from '../ports/read-store.ts';
import { addDays, earliest, latest } from './calendar.ts';
import { type ReadLine, readLines } from './lines.ts';
import { ownStatement } from './marks.ts';
import { STATEMENTS, type StatementDocument, statementsProjection } from './projections.ts';
import { READINGS, type ReadingDocument } from './readings.ts';
import { worstState } from './worst-state.ts';

const READS = [statementsProjection, ledgerProjection].map(checkpointName);
/** The days around a page of lines in which the transactions of an account are looked through for theirs. */
const DAYS_AROUND = 10;
const MAX_TRANSACTIONS = 20_000;

/** From transactions to where they are printed, and from statements to their printed lines. */
export function mountSources(
  mount: Mount,
  ports: Pick<Ports, 'readStore' | 'eventStore' | 'fileStore'>,
): void {
  const { readStore, eventStore, fileStore } = ports;

  mount(ROUTES.transactionSource, READS, async ({ userId, params }) => {
    const transaction = await findTransaction(readStore, { userId, id: params.id });
    if (!transaction) throw notFound('This transaction');
    const { currency } = transaction;
    const sources = [];
    for (const { statementId, line, page, box } of transaction.sources) {
      const statement = await readStore.get<StatementDocument>(STATEMENTS, statementId);
      if (statement?.userId !== userId) continue;
      const reading = await readStore.get<ReadingDocument>(READINGS, statementId);
      const size = reading?.pages.find(({ number }) => number === page);
      const range = {
        years: reading?.years ?? 0,
        since: reading?.since ?? 0,
        after: line - 1,
        limit: 1,
      };
      // Another statement may name the same booking in other words.
      const [printed = transaction] = await readLines(eventStore, statementId, range);
      sources.push({
        statement_id: statementId,
        filename: statement.filename,
        line,
        page,
        box,
        page_size: size ? { width: size.width, height: size.height } : null,
        description: printed.description,
        amount: toWire(printed.amountMinor, currency),
        currency,
        proof: worstState(statement.proofs),
        file_available: await isThere(fileStore, statementId),
      });
    }
    return { data: { id: params.id, sources } };
  });

  mount(ROUTES.statementLines, READS, async ({ userId, params, query }) => {
    const statement = await ownStatement(readStore, userId, params.id);
    const reading = await readStore.get<ReadingDocument>(READINGS, params.id);
    const after = Number(query.cursor ?? 0);
    const range = {
      years: reading?.years ?? 0,
      since: reading?.since ?? 0,
      after,
      limit: query.limit,
    };
    const lines = reading ? await readLines(eventStore, params.id, range) : [];
    const transactions = await transactionsOf(readStore, statement, lines);
    const last = lines.at(-1)?.line ?? after;
    return {
      data: {
        lines: lines.flatMap((line) => {
          const currency = reading?.sections[line.section]?.currency;
          return currency ? [lineToWire(line, currency, transactions.get(line.line))] : [];
        }),
        pages: (reading?.pages ?? []).map(({ number, width, height }) => {
          return { page: number, width, height };
        }),
        total_count: statement.lineCount,
        next_cursor:
          lines.length === query.limit && last < statement.lineCount ? String(last) : null,
      },
    };
  });
}

async function isThere(fileStore: FileStore, name: string): Promise<boolean> {
  const file = await fileStore.open(name);
  file?.stream.destroy();
  return file !== null;
}

type Booked = { id: string; isDuplicate: boolean };

/** The transaction of each line that is in the account, by the line's number. */
async function transactionsOf(
  readStore: ReadStore,
  { id, userId, accountId }: StatementDocument,
  lines: readonly ReadLine[],
): Promise<Map<number, Booked>> {
  const booked = new Map<number, Booked>();
  if (lines.length === 0) return booked;
  const dates = lines.map(({ date }) => date);
  // Where another file gave a booking first, its date may differ by some days.
  const found = await findTransactions(readStore, {
    userId,
    accountIds: [accountId],
    from: addDays(earliest(...dates), -DAYS_AROUND),
    to: addDays(latest(...dates), DAYS_AROUND),
    limit: MAX_TRANSACTIONS,
  });
  for (const { id: transactionId, sources } of found) {
    for (const [index, { statementId, line }] of sources.entries()) {
      if (statementId !== id || booked.has(line)) continue;
      booked.set(line, { id: transactionId, isDuplicate: index > 0 });
    }
  }
  return booked;
}

function lineToWire(line: ReadLine, currency: string, booked: Booked | undefined) {
  return {
    line: line.line,
    section: line.section,
    page: line.page,
    box: line.box,
    date: line.date,
    description: line.description,
    amount: toWire(line.amountMinor, currency),
    currency,
    balance: line.balanceMinor === null ? null : toWire(line.balanceMinor, currency),
    is_duplicate: booked?.isDuplicate ?? null,
    transaction_id: booked?.id ?? null,
  };
}
