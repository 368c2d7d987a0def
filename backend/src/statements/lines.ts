import type { EventStore, RecordedEvent } from '../ports/event-store.ts';
import { statementStream } from './decider.ts';
import type { StatementEvent } from './events.ts';
import type { StatementLine } from './extraction/types.ts';
import { moved } from './year.ts';

/** A line as it was read; line counts over the whole file from 1, section from 0. */
export type ReadLine = StatementLine & { line: number; section: number };

/**
 * Lines of a statement out of its stream, in order, from the line behind `after` on, `limit` at most.
 * years is how much later its dates are than they were read; since is the revision at which the reading that counts began.
 */
export async function readLines(
  eventStore: EventStore,
  statementId: string,
  { years, since, after, limit }: { years: number; since: number; after: number; limit: number },
): Promise<ReadLine[]> {
  const lines: ReadLine[] = [];
  let count = 0;
  for await (const recorded of eventStore.readStream(statementStream(statementId))) {
    const event = recorded as RecordedEvent<StatementEvent>;
    if (event.type !== 'StatementLinesRead' || event.revision < since) continue;
    const { section } = event.data;
    for (const line of event.data.lines) {
      count += 1;
      if (count <= after) continue;
      lines.push({ ...line, date: moved(line.date, years), line: count, section });
      if (lines.length === limit) return lines;
    }
  }
  return lines;
}
