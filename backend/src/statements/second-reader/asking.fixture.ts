import { expect } from 'vitest';
import { createOpenAiModel } from '../../adapters/openai/language-model.ts';
import type { PdfText } from '../../ports/pdf-text.ts';
import { type Reply, serveModel } from '../../testing/model-server.ts';
import { type ExtractionResult, extractStatement } from '../extraction/index.ts';
import { askSecondReader } from './ask.ts';
import { bogus, goodAnswer } from './bogus-statement.fixture.ts';
import type { Question } from './events.ts';
import { openQuestion } from './open-question.ts';

export const answered = (answer: unknown): Reply => ({ content: JSON.stringify(answer) });
export const good = answered(goodAnswer());

export type AskingOptions = {
  text?: PdfText;
  first?: ExtractionResult;
  questions?: number;
  isNew?: boolean;
};

/** Asks a server that gives these answers in turn about what the built-in reader made of a text. */
export async function asking(replies: Reply[], options: AskingOptions = {}) {
  const { text = bogus(), first = extractStatement(text), questions = 0, isNew = true } = options;
  const server = await serveModel((_question, count) => replies[count - 1] ?? { status: 418 });
  const { address: baseUrl, asked } = server;
  // Only silence is waited for until the limit.
  const timeoutMs = replies.some((reply) => 'silent' in reply) ? 100 : 20_000;
  const address = { apiKey: 'sk-test', baseUrl, model: 'a-model', timeoutMs };
  const model = createOpenAiModel({ ...address, wait: async () => {} });
  const recorded: Question[] = [];
  const open = openQuestion(text, first);
  const record = async (question: Question) => {
    expect(asked).toHaveLength(recorded.length);
    recorded.push(question);
    return isNew;
  };
  const second = open && (await askSecondReader(open, { model, questions, record }));
  server.close();
  return { second, recorded, asked, host: model.engine.host };
}
