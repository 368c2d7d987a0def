import { currencyOfCountry, type HomeCurrency } from '../currencies/home-currencies.ts';
import type { DateOrder } from '../figures/dates.ts';
import type { Profile } from '../profiles/index.ts';

/** What a document says of where it is from. */
type Origin = {
  texts: readonly string[];
  headers: readonly string[];
  /** The currency that is printed, and the one that the print makes likely where none is. */
  printed: string | null;
  suggested: HomeCurrency['suggested'];
  account: string | null;
  profile: Profile | null;
};

/**
 * Whether days or months go first where a statement is from; null where nothing in it tells. What its user says of its
 * currency is no part of it: a currency is chosen for amounts, and would move every date without a word.
 */
export function customaryOrder(origin: Origin): DateOrder | null {
  const { texts, headers, printed, suggested, account, profile } = origin;
  if (texts.some((text) => DOTTED_DATE.test(text))) return 'DM';
  if (printed !== null) return orderOf(printed);
  // A dollar that is only named may be that of a purchase abroad.
  if (suggested !== null && suggested.ground !== 'named') return orderOf(suggested.currency);
  if (currencyOfCountry(account) !== null) return 'DM';
  if (texts.some((text) => AMERICAN.test(text))) return 'MD';
  if (profile !== null) return IN_SEVERAL_ORDERS.has(profile.bank) ? null : 'DM';
  return headers.some((header) => DAYS_FIRST.test(plain(header))) ? 'DM' : null;
}

function orderOf(currency: string): DateOrder {
  return currency === 'USD' ? 'MD' : 'DM';
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Nobody who puts the month first writes dots between. */
const DOTTED_DATE = /(?<![\d.])\d{1,2}\.\d{1,2}\.(?:19|20)\d\d(?!\d)/;

/** Banks of the United States say who insures them, and print addresses with state and ZIP code. */
const AMERICAN =
  /\bFDIC\b|\bNCUA\b|\p{L},? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]) \d{5}(?:-\d{4})?(?!\d)/u;

/** Known by name, and at home in several countries, of which one is the United States. */
const IN_SEVERAL_ORDERS: ReadonlySet<string> = new Set(['Citibank', 'American Express']);

/** Names of columns in languages in which no month stands before its day. */
const DAYS_FIRST =
  /\b(?:datum|buchung\w*|betrag|umsatz|soll|haben|saldo|libelle|montant|solde|fecha|importe|monto|concepto|importo|descrizione|addebiti|accrediti|descricao|movimento|omschrijving|bedrag|kwota|opis|operacji|suma|belopp?|dato|tarih|tutar|tarikh|butiran|baki|tanggal|keterangan|jumlah|castka|osszeg|pvm)\b|дата|сумма|ημερομηνια/u;
