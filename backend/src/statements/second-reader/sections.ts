import { decimalsOf } from '@saldo/contracts';
import type { Facts } from '../extraction/facts.ts';
import type { PrintedAmount } from '../extraction/figures/amounts.ts';
import { type PrintedDate, toCalendarDate } from '../extraction/figures/dates.ts';
import { unionBox } from '../extraction/rows/rows.ts';
import { signedBalance } from '../extraction/sections/lines.ts';
import type { StatementLine, StatementSection } from '../extraction/types.ts';
import { type AnsweredLine, type AnsweredSection, AnswerRefused } from './answer.ts';
import type { Print, PrintedItem } from './printed-items.ts';
import { isDate, named, type Selection } from './selection.ts';

type UndatedLine = Omit<StatementLine, 'date'> & { date: PrintedDate };

/** A section as one question's answer gives it: the years of its dates are told when all pages are known. */
export type PartialSection = Pick<
  StatementSection,
  'label' | 'currency' | 'openingMinor' | 'closingMinor'
> & {
  continues: boolean;
  isDebt: boolean;
  periodStart: PrintedDate | null;
  periodEnd: PrintedDate | null;
  lines: UndatedLine[];
};

/**
 * The named items as a section: every amount, date and word is read from what the page prints, by the code that the built-in
 * reader uses. `before` is the section that it goes on from. Throws AnswerRefused.
 */
export function toPartialSection(
  answered: AnsweredSection,
  selection: Selection,
  facts: Facts,
  before: PartialSection | undefined,
): PartialSection {
  const continues = answered.continues && before !== undefined;
  const currency = continues
    ? before.currency
    : answered.currency === null
      ? facts.currency
      : selection.currency(answered.currency);
  if (currency === null) throw new AnswerRefused('No currency was found for the amounts.');
  const print = { decimals: decimalsOf(currency), dateOrder: facts.dateOrder };
  const isDebt = answered.is_debt;
  const balance = (number: number | null) => {
    if (number === null) return null;
    const { item, amount } = selection.takeAmount(number, print);
    return signedBalance(inCurrency(item, amount, currency), isDebt);
  };
  const { period_start: start, period_end: end } = answered;
  return {
    continues,
    label: answered.title === null ? '' : selection.take(answered.title).text.slice(0, 100),
    currency,
    isDebt,
    openingMinor: balance(answered.opening),
    closingMinor: balance(answered.closing),
    periodStart: start === null ? null : selection.date(start, print, 'first'),
    periodEnd: end === null ? null : selection.date(end, print, 'last'),
    lines: answered.lines.map((line) => toLine(line, { selection, print, currency, isDebt })),
  };
}

type LineContext = { selection: Selection; print: Print; currency: string; isDebt: boolean };

function toLine(line: AnsweredLine, { selection, print, currency, isDebt }: LineContext) {
  const { item, amount } = selection.takeAmount(line.amount, print);
  const date = selection.date(line.date, print);
  checkDate(selection.look(line.date), item, selection, print);
  const balance = line.balance === null ? null : selection.takeAmount(line.balance, print);
  const texts = line.description.map(selection.take).sort((a, b) => a.number - b.number);
  const own = [item, ...texts, ...(balance ? [balance.item] : [])];
  const elsewhere = own.find(({ page }) => page !== item.page);
  if (elsewhere)
    throw new AnswerRefused(
      `The answer puts ${named(elsewhere)} to a booking of page ${item.page}.`,
    );
  if (texts.length === 0)
    throw new AnswerRefused(`The answer has no description for ${named(item)}.`);
  inCurrency(item, amount, currency);
  return {
    date,
    description: texts.map(({ text }) => text).join(' '),
    amountMinor: signedAmount(item, amount, line.direction, isDebt),
    balanceMinor:
      balance && signedBalance(inCurrency(balance.item, balance.amount, currency), isDebt),
    page: item.page,
    box: unionBox(own.map(({ box }) => box)),
  };
}

