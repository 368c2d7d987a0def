import type {
  ExtractedStatement,
  ExtractionFailure,
  StatementSection,
  UnprintedCurrency,
} from '../extraction/types.ts';

/** Why a CSV gave no statement: each has its own sentence for the user (statements/failures.ts). */
export type CsvFailure =
  | ExtractionFailure
  | 'noTable'
  | 'unreadableRow'
  | 'unreadableDate'
  | 'unreadableAmount'
  | 'mixedAmounts'
  | 'mixedDates'
  | 'ambiguousAmounts'
  | 'ambiguousDates'
  | 'unknownState'
  | 'undatedRow'
  | 'shiftedRow'
  | 'severalTables'
  | 'unknownCurrency'
  | 'tooManyLines';

/**
 * layout is the kind of the export and headId tells its header words from others, as another language of it has them: files
 * with both in common print a booking in the same words.
 */
export type CsvLayout = 'revolut' | 'revolut-business' | 'wise-balance' | 'wise-history' | 'table';

/**
 * bank is the user's own word for it; uploadedOn is the calendar date of the upload; currency is the one to read in where none is
 * printed.
 */
export type CsvOptions = { bank?: string; uploadedOn?: string; currency?: string };

export type CsvResult =
  | { ok: true; layout: CsvLayout; headId: string; statement: ExtractedStatement }
  /** unprinted is there where all but the currency was found (noCurrency). */
  | {
      ok: false;
      failure: CsvFailure;
      detail: string | null;
      unprinted?: UnprintedCurrency;
    };

/** What was read of a table, or of all of them. unprinted is there where it prints no currency. */
export type Read = {
  bank: string | null;
  sections: StatementSection[];
  unprinted: UnprintedCurrency | null;
};

type About = { detail?: string; unprinted?: UnprintedCurrency };

/** So much of a cell is told to the user. */
const MAX_CELL = 60;

/** A cell as a sentence for the user names it. */
export function quoted(cell: string): string {
  return `“${cell.slice(0, MAX_CELL)}”`;
}

/** Raised within this folder where a row cannot be read as it stands; no file is read in part. */
export class UnreadableCsv extends Error {
  readonly failure: CsvFailure;
  /** What the sentence for the user names: a state, a currency, a row of the file, or what stands in it. */
  readonly detail: string | null;
  readonly unprinted: UnprintedCurrency | null;
  constructor(failure: CsvFailure, message: string, { detail, unprinted }: About = {}) {
    super(message);
    this.detail = detail ?? null;
    this.unprinted = unprinted ?? null;
    this.name = 'UnreadableCsv';
    this.failure = failure;
  }
}
