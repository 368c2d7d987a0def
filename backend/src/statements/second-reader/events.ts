import type { DomainEvent } from '../../ports/event-store.ts';
import type { ModelEngine } from '../../ports/language-model.ts';

type Ids = { statementId: string; userId: string };

export type Message = { role: 'system' | 'user'; content: string };

/**
 * A question is about to be sent to an AI service; messages are all that is sent of the file, word for word.
 * Recorded before it is sent, so that nothing leaves that is not written down. question counts from 1.
 */
export type SecondReaderAsked = DomainEvent<
  'SecondReaderAsked',
  Ids & {
    question: number;
    engine: ModelEngine;
    promptVersion: number;
    pages: number[];
    messages: Message[];
  }
>;

/**
 * taken: it proved what was not proven, and is the reading that follows. notBetter: it proved no more.
 * refused: an answer names what is not printed, or leaves something out. failed: no usable answer came. interrupted: the asking was cut short.
 */
export type SecondReadingOutcome = 'taken' | 'notBetter' | 'refused' | 'failed' | 'interrupted';

/** The asking is over. Stands in the append of the reading, or of the failure, that the statement goes on with. */
export type SecondReadingEnded = DomainEvent<
  'SecondReadingEnded',
  Ids & {
    outcome: SecondReadingOutcome;
    /** A sentence for the owner; null where it was taken. */
    reason: string | null;
    /** What the service counted, for each question that it told of. */
    usage: { question: number; inputTokens: number; outputTokens: number }[];
  }
>;

export type SecondReaderEvent = SecondReaderAsked | SecondReadingEnded;

export type Question = Omit<SecondReaderAsked['data'], keyof Ids>;
export type Ended = Omit<SecondReadingEnded['data'], keyof Ids>;
