/** What structure cannot know of one bank's statements. Everything else is read by geometry and header words. */
export type Profile = {
  bank: string;
  /** Texts that only this bank prints. */
  marks: RegExp;
  /** The currency of statements that do not print theirs. */
  currency?: string;
  /** The title of a table: group 1 is the label of that part of the account. */
  sectionTitle?: RegExp;
  /** Whether tables without running balances hold what is not booked. */
  bookedHaveBalances?: boolean;
  /** A line that holds the closing balance without calling it so; the amount stands last in it. */
  closingLine?: RegExp;
  /** What stands below every list, and right below the labels of one without a booking. */
  belowList?: RegExp;
};
