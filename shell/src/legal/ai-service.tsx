import { type ToldAiService, useAiService } from '../use-ai-service.ts';

/** Whether an AI service is set up here. */
export function AiService() {
  return <strong aria-live="polite">{sentenceFor(useAiService())}</strong>;
}

function sentenceFor(told: ToldAiService): string {
  if (told === null) return 'This installation has none, so no text of your statements is sent.';
  if (told === 'unknown')
    return 'Whether this installation has one could not be found out now. Its operator can tell you.';
  return `This installation has one: the model ${told.model} at ${told.host}.`;
}
