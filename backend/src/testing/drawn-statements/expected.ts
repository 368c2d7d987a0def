/** A drawn PDF and what a careful reader finds in it. layout describes the drawing in one line. */
export type DrawnStatement = {
  name: string;
  pdf: Uint8Array;
  expected: Expected;
  layout: string;
};

/** What a drawn file says. bank and label are null where the file prints nothing that would fix them. */
export type Expected = { bank: string | null; sections: ExpectedSection[] };

/** Amounts are signed minor units (money in is positive), lines stand oldest first, and balances are null where none is printed. */
export type ExpectedSection = {
  label: string | null;
  currency: string;
  openingMinor: number | null;
  closingMinor: number | null;
  proof: 'proven' | 'broken' | 'not_provable';
  lines: ExpectedLine[];
};

/**
 * description is compared loosely: whitespace collapsed. details are lines under it, and code a short cell beside it, that a reader may
 * count as description or leave out.
 */
export type ExpectedLine = {
  date: string;
  description: string;
  details?: string[];
  code?: string;
  amountMinor: number;
  balanceMinor: number | null;
};
