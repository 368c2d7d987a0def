import { expect, it } from 'vitest';
import { z } from 'zod';
import { type LanguageModel, LanguageModelError } from '../ports/language-model.ts';
import { measureLanguageModel } from './measure-language-model.ts';
import { createMetrics } from './metrics.ts';

const QUESTION = { system: '', user: 'IBAN DE00', schema: z.string(), maxTokens: 1 };

it('counts the questions to a language model by outcome, and their tokens, without their content', async () => {
  const usage = { inputTokens: 900, outputTokens: 120 };
  const answers = [
    async () => ({ value: 'yes' as never, usage }),
    async () => {
      throw new LanguageModelError('cutOff', 'cut off', usage);
    },
    async () => {
      throw new Error('unforeseen');
    },
  ];
  const model: LanguageModel = {
    engine: { model: 'a-model', host: 'localhost' },
    ask: () => (answers.shift() ?? expect.unreachable())(),
  };
  const metrics = createMetrics();
  const measured = measureLanguageModel(model, metrics);
  const { signal } = new AbortController();
  expect(await measured.ask(QUESTION, signal)).toEqual({ value: 'yes', usage });
  await expect(measured.ask(QUESTION, signal)).rejects.toThrow('cut off');
  await expect(measured.ask(QUESTION, signal)).rejects.toThrow('unforeseen');
  const page = await metrics.read();
  for (const outcome of ['answered', 'cutOff', 'failed'])
    expect(page).toContain(`saldo_language_model_duration_seconds_count{outcome="${outcome}"} 1`);
  expect(page).toContain('saldo_language_model_tokens_total{direction="in"} 1800');
  expect(page).toContain('saldo_language_model_tokens_total{direction="out"} 240');
  expect(page).not.toContain('IBAN');
});