function inCurrency(item: PrintedItem, amount: PrintedAmount, currency: string): PrintedAmount {
  if (amount.currency !== null && amount.currency !== currency)
    throw new AnswerRefused(`The answer takes ${named(item)} for an amount in ${currency}.`);
  return amount;
}

/** No proof sees a wrong date. So a row's own date must be its booking's, and a shared one must stand before. */
function checkDate(
  date: PrintedItem,
  amount: PrintedItem,
  { rows }: Selection,
  print: Print,
): void {
  const row = rows.flatMap(({ items }) => items).filter(({ row: other }) => other === amount.row);
  const isDated = row.some((item) => isDate(item, print));
  const isIts = date.row === amount.row ? isDate(date, print) || !isDated : !isDated;
  if (!isIts || date.row > amount.row)
    throw new AnswerRefused(`The answer gives ${named(amount)} the date of another booking.`);
}

/** A mark in print goes before what the answer says; on a debt a minus may mean either, so that only letters count. */
function signedAmount(
  item: PrintedItem,
  { minor, direction, marker }: PrintedAmount,
  answered: 'in' | 'out',
  isDebt: boolean,
): number {
  const sign = answered === 'in' ? 1 : -1;
  const isMarked = direction !== null && (!isDebt || marker === 'letters');
  if (isMarked && direction !== sign && minor !== 0)
    throw new AnswerRefused(`The answer contradicts the sign of ${named(item)}.`);
  return minor === 0 ? 0 : sign * minor;
}

/** A section over all its pages, with the years of its dates. */
export function toSection(parts: PartialSection[], facts: Facts, label: string): StatementSection {
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) throw new Error('a section has no part');
  if (parts.some(({ isDebt }) => isDebt !== first.isDebt))
    throw new AnswerRefused('The answers differ in whether the balances are a debt.');
  const printed = (date: PrintedDate | null | undefined, year: string | null) =>
    date ? toCalendarDate(date, { start: null, end: year }) : null;
  const end = printed(parts.find((part) => part.periodEnd)?.periodEnd, facts.datedAt);
  const start = printed(parts.find((part) => part.periodStart)?.periodStart, end ?? facts.datedAt);
  const period = {
    start: start ?? facts.periodStart,
    end: end ?? facts.periodEnd ?? facts.datedAt,
  };
  const lines = parts
    .flatMap((part) => part.lines)
    .map((line) => {
      const date = toCalendarDate(line.date, period);
      if (date === null) throw new AnswerRefused('No year was found for the dates.');
      return { ...line, date };
    });
  const oldestFirst = isNewestFirst(lines) ? lines.reverse() : lines;
  return {
    label,
    accountHint: facts.accountHint,
    currency: first.currency,
    // Where the newest booking comes first, the last page prints the opening balance.
    openingMinor: first.openingMinor ?? last.openingMinor,
    closingMinor: last.closingMinor ?? first.closingMinor,
    periodStart: period.start ?? oldestFirst[0]?.date ?? null,
    periodEnd: period.end ?? oldestFirst.at(-1)?.date ?? null,
    lines: oldestFirst,
  };
}

/** Told by the dates; where all are the same, by the running balances. */
function isNewestFirst(lines: StatementLine[]): boolean {
  const steps = lines.slice(1).map((line, index) => ({ before: lines[index], line }));
  const falls = steps.filter(({ before, line }) => before && line.date < before.date).length;
  const rises = steps.filter(({ before, line }) => before && line.date > before.date).length;
  if (falls !== rises) return falls > rises;
  const chains = (from: StatementLine | undefined, to: StatementLine | undefined) =>
    from?.balanceMinor != null &&
    to !== undefined &&
    to.balanceMinor === from.balanceMinor + to.amountMinor;
  const backward = steps.filter(({ before, line }) => chains(line, before)).length;
  return backward > steps.filter(({ before, line }) => chains(before, line)).length;
}
