import { wordsSay } from '../extraction/words/sums-and-flows.ts';
import { isPaymentToCard } from './card-payments.ts';
import { dateOrderOf, readCsvDate } from './dates.ts';
import { type DecimalMark, readCsvAmount } from './numbers.ts';
import { UnreadableCsv } from './types.ts';

const MONEY = /^[+-]?[$€£]?\d[\d., ]*([.,])\d\d$/;

/** Whether the cells of a column are amounts with their cents, some of which may be missing. */
export function areMoney(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => MONEY.test(cell));
}

type Beside = { texts: string[][]; days: string[] };

/**
 * What columns of money are called, by their signs or by the balances in one of them, and the balance behind each row where one
 * holds that in front of it; or null.
 */
export function namedMoney(
  columns: string[][],
  { texts, days }: Beside,
): { names: string[]; after: string[] | null } | null {
  const [one = [], other = [], last] = columns.map((cells) => cells.map(minorOf));
  const named = (...names: string[]) => ({ names, after: null });
  if (columns.length === 1) return isWhole(one) && areSigned(one) ? named('Amount') : null;
  if (columns.length === 2) {
    const [isLast, isFirst] = [follow(one, other), follow(other, one)];
    if (isLast && isFirst) return null;
    if (isLast) return areSigned(one) ? named('Amount', 'Balance') : null;
    if (isFirst) return areSigned(other) ? named('Balance', 'Amount') : null;
    return namedBefore([one, other], columns, days);
  }
  if (columns.length !== 3 || !last) return null;
  // A side that raises the balance and stands first may be what was bought with a card.
  const moved = one.map((out, index) => {
    const into = other[index] ?? null;
    if ((out === null) === (into === null)) return null;
    return out === null ? into : -out;
  });
  return follow(moved, last) && areOfAccount(moved, texts)
    ? named('Debit', 'Credit', 'Balance')
    : null;
}

/**
 * The names of amounts and of balances in front of them (ASN Bank): each amount leads to the balance of the next row, and later
 * rows stand below. Above each other such rows have balances behind amounts with signs turned around.
 */
function namedBefore(
  [one, other]: [Figures, Figures],
  columns: string[][],
  days: string[],
): { names: string[]; after: string[] } | null {
  if (!areRising(days)) return null;
  const [isFirst, isLast] = [leadsOn(other, one), leadsOn(one, other)];
  const [moved, balances] = isFirst ? [other, one] : [one, other];
  if (isFirst === isLast || !areSigned(moved)) return null;
  const mark = (MONEY.exec(columns[0]?.[0] ?? '')?.[1] ?? '.') as DecimalMark;
  const after = moved.map((minor, index) => written((balances[index] ?? 0) + (minor ?? 0), mark));
  return { names: isFirst ? ['', 'Amount'] : ['Amount', ''], after };
}

/** Whether some day lies behind the one above it and none before; not where nothing tells whether days or months go first. */
function areRising(days: string[]): boolean {
  try {
    const order = dateOrderOf(days, { uploadedOn: null, way: null, custom: null });
    const dates = days.map((day) => readCsvDate(day, order) ?? '');
    const falls = dates.some((date, index) => date < (dates[index - 1] ?? ''));
    return !falls && dates[0] !== dates.at(-1);
  } catch (error) {
    if (error instanceof UnreadableCsv) return false;
    throw error;
  }
}

function leadsOn(moved: Figures, balances: Figures): boolean {
  if (!isWhole(moved) || !isWhole(balances) || moved.length < LEAST_CHAIN) return false;
  return balances.every((balance, index) => {
    const next = balances[index + 1];
    return next === undefined || balance + (moved[index] ?? 0) === next;
  });
}

/** Fewer rows may lead on by chance. */
const LEAST_CHAIN = 3;

function written(minor: number, mark: DecimalMark): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
}

/**
 * Whether what raises a balance came in, as words of money that came in say. On a card it was bought, and such words stand at
 * what lowers what is owed: where no more lowers the balance than raises it, none of them is too few.
 */
function areOfAccount(moved: Figures, texts: string[][]): boolean {
  if (texts.flat().some(isPaymentToCard)) return false;
  const ways = moved.map((minor) => Math.sign(minor ?? 0));
  const said = ways.filter((_, index) => texts[index]?.some((text) => wordsSay(text)));
  const sum = (some: number[]) => some.reduce((total, way) => total + way, 0);
  return sum(ways) >= 0 ? sum(said) > 0 : sum(said) >= 0;
}

/** Whether no fewer amounts bear a minus than none: where most bear none, they may be what was bought with a card. */
function areSigned(figures: Figures): boolean {
  const minuses = figures.filter((minor) => minor !== null && minor < 0);
  return minuses.length > 0 && minuses.length * 2 >= figures.length;
}

type Figures = (number | null)[];

function minorOf(cell: string): number | null {
  const mark = MONEY.exec(cell)?.[1] as DecimalMark | undefined;
  const amount = mark && readCsvAmount(cell, mark, 2);
  return amount ? (amount.direction ?? 1) * amount.minor : null;
}

function isWhole(figures: Figures): figures is number[] {
  return figures.every((minor) => minor !== null);
}

/** Whether each balance comes from the one before it, or from the one below where the newest stand first, by its amount. */
function follow(moved: Figures, balances: Figures): boolean {
  if (!isWhole(moved) || !isWhole(balances)) return false;
  const steps = (before: number) =>
    moved.every((minor, index) => {
      const other = balances[index + before];
      return other === undefined || (balances[index] ?? 0) - other === minor;
    });
  return steps(-1) || steps(1);
}
