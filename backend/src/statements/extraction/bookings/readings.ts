import type { PrintedAmount } from '../figures/amounts.ts';
import type { DateOrder, PrintedDate } from '../figures/dates.ts';
import type { Cell, Row } from '../rows/rows.ts';
import type { ColumnRole } from '../words/labels.ts';

/** What a row of a table says, cell by cell. hint is what a column of directions says; year is one printed under a date. */
export type RowReading = {
  date: PrintedDate | null;
  /** A date in another column of dates, where the row's own column is empty. */
  otherDate?: PrintedDate;
  money: Partial<Record<ColumnRole, PrintedAmount>>;
  texts: Cell[];
  /** The first amount in a column that is none of its own, as charges are. */
  charge?: PrintedAmount;
  /** What is charged on top of the amount. */
  fee?: PrintedAmount;
  /** Letters under the amount of the row above: CR on a line of its own. */
  markBelow?: 1 | -1;
  /** Codes in a column behind the descriptions. */
  codes: string[];
  hint: 1 | -1 | null;
  year: number | null;
  /** The whole of a line drawn as one text: what was read as its amount may be part of a description, and its date but for a value date. */
  whole?: Cell;
  /** The same without the dates in front, where the labels say that the second line of a booking begins with one. */
  undated?: Cell;
  leadsWithValueDate?: boolean;
  /** Where the column of descriptions begins, if all text of the row stands in a column in front of it. */
  textX?: number;
  /** Whether an amount in another currency stood in it. */
  hasForeign: boolean;
  /** Whether it names what a card was charged, under a heading that says so. */
  isCharge?: boolean;
};

/** The rows of a document as the table at hand reads them. */
export type Readings = {
  row(index: number): Row | undefined;
  /** Null where a header or another page's row stands. */
  reading(index: number): RowReading | null;
  /** Whether an amount without a date is taken for part of a text, since the lines have lost their columns. */
  refusesUndated(): boolean;
  /** Whether it is so taken in any table. */
  takesDatedOnly(): boolean;
  /** Whether every booking of the table at hand has its amount on the last line of its text. */
  haveLastAmounts(): boolean;
  /** Whether every booking of it has the first line of its text right above its figures. */
  haveFirstLines(): boolean;
};

/** A booking in the making. side is the column its amount stood in; flow and hint are what its heading and a column of directions say. */
export type Booking = {
  date: PrintedDate | null;
  /** Another day beside its amount, where its own should stand below. */
  otherDate?: PrintedDate;
  hasOwnDate: boolean;
  side: 'in' | 'out' | 'amount';
  amount: PrintedAmount;
  balance: PrintedAmount | null;
  /** What stands beside its amount in a column that may be one of charges. */
  charge: PrintedAmount | null;
  flow: 1 | -1 | null;
  /** The heading that tells the flow, in which all lines are marked alike. */
  heading?: string;
  /** Whether it names what a card was charged, under a heading that says so. */
  isCharge?: boolean | undefined;
  hint: 1 | -1 | null;
  text: string;
  codes: string[];
  page: number;
  cells: Cell[];
};

/** How a document writes amounts and dates. */
export type Style = {
  decimals: number;
  order: DateOrder;
  /** Whether amounts are printed without decimals although their currency has some (Taiwan). */
  isWhole: boolean;
  /** Whether blanks part the thousands. */
  isSpaced: boolean;
  /** The currency of the table; amounts marked with another one are no bookings. */
  currency: string | null;
};

/** The movement among a row's amounts. Where both sides are filled, the one that is not zero counts; a dash for a text says that there is none. */
export function movementOf({
  money,
  texts,
}: RowReading): { side: Booking['side']; amount: PrintedAmount } | null {
  const sides = (['in', 'out', 'amount'] as const).flatMap((side) => {
    const amount = money[side];
    return amount ? [{ side, amount }] : [];
  });
  const isNone = texts.length > 0 && texts.every(({ text }) => /^[–—-]$/.test(text));
  return sides.find(({ amount }) => amount.minor !== 0) ?? (isNone ? null : (sides[0] ?? null));
}

/** The signed amount in front of a bare one, which is what moved: the other one is a balance, whether or not a label says so. */
export function signedBefore([one, other, ...more]: PrintedAmount[]): PrintedAmount | undefined {
  const isBalance = other !== undefined && more.length === 0 && other.direction === null;
  return isBalance && one?.marker === 'sign' ? one : undefined;
}

/** A line drawn as one text, read as nothing but words. */
export const asText = (reading: RowReading): RowReading =>
  reading.whole ? { ...reading, texts: [reading.whole], money: {} } : reading;

/** Whether no amount of a row is anything but a nought. */
export function isNought({ money }: Pick<RowReading, 'money'>): boolean {
  return Object.values(money).every((amount) => !amount?.minor);
}

/** What bookings come to by their sides and marks, in minor units, as if all came in that bear neither. */
export function sumByMarks(bookings: readonly Booking[]): number {
  const ways = { in: 1, out: -1, amount: null };
  return bookings.reduce(
    (sum, { side, amount }) => sum + amount.minor * (ways[side] ?? amount.direction ?? 1),
    0,
  );
}

/** Whether some bookings but this one have a day of their own without its year. */
export function lackYears(bookings: readonly Booking[], but: Booking | undefined): boolean {
  return bookings.some((each) => each !== but && each.hasOwnDate && !each.date?.year);
}
