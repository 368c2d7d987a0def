import { looksLikeMoney } from '../figures/amounts.ts';
import { type Column, type Header, isMoney } from '../headers/columns.ts';
import type { Cell } from '../rows/rows.ts';
import { markBeside } from '../words/marks.ts';
import { distanceTo, hasOneAmount } from './cell-columns.ts';

/** What begins so far to the right of the last column is an advertisement or a box beside the table. */
export const BESIDE_TABLE = 12;
const BESIDE_DATES = 40;
const MARK_BEHIND = 45;
const SAME_LEFT = 3;
const MARK_BEFORE = 70;
/** A text in the last column may have gaps of so many font sizes. */
const GAP_IN_TEXT = 2.5;

/** The cells of a row that stand in its table, and not in a box beside it. */
export function cellsWithin(
  cells: Cell[],
  { columns, from = -Infinity, until = Infinity, further }: Header,
): Cell[] {
  const rights = columns.map(({ right, valueRight }) => Math.max(right, valueRight ?? 0));
  // What stands far in front of the dates is a box beside the table, too.
  const [first] = [...columns].sort((one, other) => one.x - other.x);
  const begin = first?.role === 'date' ? first.x - BESIDE_DATES : -Infinity;
  const endsInText = until === Infinity && columns.at(-1)?.role === 'description';
  const money = columns.filter(({ role }) => isMoney(role)).at(-1);
  let edge = Math.min(Math.max(...rights) + BESIDE_TABLE, until - 1);
  return cells.filter((cell) => {
    if (cell.x < from || cell.right < begin) return false;
    // The mark of an amount may stand behind the edge of its column.
    const isMark = cell.x <= edge + MARK_BEHIND && markBeside(cell.text) !== null;
    // Under a short label that its amounts are not known to be aligned with, they may stand behind it.
    const isAmount = money !== undefined && isBehindLabel(money, cell) && cell.x < until;
    const isText = further !== undefined && Math.abs(cell.x - further) < SAME_LEFT;
    const isWithin = cell.x <= edge || isMark || isAmount || isText;
    if (isWithin && endsInText) edge = Math.max(edge, cell.right + GAP_IN_TEXT * cell.fontSize);
    return isWithin;
  });
}

function isBehindLabel(label: Column, cell: Cell): boolean {
  const isOpen = label.valueLeft === undefined && label.valueRight === undefined;
  return isOpen && distanceTo(label, cell) < BEHIND_LABEL && looksLikeMoney(cell.text);
}

const BEHIND_LABEL = 45;

/** Whether 'CR' stands right in front of the one column of amounts (Santander). */
export function leadsAmounts(header: Header, { text, right }: Cell): boolean {
  const [amounts] = header.columns.filter(({ role }) => isMoney(role));
  const room = amounts ? amounts.x - right : Infinity;
  return /^[CD]R$/.test(text) && hasOneAmount(header) && room > 0 && room < MARK_BEFORE;
}

/** Whether a sign in a column is that of an amount: of one in it, or, where it stands behind a column that is passed over, of the one that follows (HDFC). */
export function mayHoldSign(column: Column | null, { x, text }: Cell): boolean {
  if (column === null) return false;
  return (
    isMoney(column.role) || (column.leadsToUnsigned === true && text === '+' && x > column.right)
  );
}
