import { looksLikeMoney } from '../figures/amounts.ts';
import { leadingDate } from '../figures/dates.ts';
import type { Cell, Row } from '../rows/rows.ts';
import { goesBothWays } from '../words/flow-words.ts';
import { plainWords } from '../words/plain-words.ts';
import { flowOf } from '../words/sums-and-flows.ts';
import type { Column, Header } from './columns.ts';

/** A list above the first labels of a page has so many lines at most. */
const MOST_LINES = 12;
/** What stands in one column begins, or ends, at the same place but for rounding, in points. */
const SAME_PLACE = 3;

/**
 * The same headers with a line of no labels over bookings that stand above the first ones of their page, in the same columns under a heading
 * that says which way they go ('Pagamentos efetuados': Itaú), whatever the second column of the page has beside them.
 */
export function withBookingsAbove(rows: Row[], headers: (Header | null)[]): (Header | null)[] {
  const result = [...headers];
  const seen = new Set<number>();
  for (const [index, header] of headers.entries()) {
    const page = rows[index]?.page;
    if (!header || page === undefined || seen.has(page)) continue;
    seen.add(page);
    const at = header.placed && header.rows > 0 ? firstAbove(rows, index, header) : null;
    if (at === null) continue;
    const [beside] = cellsBehind(rows[at], header);
    result[at] = { ...header, ...(beside ? { until: beside.x } : {}), rows: 0 };
  }
  return result;
}

/** The first booking under the heading of a list above a header, or null. */
function firstAbove(rows: Row[], index: number, header: Header): number | null {
  const page = rows[index]?.page;
  for (let at = index - 1; at > Math.max(0, index - MOST_LINES); at -= 1) {
    const [row, heading] = [rows[at], rows[at - 1]];
    if (!row || !heading || heading.page !== page) return null;
    const [name, ...others] = within(heading, header);
    const isHeading = name !== undefined && others.length === 0 && flowOf(name.text) !== null;
    const areBookings = cellsBehind(heading, header).every(headsBookings);
    if (isHeading && areBookings && isBookedIn(within(row, header), header, endsWith)) return at;
  }
  return null;
}

/** Whether a heading in the second column says that bookings follow there, too: else both may head boxes. */
const headsBookings = ({ text }: Cell) =>
  flowOf(text) !== null || goesBothWays(plainWords(text)) || /^lançamentos\b/iu.test(text);

/** What stands behind all columns of a header, in the second column of the page. */
function cellsBehind(row: Row | undefined, { columns }: Header): Cell[] {
  const edge = Math.max(...columns.map(({ right }) => right));
  return row?.cells.filter(({ x }) => x > edge + SAME_PLACE) ?? [];
}

function within(row: Row, header: Header): Cell[] {
  const behind = cellsBehind(row, header);
  return row.cells.filter((cell) => !behind.includes(cell));
}

/** Whether cells begin with a day where that of a header stands, and end with an amount that fits one of its columns. */
export function isBookedIn(
  cells: Cell[],
  { columns }: Header,
  fits: (column: Column, amount: Cell) => boolean,
): boolean {
  const [day, amount] = [cells[0], cells.at(-1)];
  const date = columns.find(({ role }) => role === 'date');
  if (!day || !amount || !date || cells.length < LEAST_CELLS) return false;
  const isDay = leadingDate(day.text, 'DM')?.length === day.text.length;
  const isAmount = looksLikeMoney(amount.text);
  const isUnder = columns.some((column) => fits(column, amount));
  return isDay && isAmount && isUnder && Math.abs(day.x - date.x) < SAME_PLACE;
}

const endsWith = ({ role, right }: Column, amount: Cell) =>
  role === 'amount' && Math.abs(right - amount.right) < SAME_PLACE;

const LEAST_CELLS = 3;
