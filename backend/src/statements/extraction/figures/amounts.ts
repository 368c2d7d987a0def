import { remembered } from '../words/remembered.ts';
import { CENTS, CURRENCY, currencyBeside, isCurrency } from './currency-marks.ts';

/**
 * An amount as printed. minor has no sign: direction is 1 or -1 where the print tells (sign before or behind, CR, DR,
 * parentheses), else null. currency is what stands beside the number, null for none or for a bare dollar or crown.
 */
export type PrintedAmount = {
  minor: number;
  direction: 1 | -1 | null;
  marker: 'sign' | 'letters' | 'parentheses' | null;
  currency: string | null;
  /** Whether a bare dollar stands beside it. */
  isDollar?: true;
  /** The word in front whose blank parts the thousands, as a number at the end of a text may, and what is left without it. */
  parted?: { word: string; minor: number };
};

const SIGN = '[+-]';
const NUMBER = "\\d[\\d.,'’ ]*\\d|[.,]\\d+|\\d";
const AMOUNT = new RegExp(
  `^(?<open>\\()?(?<lead>${SIGN}|(?:CR|DR) (?=\\d))? ?(?<before>${CURRENCY})? ?(?<inner>${SIGN})? ?(?<number>${NUMBER}) ?(?<after>${CURRENCY})? ?(?<trail>${SIGN}|\\(?(?:CR|DR|DB|Cr|Dr|Db|cr|dr|OD)\\.?\\)?|[CDHSΧΠ]|(?<=[.,]\\d\\d(?: kr\\.?)? )K|[Aa]f|[Bb]ij)?(?<close>\\))?(?: (?<last>${CURRENCY}))?$`,
  'u',
);
const MAX_TEXT = 60;
const OUT_LETTERS = new Set(['DR', 'DB', 'D', 'S', 'OD', 'AF', 'Χ']);

/** Beside a currency a last nought may be left out: '100,5 €'. */
const ONE_DECIMAL = /^\d+(?:[., ]\d{3})*[.,]\d$/;

/**
 * Reads a whole text as an amount of a currency with so many decimals, or gives null. Grouping by comma, dot, blank or
 * apostrophe, and the Indian lakh. A number without its decimals counts only where a currency or a sign stands beside it,
 * or where isWhole says that the document prints none.
 */
export function readAmount(text: string, decimals: number, isWhole = false): PrintedAmount | null {
  if (text.length > MAX_TEXT || !/\d/.test(text)) return null;
  const amount = readerOf(decimals, isWhole)(text);
  return amount && { ...amount };
}

/** What reads amounts of so many decimals, and remembers what it has read: of each text it is asked many times. */
function readerOf(decimals: number, isWhole: boolean): (text: string) => PrintedAmount | null {
  const key = `${decimals} ${isWhole}`;
  const reader = readers.get(key) ?? remembered((text) => amountOf(text, decimals, isWhole));
  readers.set(key, reader);
  return reader;
}

const readers = new Map<string, (text: string) => PrintedAmount | null>();

