import { isBookingRow } from '../bookings/booking-rows.ts';
import { readAmount } from '../figures/amounts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceLine, currentBalanceIn } from '../words/balance-names.ts';
import {
  CODES,
  COMMON,
  codeBesideName,
  currencyNamed,
  withJoinedSigns,
  withoutCompanies,
} from '../words/currency-names.ts';
import { currencyCalled } from '../words/currency-words.ts';
import { amountsAbroad, exchangedIn, FOREIGN } from './amounts-abroad.ts';
import { detailsIn, fewCodes } from './booked-codes.ts';
import {
  BEGINS_LABEL,
  callsAmounts,
  codeAtEnd,
  currencyUnderLabel,
  isBoxOfAccount,
  isFact,
  isLabelAlone,
  NAMES_OF_LABEL,
} from './currency-labels.ts';
import {
  codeBesideProduct,
  currenciesOfProducts,
  isPesos,
  PRODUCT,
  withoutDollarAccounts,
} from './currency-products.ts';
import { DOLLARS, pesoOf } from './home-currencies.ts';
import { namedInHead } from './named-in-head.ts';
import { namedInSentence } from './named-in-sentences.ts';

/** The peso of the country whose law a document names, or null. */
export function pesoIn(rows: Row[]): string | null {
  const known = PESOS_IN.get(rows);
  if (known !== undefined) return known;
  const peso = pesoOf(rows.map(textOf));
  PESOS_IN.set(rows, peso);
  return peso;
}

/** The same rows are asked about line by line. */
const PESOS_IN = new WeakMap<Row[], string | null>();

const TITLE =
  /\b([A-Z]{3})[ -](?:(?:account |current account |bank |savings )?statement|account|konto|compte|balance|wallet|pocket)\b/i;
/** A code behind its label, in whatever language, and nothing else in its cell. */
const LABELLED = /^(\p{L}[\p{L} ]{2,24}) ?[:：] ?([A-Z]{3})$/u;

const NAMES_CURRENCY = new RegExp(`(?:^|\\s)(?:${NAMES_OF_LABEL})`, 'iu');

/** A code behind its label among other facts: 'Account BG54 BPBI 7940, Currency: BGN, BIC: BPBIBGSF'. */
const LABELLED_AMONG = new RegExp(
  `\\s(?:${NAMES_OF_LABEL}) ?[:：] ?([A-Z]{3})(?![\\p{L}\\d])`,
  'iu',
);

