import type { HandleCommand } from '../../eventsourcing/command-handler.ts';
import type { Ports } from '../../ports/index.ts';
import { type StatementState, statementDecider, statementStream } from '../decider.ts';
import type { Reading } from '../read-file.ts';
import { askSecondReader, SECOND_READER } from './ask.ts';
import type { Ended, Question } from './events.ts';

type State = Extract<StatementState, { status: 'reading' }>;
type AskingPorts = Pick<Ports, 'languageModel' | 'clock' | 'ids'>;

/**
 * The reading to go on with: the second reader's where it proves what the first one left open, else the first one. What was
 * sent is recorded before it is sent; how it ended is to be recorded with the reading. Rejects where the event store does.
 */
export async function readAgain(
  { languageModel: model, clock, ids }: AskingPorts,
  handle: HandleCommand,
  { upload, secondReader }: State,
  first: Reading,
  heartbeat: () => Promise<void>,
): Promise<{ reading: Reading; secondReading: Ended | null }> {
  const { leftOpen, pages = [] } = first;
  if (!model || !leftOpen) return { reading: first, secondReading: null };

  async function record(question: Question): Promise<boolean> {
    await heartbeat();
    const { events } = await handle(statementDecider, statementStream(upload.statementId), {
      type: 'AskSecondReader',
      data: question,
      metadata: { userId: null, now: clock.now(), commandId: ids.next() },
    });
    return events.length > 0;
  }

  const { questions } = secondReader;
  const { statement, ended } = await askSecondReader(leftOpen, { model, questions, record });
  const reading = statement ? { statement, reader: SECOND_READER, pages } : first;
  return { reading, secondReading: ended };
}
