import { monthNamed } from '../figures/months.ts';
import type { Header } from '../headers/columns.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { BARE_DAY } from './bare-days.ts';

/** The year and month of what was bought, in front of its day: '25 Marzo', '01' (Argentine cards). */
const YEAR_AND_MONTH = /^(\d{2}) (\p{L}{4,10})\.?$/u;
/** So many of them are no texts that look like it by chance. */
const LEAST = 2;
/** A day stands so near to the place of the days above it. */
const SAME_PLACE = 3;

type Found = { month: string; day: Cell; x: number };

/** The rows, with dates whose year and month stand in a cell of their own, and only where they change, written out. */
export function withDatesBehindMonths(rows: Row[], headers: (Header | null)[]): Row[] {
  const first = headers.findIndex(Boolean);
  const heads = rows.map((row, index) => (first < 0 || index < first ? null : headOf(row)));
  if (heads.filter(Boolean).length < LEAST) return rows;
  let last: Found | null = null;
  return rows.map((row, index) => {
    last = heads[index] ?? last;
    const [lead, ...others] = row.cells;
    if (!last || !lead) return row;
    const day = heads[index] ? others[0] : lead;
    if (!day || !BARE_DAY.test(day.text) || Math.abs(day.x - last.day.x) > SAME_PLACE) return row;
    const rest = heads[index] ? others.slice(1) : others;
    // Alone it stands where the dates do, too.
    const { x } = last;
    const date = {
      ...day,
      x,
      pieces: lead.pieces,
      text: `${last.month}-${day.text}`,
      width: day.right - x,
    };
    return { ...row, cells: [date, ...rest] };
  });
}

function headOf({ cells: [lead, day] }: Row): Found | null {
  const [, year, name = ''] = YEAR_AND_MONTH.exec(lead?.text ?? '') ?? [];
  const month = monthNamed(name);
  if (year === undefined || month === null || !day || !BARE_DAY.test(day.text)) return null;
  return { month: `20${year}-${String(month).padStart(2, '0')}`, day, x: lead?.x ?? day.x };
}
