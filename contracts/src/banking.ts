import { z } from 'zod';
import { amount, calendarDate, currencyCode, id, instant, visibleText } from './wire.ts';

/** needs_review: read, but nothing is imported before the user approves it; deleting it is the no. */
export const processingStatus = z.enum([
  'pending',
  'processing',
  'needs_review',
  'completed',
  'failed',
]);
export const processingStage = z.enum(['reading', 'proving', 'categorising']);

export const proofState = z.enum(['proven', 'broken', 'not_provable']);

/** A box on a page in PDF points from the top left. */
export const box = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const year = z.number().int().min(1900).max(2200);

/** Why a statement waits for the user's yes. line counts from 1; it is null where only the closing balance disagrees. */
export const reviewReason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('broken'),
    currency: currencyCode,
    label: z.string(),
    line: z.number().int().nullable(),
    printed: amount.meta({ description: 'The balance as printed' }),
    computed: amount.meta({ description: 'The balance that the lines give' }),
    difference: amount.meta({ description: 'printed minus computed' }),
    message: z.string(),
  }),
  z.object({ kind: z.literal('assumed_year'), year, message: z.string() }),
]);

export const review = z.object({ message: z.string(), reasons: z.array(reviewReason).min(1) });

const outcome = {
  failure: z.string().nullable().meta({
    description:
      'Why it failed, in one word: locked and wrongPassword can be helped by a password, any other cannot',
  }),
  review: review.nullable().meta({ description: 'While it needs review' }),
  proof_state: proofState.nullable().meta({ description: 'The worst of its parts' }),
  approved: z.boolean().meta({ description: 'The user said yes to what was in review' }),
};

/** One per currency and part of a file. first_break counts lines from 1; difference is printed minus computed. */
export const proof = z.object({
  currency: currencyCode,
  label: z.string(),
  state: proofState,
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
  ...outcome,
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
  ...outcome,
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

/** A statement whose numbers are in a sum although they are not proven. */
const unprovenStatement = z.object({
  statement_id: id,
  filename: z.string(),
  state: z.enum(['broken', 'not_provable']),
});

/** The statements that are in a sum although they are not proven, by account. */
export const unproven = z.array(unprovenStatement.extend({ account: z.string() }));

export const account = z.object({
  account: z.string(),
  transaction_count: z.number().int(),
  currencies: z.array(currencyCode),
  balances: z.array(z.object({ currency: currencyCode, balance: amount, as_of: calendarDate })),
  first_date: calendarDate.nullable(),
  last_date: calendarDate.nullable(),
  unproven: z.array(unprovenStatement).optional(),
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
  box,
  proof: proofState.nullable().optional().meta({
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
    'The account name is longer than 100 characters.',
  ),
  bank_type: z.string().trim().max(40).optional(),
  password: z.string().max(256).optional(),
});

export const approveBody = z.object({
  year: year
    .optional()
    .meta({ description: 'Another year than the one that was assumed; only where one was' }),
});

export const passwordBody = z.object({
  password: z
    .string()
    .min(1, 'Give the password of the file.')
    .max(256, 'The password is longer than 256 characters.'),
});

/**
 * How a part of a statement stands to its neighbour of the same account, currency and part.
 * agrees: the balances are equal. conflicts: they differ by `difference` (later opening minus earlier closing).
 * gap: `days` days lie between them and the balances differ. unknown: one of the balances is printed nowhere.
 */
export const neighbour = z.object({
  statement_id: id,
  filename: z.string(),
  relation: z.enum(['agrees', 'conflicts', 'gap', 'unknown']),
  days: z
    .number()
    .int()
    .meta({ description: 'Days between the two; 0 where they meet or overlap' }),
  difference: amount.nullable(),
});

/** opening + money_in - money_out = closing - difference. */
export const sectionProof = z.object({
  currency: currencyCode,
  label: z.string(),
  account_hint: z.string().nullable().meta({ description: 'The printed account number' }),
  period_start: calendarDate.nullable(),
  period_end: calendarDate.nullable(),
  state: proofState,
  opening: amount.nullable(),
  opening_from: z.enum(['printed', 'running_balances']).nullable(),
  opening_confirmed: z.boolean().meta({
    description: 'The closing balance of the statement before is the same',
  }),
  money_in: amount,
  money_out: amount,
  closing: amount.nullable(),
  difference: amount.nullable(),
  line_count: z.number().int(),
  checks: z.object({
    balances_checked: z
      .number()
      .int()
      .meta({ description: 'Lines whose printed balance was held against the one computed' }),
    closing_checked: z.boolean(),
  }),
  first_break: z
    .object({
      line: z.number().int().nullable(),
      page: z.number().int().nullable(),
      box: box.nullable(),
      printed: amount,
      computed: amount,
    })
    .nullable()
    .meta({ description: 'line, page and box are null where only the closing balance disagrees' }),
  before: neighbour.nullable().meta({ description: 'null for the first one' }),
  after: neighbour.nullable().meta({ description: 'null for the last one' }),
});

/** sections is empty until the file was read. */
export const statementProof = z.object({
  id,
  filename: z.string(),
  account: z.string(),
  bank: z.string().nullable(),
  processing_status: processingStatus,
  state: proofState.nullable(),
  approved: z.boolean(),
  assumed_year: year
    .nullable()
    .meta({ description: 'The year its dates are read in, where it prints none' }),
  reader: z.object({ engine: z.string(), version: z.number().int() }).nullable(),
  sections: z.array(sectionProof),
});

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

export const coverageQuery = z.object({ account: z.string().max(100).optional() });

/**
 * Which months the statements of an account, currency and part cover, from the first day of the first to the last day of the last.
 * conflicting: a statement ends or begins in it whose balance is not the neighbour's. statements are those with a day in it.
 */
export const coverage = z.object({
  account: z.string(),
  currency: currencyCode,
  part: z.string(),
  from: calendarDate,
  to: calendarDate,
  months: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      state: z.enum(['covered', 'partly_covered', 'missing', 'conflicting']),
      statements: z.array(id),
      days_missing: z.array(z.object({ from: calendarDate, to: calendarDate })),
    }),
  ),
});

export type ProcessingStatus = z.infer<typeof processingStatus>;
export type ProcessingStage = z.infer<typeof processingStage>;
export type StatementProof = z.infer<typeof proof>;
export type UploadedFile = z.infer<typeof uploadedFile>;
export type Statement = z.infer<typeof statement>;
export type StatementStatus = z.infer<typeof statementStatus>;
export type ProofState = z.infer<typeof proofState>;
export type Review = z.infer<typeof review>;
export type ReviewReason = z.infer<typeof reviewReason>;
export type UnprovenStatement = z.infer<typeof unproven>[number];
export type Neighbour = z.infer<typeof neighbour>;
export type SectionProof = z.infer<typeof sectionProof>;
export type WholeProof = z.infer<typeof statementProof>;
export type StatementLine = z.infer<typeof statementLine>;
export type StatementLines = z.infer<typeof statementLines>;
export type TransactionSource = z.infer<typeof transactionSource>;
export type Coverage = z.infer<typeof coverage>;
export type Account = z.infer<typeof account>;
export type Transaction = z.infer<typeof transaction>;
