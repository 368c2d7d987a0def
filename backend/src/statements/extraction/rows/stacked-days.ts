import { monthNamed } from '../figures/months.ts';
import type { Cell, Row } from './rows.ts';

const DAY = /^[0-3]?\d\.?$/;
const YEAR = /^(?:19|20)\d\d$/;
/** The three cells of a date begin so near each other, in points. */
const SAME_EDGE = 2;
/** So many such days are a habit. */
const LEAST_DAYS = 2;

type Stacked = { at: number; day: Cell; month: Cell; year: Cell };

/**
 * The rows, where a column is so narrow that the day, the month and the year of a booking stand below each other ('01', 'Feb.', '2025': Trade
 * Republic), with whole dates beside the amounts or the text of the booking, whichever comes first.
 */
export function withStackedDays(rows: Row[]): Row[] {
  const stacked = rows.flatMap((_, index) => stackedAt(rows, index) ?? []);
  if (stacked.length < LEAST_DAYS) return rows;
  const taken = new Set<Cell>(stacked.flatMap(({ day, month, year }) => [day, month, year]));
  const dates = new Map(
    stacked.map((each) => {
      const { at, day } = each;
      // A day alone stands above what it is of, in the middle of its three lines.
      const isAlone = rows[at]?.cells.length === 1;
      return [rows[isAlone ? at + 1 : at], dateOf(each, isAlone ? each.month : day)] as const;
    }),
  );
  return rows.flatMap((row) => {
    const rest = row.cells.filter((cell) => !taken.has(cell));
    const date = dates.get(row);
    const cells = date ? [date, ...rest] : rest;
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}

/** The date that begins in a row and goes on in the two below it; or null. */
function stackedAt(rows: Row[], at: number): Stacked[] | null {
  const [row, second, third] = rows.slice(at, at + 3);
  const [day] = row?.cells ?? [];
  if (!row || !day || !DAY.test(day.text)) return null;
  if (second?.page !== row.page || third?.page !== row.page) return null;
  const isUnder = ({ x }: Cell) => Math.abs(x - day.x) < SAME_EDGE;
  const [month, year] = [second.cells.find(isUnder), third.cells.find(isUnder)];
  if (!month || !year || !YEAR.test(year.text)) return null;
  return monthNamed(month.text.replace('.', '')) === null ? null : [{ at, day, month, year }];
}

function dateOf({ day, month, year }: Stacked, place: Cell): Cell {
  const text = [day, month, year].map((cell) => cell.text).join(' ');
  const right = Math.max(day.right, month.right, year.right);
  return { ...place, text, right, pieces: [{ text, x: place.x, right }] };
}
