import { CODES } from '../words/currency-names.ts';

/** What stands beside numbers for a currency; null for what several have. */
const SYMBOLS: Record<string, string | null> = {
  '€': 'EUR',
  Euro: 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
  '₩': 'KRW',
  원: 'KRW',
  円: 'JPY',
  '₺': 'TRY',
  TL: 'TRY',
  Ft: 'HUF',
  '₽': 'RUB',
  '₴': 'UAH',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₪': 'ILS',
  zł: 'PLN',
  Kč: 'CZK',
  lei: 'RON',
  RM: 'MYR',
  A$: 'AUD',
  C$: 'CAD',
  NZ$: 'NZD',
  S$: 'SGD',
  HK$: 'HKD',
  US$: 'USD',
  NT$: 'TWD',
  R$: 'BRL',
  $: null,
  kr: null,
  'kr.': null,
  Rp: 'IDR',
  'Fr.': 'CHF',
  'Rs.': 'INR',
  Rs: 'INR',
  RUR: 'RUB',
  'руб.': 'RUB',
  руб: 'RUB',
  'р.': 'RUB',
  元: null,
  NTD: 'TWD',
  RMB: 'CNY',
  U$S: 'USD',
  $U: 'UYU',
  RD$: 'DOP',
  MX$: 'MXN',
  AR$: 'ARS',
  CA$: 'CAD',
  AU$: 'AUD',
  J$: 'JMD',
  '₡': 'CRC',
  '¢': 'CRC',
  'S/.': 'PEN',
  'S/': 'PEN',
  // A balboa is a dollar by law, and nobody publishes its rate.
  'B/.': 'USD',
  'Bs.': null,
  Bs: null,
  '₲': 'PYG',
  'Gs.': 'PYG',
  Q: 'GTQ',
  '₦': 'NGN',
  KSh: 'KES',
  Ksh: 'KES',
  'KSh.': 'KES',
  TSh: 'TZS',
  USh: 'UGX',
  'GH₵': 'GHS',
  '₸': 'KZT',
  '₾': 'GEL',
  '৳': 'BDT',
  'Tk.': 'BDT',
  'лв.': 'BGN',
  лв: 'BGN',
  'дин.': 'RSD',
  'din.': 'RSD',
  'ден.': 'MKD',
  'грн.': 'UAH',
  грн: 'UAH',
  'Lps.': 'HNL',
  Lps: 'HNL',
  'L.': 'HNL',
  L: 'HNL',
  R: 'ZAR',
  C: null,
};

const escaped = (text: string) => text.replace(/[.$]/g, '\\$&');
/** Before a number with cents the letters of the rand, the quetzal and the lempira are a currency, and before any other one a code; a C is what is left there of a rupee's sign (HDFC). */
const WITH_CENTS = '(?= ?\\d[\\d ,]*[.,]\\d\\d(?!\\d))';
/** The signs and codes of currencies, as a pattern. */
export const CURRENCY = `(?:${Object.keys(SYMBOLS)
  .sort((a, b) => b.length - a.length)
  .map((symbol) => (/^[CLQR]$/.test(symbol) ? symbol + WITH_CENTS : escaped(symbol)))
  .join('|')}|[A-Z]{3})`;

/** Whether what stands beside a number is the sign or the code of a currency. */
export function isCurrency(printed: string): boolean {
  return printed in SYMBOLS || CODES.has(printed);
}

/** The currency that a sign or a code beside a number names: yen have no cents, so that with two decimals their sign is that of the yuan. */
export function currencyBeside(printed: string | undefined, number: string): string | null {
  if (printed === undefined) return null;
  if (printed === '¥' && CENTS.test(number)) return 'CNY';
  return SYMBOLS[printed] ?? (CODES.has(printed) ? printed : null);
}

/** A number that ends in cents. */
export const CENTS = /[.,]\d\d$/;
