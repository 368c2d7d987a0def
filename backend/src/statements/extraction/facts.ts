import { isBookingRow } from './bookings/booking-rows.ts';
import { amountsAbroad } from './currencies/amounts-abroad.ts';
import { currencyLabelled, currencyOf } from './currencies/currencies.ts';
import { areBalancesInDollars } from './currencies/dollar-balances.ts';
import {
  areDollars,
  bareDollarOf,
  currencyOfCountry,
  currencyOfLaw,
  DOLLARS,
  type HomeCurrency,
  homeCurrencyOf,
  isAmerican,
} from './currencies/home-currencies.ts';
import { currencyOfLanguage } from './currencies/language-currencies.ts';
import { customaryOrder } from './days/customary-orders.ts';
import { type Period, printedPeriod } from './days/printed-period.ts';
import { printedYear } from './days/printed-year.ts';
import { isInSentences, statementDateOf } from './days/statement-date.ts';
import { type DateOrder, dateOrderOf } from './figures/dates.ts';
import type { Profile } from './profiles/index.ts';
import { type Cell, type Row, textOf } from './rows/rows.ts';
import { ibanIn } from './tables/ibans.ts';
import { accountBeside, isOfBank } from './tables/labelled-numbers.ts';
import { cardNumberIn, unlabelledIn } from './tables/unlabelled-numbers.ts';
import { namesPayingAccount } from './words/account-labels.ts';
import { columnRoleOf } from './words/labels.ts';
import { saysCard, saysDue } from './words/titles.ts';

/** What a statement says of itself outside its tables. */
export type Facts = {
  /** What is printed; else what the file is said or suggested to be in. */
  currency: string | null;
  /** What is known of a currency that is not printed; null where it is. */
  unprinted: Pick<HomeCurrency, 'suggested' | 'isDollar'> | null;
  /** The currency of the country by whose law, clearing, numbers or bank a file is, if any of them tells. */
  home: string | null;
  /** Whose dollar or peso a bare $ is, if anything tells. */
  bareDollar: string | null;
  /** Whether labels of money bear a bare $ ('Retraits ($)'). */
  isInBareDollars: boolean;
  accountHint: string | null;
  /** Whether the account's number stands above all tables; elsewhere it may be that of somebody else in a booking. */
  isHintInHead: boolean;
  dateOrder: DateOrder;
  /** Whether some day above 12 tells the order. */
  isOrderSure: boolean;
  /** Whether the order is that of where the statement is from; where not, nothing but its dates tells it. */
  isOrderCustomary: boolean;
  periodStart: string | null;
  periodEnd: string | null;
  /** The day up to which dates without a year may reach: the end of the period, or the date of the statement. */
  datedAt: string | null;
  /** Whether that day stands in sentences only, which may be about anything. */
  isDatedBySentence: boolean;
  /** The year that a label names, where neither a period nor a day tells more. */
  year: number | null;
};

/** The rows without those that say nothing but what was spent abroad. */
function withoutSpent(rows: Row[]): Row[] {
  const abroad = amountsAbroad(rows);
  return rows.filter(({ cells }) => !cells.every((cell) => abroad.has(cell)));
}

/** The rows that stand above the first booking of their page, or below the last: those between say in which currencies something was paid. */
function aroundBookings(rows: Row[]): Row[] {
  const pages = Map.groupBy(rows, ({ page }) => page);
  return [...pages.values()].flatMap((page) => {
    const [first, last] = [page.findIndex(isBookingRow), page.findLastIndex(isBookingRow)];
    return first < 0 ? page : [...page.slice(0, first), ...page.slice(last + 1)];
  });
}

/** Whether a label names the account's currency, be it beside others. */
function isLabelled(rows: Row[], currency: string): boolean {
  return rows.some((row) =>
    row.cells.some(
      (_, at) => currencyLabelled({ ...row, cells: row.cells.slice(at) }) === currency,
    ),
  );
}

/**
 * Reads the facts off all rows of a document; tables are not excluded, since nothing here looks like a booking. said is the
 * currency to take where none is printed.
 */
export function factsOf(
  rows: Row[],
  headers: Row[],
  profile: Profile | null,
  said: string | null = null,
): Facts {
  const texts = rows.map(textOf);
  const found = accountOf(rows, headers, texts);
  const account = found?.number ?? null;
  const most = currencyOf(rows, headers, currencyOfCountry(account));
  const isOther =
    most !== null && !DOLLARS.has(most) && areBalancesInDollars(rows) && !isLabelled(rows, most);
  const marked = (isOther ? null : most) ?? bankCurrency(texts, profile, account);
  const home =
    marked === null
      ? homeCurrencyOf(withoutSpent(rows).map(textOf), account, aroundBookings(rows).map(textOf))
      : null;
  const printed = marked ?? home?.printed ?? null;
  const { isDollar = false } = home ?? {};
  const labels = headers.map(textOf);
  const suggested =
    home?.suggested ??
    suggestedBy(texts, profile) ??
    (home?.isNameless ? suggestedByLanguage(labels, texts) : null);
  const currency = printed ?? said ?? suggested?.currency ?? null;
  const origin = { texts, headers: labels, printed, suggested, account, profile };
  const customary = customaryOrder(origin);
  const dateOrder = dateOrderOf(texts, customary ?? 'DM');
  const period = printedPeriod(rows, dateOrder);
  const dated = datedBy(period, rows, dateOrder);
  return {
    currency,
    unprinted: printed === null ? { suggested, isDollar } : null,
    home:
      currencyOfLaw(texts, account) ?? currencyOfCountry(account) ?? printedBank(texts, profile),
    bareDollar: bareDollarOf(texts),
    isInBareDollars: labels.some((text) => /\(\$\)/.test(text)),
    accountHint: account,
    isHintInHead: found?.isInHead ?? false,
    dateOrder,
    isOrderCustomary: customary !== null,
    isOrderSure: dateOrderOf(texts, 'DM') === dateOrderOf(texts, 'MD'),
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    ...dated,
    year: dated.datedAt === null ? printedYear(rows) : null,
  };
}