function amountOf(text: string, decimals: number, isWhole: boolean): PrintedAmount | null {
  const match = AMOUNT.exec(
    text
      // In brackets behind a figure stands how many bookings it adds up, or of which day it is (SMBC: '434,423円（15件）', '926,154円（2025年6月30日現在）').
      .replace(/(?<=[\d円元원])[（(](?:\d{1,4} ?[件筆笔건]|[\d年月日/.-]{6,11}現在)[）)]$/u, '')
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replace(/[−–—\u00ad△▲]/g, '-')
      // A star behind an amount leads to a note (Société Générale: a charge without tax), or a lozenge (American Express); on both sides they are those of a barcode.
      .replace(/(?<=^(?!\*).*[\d€$£])(?:\s?(?:\*{1,2}|[⧫◊♦•●])| ‡)$/, '')
      // In front of it stars keep others from adding digits (Japan Post).
      .replace(/^\*{1,3}(?=\d[\d,]*円?$)/, '')
      // A sign may say in words what it means (ABN AMRO: '182,44 -/DEBET').
      .replace(/ ?([+-])\/(?:deb[ei]t|credit)$/i, '$1')
      // So does an F behind the euro (Banque Populaire: a charge).
      .replace(/(?<=€)F$/, '')
      // In front of what a summary comes to stands what it equals (Barclays in the USA).
      .replace(/^=(?=\p{Sc}\d)/u, '')
      // An e behind the pounds of a card says that it was held to a terminal (Barclaycard).
      .replace(/(?<=^£\d[\d,]*\.\d\d) e$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  if (!match?.groups) return null;
  const { open, lead, before, inner, number = '', after, close, last } = match.groups;
  const trail = match.groups.trail?.replace(/[().]/g, '');
  if (Boolean(open) !== Boolean(close)) return null;
  const printed = before ?? after ?? last;
  if (printed !== undefined && !isCurrency(printed)) return null;
  // A minus on both sides says the same twice (Flatex).
  const again = trail === '-' && (lead ?? inner) === '-' ? undefined : trail;
  // On a card so do a minus and CR (American Express in Sweden), but in brackets that is what a balance is called by (Kotak: '-679.21(Cr)'),
  // and a minus before a blank belongs to the amount in front of it.
  const isLetters = /^\p{L}/u.test(match.groups.trail ?? '');
  const saysTwice = isLetters && /^-\S/.test(match[0]);
  const marks = [lead, inner, again].filter((mark) => mark !== undefined);
  if (marks.length > (saysTwice ? 2 : 1)) return null;
  const mark = lead?.trim();
  const isSign = mark === '+' || mark === '-';
  const sign =
    (isSign ? mark : undefined) ?? inner ?? (trail && /[+-]/.test(trail) ? trail : undefined);
  const isShort = printed !== undefined && decimals === 2 && ONE_DECIMAL.test(number);
  const minor = readNumber(
    isShort ? `${number}0` : number,
    decimals,
    isWhole || Boolean(printed ?? sign),
  );
  if (minor === null) return null;
  const beside = {
    currency: currencyBeside(printed, number),
    ...(printed === '$' ? { isDollar: true as const } : {}),
  };
  const behind = trail && !/[+-]/.test(trail) ? trail.toUpperCase() : null;
  const letters = mark !== undefined && !isSign ? mark : behind;
  if (letters)
    return { minor, direction: OUT_LETTERS.has(letters) ? -1 : 1, marker: 'letters', ...beside };
  if (open) return { minor, direction: -1, marker: 'parentheses', ...beside };
  if (sign) return { minor, direction: sign === '-' ? -1 : 1, marker: 'sign', ...beside };
  return { minor, direction: null, marker: null, ...beside };
}

/** Money without decimals prints its thousands in groups. */
const IN_GROUPS =
  /^(?:[-+−] ?)?(?:[¥₩$] ?)?[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)(?: ?[-+−¥円₩원])?$/u;

/** Whether a whole text looks like money, in whatever currency: with two decimals, or with thousands in groups. */
export function looksLikeMoney(text: string): boolean {
  return readAmount(text, 2) !== null || IN_GROUPS.test(text);
}

/** Whether a cell holds what looks like money, and nothing else. */
export const isFigure = ({ text }: { text: string }) => looksLikeMoney(text);

/** The first amount in a text that may hold other words, or null. */
export function firstAmountIn(
  text: string,
  { decimals, isWhole }: { decimals: number; isWhole: boolean },
): PrintedAmount | null {
  // Behind words they hide the number of an account ('横浜銀行 普通 ***4471': Rakuten).
  if (/\p{L}.*\*{2,}\d{4}$/u.test(text)) return null;
  const words = text.split(' ');
  for (let from = 0; from < words.length; from += 1) {
    for (let count = Math.min(3, words.length - from); count > 0; count -= 1) {
      // A dash between words is no sign: '6001 - CURRENT ACCOUNT'.
      const [number = '', dash = ''] = words.slice(from + count - 2, from + count);
      const isDash = /^[-–]$/.test(dash) && !CENTS.test(number) && words[from + count];
      const text = words.slice(from, from + count).join(' ');
      // Nor is a day in front of the sign of the next number ('Beginning Balance on Dec 11 $ 843.92': U.S. Bank).
      const isOfNext = /^\d\d? \p{Sc}$/u.test(text) && CENTS.test(words[from + count] ?? '');
      const isNoAmount = isDash || isOfNext || (count > 1 && isCounted(words, from));
      const amount = isNoAmount ? null : readAmount(text, decimals, isWhole);
      if (amount) return amount;
    }
  }
  return null;
}

/** The amounts that a text ends with, in the order of print, and the text before them. isSpaced says that blanks part their thousands. */
export function trailingAmounts(
  text: string,
  decimals: number,
  isWhole = false,
  isSpaced = false,
): { rest: string; amounts: PrintedAmount[] } {
  let words = text.split(' ');
  const amounts: PrintedAmount[] = [];
  if (NOMINAL.test(text)) return { rest: text, amounts };
  for (;;) {
    const taken = lastAmountOf(words, decimals, isWhole, isSpaced);
    // In front of amounts a number behind a dash is one of the text ('INTERAC PURCHASE - 5398 13.01 1,577.26': BMO).
    const isNumber = amounts.length > 0 && BEHIND_DASH.test(words.slice(-2).join(' '));
    if (!taken || (isNumber && decimals > 0 && !isWhole)) return { rest: words.join(' '), amounts };
    amounts.unshift(taken.amount);
    words = words.slice(0, -taken.count);
  }
}

/** What a share is worth by its name ('ALBEMARLE CORP. DL-,01', 'BHP GROUP LTD. DL -,50': German banks). */
const NOMINAL = /^(?!\d).*(?:^|[ .])(?:DL|EO|LS) ?-,\d+$/;

const BEHIND_DASH = /^[-–] \d+$/;

/** So many words are a number of millions, or one with its currency or sign apart. */
const MOST_GROUPS = 4;

/** The amount that the last one to four words are, with how many words it takes; null where they are none. */
export function lastAmountOf(words: string[], decimals: number, isWhole = false, isSpaced = false) {
  for (let count = isSpaced ? Math.min(MOST_GROUPS, words.length) : 0; count > 1; count -= 1) {
    if (isPeriodDash(words, words.length - count) || isCounted(words, words.length - count))
      continue;
    const amount = readAmount(words.slice(-count).join(' '), decimals, isWhole);
    if (amount)
      return { amount: withParted(amount, words.slice(-count), decimals, isWhole), count };
  }
  for (let count = 1; count <= Math.min(3, words.length); count += 1) {
    const amount = readAmount(words.slice(-count).join(' '), decimals, isWhole);
    if (!amount) continue;
    const at = words.length - count - 1;
    // Where nothing stands behind the last number, signs of a currency stand in front of theirs: '€ 0,00 € 45,00'.
    if (amount.currency === null && IN_FRONT.test(words[at] ?? ''))
      return {
        amount: readAmount(words.slice(at).join(' '), decimals, isWhole) ?? amount,
        count: count + 1,
      };
    // So may its sign with a code ('-SGD 15.00').
    const before = (words[at] ?? '').replace('−', '-');
    const marked = MARK.test(before) && amount.direction === null;
    const whole = marked ? readAmount(words.slice(at).join(' '), decimals, isWhole) : null;
    if (whole) return { amount: whole, count: count + 1 };
    if (!/^[+-]$/.test(before) || isPeriodDash(words, at)) return { amount, count };
    // Its currency may stand in front of the sign: 'USD + 1.284,05'.
    for (const more of [count + 2, count + 1]) {
      const whole = readAmount(words.slice(-more).join(' '), decimals, isWhole);
      if (whole) return { amount: whole, count: more };
    }
    return { amount, count };
  }
  return null;
}

function withParted(
  amount: PrintedAmount,
  [word = '', ...others]: string[],
  decimals: number,
  isWhole: boolean,
): PrintedAmount {
  const rest = /^\d+$/.test(word) ? readAmount(others.join(' '), decimals, isWhole) : null;
  return rest ? { ...amount, parted: { word, minor: rest.minor } } : amount;
}

const IN_FRONT = /^(?:[€£₹₺]|R\$)$/;
const MARK = /^(?:[+-](?:[A-Z]{3}|[A-Z]{0,2}[$€£]))$/;

/** Whether a word is the dash behind a day, which leads to the end of a period and signs nothing ('01.01.2024 - 1.15 31.12.2024'). */
function isPeriodDash(words: string[], at: number): boolean {
  return /^[-–]$/.test(words[at] ?? '') && DAY.test(words[at - 1] ?? '');
}

const NUMBERED = /^(?:konto)?auszug nr\.?$/i;

/** Whether a word is the number of a statement, and no thousand of the amount behind it ('Auszug Nr. 4 812,30'). */
function isCounted(words: string[], at: number): boolean {
  const named = words.slice(Math.max(0, at - 2), at).join(' ');
  return NUMBERED.test(named) && /^\d+$/.test(words[at] ?? '');
}

const DAY = /^\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})$/;

