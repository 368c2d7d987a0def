import { columnFor, headersOver } from '../cells/cell-columns.ts';
import { readAmount } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import type { Row } from '../rows/rows.ts';
import { CODES } from '../words/currency-names.ts';
import type { ColumnRole } from '../words/labels.ts';
import { boxOf, hasBoxOf } from './currency-boxes.ts';

/** What sums of both currencies are in. */
const NEITHER = '';
/** A row begins with its number and its date, or the date. */
const MOST_DATES = 2;

/**
 * The currency of each row of a table whose bookings name it in a column of their own ('Moneda': 'CRC', 'USD'): of a booking its code, of a
 * row with sums of both none of them, of any other no answer. Null for any other table: what was paid abroad names its currency, too, but
 * no box says what is owed in that.
 */
export function codesOfRows(rows: Row[], headers: (Header | null)[]): string[][] | null {
  const over = headersOver(headers);
  let areBeside = false;
  const coded = rows.map((row, index) => {
    const header = over[index];
    if (!header || headers[index]) return [];
    const amounts = row.cells.filter(({ text }) => readAmount(text, 2) !== null);
    const isDated = row.cells
      .slice(0, MOST_DATES)
      .some(({ text }) => columnDate(text, 'DM') !== null);
    if (!isDated) return amounts.length > 1 ? [NEITHER] : [];
    const isBooked = amounts.some((cell) => columnFor(header, cell)?.role === 'amount');
    const codes = row.cells.filter(({ text }) => CODES.has(text));
    const inColumn = (role: ColumnRole) =>
      codes.find((cell) => columnFor(header, cell)?.role === role);
    // Under the label of the amounts stands what was booked, and beside that what was paid (CCB).
    const beside = inColumn('amount');
    areBeside ||= beside !== undefined;
    const code = beside ?? inColumn('ignored');
    return isBooked ? [code?.text ?? null] : [];
  });
  const codes = new Set(coded.flat().filter((code) => code !== NEITHER));
  const named = [...codes].flatMap((code) => code ?? []);
  const areTwo = codes.size === 2 && named.length === 2;
  return areTwo && (areBeside ? hasBoxOf(rows, named) : boxOf(rows, named) >= 0)
    ? coded.map((each) => each.flatMap((code) => code ?? []))
    : null;
}

/** The currency that a row begins with in front of its day, as the first one of each does in an account that is kept in several (HSBC in Hong Kong); or null. */
export function codeInFront({ cells: [code, day] }: Row): string | null {
  const isDated = day !== undefined && columnDate(day.text, 'DM') !== null;
  return code && isDated && CODES.has(code.text) ? code.text : null;
}
