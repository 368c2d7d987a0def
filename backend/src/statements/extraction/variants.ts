import { inOriginalAmounts } from './cells/amount-columns.ts';
import type { Facts } from './facts.ts';
import type { DateOrder } from './figures/dates.ts';
import { type Header, isMoney } from './headers/columns.ts';
import { besideLedgers } from './headers/ledger-tables.ts';
import { lineHeaders } from './headers/line-headers.ts';
import type { Profile } from './profiles/index.ts';
import type { Row } from './rows/rows.ts';
import { areLines, asLines } from './rows/text-lines.ts';
import { areMostlyLines, areRagged } from './rows/without-columns.ts';

export type Document = {
  rows: Row[];
  headers: (Header | null)[];
  /** Other headers that may be meant: those of its lines, where they are read as texts, and with other columns of amounts. */
  others: (Header | null)[][];
  profile: Profile | null;
  facts: Facts;
  uploadedOn: string | null;
};

/** One of the ways in which the same rows can be understood. */
export type Variant = {
  splits: boolean;
  isStrict: boolean;
  dateOrder: DateOrder;
  /** Which of the other headers are taken. */
  other?: number;
  /** Whether amounts that come to the same as the one above them are bookings of that day. */
  isPartless?: boolean;
  /** Whether no amount without a day of its own is a booking. */
  isDatedOnly?: boolean;
  /** Whether its lines are read by nothing but themselves, and what of two figures at their ends is then. */
  plain?: 'amounts' | 'balances' | 'days';
};

/** The way that takes everything as it stands. */
export const SIMPLEST = { splits: false, isStrict: true };

const PLAIN = ['amounts', 'balances', 'days'] as const;

/** Whether lines may be read by nothing but themselves: where labels place no column of money, or nothing stands under them. */
function mayBePlain(rows: Row[], headers: (Header | null)[]): boolean {
  if (areRagged(rows)) return true;
  const placed = headers.flatMap((header) => (header?.placed ? header.columns : []));
  return areMostlyLines(rows) && !placed.some(({ role }) => isMoney(role));
}

/** Other headers that may be meant than those that stand in a document. */
export function otherHeaders(rows: Row[], headers: (Header | null)[]): (Header | null)[][] {
  return [
    ...inOriginalAmounts(headers, rows),
    ...besideLedgers(rows, headers),
    ...(areLines(rows, headers) ? [asLines(headers)] : []),
    ...(mayBePlain(rows, headers) ? lineHeaders(rows) : []),
  ];
}

/** The ways in which a document is read until one of them proves, the plainest first. */
export function variantsOf({ rows, headers, others }: Document, dateOrder: DateOrder): Variant[] {
  return [
    { ...SIMPLEST, dateOrder },
    { splits: true, isStrict: true, dateOrder },
    { splits: false, isStrict: false, dateOrder },
    { splits: true, isStrict: false, dateOrder },
    { ...SIMPLEST, dateOrder, isPartless: true },
    { ...SIMPLEST, dateOrder, isDatedOnly: true },
    ...others.flatMap((_, other) =>
      [false, true].map((splits) => ({ splits, isStrict: true, dateOrder, other })),
    ),
    ...(mayBePlain(rows, headers) ? PLAIN.map((plain) => ({ ...SIMPLEST, dateOrder, plain })) : []),
  ];
}
