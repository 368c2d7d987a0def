import { readAmount } from '../figures/amounts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { saysDue } from '../words/titles.ts';

const MAX_LINE = 120;

/** What an account held before the first of some rows and behind the last of them, in minor units, as the lines around them print it. */
export type Ends = { opening: number; closing: number };

/** Whether the head of a file says that something has to be paid by a day, as a bill does. */
export function owesBalances(rows: Row[], first: number): boolean {
  return rows.slice(0, first).some((row) => saysDue(textOf(row)));
}

/** The balances in print around the rows from first to last, both included; null where one of them is missing. */
export function endsAround(rows: Row[], first: number, last: number): Ends | null {
  // What a card has to be paid is owed, as the head of its bill says, and not small print below the lines.
  const isOwed = owesBalances(rows, first);
  const balanceIn = (row: Row) => balanceOf(row, isOwed);
  const opening = rows
    .slice(0, first)
    .map(balanceIn)
    .findLast((minor) => minor !== null);
  const closing = rows
    .slice(last + 1)
    .map(balanceIn)
    .find((minor) => minor !== null);
  return opening == null || closing == null ? null : { opening, closing };
}

function balanceOf(row: Row, isOwed: boolean): number | null {
  const text = textOf(row);
  if (text.length > MAX_LINE || balanceWordIn(text) === null) return null;
  const amount = readAmount(row.cells.at(-1)?.text ?? '', 2);
  return amount && (amount.direction ?? (isOwed ? -1 : 1)) * amount.minor;
}

/** Which ways the money of one or two columns went, told by what their sums make of the opening balance; null where neither way leads to the closing one. */
export function sidesOf(
  sums: readonly number[],
  { opening, closing }: Ends,
): ('in' | 'out')[] | null {
  const ways: ('in' | 'out')[][] =
    sums.length === 1
      ? [['in'], ['out']]
      : [
          ['out', 'in'],
          ['in', 'out'],
        ];
  const leads = (sides: ('in' | 'out')[]) =>
    sums.reduce((held, sum, index) => held + (sides[index] === 'in' ? sum : -sum), opening) ===
    closing;
  const [only, other] = ways.filter(leads);
  return only && !other ? only : null;
}
