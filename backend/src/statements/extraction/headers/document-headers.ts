import { datesIn } from '../figures/dates.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { isDayRole } from '../words/labels.ts';
import { withBookingsAbove } from './bookings-above.ts';
import { withoutBoxesBelow } from './boxes-below-labels.ts';
import { type Header, headerAt } from './columns.ts';
import { withoutDailySums } from './daily-balances.ts';
import { isOverEquation, isUnderFigures } from './header-boxes.ts';
import { headerOverGroups, inferredHeaders } from './inferred-headers.ts';
import { withLowerLines } from './lower-lines.ts';
import { bareHeaderAt, bareHeaderIn } from './short-headers.ts';
import { withTranslations } from './translations.ts';

/** Every header of a document by the row it begins at. */
export function headersOf(rows: Row[]): (Header | null)[] {
  const found = rows.map((_, index) => {
    const header = headerAt(rows, index);
    const isDated = header?.columns.some(({ role }) => isDayRole(role));
    const isOfBox =
      isUnderFigures(rows, index) || isOverEquation(rows[index + (header?.rows ?? 0)]);
    return header && !isDated && isOfBox ? null : header;
  });
  const own = found.map((header, index) =>
    header && hasBetterBelow(header, found, index) ? null : header,
  );
  const headers = withoutBoxesBelow(rows, withTranslations(rows, withLowerLines(rows, own)));
  const bare = bareHeaderIn(rows, headers);
  if (bare !== null) headers[bare] = bareHeaderAt(rows, bare);
  if (!headers.some(Boolean)) return inferredHeaders(rows);
  const known = repeated(rows, datedOnly(rows, withoutDailySums(rows, headers)));
  const above = headerOverGroups(rows.slice(0, Math.max(0, known.findIndex(Boolean))));
  return above
    ? known.map((header, index) => (index === above.index ? above.header : header))
    : withBookingsAbove(rows, known);
}

/** Whether labels of more columns begin among the rows of a header: what stands above them is the head of a page ('M' of a logo over 'Date': BMO). */
const hasBetterBelow = ({ rows, columns }: Header, found: (Header | null)[], index: number) =>
  found
    .slice(index + 1, index + rows)
    .some((below) => (below?.columns.length ?? 0) > columns.length);

/** A line of labels that was a header on one page is one on the next, though no booking begins below it. */
function repeated(rows: Row[], headers: (Header | null)[]): (Header | null)[] {
  const known = new Map<string, Header>();
  return headers.map((header, index) => {
    const row = rows[index];
    if (!row || (header === null && known.size === 0) || row.cells.length < 2) return header;
    const text = textOf(row).slice(0, MAX_LINE);
    if (header?.rows === 1) known.set(text, header);
    return header ?? known.get(text) ?? null;
  });
}

/** A list of cards or accounts looks like a table of bookings, but where another table has dates, it has none in any row. */
function datedOnly(rows: Row[], headers: (Header | null)[]): (Header | null)[] {
  const isDated = (header: Header | null) =>
    header?.columns.some(({ role }) => isDayRole(role)) ?? false;
  if (!headers.some(isDated)) return headers;
  return headers.map((header, index) => {
    if (!header || isDated(header)) return header;
    const begin = index + Math.max(header.rows, 1);
    const next = headers.slice(begin).findIndex(Boolean);
    const under = rows.slice(begin, next < 0 ? undefined : begin + next);
    return under.some((row) => datesIn(textOf(row).slice(0, MAX_LINE), 'DM').length > 0)
      ? header
      : null;
  });
}

const MAX_LINE = 300;
