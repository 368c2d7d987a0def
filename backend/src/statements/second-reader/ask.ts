import { type LanguageModel, LanguageModelError } from '../../ports/language-model.ts';
import type { ExtractedStatement, StatementSection } from '../extraction/types.ts';
import { AnswerRefused, secondReaderAnswer } from './answer.ts';
import type { Ended, Message, Question } from './events.ts';
import type { Open } from './open-question.ts';
import { type Chunk, MAX_ANSWER_TOKENS, PROMPT_VERSION, SYSTEM_PROMPT } from './prompt.ts';
import { createSecondReading, isProven } from './reading.ts';

/** The reader that a taken reading is recorded with; what was asked, and whom, stands in the events of the asking. */
export const SECOND_READER = { engine: 'second-reader', version: PROMPT_VERSION };

/** The longest time that all questions about one file may take together. */
const LONGEST_FILE_MS = 5 * 60_000;

/** statement is the reading to go on with, where it was taken. */
export type SecondReading = { ended: Ended; statement: ExtractedStatement | null };

export type Asking = {
  model: LanguageModel;
  /** How many questions about this statement are recorded already. */
  questions: number;
  /** Writes down what is about to be sent; false where that was done before, so that it must not be sent again. */
  record(question: Question): Promise<boolean>;
};

/**
 * Asks a language model for what the built-in reader could not prove, and takes its reading only if the printed figures prove
 * every section of it. An answer that fails is never an empty reading: the built-in
 * one stands then, and the reason is told. Rejects only where `record` does.
 */
export async function askSecondReader(
  open: Open,
  { model, questions, record }: Asking,
): Promise<SecondReading> {
  const usage: Ended['usage'] = [];
  const end = (outcome: Ended['outcome'], reason: string | null) => ({
    ended: { outcome, reason, usage },
    statement: null,
  });
  if (questions > 0) return end('interrupted', 'The asking was cut short. It is not repeated.');
  const { chunks } = open;
  if (!chunks) return end('failed', 'The statement has more text than may be sent.');
  const reading = createSecondReading(open.facts, open.print);
  const signal = AbortSignal.timeout(LONGEST_FILE_MS);
  try {
    for (const [index, chunk] of chunks.entries()) {
      const question = index + 1;
      const messages = messagesOf(chunk);
      const { engine } = model;
      const asked = {
        question,
        engine,
        promptVersion: PROMPT_VERSION,
        pages: chunk.pages,
        messages,
      };
      if (!(await record(asked))) return end('interrupted', 'Another asking was on its way.');
      const told = await answerTo(model, messages, signal).catch((error: unknown) => {
        if (error instanceof LanguageModelError && error.usage)
          usage.push({ question, ...error.usage });
        throw error;
      });
      if (told.usage) usage.push({ question, ...told.usage });
      reading.add(chunk.rows, told.value);
    }
    const sections = inPlace(reading.sections(), open);
    if (!isProven(sections))
      return end('notBetter', 'The printed figures do not prove this reading either.');
    const statement = { bank: open.bank, sections };
    return { ended: { outcome: 'taken', reason: null, usage }, statement };
  } catch (error) {
    if (error instanceof AnswerRefused) return end('refused', error.message);
    if (error instanceof LanguageModelError) return end('failed', error.message);
    throw error;
  }
}

function messagesOf({ user }: Chunk): Message[] {
  return [
    { role: 'system', content: SYSTEM_PROMPT },
    { role: 'user', content: user },
  ];
}

function answerTo(model: LanguageModel, messages: Message[], signal: AbortSignal) {
  const content = (role: Message['role']) => messages.find((m) => m.role === role)?.content ?? '';
  const question = {
    system: content('system'),
    user: content('user'),
    schema: secondReaderAnswer,
    maxTokens: MAX_ANSWER_TOKENS,
  };
  return model.ask(question, signal);
}

/** Beside what is proven or has printed sums of its own, each new section takes the place, label and account of one that was open. */
function inPlace(sections: StatementSection[], open: Open): StatementSection[] {
  const places = open.sections.filter(({ isProven: isKept }) => !isKept);
  const isOneToOne = places.length === sections.length;
  const mustFit = open.sections.some(
    ({ section, isProven: isKept }) => isKept || section.checks?.length,
  );
  if (!isOneToOne && mustFit)
    throw new AnswerRefused(
      `The answer has ${sections.length} sections where ${places.length} were open.`,
    );
  if (!isOneToOne) return sections;
  const rest = [...sections];
  return open.sections.flatMap(({ section, isProven: isKept }) => {
    if (isKept) return [section];
    const { label, accountHint } = section;
    return rest.splice(0, 1).map((read) => {
      return { ...read, label, accountHint, checks: checksOf(section, read) };
    });
  });
}

/** Sums over a whole section that the built-in reader found printed; what the second reader says has to give them, too. */
function checksOf({ checks = [], lines }: StatementSection, read: StatementSection) {
  return checks
    .filter(({ kind, from, to }) => kind !== 'balance' && from === 0 && to === lines.length)
    .map((check) => ({ ...check, to: read.lines.length }));
}
