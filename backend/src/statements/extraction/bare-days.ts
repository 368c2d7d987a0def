import { columnFor } from './cell-columns.ts';
import type { Header } from './columns.ts';
import { DAY_MS } from './dates.ts';
import type { Facts } from './facts.ts';
import { monthNamed } from './months.ts';
import type { Cell, Row } from './rows.ts';

const BARE_DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
/** So many bare days are a column of them. */
const LEAST = 3;
/** What else has figures at the place of such a column stands below its table. */
const MOST = 0.8;
/** A day is told by its number in a period of so many days at most. */
const LONGEST = 31;

type Period = Pick<Facts, 'periodStart' | 'periodEnd'>;

/** The rows, where the dates of a table are no more than days of the printed period ('DÍA', '03'), with these written out. */
export function withDatesOfPeriod(
  rows: Row[],
  headers: (Header | null)[],
  { periodStart, periodEnd }: Period,
): Row[] {
  if (periodStart === null || periodEnd === null) return rows;
  const days = (Date.parse(periodEnd) - Date.parse(periodStart)) / DAY_MS + 1;
  if (days > LONGEST) return rows;
  let header: Header | null = null;
  const dated = new Set<Cell>();
  for (const [index, { cells }] of rows.entries()) {
    header = headers[index] ?? header;
    if (!header?.placed || headers[index]) continue;
    for (const [at, cell] of cells.entries()) {
      const isDate = columnFor(header, cell)?.role === 'date' && /\d/.test(cell.text);
      if (isDate && !isMonthBehind(header, cells[at + 1])) dated.add(cell);
    }
  }
  const bare = [...dated].filter(({ text }) => BARE_DAY.test(text));
  if (bare.length < LEAST || bare.length < MOST * dated.size) return rows;
  const written = (cell: Cell): Cell => {
    const text = bare.includes(cell) ? dayIn(Number(cell.text), periodStart, days) : null;
    return text === null ? cell : { ...cell, text };
  };
  return rows.map((row) =>
    row.cells.some((cell) => dated.has(cell)) ? { ...row, cells: row.cells.map(written) } : row,
  );
}

/** Whether the month of a day stands apart from it, by name or as a number in a column of its own. */
function isMonthBehind(header: Header, next: Cell | undefined): boolean {
  if (!next) return false;
  const isNumber = columnFor(header, next)?.role === 'otherDate' && MONTH.test(next.text);
  return isNumber || monthNamed(next.text) !== null;
}

const MONTH = /^(?:0[1-9]|1[0-2])$/;

/** The calendar date of so many days from the start on that has this number in its month, or null. */
function dayIn(day: number, start: string, days: number): string | null {
  for (let offset = 0; offset < days; offset += 1) {
    const date = new Date(Date.parse(start) + offset * DAY_MS);
    if (date.getUTCDate() === day) return date.toISOString().slice(0, 10);
  }
  return null;
}
