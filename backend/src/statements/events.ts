import type { DomainEvent } from '../ports/event-store.ts';
import type { Proof, StatementLine, StatementSection } from './extraction/types.ts';

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

export type ReadSection = Omit<StatementSection, 'lines'> & { lineCount: number };

export type StatementRead = DomainEvent<
  'StatementRead',
  Ids & {
    bank: string | null;
    sections: ReadSection[];
    reader: { engine: string; version: number };
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

export type StatementCompleted = DomainEvent<
  'StatementCompleted',
  Ids & { importedCount: number; duplicateCount: number }
>;

/** The file could not be read; message is the sentence for the user. */
export type StatementFailed = DomainEvent<
  'StatementFailed',
  Ids & { failure: string; message: string }
>;

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
  | StatementCompleted
  | StatementFailed
  | StatementDeleted;

/** One file belongs to one account of a user. Stream `statementFile-{userId}-{hash}`. */
export type StatementFileClaimed = DomainEvent<
  'StatementFileClaimed',
  { statementId: string; accountId: string; accountName: string }
>;

export type StatementFileReleased = DomainEvent<'StatementFileReleased', { statementId: string }>;

export type StatementFileEvent = StatementFileClaimed | StatementFileReleased;
