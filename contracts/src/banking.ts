import { z } from 'zod';
import { amount, calendarDate, currencyCode, id, instant, visibleText } from './wire.ts';

export const processingStatus = z.enum(['pending', 'processing', 'completed', 'failed']);
export const processingStage = z.enum(['reading', 'proving', 'categorising']);

/** One per currency and part of a file. first_break counts lines from 1; difference is printed minus computed. */
export const proof = z.object({
  currency: currencyCode,
  label: z.string(),
  state: z.enum(['proven', 'broken', 'not_provable']),
  opening: amount.nullable().meta({
    description:
      'As printed; where the bank prints none, as it follows from an unbroken row of running balances',
  }),
  closing: amount.nullable(),
  money_in: amount,
  money_out: amount,
  line_count: z.number().int(),
  difference: amount.nullable(),
  first_break: z.number().int().nullable(),
});

export const uploadedFile = z.object({
  id,
  filename: z.string(),
  account: z.string(),
  bank_type: z.string().nullable(),
  processing_status: processingStatus,
  processing_error: z.string().nullable(),
  stage: processingStage.nullable(),
  transaction_count: z.number().int(),
  duplicate_count: z.number().int(),
  note: z
    .string()
    .nullable()
    .meta({ description: 'What the user should know of a completed file' }),
  uploaded_at: instant,
});

export const statement = z.object({
  id,
  filename: z.string(),
  account: z.string(),
  bank: z.string().nullable(),
  currencies: z.array(currencyCode),
  period_start: calendarDate.nullable(),
  period_end: calendarDate.nullable(),
  processing_status: processingStatus,
  processing_error: z.string().nullable(),
  transaction_count: z.number().int(),
  duplicate_count: z.number().int(),
  proof: z.array(proof),
  uploaded_at: instant,
});

export const statementStatus = z.object({
  id,
  processing_status: processingStatus,
  processing_error: z.string().nullable(),
  stage: processingStage.nullable(),
  transaction_count: z.number().int(),
});

export const account = z.object({
  account: z.string(),
  transaction_count: z.number().int(),
  currencies: z.array(currencyCode),
  balances: z.array(z.object({ currency: currencyCode, balance: amount, as_of: calendarDate })),
  first_date: calendarDate.nullable(),
  last_date: calendarDate.nullable(),
});

/** amount is negative for an expense. page and box (PDF points from the top left) lead to the printed line. */
export const transaction = z.object({
  id,
  description: z.string(),
  date: calendarDate,
  category: z.string(),
  amount,
  currency: currencyCode,
  account: z.string(),
  statement_id: id,
  page: z.number().int(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
});

export const transactionsQuery = z.object({
  account_filter: z.string().max(4_000).optional(),
  search: z.string().max(200).optional(),
  start_date: calendarDate.optional(),
  end_date: calendarDate.optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().max(200).optional(),
});

export const uploadBody = z.object({
  account_name: visibleText(
    'Give the account a name: the bank or account this statement is from.',
    'The account name is longer than 100 characters.',
  ),
  bank_type: z.string().trim().max(40).optional(),
  password: z.string().max(256).optional(),
});

export type ProcessingStatus = z.infer<typeof processingStatus>;
export type ProcessingStage = z.infer<typeof processingStage>;
export type StatementProof = z.infer<typeof proof>;
export type UploadedFile = z.infer<typeof uploadedFile>;
export type Statement = z.infer<typeof statement>;
export type StatementStatus = z.infer<typeof statementStatus>;
export type Account = z.infer<typeof account>;
export type Transaction = z.infer<typeof transaction>;
