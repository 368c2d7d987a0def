import { columnFor, headersOver } from '../cells/cell-columns.ts';
import type { Facts } from '../facts.ts';
import { columnDate, DAY_MS, toCalendarDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';

const YEAR_FIRST = /^\d{1,2}[-./]\d{1,2}[-./]\d{1,2}$/;

/** So many days around the printed period lie those of balances and purchases at most: read otherwise the figures may be of its year, too ('07/03/25'). */
const MOST_AROUND = 31;

/** What names the era, or the days by their years, which stand in front (MUFG). */
const NAMES_YEARS = /令和|年月日/;

/** The rows, where the days of a table bear years of the era that only the printed period tells (令和6年), with its sign ('06-11-01' is R06-11-01). */
export function withEraYears(
  rows: Row[],
  headers: (Header | null)[],
  { periodStart, periodEnd }: Pick<Facts, 'periodStart' | 'periodEnd'>,
): Row[] {
  if (!rows.some((row) => NAMES_YEARS.test(textOf(row)))) return rows;
  const [from, to] = [periodStart ?? periodEnd, periodEnd ?? periodStart].map((day) =>
    Date.parse(day ?? ''),
  );
  const over = headersOver(headers);
  const dates = new Set<Cell>();
  for (const [index, row] of rows.entries()) {
    const header = over[index] ?? null;
    for (const cell of header?.placed ? row.cells : []) {
      const role = header && columnFor(header, cell)?.role;
      if ((role === 'date' || role === 'otherDate') && YEAR_FIRST.test(cell.text)) dates.add(cell);
    }
  }
  const inEra = ({ text }: Cell) => `R${text}`;
  const areOfEra = [...dates].every((cell) => {
    const { date } = columnDate(inEra(cell), 'YM') ?? {};
    const day = Date.parse((date && toCalendarDate(date, { start: null, end: null })) ?? '');
    return day > (from ?? 0) - MOST_AROUND * DAY_MS && day < (to ?? 0) + MOST_AROUND * DAY_MS;
  });
  if (dates.size === 0 || !areOfEra) return rows;
  const signed = (cell: Cell) => (dates.has(cell) ? { ...cell, text: inEra(cell) } : cell);
  return rows.map((row) => ({ ...row, cells: row.cells.map(signed) }));
}
