import { type Row, textOf } from '../rows/rows.ts';
import { COMMON } from '../words/currency-names.ts';
import { currencyCalled } from '../words/currency-words.ts';
import { isPesos } from './currency-products.ts';

/** What is called a currency in the languages that banks print. */
export const NAMES_OF_LABEL =
  'currency|ccy|w[aä]hrung|kontow[aä]hrung|devise|divisa|moneda|moned[aă]|moeda|munt|valuta|waluta|валюта|валута|valuutta|valuuta|valiuta|val[uū]ta|m[ěe]na|pénznem|devizanem|νόμισμα|monnaie|mynt|para birimi|döviz cinsi|hesap para birimi|monedha|단위|単位|币种|币别|幣別|货币|貨幣|통화|通貨|מטבע|mata ?[wu]ang(?: akaun)?';
/** A label for a currency, and nothing else. */
const LABEL_ALONE = new RegExp(
  `^(?:(?:account |statement )?(?:${NAMES_OF_LABEL})(?: (?:[uú][cč]tu|сч[её]та|рахунку|rachunku))?|estado de cuenta en):?$`,
  'iu',
);

export const BEGINS_LABEL = new RegExp(`^(?:account )?(?:${NAMES_OF_LABEL})`, 'iu');

/** Whether a row holds the labels of a box about the account itself: another box may name the dollars of a rate or of another account. */
export function isBoxOfAccount({ cells }: Row): boolean {
  const names = (pattern: RegExp) => cells.some(({ text }) => pattern.test(text));
  return names(ACCOUNT_ALONE) && names(LABEL_ALONE);
}

const ACCOUNT_ALONE =
  /^(?:account (?:number|no\.?)|(?:num[ée]ro|n[°º]) de compte|(?:n[úu]mero|n[°º]) de cuenta|(?:帳戶|賬戶|戶口)號碼|帳號)$/iu;

/** Whether a row is no more than the label of a currency and its name or code. */
export function isLabelAlone(row: Row): boolean {
  const words = textOf(row).split(/[\s:：]+/).length;
  return row.cells.length <= 2 && words <= MOST_WORDS && BEGINS_LABEL.test(textOf(row));
}

const MOST_WORDS = 5;

/** Whether a row says whose statement it is, or of when: what stands beside it is said of all of it, and not of a rate or of one of its accounts. */
export function isFact(row: Row | undefined): boolean {
  return row !== undefined && row.cells.length <= 2 && FACT.test(textOf(row));
}

const FACT =
  /^(?:(?:account )?holder|account name|customer|client|name|statement (?:date|period|of)|period|issued?(?: on| date)?|titulaire|p[ée]riode|titular|per[ií]odo)\b/i;

/** The currency that stands under a label of its own, be it on the second line below, as beside an address (Bancolombia). */
export function currencyUnderLabel(
  { cells }: Row,
  below: readonly (Row | undefined)[],
  peso: string | null = null,
): string | null {
  // What securities are quoted in is not what an account is kept in (comdirect: 'letzter Kurs', 'Währung', 'Kurswert').
  if (cells.some(({ text }) => OF_SECURITIES.test(text))) return null;
  const label = cells.find(({ text }) => text.length < LONGEST_LABEL && LABEL_ALONE.test(text));
  const rows = label?.text.endsWith(':') ? below.slice(0, 2) : below.slice(0, 1);
  const under = rows.flatMap((row) => row?.cells ?? []);
  const isUnder = ({ x, right }: Row['cells'][number]) =>
    label && (Math.abs(x - label.x) < 20 || Math.abs(right - label.right) < SAME_EDGE);
  const value = under.find(isUnder)?.text;
  return value === undefined ? null : isPesos(value) ? peso : currencyCalled(value);
}

const OF_SECURITIES =
  /^(?:letzter kurs|kurswert|st[üu]ck|anzahl ?\/ ?nominal|nominal|isin|wkn|market value|unit price|valorisation)$/i;
const LONGEST_LABEL = 21;
const SAME_EDGE = 3;

/** The code that a line ends with, below the label that it completes, or null. */
export function codeAtEnd(row: Row | undefined): string | null {
  const code = (row && /(?:^| )([A-Z]{3})$/.exec(textOf(row).slice(-80))?.[1]) ?? '';
  return COMMON.has(code) ? code : null;
}

/** Whether a row calls amounts by their currency behind the label of days, over a list whose other labels nobody may know ('消費日', '新臺幣金額': Taishin). */
export function callsAmounts(row: Row): boolean {
  return /日.*(?:[臺台]幣|港幣|人民[幣币])金[額额]/u.test(textOf(row)) && !/\d/.test(textOf(row));
}
