import { toWire } from '@saldo/contracts';
import { sentenceOfCurrency } from './assumed-currency.ts';
import type { SectionProof } from './events.ts';
import type { StatementDocument } from './projections.ts';
import {
  type Doubts,
  reviewMessage,
  SENTENCE_OF_SCAN,
  sentenceOfBreak,
  sentenceOfYear,
} from './review.ts';
import type { Warning } from './warnings.ts';
import { worstState } from './worst-state.ts';

type Upload = {
  statementId: string;
  filename: string;
  accountName: string;
  bankType: string | null;
};

/** A file that has just been uploaded, before any read model shows it. */
export function uploadedToWire(upload: Upload, now: string) {
  const { statementId, filename, accountName, bankType } = upload;
  return {
    id: statementId,
    filename,
    account: accountName,
    bank_type: bankType,
    processing_status: 'pending' as const,
    processing_error: null,
    stage: null,
    transaction_count: 0,
    duplicate_count: 0,
    note: null,
    failure: null,
    review: null,
    proof_state: null,
    approved: false,
    uploaded_at: now,
  };
}

export function fileToWire(document: StatementDocument) {
  return {
    id: document.id,
    filename: document.filename,
    account: document.accountName,
    bank_type: document.bankType,
    processing_status: document.status,
    processing_error: document.error,
    stage: document.stage,
    transaction_count: document.lineCount,
    duplicate_count: document.duplicateCount,
    note: noteOf(document),
    ...outcomeOf(document),
    uploaded_at: document.uploadedAt,
  };
}

export function statementToWire(
  document: StatementDocument,
  warnings: readonly Warning[],
  repeats: string | null,
) {
  return {
    id: document.id,
    filename: document.filename,
    account: document.accountName,
    bank: document.bank,
    currencies: document.currencies,
    period_start: document.periodStart,
    period_end: document.periodEnd,
    processing_status: document.status,
    processing_error: document.error,
    transaction_count: document.lineCount,
    duplicate_count: document.duplicateCount,
    proof: document.proofs.map(proofToWire),
    ...outcomeOf(document),
    warnings: [...warnings],
    repeats,
    uploaded_at: document.uploadedAt,
  };
}

export function statusToWire(document: StatementDocument) {
  const { failure, review } = outcomeOf(document);
  return {
    id: document.id,
    processing_status: document.status,
    processing_error: document.error,
    stage: document.stage,
    transaction_count: document.lineCount,
    failure,
    review,
  };
}

function outcomeOf(document: StatementDocument) {
  return {
    failure: document.failure,
    review: document.doubts && reviewToWire(document.doubts),
    proof_state: worstState(document.proofs),
    approved: document.isApproved,
  };
}

function reviewToWire(doubts: Doubts) {
  const reasons = doubts.broken.map((broken) => ({
    kind: 'broken' as const,
    currency: broken.currency,
    label: broken.label,
    figure: broken.figure,
    line: broken.line,
    printed: toWire(broken.printedMinor, broken.currency),
    computed: toWire(broken.computedMinor, broken.currency),
    difference: toWire(broken.printedMinor - broken.computedMinor, broken.currency),
    message: sentenceOfBreak(broken),
  }));
  const year = doubts.assumedYear;
  const assumed =
    year === null ? [] : [{ kind: 'assumed_year' as const, year, message: sentenceOfYear(year) }];
  const scanned = doubts.isRecognised
    ? [{ kind: 'recognised' as const, message: SENTENCE_OF_SCAN }]
    : [];
  const { assumedCurrency: money } = doubts;
  const unprinted = money
    ? [
        {
          kind: 'assumed_currency' as const,
          currency: money.currency,
          message: sentenceOfCurrency(money),
        },
      ]
    : [];
  return {
    message: reviewMessage(doubts),
    reasons: [...reasons, ...scanned, ...unprinted, ...assumed],
  };
}

/** What a user should know of a completed file whose rows were there already. */
function noteOf({
  status,
  importedCount,
  duplicateCount,
  uploadedBeforeAt,
}: StatementDocument): string | null {
  if (status !== 'completed' || duplicateCount === 0) return null;
  if (importedCount === 0 && uploadedBeforeAt) {
    return `You uploaded this file on ${longDate(uploadedBeforeAt)}. Nothing was added twice.`;
  }
  const rows = duplicateCount === 1 ? '1 row was' : `${duplicateCount} rows were`;
  return `${rows} there already from another statement. Nothing was added twice.`;
}

function longDate(instant: string): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(Date.parse(instant));
}

function proofToWire(proof: SectionProof) {
  const { currency, label, state, firstBreak, lineCount } = proof;
  const money = (minor: number | null) => (minor === null ? null : toWire(minor, currency));
  return {
    currency,
    label,
    state,
    opening: money(proof.openingMinor),
    closing: money(proof.closingMinor),
    money_in: toWire(proof.moneyInMinor, currency),
    money_out: toWire(proof.moneyOutMinor, currency),
    line_count: lineCount,
    difference: money(proof.differenceMinor),
    first_break: firstBreak,
  };
}
