import type { Command } from '../../eventsourcing/decider.ts';
import type { Ended, Question, SecondReaderEvent } from './events.ts';

/** Writes down a question before it is sent. Nothing happens where that was done before. */
export type AskSecondReader = Command<'AskSecondReader', Question>;

/** What a reading, or a failure, carries with it where the second reader was asked. */
export type WithSecondReading = { secondReading?: Ended | null };

/** How far the asking about a statement is. */
type SecondReaderState = { questions: number; hasEnded: boolean };

/** Part of the state of a statement while it is read. */
export type Asking = { secondReader: SecondReaderState };

export const NOT_ASKED: Asking = { secondReader: { questions: 0, hasEnded: false } };

type Ids = { statementId: string; userId: string };

export function askedOnce(
  { data }: AskSecondReader,
  { secondReader }: { status: string } & Partial<Asking>,
  ids: Ids,
): SecondReaderEvent[] {
  if (data.question !== (secondReader?.questions ?? Number.NaN) + 1) return [];
  return [{ type: 'SecondReaderAsked', data: { ...ids, ...data } }];
}

export function endedWith({ secondReading }: WithSecondReading, ids: Ids): SecondReaderEvent[] {
  if (!secondReading) return [];
  return [{ type: 'SecondReadingEnded', data: { ...ids, ...secondReading } }];
}

export function failedWith(
  { secondReading, ...failure }: { failure: string; message: string } & WithSecondReading,
  ids: Ids,
) {
  const failed = { type: 'StatementFailed' as const, data: { ...ids, ...failure } };
  return [...endedWith({ secondReading: secondReading ?? null }, ids), failed];
}

export function evolveAsking<S extends Asking>(state: S, event: SecondReaderEvent): S {
  const { secondReader } = state;
  if (event.type === 'SecondReadingEnded')
    return { ...state, secondReader: { ...secondReader, hasEnded: true } };
  return { ...state, secondReader: { ...secondReader, questions: event.data.question } };
}
