import { checkpointName } from '../eventsourcing/projector.ts';
import type { RecordedEvent } from '../ports/event-store.ts';
import type { Ports } from '../ports/index.ts';
import { ReadStoreUnavailable } from '../ports/read-store.ts';
import { addDays } from './calendar.ts';
import { type StatementState, statementDecider, statementStream } from './decider.ts';
import type { StatementEvent, StatementUploaded } from './events.ts';
import { findStatements } from './marks.ts';
import { type StatementDocument, statementsProjection } from './projections.ts';
import type { PrintedStatement } from './same-bookings.ts';

type Upload = StatementUploaded['data'];
type ReadState = Extract<StatementState, { bank: string | null }>;

const STATEMENTS_CHECKPOINT = checkpointName(statementsProjection);
const WAIT_MS = 5_000;
/** Dates of one booking differ by some days between two files. */
const MARGIN_DAYS = 7;

/**
 * The statement as it was read, and those of the same account whose period touches its own. `position` is where its own
 * reading was proven: all that was read before has to be seen. Rejects with ReadStoreUnavailable where it is not in time.
 */
export async function printedWithOthers(
  ports: Pick<Ports, 'eventStore' | 'readStore'>,
  { upload, sections }: ReadState,
  position: bigint,
): Promise<{ own: PrintedStatement; others: PrintedStatement[] }> {
  const statements = await findSeenStatements(ports.readStore, upload.userId, position);
  const own = await printed(ports, upload.statementId);
  if (!own) throw new Error(`statement ${upload.statementId} was not read`);
  const dates = sections
    .flatMap(({ lines, periodStart, periodEnd }) => [
      periodStart,
      periodEnd,
      ...lines.map(({ date }) => date),
    ])
    .filter((date) => date !== null)
    .sort();
  const [first, last] = [dates[0], dates.at(-1)];
  const others: PrintedStatement[] = [];
  if (first === undefined || last === undefined) return { own, others };
  const period = { from: addDays(first, -MARGIN_DAYS), to: addDays(last, MARGIN_DAYS) };
  for (const document of statements) {
    if (!isBeside(document, upload, period)) continue;
    const other = await printed(ports, document.id);
    if (other) others.push(other);
  }
  return { own, others };
}

/** The user's statements, with all that was recorded up to a position. Rejects with ReadStoreUnavailable where it is not in time. */
export async function findSeenStatements(
  readStore: Ports['readStore'],
  userId: string,
  position: bigint,
): Promise<StatementDocument[]> {
  const isSeen = await readStore.waitFor(STATEMENTS_CHECKPOINT, position, WAIT_MS);
  if (!isSeen) throw new ReadStoreUnavailable('earlier statements are not yet seen');
  return findStatements(readStore, userId);
}

function isBeside(
  { id, accountId, status, periodStart, periodEnd }: StatementDocument,
  upload: Upload,
  { from, to }: { from: string; to: string },
): boolean {
  if (id === upload.statementId || accountId !== upload.accountId) return false;
  if (status === 'pending' || status === 'failed') return false;
  return (periodStart === null || periodStart <= to) && (periodEnd === null || periodEnd >= from);
}

async function printed(
  ports: Pick<Ports, 'eventStore'>,
  statementId: string,
): Promise<PrintedStatement | null> {
  const reading = await findReading(ports, statementId);
  if (reading === null) return null;
  const { form, read } = reading;
  return { statementId, form, bank: read.bank, sections: read.sections };
}

/** A statement as the log has it, with the dates its user settled; null where it was not read. */
export async function findReading(
  { eventStore }: Pick<Ports, 'eventStore'>,
  statementId: string,
): Promise<{ form: string; read: ReadState } | null> {
  let state = statementDecider.initialState();
  let form: string | null = null;
  let read: ReadState | null = null;
  for await (const recorded of eventStore.readStream(statementStream(statementId))) {
    const event = recorded as RecordedEvent<StatementEvent>;
    if (event.type === 'StatementRead') form = event.data.reader.engine;
    state = statementDecider.evolve(state, event);
    if ('sections' in state && 'bank' in state) read = state;
  }
  return form === null || read === null ? null : { form, read };
}
