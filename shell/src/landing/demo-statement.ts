import { decimalsOf, fromWire } from '@saldo/contracts';

export type DemoCategory = 'income' | 'transfers' | 'insurance' | 'shopping';

/** A row of the statement: what is printed (shortened), what Saldo makes of it, and the amount in minor units. */
export type DemoRow = {
  date: string;
  printed: string;
  name: string;
  category: DemoCategory;
  amountMinor: number;
};

/**
 * One of the sample statements, samples/statements/wise-usd-2026-07: what the pages before sign-in show is real. A test
 * holds it against the sample.
 */
export const DEMO = {
  sample: 'wise-usd-2026-07',
  title: 'Wise USD, July 2026',
  caption: 'Example: a Wise statement in USD',
  currency: 'USD',
  openingMinor: 10_336_21,
  closingMinor: 10_851_16,
};

const row = (
  date: string,
  printed: string,
  name: string,
  category: DemoCategory,
  amountMinor: number,
): DemoRow => ({ date, printed, name, category, amountMinor });

export const DEMO_ROWS: readonly DemoRow[] = [
  row('2026-07-03', 'Google Workspace DUBLIN', 'Google Workspace', 'shopping', -14_40),
  row('2026-07-05', 'Received money from Halden Studio', 'Halden Studio', 'income', 2_250_00),
  row(
    '2026-07-06',
    'Converted 2,250.00 USD to 1,932.75 EUR',
    'To your EUR',
    'transfers',
    -2_250_00,
  ),
  row('2026-07-08', 'Adobe Creative Cloud SAN JOSE', 'Adobe', 'shopping', -59_99),
  row('2026-07-10', 'Paid to Hiscox', 'Hiscox', 'insurance', -96_00),
  row('2026-07-12', 'Figma SAN FRANCISCO', 'Figma', 'shopping', -20_00),
  row('2026-07-14', 'Sent money to Mira Rahimi Lenz', 'To your Maybank', 'transfers', -625_00),
  row('2026-07-15', 'Notion SAN FRANCISCO', 'Notion', 'shopping', -12_00),
  row('2026-07-16', 'Received money from Northlake', 'Northlake', 'income', 1_350_00),
  row('2026-07-19', 'Amazon Web Services SEATTLE', 'Amazon Web Services', 'shopping', -8_14),
  row('2026-07-31', 'Balance cashback', 'Cashback', 'income', 48),
];

/** Minor units as the product writes them, without the sign: 225000 USD gives '2,250.00'. */
export function written(amountMinor: number, currency: string = DEMO.currency): string {
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(Math.abs(amountMinor) / 10 ** decimals);
}

/** The same for an amount as it comes over the wire: 34897.07 EUR gives '34,897.07'. */
export function writtenWire(amount: number, currency: string): string {
  return written(fromWire(amount, currency), currency);
}

const amounts = DEMO_ROWS.map((each) => each.amountMinor);
const sum = (minors: number[]) => minors.reduce((total, minor) => total + minor, 0);

/** The proof of it: opening + rows in − rows out = closing, in minor units. */
export const DEMO_PROOF = {
  rowsIn: amounts.filter((minor) => minor > 0).length,
  rowsOut: amounts.filter((minor) => minor < 0).length,
  inMinor: sum(amounts.filter((minor) => minor > 0)),
  outMinor: -sum(amounts.filter((minor) => minor < 0)),
};
