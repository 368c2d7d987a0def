import { isBookingRow } from '../bookings/booking-rows.ts';
import { looksLikeMoney, readAmount } from '../figures/amounts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn, currentBalanceIn } from '../words/balance-names.ts';
import { isTotal, totalRoleOf } from '../words/sums-and-flows.ts';
import { saysDue } from '../words/titles.ts';

/** How a document prints amounts. */
type Print = { decimals: number; isWhole: boolean };

/** The row of a sum, and where its name begins in it. */
type Sum = { index: number; x?: number };

/** A box has so many rows above and below a sum at most. */
const MOST_ROWS = 6;
/** Its names begin so near to each other, in points, and its rows stand so many font sizes apart. */
const SAME_EDGE = 3;
const PITCH = 3;

/**
 * The figures right above and below a sum in its box, in minor units, which may tell what is named apart from it in words that nobody knows
 * ('Totale acquisti', 'Totale anticipi contante', 'Commissioni, spese e imposte': BNL). Balances, limits and known sums are none of them.
 */
export function figuresBeside(rows: Row[], sum: Sum, print: Print): number[] {
  return ([-1, 1] as const).flatMap((step) => figuresFrom(rows, sum, step, print));
}

function figuresFrom(rows: Row[], { index, x: left = 0 }: Sum, step: 1 | -1, print: Print) {
  const figures: number[] = [];
  for (let at = index + step; Math.abs(at - index) <= MOST_ROWS; at += step) {
    const [row, before] = [rows[at], rows[at - step]];
    if (!row || !before || row.page !== before.page || !isNextTo(row, before)) break;
    const name = row.cells.find(({ x }) => Math.abs(x - left) < SAME_EDGE);
    const figure = row.cells.find(({ x, text }) => x > left && looksLikeMoney(text));
    const amount = figure ? readAmount(figure.text, print.decimals, print.isWhole) : null;
    if (!name || !amount || isBookingRow(row) || balanceWordIn(textOf(row))) break;
    const isHeld = currentBalanceIn(name.text) !== null && !isTotal(name.text);
    const isOther = isHeld || saysDue(name.text) || LIMIT.test(name.text);
    if (totalRoleOf(name.text) === null && !isOther) figures.push(amount.minor);
  }
  return figures;
}

/** What may be spent, or was earned, is no part of any sum. */
const LIMIT = /limit|plafond|\bfido\b|verf[üu]g|avail|dispon|point|punkt|miles|reward/iu;

function isNextTo(row: Row, other: Row): boolean {
  return Math.abs(row.baseline - other.baseline) < PITCH * other.fontSize;
}
