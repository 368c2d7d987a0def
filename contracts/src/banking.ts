import { z } from 'zod';
import { LONGEST_NAME, LONGEST_PASSWORD } from './limits.ts';
import { processingStatus, proof, proofState, review, unprovenStatement } from './proofs.ts';
import { amount, box, calendarDate, currencyCode, id, instant, visibleText } from './wire.ts';

export const processingStage = z.enum(['reading', 'proving', 'categorising']);

const outcome = {
  failure: z.string().nullable().meta({
    description:
      'Why it failed, in one word: locked and wrongPassword can be helped by a password, any other cannot',
  }),
  review: review.nullable().meta({ description: 'While it needs review' }),
  proof_state: proofState.nullable().meta({ description: 'The worst of its parts' }),
  approved: z.boolean().meta({ description: 'The user said yes to what was in review' }),
};

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
  ...outcome,
  uploaded_at: instant,
});

/** What the user should look at though the statement was imported. statement_id is the other statement that it is about. */
export const statementWarning = z.object({
  kind: z.enum(['conflict', 'doubled', 'other_account', 'counted_twice', 'same_number']).meta({
    description:
      'conflict: their balances differ where they meet; doubled: both list bookings of one day, which may be the same; other_account: both have one account name, and print the numbers or names of two bank accounts; counted_twice: they have two account names and list the same bookings; same_number: they have two account names and print one account number',
  }),
  statement_id: id,
  message: z.string(),
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
  ...outcome,
  warnings: z.array(statementWarning),
  repeats: id.nullable().meta({
    description:
      'The statement that the same file was before: its rows are counted there, and nothing was added twice',
  }),
  uploaded_at: instant,
});

export const statementStatus = z.object({
  id,
  processing_status: processingStatus,
  processing_error: z.string().nullable(),
  stage: processingStage.nullable(),
  transaction_count: z.number().int(),
  failure: outcome.failure,
  review: outcome.review,
});

export const account = z.object({
  account: z.string(),
  transaction_count: z.number().int(),
  currencies: z.array(currencyCode),
  balances: z.array(z.object({ currency: currencyCode, balance: amount, as_of: calendarDate })),
  first_date: calendarDate.nullable(),
  last_date: calendarDate.nullable(),
  unproven: z.array(unprovenStatement),
});

/** amount is negative for an expense. page and box (PDF points from the top left) lead to the printed line; a CSV has page 1 alone, and its boxes count lines instead of points. */
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
  box,
  proof: proofState.nullable().meta({
    description: 'What its statement proves; null for the moment in which that is not known',
  }),
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
    `The account name is longer than ${LONGEST_NAME} characters.`,
  ),
  bank_type: z.string().trim().max(40).optional(),
  password: z.string().max(LONGEST_PASSWORD).optional(),
});

export const passwordBody = z.object({
  password: z
    .string()
    .min(1, 'Give the password of the file.')
    .max(LONGEST_PASSWORD, `The password is longer than ${LONGEST_PASSWORD} characters.`),
});

export type ProcessingStatus = z.infer<typeof processingStatus>;
export type ProcessingStage = z.infer<typeof processingStage>;
export type UploadedFile = z.infer<typeof uploadedFile>;
export type Statement = z.infer<typeof statement>;
export type StatementStatus = z.infer<typeof statementStatus>;
export type Account = z.infer<typeof account>;
export type Transaction = z.infer<typeof transaction>;