/** The day of a statement, and whether nothing but a sentence tells it. */
function datedBy(
  period: Period,
  rows: Row[],
  order: DateOrder,
): Pick<Facts, 'datedAt' | 'isDatedBySentence'> {
  const datedAt = period?.end ?? statementDateOf(rows, order);
  const isDatedBySentence =
    period === null && datedAt !== null && isInSentences(datedAt, rows, order);
  return { datedAt, isDatedBySentence };
}

/** A bank that prints its name and never its currency prints what it keeps accounts in by its name, unless the law of another country binds it. */
function bankCurrency(
  texts: string[],
  profile: Profile | null,
  account: string | null,
): string | null {
  const currency = printedBank(texts, profile);
  if (currency === null) return null;
  // Nor does what is marked with dollars count euros.
  if (areDollars(texts) && !DOLLARS.has(currency)) return null;
  const law = currencyOfLaw(texts, account);
  return law === null || law === currency ? currency : null;
}

/** What the bank keeps accounts in whose name is printed, or null. */
function printedBank(texts: string[], profile: Profile | null): string | null {
  const isPrinted = texts.some((text) => profile?.marks.test(text));
  return isPrinted ? currencyOfBank(texts, profile) : null;
}

/** What a bank keeps accounts in, if the statement is not one of its branch in another country. */
function currencyOfBank(texts: string[], profile: Profile | null): string | null {
  const { currency = null } = profile ?? {};
  return currency === 'CAD' && isAmerican(texts) ? null : currency;
}

/** The bank that only the user named. */
function suggestedBy(texts: string[], profile: Profile | null): HomeCurrency['suggested'] {
  const currency = currencyOfBank(texts, profile);
  return currency === null ? null : { currency, ground: 'bankCountry' };
}

function suggestedByLanguage(labels: string[], texts: string[]): HomeCurrency['suggested'] {
  const currency = currencyOfLanguage(labels, texts);
  return currency === null ? null : { currency, ground: 'language' };
}

/** The same facts with their dates read in another order of day and month. */
export function inOrder(facts: Facts, rows: Row[], dateOrder: DateOrder): Facts {
  if (dateOrder === facts.dateOrder) return facts;
  const period = printedPeriod(rows, dateOrder);
  return {
    ...facts,
    dateOrder,
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    ...datedBy(period, rows, dateOrder),
  };
}

/**
 * An IBAN above the first table, else the one that most lines name, since a booking may name that of somebody else; else a number
 * behind or under a label such as 'Account number'.
 */
function accountOf(
  rows: Row[],
  headers: Row[],
  texts: string[],
): { number: string; isInHead: boolean } | null {
  const saysIban = texts.some((text) => /\biban\b/i.test(text));
  const first = headers[0] ? rows.indexOf(headers[0]) : rows.length;
  const named = texts.map((text) => ibanIn(text, saysIban));
  const isCard = texts.slice(0, first).some(saysCard) || texts.some(saysDue);
  const isOfPayer = texts.map(namesPayingAccount);
  // On a card the number of an account that pays may stand without such words as well, or in part (ING, DKB).
  const paying = new Set(named.filter((_, index) => isCard && isOfPayer[index]));
  const ibans = named.map((iban, index) =>
    isOfPayer[index] || paying.has(iban) || (isCard && isMasked(iban)) || isOfBank(rows, index)
      ? null
      : iban,
  );
  const inHead = ibans.slice(0, first).find((iban) => iban !== null);
  const counts = Map.groupBy(ibans, (iban) => iban);
  const [most] = [...counts].filter(([iban]) => iban).sort(([, a], [, b]) => b.length - a.length);
  // A card's own number goes before the account that pays it, by whatever words that is told. What has balances is an account, which may have cards.
  const isBill = isCard && !headers.some(({ cells }) => cells.some(namesBalances));
  const card = isBill && inHead ? cardNumberIn(rows.slice(0, first)) : null;
  if (card && /^\d{4}/.test(card)) return { number: card, isInHead: true };
  if (inHead) return { number: inHead, isInHead: true };
  const besides = rows.map((_, index) => accountBeside(rows, index));
  // Below the labels of a card's table stands whom to pay.
  const ofCard = isCard ? besides.slice(0, first).find(Boolean) : null;
  if (ofCard) return { number: ofCard, isInHead: true };
  if (most?.[0]) return { number: most[0], isInHead: false };
  const index = besides.findIndex(Boolean);
  const beside = besides[index];
  if (beside) return { number: beside, isInHead: index < first };
  const inTitle = unlabelledIn(rows.slice(0, first));
  if (inTitle !== null) return { number: inTitle, isInHead: true };
  const number = isCard ? cardNumberIn(rows) : null;
  return number === null ? null : { number, isInHead: false };
}

const namesBalances = ({ text }: Cell) => columnRoleOf(text) === 'balance';

const isMasked = (iban: string | null) => iban !== null && /[X*•]{3}/.test(iban);
