import { readAmount } from '../figures/amounts.ts';
import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { COMMON } from '../words/currency-names.ts';
import { onlyCurrencyIn } from '../words/currency-words.ts';
import { currencyOfLine, pesoIn } from './currencies.ts';
import { PRODUCT } from './currency-products.ts';

/** A title stands at most this many rows above the first row of its table. */
const TITLE_ROWS = 5;
const MOST_CELLS = 2;
/** The number of an account may stand beside its currency, each of them with a label (OTP). */
const MOST_WITH_CODE = 4;

/** A sentence, or what the account above came to ('Total Deposit Amount 存入總額: USD 1,450.42': HSBC), is no title. */
const ENDS_OTHERWISE = /[。！]$|: ?[A-Z]{3} ?-?\d[\d.,']*[.,]\d\d$/u;

/**
 * The currency in the title of a part, behind the end of the part before, or null. What stands over its first booking is nearer than where
 * the table begins, which may be that of another currency's bookings (PayPal).
 */
export function titledCurrency(
  { startsAt, bookings }: Part,
  rows: Row[],
  headers: (Header | null)[],
  endBefore: number,
): string | null {
  const [first] = bookings[0]?.cells ?? [];
  const booked = rows.findIndex(({ cells }) => first !== undefined && cells.includes(first));
  const over = headers.findLastIndex((header, index) => header !== null && index < booked);
  const places = over > startsAt ? [over, startsAt] : [startsAt];
  const titles = places.map((at) => titleAbove(rows, at, endBefore));
  return titles.find((title) => title !== null) ?? null;
}

/** The currency of the nearest title above a row, or null. */
function titleAbove(rows: Row[], startsAt: number, endBefore: number): string | null {
  const above = rows.slice(Math.max(endBefore + 1, startsAt - TITLE_ROWS), startsAt + 1);
  const isTitle = ({ cells }: Row) =>
    cells.length <= (cells.some(({ text }) => COMMON.has(text)) ? MOST_WITH_CODE : MOST_CELLS) &&
    cells.every(({ text }) => readAmount(text, 2) === null && !ENDS_OTHERWISE.test(text));
  const peso = pesoIn(rows);
  const named = above
    .filter(isTitle)
    .map((row) => currencyOfLine(row, peso) ?? codeInTitle(row) ?? easternIn(textOf(row)));
  return named.findLast((currency) => currency !== null) ?? null;
}

/**
 * The only currency with which the very figure that one of several parts closes with is marked elsewhere, as in an overview of accounts
 * (BBVA in Argentina), where the part bears no mark and no other one closes with that figure; or null.
 */
export function markedElsewhere(
  { closing }: Part,
  parts: Part[],
  outside: Row[],
  decimals: number,
): string | null {
  if (!closing || closing.currency !== null || closing.isDollar || closing.minor === 0) return null;
  const alike = parts.filter((part) => part.closing?.minor === closing.minor);
  if (parts.length < 2 || alike.length > 1) return null;
  const marks = outside.flatMap(({ cells }) =>
    cells.flatMap(({ text }, at) => {
      const amount = readAmount(text, decimals);
      const beside = cells[at - 1]?.text ?? '';
      const mark = amount?.currency ?? (COMMON.has(beside) ? beside : null);
      return amount?.minor === closing.minor && mark !== null ? [mark] : [];
    }),
  );
  const [currency, ...others] = new Set(marks);
  return currency !== undefined && others.length === 0 ? currency : null;
}

/** The one code that a title of an account names in whatever place ('HKD Current', 'Account No. 503-114026-201 USD'), or null. */
function codeInTitle(row: Row): string | null {
  const title = textOf(row);
  // A rate or a limit is told in a sentence.
  if (/\d[.,]\d\d/.test(title)) return null;
  const codes = new Set(
    (PRODUCT.test(title) ? title : title.replace(GIVEN_NAME, ' '))
      .split(/[\s()/:,]+/)
      .filter((word) => COMMON.has(word)),
  );
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** Holders may be called like a currency ('TITULAIRE(S) : M BOB LENON': Crédit Mutuel). */
const GIVEN_NAME = /(?<!\p{L})(?:BOB|RON)(?= \p{Lu}\p{L})/gu;

/** The only currency that a title names in Chinese or Japanese, which no sentence does beside others. */
function easternIn(title: string): string | null {
  return /\p{Script=Han}/u.test(title) ? onlyCurrencyIn(title) : null;
}
