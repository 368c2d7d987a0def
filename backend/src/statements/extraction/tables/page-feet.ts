import { isFigure } from '../figures/amounts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { isTotal } from '../words/sums-and-flows.ts';

/** The foot of a page has so many lines at most. */
const MOST_LINES = 12;
const LEAST_LETTERS = 8;
const MAX_KEY = 120;

/**
 * The lines that two pages following each other both end with, whatever numbers stand in them, and that stand nowhere else: the
 * foot of the pages, which is part of no booking.
 */
export function pageFeet(rows: Row[]): Set<Row> {
  const ends = endsOf(rows);
  const hasColumns = rows.some(({ cells }) => cells.length > 2);
  const feet = new Set<Row>();
  for (const [index, end] of ends.entries()) {
    const next = ends[index + 1] ?? [];
    for (const [at, row] of end.entries()) {
      const other = next[at];
      // Two pages may end with bookings of one payee, but hardly at one height; lines drawn as one text end anywhere.
      if (!other || (hasColumns && !areLevel(row, other)) || !areOfFoot(row, other)) break;
      feet.add(row).add(other);
    }
  }
  const inText = new Set(rows.filter((row) => !feet.has(row)).map(keyOf));
  return new Set([...feet].filter((row) => !inText.has(keyOf(row))));
}

/** The last rows of every page, from the bottom up. */
function endsOf(rows: Row[]): Row[][] {
  const ends: Row[][] = [];
  for (const row of rows) {
    const end = ends.at(-1);
    if (end?.[0]?.page === row.page) end.push(row);
    else ends.push([row]);
  }
  return ends.map((end) => end.slice(-MOST_LINES).reverse());
}

/** What a line says on every page: the number of the page is another one each time. */
function keyOf(row: Row): string {
  return textOf(row).slice(0, MAX_KEY).replace(/\d+/g, '0');
}

const areLevel = (row: Row, other: Row) => Math.abs(row.baseline - other.baseline) < SAME_HEIGHT;
const SAME_HEIGHT = 3;

/** What has a figure that looks like an amount must be the very same, and name no balance. */
function areOfFoot(row: Row, other: Row): boolean {
  const text = textOf(row);
  if (text.length < LEAST_LETTERS || balanceWordIn(text) !== null || isTotal(text)) return false;
  const hasAmount = row.cells.some(isFigure);
  return hasAmount ? text === textOf(other) : keyOf(row) === keyOf(other);
}
