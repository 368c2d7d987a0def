import { decimalsOf, fromWire } from '@saldo/contracts';

/** A row of the statement: what is printed (shortened), what Saldo makes of it, and the amount in minor units. */
export type DemoRow = {
  date: string;
  printed: string;
  name: string;
  category: string;
  amountMinor: number;
};

/**
 * One of the sample statements: what the pages before sign-in show is real. A test holds it against the sample and
 * against what the product said of it.
 */
export const DEMO = {
  sample: 'maybank-myr-2026-10',
  title: 'Maybank MYR, October 2026',
  caption: 'Example: a Maybank statement in MYR',
  currency: 'MYR',
  openingMinor: 5_566_82,
  closingMinor: 4_693_85,
};

const row = (
  date: string,
  printed: string,
  name: string,
  category: string,
  amountMinor: number,
): DemoRow => ({ date, printed, name, category, amountMinor });

export const DEMO_ROWS: readonly DemoRow[] = [
  row('2026-10-02', 'SITI ROHANI BINTI K* NAFKAH IBU', 'To Siti Rohani', 'transfers', -900_00),
  row('2026-10-03', 'VILLAGE GROCER BANGS*', 'Village Grocer', 'groceries', -155_93),
  row('2026-10-05', 'TENAGA NASIONAL BER*', 'Tenaga Nasional', 'utilities', -109_55),
  row('2026-10-07', 'NASI KANDAR MELATI *', 'Nasi Kandar Melati', 'dining', -17_38),
  row('2026-10-08', 'GRAB RIDES *', 'Grab', 'transport', -27_87),
  row('2026-10-08', 'UNIFI TM *', 'Unifi', 'utilities', -129_00),
  row('2026-10-11', 'VILLAGE GROCER BANGS*', 'Village Grocer', 'groceries', -144_55),
  row('2026-10-12', 'PRUDENTIAL ASSURANC*', 'Prudential', 'insurance', -165_00),
  row('2026-10-13', 'SERVICE CHARGE INTERBANK GIRO', 'Service charge', 'fees', -50),
  row('2026-10-14', 'GRAB RIDES *', 'Grab', 'transport', -16_30),
  row('2026-10-16', 'SHOPEE MOBILE MALAY*', 'Shopee', 'shopping', -54_32),
  row('2026-10-18', 'VILLAGE GROCER BANGS*', 'Village Grocer', 'groceries', -84_31),
  row('2026-10-22', 'GRAB RIDES *', 'Grab', 'transport', -21_19),
  row('2026-10-26', 'VILLAGE GROCER BANGS*', 'Village Grocer', 'groceries', -80_32),
  row('2026-10-27', 'GRAB RIDES *', 'Grab', 'transport', -17_48),
  row('2026-10-27', 'KEDAI REMPAH SELERA*', 'Kedai Rempah Selera', 'income', 1_050_00),
  row('2026-10-31', 'PROFIT/INTEREST/DIVIDEND', 'Interest', 'income', 73),
];

/** Minor units as the product writes them, without the sign: -225000 MYR gives '2,250.00'. */
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
