import { z } from 'zod';
import { CURRENCY_CODES } from './currency-codes.ts';
import { amount, box, calendarDate, currencyCode, id } from './wire.ts';

/** needs_review: read, but nothing is imported before the user approves it; deleting it is the no. */
export const processingStatus = z.enum([
  'pending',
  'processing',
  'needs_review',
  'completed',
  'failed',
]);
export const proofState = z.enum(['proven', 'broken', 'not_provable']);

const year = z.number().int().min(1900).max(2200);

/** Why a statement waits for the user's yes. line counts from 1; it is null where the figure is no running balance. */
export const reviewReason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('broken'),
    currency: currencyCode,
    label: z.string(),
    figure: z.enum(['balance', 'closing', 'total']),
    line: z.number().int().nullable(),
    printed: amount.meta({ description: 'The figure as printed' }),
    computed: amount.meta({ description: 'What the lines give for it' }),
    difference: amount.meta({ description: 'printed minus computed' }),
    message: z.string(),
  }),
  z.object({ kind: z.literal('assumed_year'), year, message: z.string() }),
  z.object({
    kind: z.literal('assumed_currency'),
    currency: currencyCode.nullable().meta({
      description: 'The one it was read in; null where none is likely, so that it is not read yet',
    }),
    message: z.string(),
  }),
  z.object({ kind: z.literal('recognised'), message: z.string() }),
]);

export const review = z.object({ message: z.string(), reasons: z.array(reviewReason).min(1) });

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

/** A statement whose numbers are in a sum although they are not proven. */
export const unprovenStatement = z.object({
  statement_id: id,
  filename: z.string(),
  state: z.enum(['broken', 'not_provable']),
});

/** The statements that are in a sum although they are not proven, by account. */
export const unproven = z.array(unprovenStatement.extend({ account: z.string() }));

export const approveBody = z.object({
  // Which year is the latest one depends on the statement's days: the server refuses those that lie ahead.
  year: z
    .number()
    .int()
    .min(1900, 'No statement is older than 1900. Choose a later year.')
    .max(2200, 'This year lies in the future. Choose an earlier year.')
    .optional()
    .meta({
      description:
        'Another year than the one that was assumed; only where one was, and none in which a line would lie in the future',
    }),
  currency: currencyCode
    .refine((code) => CURRENCY_CODES.includes(code), 'is no currency that Saldo knows')
    .optional()
    .meta({
      description:
        'The currency of a file that prints none; in another one than was assumed it is read once more',
    }),
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
  share_days: z.boolean().meta({
    description: 'Both list some day, beyond one on which one may end and the other begin',
  }),
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
      line: z.number().int().nullable().meta({ description: 'Counted within the part from 1' }),
      page: z.number().int().nullable(),
      box: box.nullable(),
      printed: amount,
      computed: amount,
    })
    .nullable()
    .meta({ description: 'line, page and box are null where the figure is no running balance' }),
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
  assumed_currency: currencyCode
    .nullable()
    .meta({ description: 'The currency it is read in, where it prints none' }),
  reader: z.object({ engine: z.string(), version: z.number().int() }).nullable(),
  sections: z.array(sectionProof),
});

export const coverageQuery = z.object({ account: z.string().max(100).optional() });

/**
 * Which months the statements of an account, currency, part and bank account cover, from the first day of the first to the last day of the last.
 * partly_covered: some of its days are in no statement, be they before the first or behind the last one. conflicting: a statement
 * ends or begins in it whose balance is not the neighbour's. statements are those with a day in it.
 */
export const coverage = z.object({
  account: z.string(),
  currency: currencyCode,
  part: z.string(),
  bank_account: z.string().nullable().meta({
    description:
      'Where several bank accounts lie under one name: which of them, as in "account …4821"',
  }),
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

export type StatementProof = z.infer<typeof proof>;
export type ProofState = z.infer<typeof proofState>;
export type Review = z.infer<typeof review>;
export type ReviewReason = z.infer<typeof reviewReason>;
export type UnprovenStatement = z.infer<typeof unproven>[number];
export type Neighbour = z.infer<typeof neighbour>;
export type SectionProof = z.infer<typeof sectionProof>;
export type WholeProof = z.infer<typeof statementProof>;
export type Coverage = z.infer<typeof coverage>;