const LABEL = new RegExp(
  `(?:account |statement |base |konto|billing )?(?:${NAMES_OF_LABEL})(?: (?:[uú][cč]tu|du compte|des kontos|van de rekening|rachunku|счета|рахунку|сметки|сметка|računa|akaun|of account|del conto|contului))?(?: ?/ ?\\p{L}+)*\\s*(?:[:：]\\s*|\\s)(\\S.*?)$`,
  'iu',
);
/** The currency of one amount names none of an account: 'COMPRA CON LA TARJETA 5489, 21,00 GBP'. */
const BEHIND_AMOUNT = /[.,]\d\d ?[A-Z]{3}(?![A-Z])|(?<![A-Z])[A-Z]{3} ?\d[\d.,' ]*[.,]\d\d/g;
/** The code behind a label for it in a text, or null. */
function labelledIn(text: string): string | null {
  const [, label = '', alone = ''] = LABELLED.exec(text) ?? [];
  if (NAMES_CURRENCY.test(label) ? CODES.has(alone) : COMMON.has(alone)) return alone;
  const [, among = ''] = LABELLED_AMONG.exec(text) ?? [];
  return COMMON.has(among) ? among : null;
}

/** The currency that a line outside the tables names as its account's: a title, or 'Currency: GBP'. peso is the one of the statement's country. */
export function currencyOfLine(row: Row, peso: string | null = null): string | null {
  for (const cell of row.cells) {
    const labelled = FOREIGN.test(cell.text) ? null : labelledIn(cell.text);
    if (labelled) return labelled;
    const title = TITLE.exec(cell.text)?.[1]?.toUpperCase();
    if (title && CODES.has(title) && cell.text.length < 80) return title;
    if (cell.text.length > 60 || !PRODUCT.test(cell.text)) continue;
    const code = withoutCompanies(cell.text)
      .replace(BEHIND_AMOUNT, ' ')
      .split(/[\s()（）\-–/,:·|]+/)
      .map((word) => (word === 'RMB' ? 'CNY' : word))
      .find((word) => COMMON.has(word) && !(word === 'BHD' && peso === 'DOP'));
    if (code) return code;
  }
  // Behind the title of a list its currency may stand alone ('FCY Transaction Detailed List', '美元/USD': Bank of China).
  const [title, beside, ...more] = row.cells;
  const isTitled = title && beside && more.length === 0 && PRODUCT.test(title.text);
  const headed =
    row.cells.length === 1 || isTitled
      ? codeBesideName((beside?.text ?? textOf(row)).slice(0, 60))
      : null;
  if (headed) return headed;
  const products = currenciesOfProducts(row, peso);
  // Two accounts side by side are in the currency of neither.
  if (products.size > 1) return null;
  const [own = codeBesideProduct(row)] = products;
  if (own) return own;
  const text = textOf(row);
  if (text.length > 120 || FOREIGN.test(text)) return null;
  const label = LABEL.exec(text)?.[1];
  if (label === undefined) return null;
  const words = label
    .replace(/[():,]/g, ' ')
    .trim()
    .split(/\s+/);
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    // Behind a sign that two countries share stands the name ('C$ Córdobas').
    const [sign = '', ...name] = words.slice(0, count);
    const named = /^\p{Lu}{0,2}\$$/u.test(sign) ? currencyNamed(name.join(' ')) : null;
    const called = words.slice(0, count).join(' ');
    const code = named ?? (isPesos(called) ? peso : currencyCalled(called));
    if (code) return code;
  }
  const [, code = ''] = /\(([A-Z]{3})\)/.exec(label) ?? [];
  return currencyNamed(code);
}

/** What a heading calls 'moneda nacional', which every country of pesos does, and Mexico on statements that say no more (Banco de Chile). */
export function atHome(code: string | null, heading: string, rows: Row[]): string | null {
  const isUntold = /\bmoneda nacional\b/i.test(heading) && !/\bMXN\b|mexican/i.test(heading);
  if (code !== 'MXN' || !isUntold) return code;
  // Where something was paid has laws of its own.
  return pesoOf(rows.filter((row) => !isBookingRow(row)).map(textOf)) ?? code;
}

/** The currency of a line that is no more than its label and name: 'Currency: United States Dollar'; or null. */
export function currencyLabelled(row: Row): string | null {
  return BEGINS_LABEL.test(textOf(row)) ? currencyOfLine(row) : null;
}

/** What a row above all tables names: as its account's, under a label, or by a code alone beside what stands there of the account. */
function namedBeside(row: Row, below: readonly Row[], peso: string | null): string | null {
  const named = currencyOfLine(row, peso) ?? currencyUnderLabel(row, below, peso);
  if (named || !row.cells.some(({ text }) => PRODUCT.test(text))) return named;
  const isAlone = row.cells.every(({ text }) => readAmount(text, 2) === null);
  return (isAlone && row.cells.find(({ text }) => COMMON.has(text))?.text) || null;
}

