import type { Upcast } from '../../eventsourcing/upcasters.ts';
import type { EventStore, NewEvent, RecordedEvent } from '../../ports/event-store.ts';
import { type EventLog, type LogRow, type NewRow, openEventLog } from './event-log.ts';

const BATCH_EVENTS = 2_000;
/** Events with many lines are large: a batch ends here even if it holds few of them. */
const BATCH_CHARACTERS = 8_000_000;
const MAX_EVENTS_PER_APPEND = 10_000;
/** SQLite takes a negative limit as none. */
const NO_LIMIT = -1;

/** The event store in one SQLite file. `path` may be ':memory:'. Throws an Error with a sentence for the operator where the file cannot serve. */
export function openSqliteEventStore(path: string, upcast: Upcast): EventStore {
  const log = openEventLog(path);
  return {
    append(streamId, expected, events) {
      if (events.length === 0 || events.length > MAX_EVENTS_PER_APPEND) {
        throw new RangeError(
          `an append takes 1 to ${MAX_EVENTS_PER_APPEND} events, not ${events.length}`,
        );
      }
      return log.append(streamId, expected, events.map(newRow));
    },
    async *readStream(streamId) {
      for (const row of [...log.forwards(-1, NO_LIMIT, streamId)]) yield upcast(recorded(row));
    },
    async *subscribe(after, signal) {
      let position = Number(after);
      while (log.isOpen() && !signal.aborted) {
        const batch = readBatch(log, position, upcast);
        const last = batch.at(-1);
        if (last) {
          position = Number(last.position);
          yield batch;
          await new Promise((resolve) => setImmediate(resolve));
        } else {
          await log.grown(signal);
        }
      }
    },
    async head() {
      const [newest] = [...log.backwards(Number.MAX_SAFE_INTEGER, 1)];
      return BigInt(newest?.position ?? 0);
    },
    async close() {
      log.close();
    },
  };
}

function readBatch(log: EventLog, position: number, upcast: Upcast): RecordedEvent[] {
  const batch: RecordedEvent[] = [];
  let characters = 0;
  for (const row of log.forwards(position, BATCH_EVENTS)) {
    batch.push(upcast(recorded(row)));
    characters += row.data.length;
    if (characters > BATCH_CHARACTERS) break;
  }
  return batch;
}

function newRow({ id, type, data, metadata }: NewEvent): NewRow {
  return { id, type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
}

function recorded(row: LogRow): RecordedEvent {
  return {
    id: row.id,
    type: row.type,
    data: JSON.parse(row.data),
    metadata: JSON.parse(row.metadata),
    streamId: row.stream,
    revision: row.revision,
    position: BigInt(row.position),
  };
}
