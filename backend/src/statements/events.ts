import type { DomainEvent } from '../ports/event-store.ts';
import type { AssumedCurrency } from './assumed-currency.ts';
import type { PrintedCheck, Proof, StatementLine, StatementSection } from './extraction/types.ts';
import type { SecondReaderEvent } from './second-reader/events.ts';

type Ids = { statementId: string; userId: string };

export type StatementUploaded = DomainEvent<
  'StatementUploaded',
  Ids & {
    accountId: string;
    accountName: string;
    filename: string;
    bankType: string | null;
    fileHash: string;
    sizeBytes: number;
  }
>;

/** Somebody began to read the file; attempt counts from 1. */
export type StatementReadingStarted = DomainEvent<
  'StatementReadingStarted',
  Ids & { attempt: number }
>;

/** Up to 500 lines of one section, in order. Stands before the StatementRead it belongs to, in the same append. */
export type StatementLinesRead = DomainEvent<
  'StatementLinesRead',
  Ids & { section: number; lines: StatementLine[] }
>;

export type ReadSection = Omit<StatementSection, 'lines' | 'checks'> & {
  lineCount: number;
  checks: PrintedCheck[];
};

/** The size of a page in PDF points; number counts from 1. */
export type PageSize = { number: number; width: number; height: number };

/**
 * assumedYear is the year the dates were read in, where the file prints none, and assumedCurrency likewise; pages is empty where a
 * file has no pages.
 */
export type StatementRead = DomainEvent<
  'StatementRead',
  Ids & {
    bank: string | null;
    sections: ReadSection[];
    reader: { engine: string; version: number };
    assumedYear: number | null;
    assumedCurrency: AssumedCurrency | null;
    pages: PageSize[];
  }
>;

/** What the printed figures say, section by section. Amounts in minor units; moneyOutMinor is positive. */
export type SectionProof = Proof & {
  currency: string;
  label: string;
  openingMinor: number | null;
  closingMinor: number | null;
  moneyInMinor: number;
  moneyOutMinor: number;
  lineCount: number;
};

export type StatementProofChecked = DomainEvent<
  'StatementProofChecked',
  Ids & { proofs: SectionProof[] }
>;

/**
 * A printed figure that the lines do not give: the running balance of a line, the closing balance or a total.
 * section counts from 0, line from 1; line is null but for a running balance. computedMinor is what the lines give.
 */
export type BrokenSection = {
  section: number;
  label: string;
  currency: string;
  figure: 'balance' | 'closing' | 'total';
  line: number | null;
  printedMinor: number;
  computedMinor: number;
};

/**
 * The statement waits for the user's yes: it is broken, its year or its currency is an assumption, or it was recognised from a
 * scan and its figures do not prove it. Where not even a currency is assumed, it stands before any reading.
 */
export type StatementHeld = DomainEvent<
  'StatementHeld',
  Ids & {
    broken: BrokenSection[];
    assumedYear: number | null;
    isRecognised: boolean;
    assumedCurrency: AssumedCurrency | null;
  }
>;

/**
 * The user says the currency of a file that prints none, and the file is read once more, in it. year is the one that the dates
 * are to have, where it was assumed.
 */
export type StatementCurrencyChosen = DomainEvent<
  'StatementCurrencyChosen',
  Ids & { currency: string; year: number | null }
>;

/** The user wants it imported as it was read; or, where the year was assumed, in `year`. */
export type StatementApproved = DomainEvent<'StatementApproved', Ids & { year: number | null }>;

/**
 * Lines of one day that another statement may list, too, and that were kept beside its own, since nothing told whether
 * they are the same bookings.
 */
export type DoublesKept = DomainEvent<
  'DoublesKept',
  Ids & { doubled: { statementId: string; date: string; lineCount: number }[] }
>;

export type StatementCompleted = DomainEvent<
  'StatementCompleted',
  Ids & { importedCount: number; duplicateCount: number }
>;

/** The file could not be read; message is the sentence for the user. */
export type StatementFailed = DomainEvent<
  'StatementFailed',
  Ids & { failure: string; message: string }
>;

/** The user gave a locked file a password. The password itself is in no event. */
export type StatementPasswordGiven = DomainEvent<'StatementPasswordGiven', Ids>;

export type StatementDeleted = DomainEvent<
  'StatementDeleted',
  Ids & { accountId: string; fileHash: string }
>;

export type StatementEvent =
  | StatementUploaded
  | StatementReadingStarted
  | StatementLinesRead
  | StatementRead
  | StatementProofChecked
  | StatementHeld
  | StatementApproved
  | StatementCurrencyChosen
  | DoublesKept
  | StatementCompleted
  | StatementFailed
  | StatementPasswordGiven
  | SecondReaderEvent
  | StatementDeleted;

/** One file belongs to one account of a user. Stream `statementFile-{userId}-{hash}`. */
export type StatementFileClaimed = DomainEvent<
  'StatementFileClaimed',
  { statementId: string; accountId: string; accountName: string }
>;

export type StatementFileReleased = DomainEvent<'StatementFileReleased', { statementId: string }>;

export type StatementFileEvent = StatementFileClaimed | StatementFileReleased;
