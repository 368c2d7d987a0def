import { z } from 'zod';
import { instant } from './wire.ts';

/** The AI service that the operator has set up; host is where everything asked of it is sent. */
export const aiService = z.object({ model: z.string(), host: z.string() });

/** One question, as it was sent: messages are all of it, word for word. Tokens are as the service counted them, where it told. */
const sentQuestion = z.object({
  question: z.number().int(),
  asked_at: instant,
  service: aiService,
  prompt_version: z.number().int(),
  pages: z.array(z.number().int()),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
  input_tokens: z.number().int().nullable(),
  output_tokens: z.number().int().nullable(),
});

export const secondReading = z.object({
  outcome: z.enum(['asking', 'taken', 'not_better', 'refused', 'failed', 'interrupted']).meta({
    description: 'Only where it was taken does the statement say what the AI service read',
  }),
  reason: z.string().nullable(),
  ended_at: instant.nullable(),
  questions: z.array(sentQuestion),
});

export type AiService = z.infer<typeof aiService>;
export type SecondReading = z.infer<typeof secondReading>;
