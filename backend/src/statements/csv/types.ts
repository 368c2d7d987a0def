import type { ExtractedStatement, ExtractionFailure } from '../extraction/types.ts';

/** Why a CSV gave no statement: each has its own sentence for the user (statements/failures.ts). */
export type CsvFailure =
  | ExtractionFailure
  | 'noTable'
  | 'unreadableRow'
  | 'ambiguousAmounts'
  | 'tooManyLines';

/** layout is the form of the export: files of one form print a booking in the same words. */
export type CsvLayout = 'revolut' | 'wise-balance' | 'wise-history' | 'table';

export type CsvResult =
  | { ok: true; layout: CsvLayout; statement: ExtractedStatement }
  | { ok: false; failure: CsvFailure };

/** Raised within this folder where a row cannot be read as it stands; no file is read in part. */
export class UnreadableCsv extends Error {
  readonly failure: CsvFailure;
  constructor(failure: CsvFailure, message: string) {
    super(message);
    this.name = 'UnreadableCsv';
    this.failure = failure;
  }
}
