import { z } from 'zod';

const item = z.int();

/** What a question is answered with: numbers of printed items, and no amount, date or text of its own. */
export const secondReaderAnswer = z.object({
  sections: z.array(
    z.object({
      continues: z.boolean(),
      title: item.nullable(),
      currency: item.nullable(),
      period_start: item.nullable(),
      period_end: item.nullable(),
      is_debt: z.boolean(),
      opening: item.nullable(),
      closing: item.nullable(),
      lines: z.array(
        z.object({
          date: item,
          description: z.array(item),
          amount: item,
          direction: z.enum(['in', 'out']),
          balance: item.nullable(),
        }),
      ),
    }),
  ),
});

export type SecondReaderAnswer = z.infer<typeof secondReaderAnswer>;
export type AnsweredSection = SecondReaderAnswer['sections'][number];
export type AnsweredLine = AnsweredSection['lines'][number];

/** An answer that must not be used; the message says why, in a sentence for the owner of the statement. */
export class AnswerRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AnswerRefused';
  }
}
