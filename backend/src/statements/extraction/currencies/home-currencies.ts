import type { PrintedAmount } from '../figures/amounts.ts';
import { dateOrderOf } from '../figures/dates.ts';
import type { SuggestedCurrency } from '../types.ts';
import { currencyOfPayments } from './language-currencies.ts';

/** Numbers that name an account in the clearing of one currency, and a sign that no other currency has. */
const CLEARING: [RegExp, string][] = [
  // A line with an amount has a day and a number of the bank there (Brubank).
  [/\bsort code\b|^[^.,]*\b\d\d-\d\d-\d\d \d{8}\b[^.,]*$/i, 'GBP'],
  [/\b(?:ABA|routing)(?: \p{L}+){0,2}:? ?#?\d{9}\b/iu, 'USD'],
  [/\bCLABE\b/, 'MXN'],
  [/\bIFSC\b|\bIFS Code\b/i, 'INR'],
  [/\bBSB\b/, 'AUD'],
  [/\b\d{2}-\d{4}-\d{7}-\d{2,3}\b/, 'NZD'],
  [/(?<![\p{L}\d])R ?\d{1,3}(?:[ ,]\d{3})*[.,]\d{2}(?!\d)/u, 'ZAR'],
];
/** What only the banks of one country print. */
const COUNTRIES: [RegExp, string][] = [
  // Nobody else parts thousands with a stroke.
  [/(?<!\d)\d{1,3}(?:['’]\d{3})+\.\d{2}(?!\d)/, 'CHF'],
  [/\bFDIC\b|\bNCUA\b/, 'USD'],
  [/^(?:visit )?(?:www\.)?capitalone\.ca\b/i, 'CAD'],
  // Cards that are issued nowhere else.
  [/^(?:TD First Class Travel|American Express Cobalt|Your Triangle)(?!\p{L})/iu, 'CAD'],
  [/\bCDIC\b|\bpar la SADC\b|\bCanada Deposit Insurance\b/, 'CAD'],
  [/\bABN:? \d\d \d{3} \d{3} \d{3}\b|\bAustralian [Cc]redit [Ll]icence\b/, 'AUD'],
  [/\bBank New Zealand Limited\b|\bof the New Zealand dollar amount\b/, 'NZD'],
  [
    /\bCAT promedio\b|\b[Pp]ago para no generar intereses\b|\bCONDUSEF\b|\bRFC\b|\bInstituci[oó]n de Banca M[uú]ltiple\b|\bR\.F\.C\.|\b(?:[Pp]esos,? [Mm]oneda [Nn]acional|PESOS,? MONEDA NACIONAL)\b/,
    'MXN',
  ],
  [/\bBangko Sentral ng Pilipinas\b/i, 'PHP'],
  // Singapore's provident fund is called CPF, too.
  [
    /\bCNPJ\b|\bCPF(?:\/CNPJ|\W{0,4}(?:\d{11}(?!\d)|[*xX]{3}\.))|\b\d{3}\.\d{3}\.\d{3}-\d\d\b|\bOuvidoria\b/,
    'BRL',
  ],
  [/\bRD\$|\bDGII\b/, 'DOP'],
  [/\bCOPAB\b|\bBanco Central del Uruguay\b|\bRep[úu]blica Oriental del Uruguay\b/i, 'UYU'],
  [/\bcmfchile\b|\bCMF Chile\b|\bestado de cuenta nacional de tarjeta de cr[ée]dito\b/i, 'CLP'],
  [
    /\bCUI[TL]\b|\bC\.U\.I\.[TL]\b|\bCBU\b|\bIMPUESTO DE SELLOS\b|\b(?:DB|CR|IVA)[. ]{1,2}RG \d{4}\b|\bTNA\b[^%]{0,12}\d%/,
    'ARS',
  ],
  [
    /\b4 ?x ?1000\b|\bretefuente\b|\bfogaf[ií]n\b|\bsuperintendencia financiera de colombia\b|bogot[aá],? (?:d\.? ?c\.?|colombia)/i,
    'COP',
  ],
  [/(?<![\p{L}\d])S\/\.? ?\d/u, 'PEN'],
  [/\bBankgiro\b|\bPlusgiro\b|\bOCR-nummer\b/i, 'SEK'],
  // In the text of a booking it is that of somebody's invoice.
  [/\bForetaksregisteret\b|\bKID-nummer\b|^(?!\d|.*\d[.,]\d\d(?!\d)).*\bKID: ?\d{5,}$/i, 'NOK'],
  [/\bkennitala\b|(?<!\p{L})ísl\. ?kr\./iu, 'ISK'],
  [/\bCVR(?:[-. ]?nr)?\b/i, 'DKK'],
];
/** How statements of one country are called, which may be those of an account in another currency. */
const TITLES: [RegExp, string][] = [[/\bKontoutskrift nr\. \d+ for konto\b/i, 'NOK']];
const STATE =
  /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?\b/;
/** Whose figures bear a bare dollar sign is told by how addresses are written. */
const ADDRESSES: [RegExp, string][] = [
  [/\b[A-Z]\d[A-Z] \d[A-Z]\d\b/, 'CAD'],
  [/\b(?:NSW|VIC|QLD|TAS|ACT)\s+\d{4}\b/, 'AUD'],
  [STATE, 'USD'],
];
/** Currencies that are written with a bare $ at home. */
export const DOLLARS: ReadonlySet<string> = new Set(
  'USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP BSD BBD BMD BND BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD'.split(
    ' ',
  ),
);

/** Whether an amount is marked with another currency than the one at hand, or bears a dollar sign that is not its own. */
export function isForeign({ currency, isDollar }: PrintedAmount, own: string | null): boolean {
  if (own === null) return false;
  if (currency === null) return isDollar === true && !DOLLARS.has(own);
  return currency !== own && currency !== SAME_SIGN[own];
}

/** The sign of the córdoba is that of Canadian dollars, too (C$). */
const SAME_SIGN: Record<string, string> = { NIO: 'CAD' };

const OF_COUNTRIES: Record<string, string> = Object.fromEntries([
  ...'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM'
    .split(' ')
    .map((country) => [country, 'EUR']),
  ...'GB:GBP CH:CHF LI:CHF PL:PLN CZ:CZK HU:HUF RO:RON SE:SEK NO:NOK DK:DKK TR:TRY AE:AED SA:SAR IL:ILS UA:UAH BG:BGN BR:BRL CR:CRC DO:DOP GT:GTQ PK:PKR QA:QAR KW:KWD BH:BHD JO:JOD EG:EGP TN:TND MU:MUR GE:GEL KZ:KZT AZ:AZN MD:MDL RS:RSD MK:MKD AL:ALL BA:BAM IS:ISK BY:BYN GI:GIP FO:DKK GL:DKK SV:USD TL:USD IQ:IQD LY:LYD MR:MRU SC:SCR'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
]);

const SIGNED =
  /(?<![\p{L}\d])(EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|AED|ZAR|INR|SGD|HKD|AUD|CAD|NZD|MXN|BRL|JPY|THB|IDR|MYR|PHP|TRY|HUF|RON)(?!\d*\p{L})|([€£₹]|R\$|(?<= )TL(?!\p{L})|(?<![\p{L}\d])(?:NZ|AU?|HK|NT)\$)/gu;
const OF_SIGNS: Record<string, string> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  R$: 'BRL',
  TL: 'TRY',
  NZ$: 'NZD',
  A$: 'AUD',
  AU$: 'AUD',
  HK$: 'HKD',
  NT$: 'TWD',
};
const BARE_DOLLAR = /(?<![\p{L}\d])\$ ?\d/gu;
/** In French it stands behind its figure. */
const DOLLAR_BEHIND = /\d,\d\d ?\$(?![\p{L}\d])/gu;

const CROWNS = new Set(['DKK', 'ISK', 'NOK', 'SEK']);
const CROWN = /\d ?kr\.?(?!\p{L})|(?<!\p{L})kr\.? ?-?\d/u;

/** printed is the currency that a file's print proves; suggested is what it makes likely, where it proves none. */
export type HomeCurrency = {
  printed: string | null;
  suggested: SuggestedCurrency | null;
  /** Whether figures bear bare dollar signs, which some countries share. */
  isDollar: boolean;
  /** Whether no currency is named anywhere. */
  isNameless: boolean;
};

/**
 * The currency of a statement whose amounts bear none. It is proved where its code or sign is printed somewhere and no country
 * speaks against it, where an account of its clearing is, or where a bare dollar stands beside what only one country prints.
 * The country alone, or dates that begin with the month, only suggest one. Neither is told where a statement speaks of other
 * currencies than its country's: an account in dollars has the number of a German one, too. around are the texts above and below the bookings.
 */
export function homeCurrencyOf(
  texts: string[],
  iban: string | null,
  around: string[] = texts,
): HomeCurrency {
  const isDollar = areDollars(texts);
  const named = currenciesNamedIn(texts);
  const isNameless = named.size === 0 && !isDollar;
  const proved = (printed: string) => ({ printed, suggested: null, isDollar, isNameless });
  const likely = (suggested: SuggestedCurrency | null) => ({
    printed: null,
    suggested,
    isDollar,
    isNameless,
  });
  const [only = null] = named.size === 1 ? named : [];
  const cleared = clearingOf(texts, iban);
  const ofLaw = cleared ?? currencyOfCountry(iban) ?? told(COUNTRIES, texts);
  const home = ofLaw ?? told(TITLES, texts);
  const isSure = ofLaw !== null || [...named].every((code) => code === home);
  if (home !== null && isSure && named.has(home)) return proved(home);
  // Crowns of whichever country are those of the account's.
  if (home !== null && isSure && CROWNS.has(home) && texts.some((text) => CROWN.test(text)))
    return proved(home);
  const isNamed = [...named].some((code) => code !== undefined && DOLLARS.has(code));
  const behind = countOf(DOLLAR_BEHIND, texts);
  if (isDollar || (behind > 0 && (!isNamed || behind >= countOf(SIGNED, texts)))) {
    const whose = home ?? told(ADDRESSES, texts);
    if (whose !== null) return DOLLARS.has(whose) ? proved(whose) : likely(null);
    if (only !== null && DOLLARS.has(only)) return likely({ currency: only, ground: 'named' });
    return likely(byProvinces(texts) ?? monthFirst(texts) ?? byPayments(texts));
  }
  if (home === null && only !== null)
    return isOfAccount(around) ? proved(only) : likely({ currency: only, ground: 'named' });
  // An account in another currency than its country's says so beside its own figures.
  if (named.size > 0 && isOfAccount(texts)) return likely(null);
  if (cleared !== null) return proved(cleared);
  return likely(home === null ? monthFirst(texts) : { currency: home, ground: 'country' });
}

/** The currency in whose clearing an account is. Ireland has sort codes as well as Britain: the country of the account's IBAN tells whose they are. */
function clearingOf(texts: string[], iban: string | null): string | null {
  const cleared = told(CLEARING, texts);
  const ofIban = currencyOfCountry(iban);
  return ofIban === null || ofIban === cleared ? cleared : null;
}

/** The currency of the country whose law or clearing a statement names, whatever country its bank is known from; or null. */
export function currencyOfLaw(texts: string[], iban: string | null): string | null {
  return clearingOf(texts, iban) ?? told(COUNTRIES, texts);
}

/** Whether a statement spells as banks of the United States do: those of Canada, some of which keep accounts in both, write 'cheque' and 'chequing'. */
export function isAmerican(texts: string[]): boolean {
  return texts.some((text) => AMERICAN.test(text)) && !texts.some((text) => CANADIAN.test(text));
}

const AMERICAN = /\bchecking\b|\bCKG\b/i;
const CANADIAN = /\bcheq|\bINTERAC\b|\bCanada\b/i;

const PESOS = new Set(['ARS', 'CLP', 'COP', 'DOP', 'MXN', 'UYU']);

/** Which peso a statement means by the law of its country, or null. */
export function pesoOf(texts: string[]): string | null {
  const home = currencyOfLaw(texts, null);
  return home !== null && PESOS.has(home) ? home : null;
}

/** Whose dollar or peso a bare $ is by the law, the clearing or the addresses of a statement, or null. */
export function bareDollarOf(texts: string[]): string | null {
  const home = currencyOfLaw(texts, null) ?? told(ADDRESSES, texts);
  return home !== null && DOLLARS.has(home) ? home : null;
}

/** The currency of the country that an IBAN begins with, or null. */
export function currencyOfCountry(iban: string | null): string | null {
  return OF_COUNTRIES[iban?.match(/^[A-Z]{2}(?=\d{2})/)?.[0] ?? ''] ?? null;
}

const MAX_TEXT = 400;

function currenciesNamedIn(texts: string[]): Set<string | undefined> {
  return new Set(
    texts.flatMap((text) =>
      [...text.slice(0, MAX_TEXT).matchAll(SIGNED)].map(
        (match) => match[1] ?? OF_SIGNS[match[2] ?? ''],
      ),
    ),
  );
}

/** What is named once or twice may be the currency of a purchase abroad, if not beside a figure of the account itself. */
function isOfAccount(texts: string[]): boolean {
  const named = texts.filter((text) => text.slice(0, MAX_TEXT).search(SIGNED) >= 0);
  return named.length > 2 || named.some((text) => FIGURE_OF_ACCOUNT.test(text));
}

const FIGURE_OF_ACCOUNT =
  /balance|limit|l[íi]mite|saldo|solde|kontostand|overdraft|total|summe|currency|w[äa]hrung|devise|divisa|moneda|statement|auszug|account|konto|compte|cuenta|conto|rekening/i;

/** Whether bare dollars are printed as often as any other currency, which then is that of single purchases. */
export function areDollars(texts: string[]): boolean {
  const dollars = countOf(BARE_DOLLAR, texts);
  return dollars > 0 && dollars >= countOf(SIGNED, texts);
}

function countOf(pattern: RegExp, texts: string[]): number {
  return texts.reduce(
    (sum, text) => sum + [...text.slice(0, MAX_TEXT).matchAll(pattern)].length,
    0,
  );
}

function told(marks: readonly [RegExp, string][], texts: string[]): string | null {
  return marks.find(([mark]) => texts.some((text) => mark.test(text)))?.[1] ?? null;
}

/** How only the banks of one country move money, if nothing tells more: a booking may name another one's. */
function byPayments(texts: string[]): SuggestedCurrency | null {
  const currency = currencyOfPayments(texts, (each) => DOLLARS.has(each));
  return currency === null ? null : { currency, ground: 'language' };
}

/** Purchases of which several were made in provinces of Canada, and fewer in the states beside it ('LOBLAWS #4861 TORONTO ON 99.09'). */
function byProvinces(texts: string[]): SuggestedCurrency | null {
  const [inProvinces, inStates] = [PROVINCE, STATE_BEHIND].map((place) => countOf(place, texts));
  const isCanadian = (inProvinces ?? 0) >= LEAST_PLACES && (inProvinces ?? 0) > (inStates ?? 0);
  return isCanadian ? { currency: 'CAD', ground: 'country' } : null;
}

const LEAST_PLACES = 3;
const BEHIND_TEXT = String.raw`(?= -?\$?\d[\d,]*\.\d\d(?: ?CR|-)?$|$)`;
const PROVINCE = new RegExp(`[A-Z] (?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK)${BEHIND_TEXT}`, 'g');
const STATE_BEHIND = new RegExp(
  `[A-Z] (?:A[KLRZ]|C[AOT]|DE|FL|GA|IL|KY|LA|M[ADINO]|N[CJVY]|O[HR]|PA|TN|TX|UT|V[AT]|W[AI])${BEHIND_TEXT}`,
  'g',
);

/** Hardly anybody but Americans writes the month before the day. */
function monthFirst(texts: string[]): SuggestedCurrency | null {
  const isSure = dateOrderOf(texts, 'DM') === 'MD' && dateOrderOf(texts, 'MD') === 'MD';
  return isSure ? { currency: 'USD', ground: 'monthFirst' } : null;
}
