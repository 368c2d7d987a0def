import { dateOrderOf } from './dates.ts';

/** What only the banks of one country print, and their currency. */
const MARKS: [RegExp, string][] = [
  [/\bsort code\b|\b\d\d-\d\d-\d\d \d{8}\b/i, 'GBP'],
  [/\bFDIC\b|\bNCUA\b/, 'USD'],
  [/\bCLABE\b|\bRFC\b/, 'MXN'],
  [/\bIFSC\b/i, 'INR'],
  [/\bCNPJ\b|\bCPF\b/, 'BRL'],
  [/\bBSB\b/, 'AUD'],
  [/\b\d{2}-\d{4}-\d{7}-\d{2,3}\b/, 'NZD'],
  [/(?<![\p{L}\d])R ?\d{1,3}(?:[ ,]\d{3})*[.,]\d{2}(?!\d)/u, 'ZAR'],
];
/** Whose figures bear a bare dollar sign is told by how addresses are written. */
const DOLLARS: [RegExp, string][] = [
  [/\b[A-Z]\d[A-Z] \d[A-Z]\d\b/, 'CAD'],
  [/\b(?:NSW|VIC|QLD|TAS|ACT)\s+\d{4}\b/, 'AUD'],
  [/\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/, 'USD'],
];
const OF_COUNTRIES: Record<string, string> = Object.fromEntries([
  ...'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM'
    .split(' ')
    .map((country) => [country, 'EUR']),
  ...'GB:GBP CH:CHF LI:CHF PL:PLN CZ:CZK HU:HUF RO:RON SE:SEK NO:NOK DK:DKK TR:TRY AE:AED SA:SAR IL:ILS UA:UAH BG:BGN BR:BRL'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
]);

const SIGNED =
  /(?<![\p{L}\d])(EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|AED|ZAR|INR|SGD|HKD|AUD|CAD|NZD|MXN|BRL|JPY|THB|IDR|MYR|PHP|TRY|HUF|RON)(?![\p{L}])|([€£₹]|R\$)/gu;
const OF_SIGNS: Record<string, string> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', R$: 'BRL' };

/**
 * The currency of a statement whose amounts bear none: that of the account's country, what only banks of one country print,
 * or the only one that its small print speaks of. Null where these do not tell, or where it speaks of others only: an account in
 * dollars has the number of a German one, too.
 */
export function homeCurrencyOf(texts: string[], iban: string | null): string | null {
  const country = iban?.match(/^[A-Z]{2}(?=\d{2})/)?.[0] ?? '';
  const named = new Set(
    texts.flatMap((text) =>
      [...text.slice(0, MAX_TEXT).matchAll(SIGNED)].map(
        (match) => match[1] ?? OF_SIGNS[match[2] ?? ''],
      ),
    ),
  );
  const [only = null] = named.size === 1 ? named : [];
  const marked = MARKS.find(([mark]) => texts.some((text) => mark.test(text)))?.[1];
  const home = OF_COUNTRIES[country] ?? marked;
  if (home === undefined) return (areDollars(texts) ? null : only) ?? dollarsOf(texts);
  return named.size === 0 || named.has(home) ? home : null;
}

const MAX_TEXT = 400;

/** Whether bare dollars are printed more often than any other currency, which then is that of single purchases. */
function areDollars(texts: string[]): boolean {
  const count = (pattern: RegExp) =>
    texts.reduce((sum, text) => sum + [...text.slice(0, MAX_TEXT).matchAll(pattern)].length, 0);
  return count(DOLLAR_FIGURES) > count(SIGNED);
}

const DOLLAR_FIGURES = /(?<![\p{L}\d])\$ ?\d/gu;

function dollarsOf(texts: string[]): string | null {
  if (!texts.some((text) => /\$ ?\d/.test(text))) return null;
  const told = DOLLARS.find(([address]) => texts.some((text) => address.test(text)))?.[1];
  const isMonthFirst = dateOrderOf(texts, 'DM') === 'MD' && dateOrderOf(texts, 'MD') === 'MD';
  return told ?? (isMonthFirst ? 'USD' : null);
}
