import {
  type LanguageModel,
  LanguageModelError,
  type ModelUsage,
} from '../ports/language-model.ts';
import { type Metrics, secondsSince } from './metrics.ts';

/** The same language model, with its questions measured; of what is asked and answered nothing is kept. */
export function measureLanguageModel(model: LanguageModel, metrics: Metrics): LanguageModel {
  function count(usage: ModelUsage | null): void {
    if (usage === null) return;
    metrics.modelTokens.inc({ direction: 'in' }, usage.inputTokens);
    metrics.modelTokens.inc({ direction: 'out' }, usage.outputTokens);
  }

  return {
    ...model,
    async ask(question, signal) {
      const start = performance.now();
      try {
        const answer = await model.ask(question, signal);
        metrics.modelQuestions.observe({ outcome: 'answered' }, secondsSince(start));
        count(answer.usage);
        return answer;
      } catch (error) {
        const known = error instanceof LanguageModelError ? error : null;
        metrics.modelQuestions.observe(
          { outcome: known?.failure ?? 'failed' },
          secondsSince(start),
        );
        count(known?.usage ?? null);
        throw error;
      }
    },
  };
}
