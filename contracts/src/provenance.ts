import { z } from 'zod';
import { proofState } from './proofs.ts';
import { amount, box, calendarDate, currencyCode, id } from './wire.ts';

/** One line as read. line counts over the whole file from 1, section from 0 in the order of the proof's sections. */
export const statementLine = z.object({
  line: z.number().int(),
  section: z.number().int(),
  page: z.number().int(),
  box,
  date: calendarDate,
  description: z.string(),
  amount,
  currency: currencyCode,
  balance: amount.nullable(),
  is_duplicate: z
    .boolean()
    .nullable()
    .meta({ description: 'Another statement brought it before; null where it is not imported' }),
  transaction_id: id.nullable(),
});

const pageSize = z.object({ page: z.number().int(), width: z.number(), height: z.number() });

export const linesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z
    .string()
    .regex(/^\d{1,6}$/, 'must be the next_cursor of an earlier answer')
    .optional(),
});

/** pages is empty where the sizes are not known. */
export const statementLines = z.object({
  lines: z.array(statementLine),
  pages: z.array(pageSize),
  total_count: z.number().int(),
  next_cursor: z.string().nullable(),
});

/** Where a transaction is printed, in every statement that holds it. */
export const transactionSource = z.object({
  id,
  sources: z.array(
    z.object({
      statement_id: id,
      filename: z.string(),
      line: z.number().int(),
      page: z.number().int(),
      box,
      page_size: z.object({ width: z.number(), height: z.number() }).nullable(),
      description: z.string().meta({ description: 'As printed' }),
      amount,
      currency: currencyCode,
      proof: proofState.nullable(),
      file_available: z.boolean(),
    }),
  ),
});

export type StatementLine = z.infer<typeof statementLine>;
export type StatementLines = z.infer<typeof statementLines>;
export type TransactionSource = z.infer<typeof transactionSource>;
