/** A box on a page in PDF points from the top left, as the pdf-text port gives it. */
export type Box = { x: number; y: number; width: number; height: number };

/** One booking as printed. amountMinor is signed: money in is positive. balanceMinor is the running balance printed beside it, if any. */
export type StatementLine = {
  date: string;
  description: string;
  amountMinor: number;
  balanceMinor: number | null;
  page: number;
  box: Box;
};

/**
 * One part of a file: one account or pocket in one currency. Lines stand oldest first.
 * The period is the printed one; where a file prints none, it reaches from the first line to the statement's date or the last line.
 * label tells the parts of one account apart ("Account", "Deposit", "Alice's account"); accountHint is the printed IBAN or account number.
 */
export type StatementSection = {
  label: string;
  accountHint: string | null;
  currency: string;
  openingMinor: number | null;
  closingMinor: number | null;
  periodStart: string | null;
  periodEnd: string | null;
  lines: StatementLine[];
  /** Other printed figures that the lines must give: sums by direction, and balances between two lines. */
  checks?: PrintedCheck[];
};

/**
 * A printed figure of a section in minor units. in and out are sums of what came in and went out (both positive) over
 * the lines from..to (counted from 0, to not included); balance is what the account held before line to.
 */
export type PrintedCheck = {
  kind: 'in' | 'out' | 'net' | 'balance';
  from: number;
  to: number;
  minor: number;
};

/** What in the print of a file makes a currency likely that it does not prove. */
export type SuggestedCurrency = {
  currency: string;
  ground: 'country' | 'bankCountry' | 'monthFirst' | 'named' | 'language';
};

/** What a file says that does not print its currency: by this one is assumed. */
export type UnprintedCurrency = {
  suggested: SuggestedCurrency | null;
  /** Whether its figures bear a dollar sign, so that only a dollar or a peso can be meant. */
  isDollar: boolean;
  /** The account numbers it prints. */
  accountHints: string[];
  bank: string | null;
};

/**
 * assumedYear is the year the dates were read in, where the file prints none. unprinted is there where it prints no currency, so
 * that it was read in the one it was said to be, or in the one that is suggested.
 */
export type ExtractedStatement = {
  bank: string | null;
  sections: StatementSection[];
  assumedYear?: number | null;
  unprinted?: UnprintedCurrency | null;
};

/** Why positioned text gave no statement: each has its own sentence for the user (statements/failures.ts). */
export type ExtractionFailure =
  | 'scan'
  | 'noTransactions'
  | 'noYear'
  | 'noCurrency'
  | 'noDirection'
  | 'ambiguousDates'
  | 'otherBank';

/**
 * What the printed figures say of the lines read.
 * firstBreak counts lines from 1. differenceMinor is printed minus computed, at the first break or at the closing balance.
 */
export type Proof = {
  state: 'proven' | 'broken' | 'not_provable';
  differenceMinor: number | null;
  firstBreak: number | null;
};
