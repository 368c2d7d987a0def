import type { SecondReading } from '@saldo/contracts';
import type { RecordedEvent } from '../../ports/event-store.ts';
import type { SecondReaderAsked, SecondReaderEvent, SecondReadingEnded } from './events.ts';

/** What was sent about a statement and what came of it, in the order in which it happened, out of the events of its stream. */
export function secondReadingsIn(events: readonly RecordedEvent[]): SecondReading[] {
  const readings: SecondReading[] = [];
  for (const event of events as RecordedEvent<SecondReaderEvent>[]) {
    if (event.type !== 'SecondReaderAsked' && event.type !== 'SecondReadingEnded') continue;
    const last = readings.at(-1);
    const current = last?.outcome === 'asking' ? last : begun();
    if (current !== last) readings.push(current);
    const at = event.metadata.occurredAt;
    if (event.type === 'SecondReaderAsked') current.questions.push(questionOf(event.data, at));
    else Object.assign(current, endOf(current, event.data, at));
  }
  return readings;
}

function begun(): SecondReading {
  return { outcome: 'asking', reason: null, ended_at: null, questions: [] };
}

function questionOf(asked: SecondReaderAsked['data'], askedAt: string) {
  return {
    question: asked.question,
    asked_at: askedAt,
    service: asked.engine,
    prompt_version: asked.promptVersion,
    pages: asked.pages,
    messages: asked.messages,
    input_tokens: null,
    output_tokens: null,
  };
}

function endOf(
  { questions }: SecondReading,
  { outcome, reason, usage }: SecondReadingEnded['data'],
  endedAt: string,
): SecondReading {
  return {
    outcome: outcome === 'notBetter' ? 'not_better' : outcome,
    reason,
    ended_at: endedAt,
    questions: questions.map((asked) => {
      const told = usage.find(({ question }) => question === asked.question);
      const { inputTokens = null, outputTokens = null } = told ?? {};
      return { ...asked, input_tokens: inputTokens, output_tokens: outputTokens };
    }),
  };
}
