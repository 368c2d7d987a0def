/** What the sample user has at the end of October 2026, account by account, in minor units of its own currency. */
export const BALANCES = [
  { account: 'Revolut', currency: 'EUR', sample: 'revolut-eur-2026-10', closingMinor: 9_363_05 },
  { account: 'Revolut', currency: 'GBP', sample: 'revolut-gbp-2026-10', closingMinor: 2_120_62 },
  { account: 'Wise', currency: 'USD', sample: 'wise-usd-2026-10', closingMinor: 14_027_31 },
  { account: 'Maybank', currency: 'MYR', sample: 'maybank-myr-2026-10', closingMinor: 4_693_85 },
] as const;
