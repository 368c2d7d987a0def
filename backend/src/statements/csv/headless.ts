import { wordsSay } from '../extraction/words/sums-and-flows.ts';
import type { Block } from './blocks.ts';
import { isPaymentToCard } from './card-payments.ts';
import { isCsvDate } from './dates.ts';
import { headOf } from './heads.ts';
import { type DecimalMark, readCsvAmount } from './numbers.ts';
import type { CsvRecord } from './records.ts';

const MONEY = /^[+-]?[$€£]?\d[\d., ]*([.,])\d\d$/;
const LEAST_ROWS = 2;

/**
 * The table of a file without a header, where its cells leave no doubt what each column holds: one holds days, one amounts
 * with signs or what balances in another change by, and the others texts (HSBC, Wells Fargo, ANZ, CommBank, TD). Else null, as
 * where one may be of a card, whose balance is owed: without names of columns nothing tells it from an account.
 */
export function headlessBlock(records: readonly CsvRecord[]): Block | null {
  const [first] = records;
  if (!first || records.length < LEAST_ROWS) return null;
  const columns = first.cells.map((_, index) => records.map(({ cells }) => cells[index] ?? ''));
  const dates = columns.map((cells) => cells.every(isCsvDate));
  const money = columns.flatMap((cells, index) => (areMoney(cells) ? [index] : []));
  const texts = records.map(({ cells }) => cells);
  const named = namedMoney(
    money.map((index) => columns[index] ?? []),
    texts,
  );
  if (dates.filter(Boolean).length !== 1 || !named) return null;
  const names = columns.map((cells, index) => {
    if (dates[index]) return 'Date';
    const at = money.indexOf(index);
    if (at >= 0) return named[at] ?? '';
    return cells.some((cell) => /\p{L}/u.test(cell)) ? 'Description' : '';
  });
  if (!names.includes('Description')) return null;
  const head = headOf({ ...first, cells: names }, -1);
  return head && { head, preamble: [], rows: [...records], title: '' };
}

function areMoney(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.every((cell) => MONEY.test(cell));
}

/** What columns of money are called, by their signs or by the balances in one of them. */
function namedMoney(columns: string[][], texts: string[][]): string[] | null {
  const [one = [], other = [], last] = columns.map((cells) => cells.map(minorOf));
  if (columns.length === 1) return isWhole(one) && areSigned(one) ? ['Amount'] : null;
  if (columns.length === 2) {
    const [isLast, isFirst] = [follow(one, other), follow(other, one)];
    if (isLast === isFirst || !areSigned(isLast ? one : other)) return null;
    return isLast ? ['Amount', 'Balance'] : ['Balance', 'Amount'];
  }
  if (columns.length !== 3 || !last) return null;
  // A side that raises the balance and stands first may be what was bought with a card.
  const moved = one.map((out, index) => {
    const into = other[index] ?? null;
    if ((out === null) === (into === null)) return null;
    return out === null ? into : -out;
  });
  return follow(moved, last) && areOfAccount(moved, texts) ? ['Debit', 'Credit', 'Balance'] : null;
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
