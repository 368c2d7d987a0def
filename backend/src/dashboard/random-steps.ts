import * as fc from 'fast-check';

export const USERS = ['ada', 'ben'];
export const ACCOUNTS = ['Wise', 'Revolut EUR', 'Maybank, KL'];
export const CURRENCIES = ['EUR', 'USD', 'KRW', 'JPY', 'TWD'];
const CATEGORIES = ['income', 'transfers', 'groceries', 'dining', 'travel', '__proto__'];
const FIRST_DAY = Date.UTC(2025, 10, 1);
const DAYS = 110;

/** The calendar date that many days after the first one. */
export const dateAt = (day: number) =>
  new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
const date = fc.integer({ min: 0, max: DAYS - 1 }).map(dateAt);
const booking = fc.record({
  date,
  currency: fc.constantFrom(...CURRENCIES),
  category: fc.constantFrom(...CATEGORIES),
  amountMinor: fc.integer({ min: -500_000, max: 500_000 }),
});
const balance = fc
  .record({
    currency: fc.constantFrom(...CURRENCIES),
    // A part has a number of its own: with another's it might be that one under another name.
    of: fc.constantFrom(
      { part: '', accountHint: '11112222' },
      { part: '', accountHint: '33334444' },
      { part: 'Pocket', accountHint: '55556666' },
    ),
    amountMinor: fc.integer({ min: -100_000, max: 10_000_000 }),
    asOf: date,
  })
  .map(({ of, ...stated }) => ({ ...stated, ...of }));
const rate = fc.integer({ min: 500_000, max: 1_600_000_000 }).map((n) => (n / 1e6).toFixed(6));
const publishedDay = fc.record({
  gap: fc.integer({ min: 1, max: 12 }),
  rates: fc.record({ USD: rate, KRW: rate, JPY: rate }, { requiredKeys: [] }),
});
const user = fc.oneof(
  { weight: 5, arbitrary: fc.constant('ada') },
  { weight: 1, arbitrary: fc.constant('ben') },
);
const target = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('EUR', 'KRW') },
  { weight: 1, arbitrary: fc.constantFrom(...CURRENCIES) },
);

/** What may happen: to users, accounts and rates, and a question in between. */
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      user,
      account: fc.constantFrom(...ACCOUNTS),
      bookings: fc.array(booking, { maxLength: 25, size: 'max' }),
      balances: fc.array(balance, { maxLength: 3 }),
      perEvent: fc.integer({ min: 1, max: 10 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('publish' as const),
      days: fc.array(publishedDay, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      user,
      target,
      accounts: fc.option(fc.subarray([...ACCOUNTS, 'Nowhere']), { freq: 2 }),
      from: fc.option(date, { nil: undefined, freq: 2 }),
      to: fc.option(date, { nil: undefined, freq: 2 }),
      today: fc.integer({ min: 0, max: DAYS + 60 }).map(dateAt),
      limit: fc.integer({ min: 1, max: 20 }),
      /** Whether the chosen currency's sums are filled before the question is answered. */
      isFilled: fc.boolean(),
      batch: fc.integer({ min: 1, max: 7 }),
    }),
  },
);

export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
export type Ask = Extract<Step, { do: 'ask' }>;

/** How many days after the first one a date lies. */
export const dayOf = (date: string) => (Date.parse(date) - FIRST_DAY) / 86_400_000;
