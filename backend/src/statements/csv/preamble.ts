import { periodIn } from '../extraction/days/printed-period.ts';
import type { DateOrder } from '../extraction/figures/dates.ts';
import { balanceWordIn, currentBalanceIn } from '../extraction/words/balance-names.ts';
import { plainWords } from '../extraction/words/plain-words.ts';
import { currencyBeside } from './numbers.ts';
import type { CsvRecord } from './records.ts';

/** What a file says of itself before its table. */
export type Preamble = {
  texts: string[];
  currency: string | null;
  accountHint: string | null;
};

export type Period = { start: string; end: string };

const CODES = new Set(Intl.supportedValuesOf('currency'));
const CURRENCY_WORD =
  /^(currency|wahrung|waehrung|kontowahrung|devise|divisa|moneda|waluta|munt)\b/;
const BESIDE_AMOUNT = /\d[.,]\d\d ([A-Z]{3})\b/;
const SIGN = /\d[.,]\d\d ?(?![$¥])(\p{Sc})|(?![$¥])(\p{Sc}) ?\d/u;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/;
const SAYS_ACCOUNT = /\b(iban|konto|girokonto|tagesgeld|account|compte|cuenta|conto|rekening)\b/i;

export function preambleOf(records: CsvRecord[]): Preamble {
  const texts = records.map(({ cells }) => cells.filter((cell) => cell !== '').join(' '));
  const amounts = amountsOf(records);
  const account = texts.find((text) => SAYS_ACCOUNT.test(text) && IBAN.test(text));
  return {
    texts,
    currency: currencyNamedIn(texts) ?? currencyCodedIn(amounts) ?? currencyBySign(amounts),
    accountHint: (account && IBAN.exec(account)?.[0].replace(/ /g, '')) ?? null,
  };
}

/** Whether a line tells of an account by its number. */
export function namesAccount({ cells }: CsvRecord): boolean {
  const text = cells.join(' ');
  return SAYS_ACCOUNT.test(text) && /\d{3}/.test(text);
}

/**
 * The period that a file names above its table, or null. It is written as the bank writes dates; where that leaves open
 * whether days or months come first, it is the order in which all rows lie in it.
 */
export function periodAbove(
  { texts }: Preamble,
  order: DateOrder,
  dates: readonly string[],
): Period | null {
  const likely = periodIn(texts, order);
  const holdsAll = (period: Period | null) =>
    period !== null && dates.every((date) => period.start <= date && date <= period.end);
  if (holdsAll(likely)) return likely;
  const other = periodIn(texts, order === 'DM' ? 'MD' : 'DM');
  return holdsAll(other) ? other : likely;
}

/** A code behind a word for it ('Währung: EUR'). */
function currencyNamedIn(texts: string[]): string | null {
  const named = texts
    .filter((text) => CURRENCY_WORD.test(plainWords(text)))
    .map((text) => /\b([A-Z]{3})$/.exec(text)?.[1]);
  return named.find((code) => code !== undefined && CODES.has(code)) ?? null;
}

/**
 * What tells of a balance, and cells that are an amount and nothing else: what is insured, or what a transfer costs, is told in
 * another currency.
 */
function amountsOf(records: readonly CsvRecord[]): string[] {
  return records.flatMap(({ cells }) => {
    const text = cells.join(' ');
    return cells.some(namesBalance)
      ? text
      : cells.filter((cell) => !/\p{L}/u.test(cell.replace(/ [A-Z]{3}$/, '')));
  });
}

function currencyCodedIn(amounts: string[]): string | null {
  const codes = amounts.map((text) => BESIDE_AMOUNT.exec(text)?.[1]);
  return codes.find((code) => code !== undefined && CODES.has(code)) ?? null;
}

/** A yen is written as a yuan is, and a dollar is nobody's. */
function currencyBySign(amounts: string[]): string | null {
  const signs = amounts.map((text) => SIGN.exec(text)?.[1] ?? SIGN.exec(text)?.[2]);
  return signs.map((sign) => sign && currencyBeside(`${sign}1`)).find(Boolean) ?? null;
}

/** The word for what an account holds begins the cell: a fee is taken below a least balance, too. */
function namesBalance(cell: string): boolean {
  return balanceWordIn(cell) !== null || currentBalanceIn(cell)?.start === 0;
}