/** The whole part, the separator and the decimals, by the number of decimals. */
const SPLITS = [null, 1, 2, 3, 4, 5, 6, 7, 8].map((decimals) =>
  decimals === null ? null : new RegExp(`^(.*)([.,])(\\d{${decimals}})$`),
);
/** '0.150' has three decimals and no thousands. */
const GROUPED = /^[1-9]\d{0,2}([., '’])\d{3}(?:\1\d{3})*$/;
const LAKH = /^\d{1,2}(?:,\d{2})*,\d{3}$/;
/** Longer numbers without decimals are references. */
const LONGEST_WHOLE = 11;

/** Where a currency has no decimals, some print noughts for them. */
const NO_DECIMALS = /[.,]00$/;

function readNumber(printed: string, decimals: number, marked: boolean): number | null {
  const number = decimals === 0 ? printed.replace(NO_DECIMALS, '') : printed;
  const split = SPLITS[decimals]?.exec(number) ?? null;
  const whole = split ? (split[1] ?? '') : number;
  const group = GROUPED.exec(whole)?.[1] ?? (LAKH.test(whole) ? ',' : null);
  const plain = /^\d*$/.test(whole);
  // 2.853.82 has one separator for both; it can only be meant one way while decimals are not three.
  const confused = group === split?.[2] && decimals === 3;
  if (!plain && (group === null || confused)) return null;
  if (!split && decimals > 0 && !marked) return null;
  if (!split && plain && whole.length > LONGEST_WHOLE) return null;
  const minor = Number(whole.replace(/\D/g, '') + (split?.[3] ?? '0'.repeat(decimals)));
  return Number.isSafeInteger(minor) ? minor : null;
}
