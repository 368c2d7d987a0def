import { sameBalance } from '../bookings/row-kinds.ts';
import type { DateOrder } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import { type LabelledBalance, labelledBalancesIn, type Print } from './balances.ts';

/** The balances of one account in a box, at the rows of the document. */
type Box = { opening: LabelledBalance; closing: LabelledBalance };

/** A box has so many rows at most, and its title stands above them. */
const MOST_ROWS = 6;

/**
 * Gives the accounts of a file their balances out of the boxes that stand one below the other behind the last of their tables, or behind the first, as
 * many as there are accounts and in their order ('Hauptkonto', 'Space Urlaub': N26); or, behind the last, under their names. Whether there is one for each.
 */
export function takeBoxesBehind(
  parts: Part[],
  rows: Row[],
  print: Print,
  order: DateOrder,
): boolean {
  const [first, last] = [parts[0], parts.at(-1)];
  if (parts.length < 2 || !first || !last) return false;
  const named = labelledBalancesIn(rows, print, order).filter(
    ({ kind }) => kind === 'opening' || kind === 'closing',
  );
  const [behind, below] = [last, first].map(({ startsAt }) =>
    named.filter(({ index }) => index > startsAt),
  ) as [LabelledBalance[], LabelledBalance[]];
  if (behind.length > 0) return takeBoxes(parts, rows, behind, true);
  // What stands above the first table is its account's own, and so is what a table holds, unless the first has taken up the first box behind it.
  const isOwn =
    below.length < named.length ||
    parts.slice(1).some(({ opening, closing }) => opening || closing) ||
    (first.opening !== null && !(below[0] && sameBalance(first.opening, below[0].amount)));
  return !isOwn && takeBoxes(parts, rows, below, false);
}

/** Gives the accounts the balances of these boxes, where there is one for each; else, if they may go by their titles, to those whose name stands above one. */
function takeBoxes(
  parts: Part[],
  rows: Row[],
  behind: LabelledBalance[],
  mayBeTitled: boolean,
): boolean {
  // Between the balances of a short table stand its bookings.
  const booked = new Set(parts.flatMap(({ bookings }) => bookings.flatMap(({ cells }) => cells)));
  const boxes = behind.flatMap((opening, at): Box[] => {
    const closing = behind[at + 1];
    if (opening.kind !== 'opening' || closing?.kind !== 'closing') return [];
    const between = rows.slice(opening.index, closing.index);
    const isTable = between.some(({ cells }) => cells.some((cell) => booked.has(cell)));
    return between.length < MOST_ROWS && !isTable ? [{ opening, closing }] : [];
  });
  if (boxes.length === 0 || boxes.length * 2 !== behind.length) return false;
  const areTogether = boxes.every(({ opening }, at) => {
    const above = boxes[at - 1]?.closing.index;
    return above === undefined || opening.index - above < MOST_ROWS;
  });
  const areAll = areTogether && boxes.length === parts.length;
  if (!areAll && !mayBeTitled) return false;
  for (const [at, { opening, closing }] of boxes.entries()) {
    const title = rows[opening.index - 1];
    const part = areAll ? parts[at] : parts.find(({ label }) => title && textOf(title) === label);
    if (!part) continue;
    [part.opening, part.closing] = [opening.amount, closing.amount];
    // What the last table had taken of them is that of all.
    [part.totals, part.sums, part.checkpoints] = [[], [], []];
  }
  return areAll;
}
