import type { PrintedAmount } from '../extraction/figures/amounts.ts';
import { datesIn, leadingDate, type PrintedDate } from '../extraction/figures/dates.ts';
import { AnswerRefused } from './answer.ts';
import { amountIn, type Print, type PrintedItem, type PrintedRow } from './printed-items.ts';

const CODES = new Set(Intl.supportedValuesOf('currency'));

/** The items of one question, looked up by the numbers that its answer names; each may be taken once, but for dates. */
export type Selection = ReturnType<typeof createSelection>;

/** Every look-up throws AnswerRefused where the number is unknown, taken already, or not what it is taken for. */
export function createSelection(rows: readonly PrintedRow[]) {
  const items = new Map(rows.flatMap((row) => row.items.map((item) => [item.number, item])));
  const taken = new Set<number>();

  function look(number: number): PrintedItem {
    const item = items.get(number);
    if (!item) throw new AnswerRefused(`The answer names item ${number}, which was not sent.`);
    return item;
  }

  function take(number: number): PrintedItem {
    const item = look(number);
    if (taken.has(number)) throw new AnswerRefused(`The answer uses ${named(item)} twice.`);
    taken.add(number);
    return item;
  }

  return {
    rows,
    look,
    take,
    isTaken: ({ number }: PrintedItem) => taken.has(number),
    takeAmount(number: number, print: Print): { item: PrintedItem; amount: PrintedAmount } {
      const item = take(number);
      const amount = amountIn(item.text, print);
      if (!amount) throw new AnswerRefused(`The answer takes ${named(item)} for an amount.`);
      return { item, amount };
    },
    /** The first or the last date in an item. */
    date(number: number, print: Print, which: 'first' | 'last' = 'first'): PrintedDate {
      const item = look(number);
      const dates = datesIn(item.text, print.dateOrder);
      const date = which === 'first' ? dates[0] : dates.at(-1);
      if (!date) throw new AnswerRefused(`The answer takes ${named(item)} for a date.`);
      return date.date;
    },
    currency(number: number): string {
      const item = look(number);
      const [code, ...others] = currenciesIn(item.text);
      if (!code || others.length > 0)
        throw new AnswerRefused(`The answer takes ${named(item)} for a currency.`);
      return code;
    },
  };
}

/** The currencies that a text names by code, or by a symbol beside an amount. */
export function currenciesIn(text: string): string[] {
  const words = text.match(/\b[A-Z]{3}\b/g) ?? [];
  const beside = (amountIn(text, { decimals: 2, dateOrder: 'DM' })?.currency ?? null) || [];
  return [...new Set([...words.filter((word) => CODES.has(word)), ...[beside].flat()])];
}

/** Whether the whole item is a date. */
export function isDate(item: PrintedItem, { dateOrder }: Print): boolean {
  return leadingDate(item.text, dateOrder)?.length === item.text.length;
}

/** An item as a sentence names it. */
export function named({ number, text, page }: PrintedItem): string {
  return `item ${number} ("${text.slice(0, 60)}" on page ${page})`;
}
