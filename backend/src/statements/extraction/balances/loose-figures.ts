import { type PrintedAmount, readAmount, trailingAmounts } from '../figures/amounts.ts';
import { type DateOrder, leadingDate } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { signedBalance } from '../sections/lines.ts';
import type { Part } from '../tables/parts.ts';
import type { StatementLine } from '../types.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import type { Print } from './balances.ts';

/** No more figures of one page are looked at. */
const MOST_FIGURES = 400;
/** Limits and allowances are round figures of minor units, to which lines may lead by chance. */
const ROUND = 100;
/** A longer text is a sentence, whose figures may be those of an example. */
const LONGEST_TEXT = 120;

/** The rows between and right below the bookings of a part that are none of them. */
export function rowsAmong({ bookings, startsAt, endsAt }: Part, rows: Row[]): Row[] {
  const places = bookings.flatMap(({ page, cells }) => cells.map((cell) => placeOf(page, cell)));
  const booked = new Set(places);
  return rows
    .slice(startsAt, endsAt + 1 + ROWS_BEHIND)
    .filter(({ page, cells }) => !cells.some((cell) => booked.has(placeOf(page, cell))));
}

const placeOf = (page: number, { x, y }: { x: number; y: number }) => `${page} ${x} ${y}`;
/** What closes a list may stand so many rows behind it. */
const ROWS_BEHIND = 3;

/**
 * The figures that stand in rows which are none of bookings, whatever they are called, but for those that a page carries over; none where a row there may be a
 * booking that was not read, since without it the lines could lead to a figure that is but a part of the whole.
 */
export function looseFiguresIn(rows: Row[], print: Print, order: DateOrder): PrintedAmount[] {
  const figures: PrintedAmount[] = [];
  for (const row of rows) {
    const own = row.cells.flatMap(({ text }) => figuresOf(text, print));
    if (own.length > 0 && mayBeBooking(row, order)) return [];
    const { kind } = balanceWordIn(textOf(row)) ?? {};
    if (kind === 'brought' || kind === 'carried') continue;
    figures.push(...own);
    if (figures.length > MOST_FIGURES) return [];
  }
  return figures;
}

/** Whether a row begins with a day and has more than that and one figure. */
function mayBeBooking({ cells }: Row, order: DateOrder): boolean {
  const [first, ...others] = cells;
  const isDated = first !== undefined && leadingDate(first.text, order) !== null;
  return isDated && others.length > 0 && cells.some(({ text }) => /\p{L}{2}/u.test(text));
}

function figuresOf(text: string, { decimals, isWhole }: Print): PrintedAmount[] {
  if (text.length > LONGEST_TEXT || text.endsWith('%')) return [];
  const whole = readAmount(text, decimals, isWhole);
  return whole ? [whole] : trailingAmounts(text, decimals, isWhole).amounts;
}

/**
 * The closing balance of a part that prints none under a name that is known: the figure to which the lines lead from the opening one; else null.
 * Where that is what moved in one direction as well, as on a card whose debt was paid in full, the figure may be just that sum.
 */
export function closingByLead(
  loose: PrintedAmount[],
  lines: StatementLine[],
  openingMinor: number | null,
  isCard: boolean,
): number | null {
  return openingMinor
    ? ledTo(loose, lines, openingMinor, openingMinor + sumOf(lines), isCard)
    : null;
}

/** The opening balance, likewise, from which the lines lead to the closing one; else null. */
export function openingByLead(
  loose: PrintedAmount[],
  lines: StatementLine[],
  closingMinor: number | null,
  isCard: boolean,
): number | null {
  return closingMinor
    ? ledTo(loose, lines, closingMinor, closingMinor - sumOf(lines), isCard)
    : null;
}

function ledTo(
  loose: PrintedAmount[],
  lines: StatementLine[],
  knownMinor: number,
  computed: number,
  isCard: boolean,
): number | null {
  if (computed % ROUND === 0 || Math.abs(computed) === Math.abs(knownMinor)) return null;
  if (isSumOfLines(Math.abs(computed), lines)) return null;
  return loose.some((amount) => signedBalance(amount, isCard) === computed) ? computed : null;
}

const sumOf = (lines: StatementLine[]) =>
  lines.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** Whether so much is what lines of one direction come to that stand one after the other, as the sum of a group does. */
function isSumOfLines(minor: number, lines: StatementLine[]): boolean {
  return [1, -1].some((way) => {
    const before = new Set([0]);
    let total = 0;
    for (const { amountMinor } of lines.filter((line) => Math.sign(line.amountMinor) === way)) {
      total += Math.abs(amountMinor);
      if (before.has(total - minor)) return true;
      before.add(total);
    }
    return false;
  });
}
