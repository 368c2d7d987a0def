import { type Row, textOf } from '../rows/rows.ts';
import { bookingLine, isWithoutColumns } from '../rows/without-columns.ts';
import { type ColumnRole, isDayRole, type NamedColumn, namesIn } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import { flowOf } from '../words/sums-and-flows.ts';
import {
  type Header,
  isMoney,
  isTable,
  MAX_HEADER_ROWS,
  MAX_LABELS,
  ranked,
} from './header-labels.ts';

/** Whole words of a header line that was drawn as one text, longest names first. */
export function unplacedHeaderAt(rows: Row[], index: number): Header | null {
  const row = rows[index];
  if (row?.cells.length !== 1) return null;
  const text = textOf(row);
  if (text.length > MAX_LABELS || /\d{3}/.test(text)) return null;
  const words = text.split(' ');
  const named = namesIn(words) ?? [];
  const columns = named.map(({ role }) => ({ role, x: 0, right: 0 }));
  // A currency alone names the amounts.
  const isCurrency =
    !columns.some(({ role }) => isMoney(role)) && plainWords(words.at(-1) ?? '') === '';
  if (isCurrency) columns.push({ role: 'amount', x: 0, right: 0 });
  if (columns.length < 3 || !isTable(columns)) return labelsOnLines(rows, index);
  const below = labelsBelow(rows, index);
  const lower = rows
    .slice(index + 1, index + 1 + below)
    .flatMap((each) => namesIn(textOf(each).split(' ')) ?? []);
  const hasDates = lower.some(({ role }) => isDayRole(role));
  // Labels that name the same amounts, too, say it in another language; 'Ausgang' over 'Eingang' do not.
  const roles = columns.map(({ role }) => role);
  const names = hasDates && !lower.some(({ role }) => isMoney(role) && !isOtherSide(role, roles));
  const hasDatesBelow = names && areDatedBelow(rows.slice(index + 1 + below));
  return { columns: ranked(columns), placed: false, rows: 1 + below, hasDatesBelow };
}

/** A header whose last labels stand on lines of their own, in a file without columns ('Date Transaction', 'Debit', 'Credit', 'Balance': CommBank); or null. */
function labelsOnLines(rows: Row[], index: number): Header | null {
  const [first, ...below] = rows.slice(index, index + MOST_LINES).map(namesOn);
  const end = below.findIndex(({ length }) => length !== 1);
  const last = below.slice(0, end < 0 ? below.length : end);
  const columns = [...(first ?? []), ...last.flat()].map(({ role }) => ({ role, x: 0, right: 0 }));
  const isDated = first?.some(({ role }) => role === 'date') === true;
  const isHeader = isDated && last.length > 1 && isTable(columns);
  if (!isHeader || !isWithoutColumns(rows)) return null;
  return { columns: ranked(columns), placed: false, rows: 1 + last.length };
}

const MOST_LINES = 6;

/** The columns that a row names which is no more than that, or none. */
function namesOn(row: Row): NamedColumn[] {
  const text = textOf(row);
  const isLabel = row.cells.length === 1 && text.length <= MAX_LABELS && !/\d/.test(text);
  return (isLabel && namesIn(text.split(' '))) || [];
}

function isOtherSide(role: ColumnRole, upper: ColumnRole[]): boolean {
  return (role === 'in' && upper.includes('out')) || (role === 'out' && upper.includes('in'));
}

/** Whether the days that lower labels name stand below, and not beside those of the bookings. */
function areDatedBelow(rows: Row[]): boolean {
  const lines = rows.slice(0, MOST_ROWS).flatMap((row) => bookingLine(row) ?? []);
  return lines.filter(({ dates }) => dates > 1).length * 2 <= lines.length;
}

const MOST_ROWS = 200;

/** How many lines under a header say no more than what else stands in its columns ('Valuta'). */
function labelsBelow(rows: Row[], index: number): number {
  const below = rows.slice(index + 1, index + MAX_HEADER_ROWS);
  const end = below.findIndex(
    (row) =>
      row.page !== rows[index]?.page ||
      row.cells.length > 1 ||
      flowOf(textOf(row)) !== null ||
      namesIn(textOf(row).split(' ')) === null,
  );
  return end < 0 ? below.length : end;
}
