import { isWholeDate } from './dates.ts';
import {
  columnsIn,
  type Header,
  isLabelRow,
  isMoney,
  MAX_HEADER_ROWS,
  MAX_PITCH,
  ranked,
  stack,
} from './header-labels.ts';
import { type Row, textOf } from './rows.ts';
import { balanceLine, columnRoleOf, plainWords } from './words.ts';

const DATED_ROW = /^\d{1,2}[./ -](?:\d{1,2}|\p{L}{3}).*\d[.,]\d{2}\s?[A-Z+-]{0,2}$/u;
const ROWS_TO_SEE = 6;

/** A header of a text and an amount only, over bookings that stand under headings with their day, or over nothing but balances. */
export function headerUnderDays(rows: Row[], index: number): Header | null {
  return textAndAmountAt(rows, index, (below) => {
    const isDay = ({ cells: [cell, ...others] }: Row) =>
      cell !== undefined && others.length === 0 && isWholeDate(cell.text);
    const [first, second] = below;
    const isEmpty = [first, second].every((row) => row && balanceLine(row.cells[0]?.text ?? ''));
    return isEmpty || below.some(isDay);
  });
}

/** The header of an empty table that has neither dates nor balances. */
export function bareHeaderAt(rows: Row[], index: number): Header | null {
  return textAndAmountAt(rows, index, isBare);
}

/** Whether what follows a header stands apart from it, and is no row of a table. */
function isBare([next]: Row[], header: Row): boolean {
  if (!next || next.page !== header.page) return true;
  const isApart = next.baseline - header.baseline > APART * header.fontSize;
  return isApart && next.cells.length === 1;
}

const APART = 2.8;

/** A header whose labels, in one to several rows, name a text and an amount, where the rows below it are as asked for. */
function textAndAmountAt(
  rows: Row[],
  index: number,
  isFollowed: (below: Row[], header: Row) => boolean,
): Header | null {
  const first = rows[index];
  if (!first || first.cells.length < 2 || !isLabelRow(first)) return null;
  let cells = first.cells.map((cell) => ({ ...cell }));
  let found: Header | null = null;
  for (let count = 1; count <= MAX_HEADER_ROWS; count += 1) {
    const columns = ranked(cells.flatMap(columnsIn));
    const roles = columns.map(({ role }) => role);
    const isNamed = columns.length === cells.length && roles.includes('description');
    const below = rows.slice(index + count, index + count + ROWS_TO_SEE);
    const last = rows[index + count - 1] ?? first;
    if (isNamed && roles.some(isMoney) && isFollowed(below, last))
      found = { columns, placed: true, rows: count };
    const [next] = below;
    if (!next || next.page !== first.page || !isLabelRow(next) || balanceLine(textOf(next))) break;
    if (next.baseline - first.baseline > count * MAX_PITCH * first.fontSize) break;
    cells = stack(cells, next.cells);
  }
  return found;
}

/** A header that names dates and a description only (Bu-Tag, Wert, Vorgang), over rows that end in amounts. */
export function headerWithoutAmounts(rows: Row[], index: number): Omit<Header, 'rows'> | null {
  const all = rows[index]?.cells ?? [];
  // The currency alone may stand over the amounts.
  const cells = all.filter(({ text }, at) => at < all.length - 1 || plainWords(text) !== '');
  const roles = cells.map((cell) => columnRoleOf(cell.text));
  const isNamed = roles.includes('description') && roles.includes('date');
  if (
    roles.length < 2 ||
    roles.includes(null) ||
    !isNamed ||
    roles.some((role) => role && isMoney(role))
  )
    return null;
  const below = rows.slice(index + 1, index + 1 + ROWS_TO_SEE);
  if (!below.some((row) => DATED_ROW.test(textOf(row).slice(0, 300)))) return null;
  const columns = cells.flatMap(({ x, right }, at) => {
    const role = roles[at];
    return role ? [{ role, x, right }] : [];
  });
  return { columns: ranked(columns), placed: true };
}

/** The first header of a text and an amount under which the page has nothing to list, where no table begins above it. */
export function bareHeaderIn(rows: Row[], headers: (Header | null)[]): number | null {
  const first = headers.findIndex(Boolean);
  const above = first < 0 ? rows : rows.slice(0, first);
  const index = above.findIndex((_, at) => textAndAmountAt(rows, at, isBare) !== null);
  return index < 0 ? null : index;
}
