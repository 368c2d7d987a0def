import type { DateOrder } from '../extraction/figures/dates.ts';
import type { DecimalMark } from './numbers.ts';
import type { CsvRecord } from './records.ts';
import type { CsvBalance, CsvBooking } from './sorted-out.ts';

/** What is known of a table before its rows are read. */
export type TableOptions = {
  /** The header, which has a name for each cell of a row. */
  head: CsvRecord;
  /** The column that tells of which account a row is, where they are of several. */
  accountColumn: number | null;
  /** What the part of the account is called where its rows do not say. */
  title: string;
  /** What is printed for rows that name no currency. */
  currency: string | null;
  /** What the others are said to be in; null leaves them without, in two decimals. */
  said: string | null;
  /** Figures outside the table, which tell the decimal mark where its own do not. */
  figuresAround: readonly string[];
  /** How dates are written by this bank, or where the file is from. */
  dateOrder: DateOrder | null;
  /** The calendar date of the upload. */
  uploadedOn: string | null;
  /** Whether the fee of a row is taken from its amount (Revolut), and whether its sign says nothing (Revolut Business). */
  feesComeOnTop: boolean | 'unsigned';
  /** Whether only the column of that name describes (Wise, and Revolut Business, whose payer is who holds the card). */
  describedBy: string | null;
};

/** What the rows of a table say. */
export type Table = {
  bookings: CsvBooking[];
  balances: CsvBalance[];
  dateOrder: DateOrder;
  /** Whether some booking prints no currency. */
  isUnprinted: boolean;
  /** Whether amounts bear a dollar sign that is nobody's. */
  isDollar: boolean;
  /** The dates as they are written. */
  dates: string[];
  mark: DecimalMark;
  /** Whether rows were left out because they were not booked. */
  isSomeOpen: boolean;
};
