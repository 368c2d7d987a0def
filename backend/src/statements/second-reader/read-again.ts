import type { HandleCommand } from '../../eventsourcing/command-handler.ts';
import type { Ports } from '../../ports/index.ts';
import { type StatementState, statementDecider, statementStream } from '../decider.ts';
import type { Reading } from '../reading.ts';
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
  { upload, secondReader, chosen }: State,
  first: Reading,
  heartbeat: () => Promise<void>,
): Promise<{ reading: Reading; secondReading: Ended | null }> {
  const { leftOpen, pages = [], assumedCurrency: assumed } = first;
  // What was read once more for its currency was asked about before.
  if (!model || !leftOpen || chosen) return { reading: first, secondReading: null };

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
  if (!statement) return { reading: first, secondReading: ended };
  const isAssumed = statement.sections.some(({ currency }) => currency === assumed?.currency);
  const assumedCurrency = assumed && isAssumed ? assumed : null;
  const reading = { statement, reader: SECOND_READER, pages, assumedCurrency };
  return { reading, secondReading: ended };
}