/** What a document's amounts are marked with most; headers and labels weigh more than a single amount. Null for no mark at all, or for bare dollars. home is that of the account's country, which counts where it is printed: a purchase abroad names another one. */
export function currencyOf(all: Row[], headers: Row[], home: string | null): string | null {
  const counts = new Map<string, number>();
  const inTexts = new Map<string, number>();
  const dollars = new Set<string>();
  let bare = 0;
  const peso = pesoIn(all);
  const rows = withoutDollarAccounts(all);
  if (peso && areMostlyBareDollars(rows)) return peso;
  const headed = onlyIn(headers, rows, peso);
  if (headed) return headed;
  const told = namedInHead(rows, headers, (row, index) =>
    namedBeside(row, rows.slice(index + 1, index + 3), peso),
  );
  if (told) return told;
  const count = (code: string | null | undefined, weight: number) => {
    if (code) counts.set(code, (counts.get(code) ?? 0) + weight);
  };
  const details = detailsIn(rows);
  const marked = [amountsAbroad(rows), fewCodes(rows), exchangedIn(rows, details)];
  const abroad = new Set(marked.flatMap((cells) => [...cells]));
  const table = rows.findIndex((row) => headers.includes(row));
  for (const codes of headers.map(codesInHeader))
    for (const code of codes) count(code, code === 'USD' && codes.length > 1 ? BESIDE_OWN : 20);
  for (const [index, row] of rows.entries()) {
    // What a booking names is where something was paid or moved to.
    const own =
      isBookingRow(row) || details.has(row)
        ? null
        : (currencyOfLine(row, peso) ??
          currencyUnderLabel(row, rows.slice(index + 1, index + 3), peso));
    count(own, 60);
    const isAmongFacts = [rows[index - 1], rows[index + 1]].some(isFact) && isLabelAlone(row);
    const isOfAccount = isBoxOfAccount(row) || (index < table && isAmongFacts);
    if (own && DOLLARS.has(own) && isOfAccount) dollars.add(own);
    if (callsAmounts(row) && !headers.includes(row))
      for (const code of codesInHeader(row)) count(code, 20);
    const sentences = isBookingRow(row) || details.has(row) ? [] : namedInSentence(textOf(row));
    for (const said of sentences) count(said.code, said.weight);
    const balance = row.cells.find(({ text }) => balanceLine(text) !== null);
    const behind = balance?.text.split(' ').at(-1)?.replace(/[()]/g, '');
    count(behind === undefined ? null : currencyNamed(behind), 60);
    if (AMOUNT_IN.test(textOf(row).slice(-40))) count(codeAtEnd(rows[index + 1]), 20);
    const weight = isOfBalance(row, rows[index - 1]) ? 10 : 1;
    for (const { text } of row.cells.filter((cell) => !abroad.has(cell))) {
      if (BARE_DOLLARS.test(text)) count(DOLLAR, weight);
      const amount = readAmount(text, 2) ?? readAmount(text, 0);
      if (amount && amount.currency === null) bare += 1;
      if (amount?.currency) count(amount.currency, weight);
      else if (CODES.has(text)) count(text, weight);
      const inText = currencyAtEnd(text);
      if (amount || inText === null) continue;
      count(inText, weight);
      inTexts.set(inText, (inTexts.get(inText) ?? 0) + weight);
    }
  }
  // Where the law is that of a country of pesos, theirs is the bare sign; else that of the dollars in which the account is kept.
  const [dollar = null] = dollars.size === 1 ? dollars : [];
  if (peso || dollar) {
    count(peso ?? dollar, counts.get(DOLLAR) ?? 0);
    counts.delete(DOLLAR);
  }
  if (home && counts.has(home)) count(home, OF_HOME);
  return mostMarked(counts, inTexts, bare);
}

/** The currency of the amount that a text ends with, or null. */
function currencyAtEnd(text: string): string | null {
  const trailing = /[\d.,]{4,} ?(EUR|Euro|€|USD|GBP|CHF|PLN|zł|원|円)$/.exec(text)?.[1];
  const leading = BEFORE_AMOUNT.exec(text)?.[1] ?? '';
  return trailing ? currencyNamed(trailing) : COMMON.has(leading) ? leading : null;
}

/** The currency with the most marks, unless they are few among many amounts without one, or bare dollars. */
function mostMarked(
  counts: Map<string, number>,
  inTexts: Map<string, number>,
  bare: number,
): string | null {
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === undefined || most[0] === DOLLAR) return null;
  // Beside many amounts without a mark, a few with one are what was paid abroad, and so is what only texts name.
  const few = inTexts.get(most[0]) === most[1] ? MANY_BARE - 1 : FEW_MARKED;
  return bare >= MANY_BARE && most[1] <= few ? null : most[0];
}

