import type { PrintedAmount } from '../extraction/figures/amounts.ts';
import type { StatementSection } from '../extraction/types.ts';
import { isTotal } from '../extraction/words/sums-and-flows.ts';
import { AnswerRefused } from './answer.ts';
import { amountIn, type Print, type PrintedItem, type PrintedRow } from './printed-items.ts';
import { isDate, named, type Selection } from './selection.ts';

/** How far the right edges of two amounts of one column may lie apart, in points. */
const COLUMN_TOLERANCE = 3;

/**
 * Throws AnswerRefused where an answer passes over something that looks like a booking. A proof alone does not see two
 * bookings left out that cancel each other, and a choice among many amounts can be made to add up.
 *
 * In the row of a booking every amount has to be used. A row of its own must be used where it bears an amount and a date, or an
 * amount in a column that bookings have theirs in; unless it repeats a balance of the section, or is undated and says that it is a total.
 */
export function checkNothingLeftOut(
  selections: readonly Selection[],
  sections: readonly StatementSection[],
  amountsOfLines: ReadonlySet<number>,
  print: Print,
): void {
  const balances = new Set(sections.flatMap(balancesOf));
  const columns = selections
    .flatMap(({ rows }) => rows.flatMap(({ items }) => items))
    .filter(({ number }) => amountsOfLines.has(number))
    .map(rightEdge);
  for (const { rows, isTaken } of selections) {
    for (const row of rows) {
      const left = amountsIn(row, print).filter(({ item }) => !isTaken(item));
      const [first] = left;
      if (!first) continue;
      const hasBooking = row.items.some(({ number }) => amountsOfLines.has(number));
      if (hasBooking || (mayBeBooking(row, left, columns, print) && !repeats(left, balances)))
        throw new AnswerRefused(`The answer leaves out ${named(first.item)}.`);
    }
  }
}

type Amount = { item: PrintedItem; amount: PrintedAmount };

function amountsIn({ items }: PrintedRow, print: Print): Amount[] {
  return items.flatMap((item) => {
    const amount = amountIn(item.text, print);
    return amount && amount.minor !== 0 ? [{ item, amount }] : [];
  });
}

function mayBeBooking(row: PrintedRow, left: Amount[], columns: number[], print: Print): boolean {
  if (row.items.some((item) => isDate(item, print))) return true;
  const inColumn = left.some(({ item }) =>
    columns.some((edge) => Math.abs(edge - rightEdge(item)) <= COLUMN_TOLERANCE),
  );
  return inColumn && !isTotal(row.items.map(({ text }) => text).join(' '));
}

function repeats(left: Amount[], balances: ReadonlySet<number>): boolean {
  return left.every(({ amount }) => balances.has(amount.minor));
}

/** Every balance that a page may carry over or repeat, without its sign. */
function balancesOf({ openingMinor, closingMinor, lines }: StatementSection): number[] {
  let running = openingMinor ?? 0;
  const computed = lines.map((line) => {
    running = line.balanceMinor ?? running + line.amountMinor;
    return running;
  });
  return [openingMinor, closingMinor, ...computed].flatMap((minor) =>
    minor === null ? [] : [Math.abs(minor)],
  );
}

function rightEdge({ box }: PrintedItem): number {
  return box.x + box.width;
}
