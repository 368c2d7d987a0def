import { columnFor, headersOver } from '../cells/cell-columns.ts';
import { textsApart } from '../cells/cells-apart.ts';
import type { Facts } from '../facts.ts';
import { DAY_MS } from '../figures/dates.ts';
import { monthNamed } from '../figures/months.ts';
import { arePair } from '../figures/set-apart-days.ts';
import type { Header } from '../headers/columns.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { monthAlone } from './statement-month.ts';

/** The number of a day, and of no more than that. */
export const BARE_DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
/** So many bare days are a column of them. */
const LEAST = 3;
/** What else has figures at the place of such a column stands below its table. */
const MOST = 0.8;
/** What is longer is the foot of a page. */
const LONGEST_DATE = 25;
/** A day is told by its number in a period of so many days at most. */
const LONGEST = 31;

/** So many days from a calendar date on. */
type Span = { start: string; days: number };
type Period = Pick<Facts, 'periodStart' | 'periodEnd'>;

/** The rows, where the dates of a table are no more than days of the printed period ('DÍA', '03') or of the months that headings between them name ('MAR/2025'), with these written out. */
export function withDatesOfPeriod(
  rows: Row[],
  headers: (Header | null)[],
  { periodStart, periodEnd }: Period,
): Row[] {
  if (periodStart === null || periodEnd === null) return rows;
  const days = (Date.parse(periodEnd) - Date.parse(periodStart)) / DAY_MS + 1;
  const whole = days > LONGEST ? null : { start: periodStart, days };
  let month: Span | null = null;
  const spans = new Map<Cell, Span | null>();
  const over = headersOver(headers);
  const parted = rows.map((row, index) => {
    const header = over[index];
    if (!header?.placed || headers[index]) return row;
    const cells = textsApart(row.cells, header);
    month = monthIn(cells) ?? month;
    for (const [at, cell] of cells.entries()) {
      const isShort = cell.text.length < LONGEST_DATE && /\d/.test(cell.text);
      const isDate = isShort && columnFor(header, cell)?.role === 'date';
      if (isDate && !isMonthBeside(header, cells, at)) spans.set(cell, whole ?? month);
    }
    return { ...row, cells };
  });
  const dated = [...spans.keys()];
  const bare = dated.filter(({ text }) => BARE_DAY.test(text));
  if (bare.length < LEAST || bare.length < MOST * dated.length) return rows;
  const written = (cell: Cell): Cell => {
    const span = BARE_DAY.test(cell.text) ? spans.get(cell) : null;
    const text = span ? dayIn(Number(cell.text), span) : null;
    return text === null ? cell : { ...cell, text };
  };
  return parted.map((row, index) =>
    row.cells.some((cell) => spans.has(cell))
      ? { ...row, cells: row.cells.map(written) }
      : (rows[index] ?? row),
  );
}

/** Whether the month of a day stands apart from it, by name or as a number in a column of its own, in either order ('MES', 'DIA'). */
function isMonthBeside(header: Header, cells: Cell[], at: number): boolean {
  const [before, day, next] = [cells[at - 1], cells[at], cells[at + 1]];
  if (before && day && arePair(before, day)) return true;
  if (!next || !day) return false;
  if (arePair(day, next)) return true;
  const isNumber = columnFor(header, next)?.role === 'otherDate' && BARE_DAY.test(next.text);
  return isNumber || monthNamed(next.text) !== null;
}

/** The calendar date of so many days from the start on that has this number in its month, or null. */
function dayIn(day: number, { start, days }: Span): string | null {
  for (let offset = 0; offset < days; offset += 1) {
    const date = new Date(Date.parse(start) + offset * DAY_MS);
    if (date.getUTCDate() === day) return date.toISOString().slice(0, 10);
  }
  return null;
}

/** The month that a heading names at its end ('++ MOVIMENTOS', 'MAR/2025'), or null. */
export function monthIn(cells: Cell[]): Span | null {
  const end = cells.length <= HEADING_CELLS ? monthAlone([{ cells }]) : null;
  return end === null ? null : { start: `${end.slice(0, 8)}01`, days: Number(end.slice(8)) };
}

const HEADING_CELLS = 2;