/** The only currency that headers name over their amounts, however many purchases abroad name another one; null where a line outside says otherwise. */
function onlyIn(headers: Row[], rows: Row[], peso: string | null): string | null {
  const [code, ...others] = new Set(headers.flatMap(codesInHeader));
  if (code === undefined || others.length > 0) return null;
  const isOther = (row: Row) => {
    const said = isBookingRow(row) ? null : currencyOfLine(row, peso);
    return said !== null && said !== code;
  };
  return rows.some(isOther) ? null : code;
}

/** Whether some amounts bear a bare $, and fewer the mark of a currency, as the dollars of a card do behind its pesos. */
function areMostlyBareDollars(rows: Row[]): boolean {
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text));
  const dollars = texts.filter((text) => BARE_DOLLARS.test(text)).length;
  const marked = texts.filter((text) => readAmount(text, 2)?.currency);
  return dollars >= SOME_BARE && dollars > marked.length;
}

/** Beside another currency over a table, the dollars are what was paid abroad ('US$', 'R$'). */
const BESIDE_OWN = 19;
const SOME_BARE = 4;
const MANY_BARE = 10;
const FEW_MARKED = 2;
const OF_HOME = 4;
/** A code in front of the only amount that a text ends with: what was paid abroad has a rate and another amount behind it. */
const BEFORE_AMOUNT = / ([A-Z]{3}) ?(?:[-+] ?)?\d{1,9}(?:[.,'’ ]\d{3}){0,3}[.,]\d\d ?[+-]?$/;
/** A label that wraps in front of its currency. */
const AMOUNT_IN = /(?:betrag|amount|montant|importe|importo|bedrag|kwota|valor) (?:in|en|em|w)$/i;

const DOLLAR = '$';
/** Dollars of whichever country, alone or at the end of a line. Where most amounts are, a few of another currency are sub-lines. */
const BARE_DOLLARS = /(?:^[-+(]?| )\$ ?-?[\d.,]+[.,]\d{2,3}\)?(?: [CD]R)?$/;

/** Whether a row names a balance, or stands under the name of one without its amount: the details of a booking may be in any currency. */
function isOfBalance(row: Row, above: Row | undefined): boolean {
  if (row.cells.some(({ text }) => isEnd(text))) return true;
  const isNear = above?.page === row.page && row.baseline - above.baseline < 2 * row.fontSize;
  return isNear && above.cells.every(({ text }) => isEnd(text));
}

/** What is held now may be named among other facts ('조회기간 : 2025-07-01 ~ 2025-07-31 현재잔액 : 3,038,174 원': iM Bank). */
const isEnd = (text: string) => {
  const kind = balanceLine(text);
  return kind === 'opening' || kind === 'closing' || currentBalanceIn(text) !== null;
};

/** The currencies that a table's header names: 'Betrag (EUR)', 'Debit CHF', '£ Paid out', 'JUMLAH (RM)'. */
export function codesInHeader(row: Row): string[] {
  const found: string[] = [];
  const isKorean = row.cells.some(({ text }) => /\p{Script=Hangul}/u.test(text));
  for (const { text } of row.cells) {
    // What was paid abroad in dollars stands beside what that comes to in won ('미화(USD)': KB, '(USD)': Woori).
    if (text.length > 160 || /^미화/u.test(text) || (isKorean && text === '(USD)')) continue;
    for (const word of withJoinedSigns(withoutCompanies(text))
      .replace(SOLES, 'PEN')
      .split(/[\s()（）/,]+/)) {
      const code = currencyNamed(word.replace(/(?!^)金[額额]$/u, ''));
      if (code && !(word in LABEL_WORDS)) found.push(code);
    }
  }
  return found;
}

/** The sign of the sol has the stroke that parts labels. */
const SOLES = /(?<![\p{L}\d])S\/\.?(?=[\s)]|$)/gu;

/** Words of headers that happen to be codes as well. */
const LABEL_WORDS: Record<string, true> = { ALL: true, TOP: true };
