import { plainWords } from '../words/plain-words.ts';

/** Words of labels in a language whose banks mostly count in one currency; those of languages of several countries that do not are left out. */
const LABELS: [RegExp, string][] = [
  [
    /\b(?:buchungs(?:tag|datum|text)|verwendungszweck|wertstellung|betrag|umsatz|kontostand)\b/,
    'EUR',
  ],
  [/\b(?:libelle|nature (?:des? )?operations?|montant|date (?:de )?valeur|solde)\b/, 'EUR'],
  [/\b(?:descrizione|addebiti|accrediti|importo|causale|dare|avere)\b/, 'EUR'],
  [/\b(?:omschrijving|bedrag|rentedatum|boekdatum|tegenrekening)\b/, 'EUR'],
  [/\b(?:kirjauspaiva|maara|saaja|arvopaiva)\b/, 'EUR'],
  [/\b(?:kwota|opis operacji|data (?:ksiegowania|operacji)|tytul operacji)\b/, 'PLN'],
  [/\b(?:castka|zaporna|popis transakce|datum zauctovani|zustatek)\b/, 'CZK'],
  [/\b(?:konyveles|osszeg|erteknap|jovairas|terheles)\b/, 'HUF'],
  [/\b(?:bokforingsda(?:g|tum)|belopp)\b/, 'SEK'],
  [/\b(?:bokforingsdato|belop|inn pa konto|ut av konto)\b/, 'NOK'],
  [/\b(?:bogforingsdato|belob)\b/, 'DKK'],
  [/\b(?:islem tarihi|tutar|bakiye)\b/, 'TRY'],
  [/\b(?:tanggal|keterangan)\b/, 'IDR'],
  [/\b(?:tarikh|butiran|baki penyata)\b/, 'MYR'],
  [/\b(?:ngay giao dich|so du|dien giai)\b/, 'VND'],
  [/(?:거래일|거래후잔액|출금액|입금액|잔액)/, 'KRW'],
  [/(?:お引出|お預入|お支払い?金額|ご利用日|摘要.*残高)/, 'JPY'],
  [/(?:วันที่|ยอดคงเหลือ)/, 'THB'],
  [/(?:תאריך|יתרה)/, 'ILS'],
];
/** Those that part their cents with commas. */
const WITH_COMMAS: ReadonlySet<string> = new Set(['EUR', 'PLN', 'CZK', 'SEK', 'NOK', 'DKK', 'TRY']);
/** Names of payments that one currency's banks know: those of the single euro payments area are in euros. */
const PAYMENTS: [RegExp, string][] = [
  [/\bSEPA\b/, 'EUR'],
  [/\bBizum\b|\biDEAL\b/, 'EUR'],
  [/\bBLIK\b/, 'PLN'],
  [/\bTWINT\b/i, 'CHF'],
  [/\bDuitNow\b/i, 'MYR'],
  [/\bPromptPay\b/i, 'THB'],
  [/\bPIX\b/, 'BRL'],
  [/\bOsko\b|\bBPAY\b|\bPayID\b/i, 'AUD'],
  [/\bINTERAC\b/i, 'CAD'],
  [/\bSPEI\b/, 'MXN'],
  [/\bUPI[-/]\p{L}|\bNEFT\b|\bIMPS\b/u, 'INR'],
  [/\bACH\b/, 'USD'],
];
/** Few labels are longer. */
const LONGEST = 120;

/**
 * The currency that the language of a statement's labels suggests, or the kind of its payments, where it names none anywhere; or null.
 * headers are the rows of labels, texts all rows.
 */
export function currencyOfLanguage(
  headers: readonly string[],
  texts: readonly string[],
): string | null {
  const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  const hasCommas = count(COMMA) >= count(DOT);
  const isPossible = (currency: string) => !WITH_COMMAS.has(currency) || hasCommas;
  const labels = headers.filter(({ length }) => length < LONGEST).map(plainWords);
  const told = LABELS.find(
    ([words, currency]) => isPossible(currency) && labels.some((label) => words.test(label)),
  );
  // A single booking may name another country's payments.
  return told?.[1] ?? currencyOfPayments(texts, isPossible);
}

/** The currency of the first kind of payment that texts name and that is possible, or null. */
export function currencyOfPayments(
  texts: readonly string[],
  isPossible: (currency: string) => boolean,
): string | null {
  const paid = PAYMENTS.find(
    ([mark, currency]) => isPossible(currency) && texts.some((text) => mark.test(text)),
  );
  return paid?.[1] ?? null;
}

const COMMA = /\d,\d\d(?!\d)/;
const DOT = /\d\.\d\d(?![\d.])/;
