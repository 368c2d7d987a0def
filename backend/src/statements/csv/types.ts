import type { ExtractedStatement, ExtractionFailure } from '../extraction/types.ts';

/** Why a CSV gave no statement: each has its own sentence for the user (statements/failures.ts). */
export type CsvFailure =
  | ExtractionFailure
  | 'noTable'
  | 'unreadableRow'
  | 'ambiguousAmounts'
  | 'ambiguousDates'
  | 'unknownState'
  | 'undatedRow'
  | 'tooManyLines';

/**
 * layout is the kind of the export and headId tells its header words from others, as another language of it has them: files
 * with both in common print a booking in the same words.
 */
export type CsvLayout = 'revolut' | 'wise-balance' | 'wise-history' | 'table';

/** bank is the user's own word for it; uploadedOn is the calendar date of the upload. */
export type CsvOptions = { bank?: string; uploadedOn?: string };

export type CsvResult =
  | { ok: true; layout: CsvLayout; headId: string; statement: ExtractedStatement }
  | { ok: false; failure: CsvFailure; detail: string | null };

/** Raised within this folder where a row cannot be read as it stands; no file is read in part. */
export class UnreadableCsv extends Error {
  readonly failure: CsvFailure;
  /** What the sentence for the user names: a state, or a line of the file. */
  readonly detail: string | null;
  constructor(failure: CsvFailure, message: string, detail: string | null = null) {
    super(message);
    this.detail = detail;
    this.name = 'UnreadableCsv';
    this.failure = failure;
  }
}
