/** What one euro was worth on a working day, as the source printed it (decimal texts). */
export type PublishedRates = { date: string; rates: Readonly<Record<string, string>> };

/** Port: a source of published euro reference rates. */
export type ExchangeRateSource = {
  name: string;
  /** The days after a date, oldest first. */
  publishedAfter(date: string): Promise<PublishedRates[]>;
};
