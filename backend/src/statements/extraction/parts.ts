import type { PrintedAmount } from './amounts.ts';
import type { Booking, RowReading } from './bookings.ts';

/** One part of a statement as its tables print it, in the order of print. startsAt is the row of its first header. */
export type Part = {
  label: string;
  title: string;
  startsAt: number;
  /** Whether its table has one column of amounts and nothing else of money, as cards do. */
  hasOneAmount: boolean;
  accountHint: string | null;
  opening: PrintedAmount | null;
  closing: PrintedAmount | null;
  totals: RowReading['money'][];
  bookings: Booking[];
};

const NUMBER_AT_END = /^\D.*?(\d[\d -]{6,}\d)$/;

export function newPart(
  label: string,
  title: string,
  startsAt: number,
  hasOneAmount: boolean,
): Part {
  const accountHint = accountNumberIn(label);
  return {
    label,
    title,
    startsAt,
    hasOneAmount,
    accountHint,
    opening: null,
    closing: null,
    totals: [],
    bookings: [],
  };
}

/** The account or card number that a label ends with ('GOLD CARD : 5400 0000 0000 0001'), or null. */
export function accountNumberIn(label: string): string | null {
  return NUMBER_AT_END.exec(label)?.[1]?.replace(/ /g, '') ?? null;
}
