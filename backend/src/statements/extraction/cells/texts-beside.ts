import { looksLikeMoney } from '../figures/amounts.ts';
import { columnDate, isWholeDate } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { isMoney } from '../headers/header-labels.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { balanceLine } from '../words/balance-names.ts';
import { flowOf, isTotal } from '../words/sums-and-flows.ts';
import { isBesideBookings } from '../words/titles.ts';

/** A text beside the table begins so far behind its last amounts at least. */
const APART = 8;
/** So many lines that stand there alone are a text of their own. */
const LEAST = 2;
const SAME_LEFT = 3;
const ORDERS = ['DM', 'MD'] as const;

/**
 * The header with the place where a text without a label of its own begins behind the last amounts: among the bookings it stands beside
 * some of them and on lines of its own, too.
 */
export function withTextBeside(header: Header, rows: Row[]): Header {
  const last = header.columns.toSorted((one, other) => one.x - other.x).at(-1);
  const isKnown = header.until !== undefined || !last || !isMoney(last.role);
  // Without a label of their own the texts of the bookings may stand there.
  const hasText = header.columns.some(({ role }) => role === 'description');
  if (!header.placed || isKnown || !hasText) return header;
  const edge = edgeOf(rows, Math.max(last.right, last.valueRight ?? 0) + APART);
  const isAlone = ({ cells }: Row) => cells.length > 0 && cells.every(({ x }) => x > edge);
  const among = rows.slice(rows.findIndex(isDated), rows.findLastIndex(isDated) + 1);
  const alone = among.filter(isAlone);
  const left = alone[0]?.cells[0]?.x;
  // What heads bookings, or sums them up, is set apart there, too.
  if (left === undefined || rows.some((row) => isAlone(row) && isHeading(row))) return header;
  const isOfText = ({ x, text }: Cell) => Math.abs(x - left) < SAME_LEFT && /\p{L}{3}/u.test(text);
  const lines = alone.filter(({ cells }) => cells.slice(0, 1).some(isOfText));
  const isBeside = among.some((row) => isDated(row) && row.cells.some(isOfText));
  return isBeside && lines.length >= LEAST ? { ...header, until: left - APART / 2 } : header;
}

/** So many bookings show where their texts go on. */
const LEAST_FURTHER = 3;

/**
 * The header with the place where texts go on far behind the first words, in the last column ('Direct Deposit - Payroll', 'Allegheny Health': PNC): a box
 * beside the table has lines between the bookings, too.
 */
export function withFurtherTexts(header: Header, rows: Row[]): Header {
  const last = header.columns.toSorted((one, other) => one.x - other.x).at(-1);
  if (!header.placed || header.until !== undefined || last?.role !== 'description') return header;
  const behind = ({ cells }: Row) => cells.filter(({ x }) => x > last.right + APART).at(-1);
  const dated = rows.filter((row) => isDated(row));
  const lefts = dated.flatMap((row) => behind(row) ?? []);
  const isAt = (left: number) => (cell: Cell) => Math.abs(cell.x - left) < SAME_LEFT;
  const further = lefts.find(({ x }) => areTexts(lefts.filter(isAt(x))))?.x;
  if (further === undefined) return header;
  const among = rows.slice(rows.findIndex(isDated), rows.findLastIndex(isDated) + 1);
  const areAllDated = among.every((row) => isDated(row) || !row.cells.some(isAt(further)));
  return areAllDated ? { ...header, further } : header;
}

/** Whether cells hold texts of bookings: names, some of which come again. */
function areTexts(cells: Cell[]): boolean {
  const texts = cells.map(({ text }) => text);
  const areNames = texts.every((text) => /^\p{Lu}\p{L}/u.test(text));
  return texts.length >= LEAST_FURTHER && areNames && new Set(texts).size < texts.length;
}

/** Where the amounts end that begin in front of this place: some are set farther to the right than the others. */
function edgeOf(rows: Row[], reach: number): number {
  const rights = rows.flatMap(({ cells }) =>
    cells
      .filter(({ x, text }) => x < reach && looksLikeMoney(text))
      .map(({ right }) => right + APART),
  );
  return rights.reduce((most, right) => Math.max(most, right), reach);
}

function isDated({ cells: [first] }: Row): boolean {
  return first !== undefined && ORDERS.some((order) => columnDate(first.text, order) !== null);
}

function isHeading(row: Row): boolean {
  const text = textOf(row);
  const isDay = isWholeDate(text.replace(/^\p{L}+,? /u, ''));
  const isNamed = balanceLine(text) !== null || isTotal(text) || flowOf(text) !== null;
  return isDay || isNamed || isBesideBookings(text);
}
