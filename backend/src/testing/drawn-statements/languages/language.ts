/** The words that banks print in a language. A list holds words that mean the same; one is drawn for a statement. */
export type Language = {
  code: string;
  /** The twelve months as they stand in a date, short and long. */
  months: readonly string[];
  longMonths: readonly string[];
  currencies: readonly string[];
  headers: {
    date: readonly string[];
    valueDate: readonly string[];
    description: readonly string[];
    type: readonly string[];
    /** Money out and money in, as one bank pairs them. */
    outIn: readonly (readonly [string, string])[];
    amount: readonly string[];
    balance: readonly string[];
  };
  opening: readonly string[];
  closing: readonly string[];
  cardOpening: readonly string[];
  cardClosing: readonly string[];
  brought: string;
  carried: string;
  totals: readonly (readonly [string, string])[];
  total: string;
  title: readonly string[];
  cardTitle: readonly string[];
  /** The period with {start} and {end}. */
  period: readonly string[];
  account: string;
  holder: string;
  currency: string;
  statementDate: string;
  page: string;
  sectionNames: readonly string[];
  /** Headings of bookings in and out where no sign is printed. */
  headings: readonly [string, string];
  decoys: Record<'pending' | 'reverted' | 'standing' | 'glance' | 'rewards' | 'interest', string>;
  legal: readonly string[];
  /** What money is spent on and comes from; {ref} becomes a number. */
  spending: readonly string[];
  income: readonly string[];
  /** First lines of bookings of two lines: out, in. */
  kinds: readonly [readonly string[], readonly string[]];
  fee: string;
  reference: string;
};
