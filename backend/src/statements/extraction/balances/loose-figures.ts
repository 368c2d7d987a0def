import { type PrintedAmount, readAmount, trailingAmounts } from '../figures/amounts.ts';
import { type DateOrder, leadingDate } from '../figures/dates.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { signedBalance } from '../sections/lines.ts';
import type { LooseFigure, Part } from '../tables/parts.ts';
import type { StatementLine } from '../types.ts';
import { balanceWordIn, currentBalanceIn } from '../words/balance-names.ts';
import { columnRoleOf } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import { isTotal, totalRoleOf } from '../words/sums-and-flows.ts';
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
 * The figures that stand in rows which are none of bookings, whatever they are called, but for those that a page carries over; none where a
 * row there may be a booking that was not read, since without it the lines could lead to a figure that is but a part of the whole.
 */
export function looseFiguresIn(rows: Row[], print: Print, order: DateOrder): LooseFigure[] {
  const figures: LooseFigure[] = [];
  for (const [index, row] of rows.entries()) {
    const own = row.cells.flatMap((cell) =>
      figuresOf(cell.text, print).map((amount) => ({ amount, cell })),
    );
    if (own.length > 0 && mayBeBooking(row, order)) return [];
    const { kind } = balanceWordIn(textOf(row)) ?? {};
    if (kind === 'brought' || kind === 'carried') continue;
    for (const { amount, cell } of own) {
      const label = labelOf(rows, index, cell);
      const isFlow = isTotal(textOf(row)) || totalRoleOf(label) !== null;
      const isCurrent = row.cells.some(({ text }) => currentBalanceIn(text) !== null);
      const isNamed = saysBalance(textOf(row));
      figures.push({ amount, isBalance: saysBalance(label), isFlow, isCurrent, isNamed });
    }
    if (figures.length > MOST_FIGURES) return [];
  }
  return figures;
}

/** What stands in front of a figure in its row, in its own text, and over it. */
function labelOf(rows: Row[], index: number, { x, right, text }: Cell): string {
  const row = rows[index];
  const above = rows.slice(Math.max(0, index - LABELS_ABOVE), index);
  const over = above.flatMap(({ page, cells }) =>
    page === row?.page ? cells.filter((cell) => cell.x < right && x < cell.right) : [],
  );
  const front = row?.cells.filter((cell) => cell.right <= x).slice(-1) ?? [];
  return [...over, ...front]
    .map((cell) => cell.text)
    .join(' ')
    .concat(` ${text}`);
}

/** A label of two lines and the operators of a sum may stand over a figure. */
const LABELS_ABOVE = 3;

function saysBalance(label: string): boolean {
  const words = plainWords(label).split(/[ /]/);
  return words.some((word) => columnRoleOf(word) === 'balance') && !NO_BALANCE.test(label);
}

/** What is called by the word for a balance too, and is none: what may still be spent, what is due at least, what interest was reckoned on. */
const NO_BALANCE =
  /transfer|limit|avail|dispon|verf[üu]g|minim|averag|\bmedi[oa]|durchschnitt|po?int|punkt|cash|interest|zins|int[ée]r[êe]t|inter[ée]s/i;

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
 * Where that is what moved in one direction as well, as on a card whose debt was paid in full, the figure may be just that sum, unless it is called a balance.
 */
export function closingByLead(
  loose: LooseFigure[],
  lines: StatementLine[],
  openingMinor: number | null,
  isCard: boolean,
): number | null {
  return openingMinor
    ? ledTo(loose, lines, openingMinor, openingMinor + sumOf(lines), isCard)
    : null;
}

/** The opening balance, likewise, from which the lines lead to the closing one, if its own row says that it is a balance; else null. */
export function openingByLead(
  loose: LooseFigure[],
  lines: StatementLine[],
  closingMinor: number | null,
  isCard: boolean,
): number | null {
  return closingMinor
    ? ledTo(
        // What lines lack that were not read, such as a fee, may be printed among the sums above them, and is nothing that was owed before.
        loose.filter(({ isFlow, isNamed }) => !isFlow && isNamed),
        lines,
        closingMinor,
        closingMinor - sumOf(lines),
        isCard,
      )
    : null;
}

function ledTo(
  loose: LooseFigure[],
  lines: StatementLine[],
  knownMinor: number,
  computed: number,
  isCard: boolean,
): number | null {
  if (computed % ROUND === 0 || Math.abs(computed) === Math.abs(knownMinor)) return null;
  const isSum = isSumOfLines(Math.abs(computed), lines);
  const isLed = ({ amount, isBalance }: LooseFigure) =>
    signedBalance(amount, isCard) === computed && (isBalance || !isSum);
  return loose.some(isLed) ? computed : null;
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
