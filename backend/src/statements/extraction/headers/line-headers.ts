import { type Row, textOf } from '../rows/rows.ts';
import { bookingLine, isDatedText, isWithoutColumns } from '../rows/without-columns.ts';
import { beforeBalance } from '../tables/headings.ts';
import { ibanIn } from '../tables/ibans.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import type { ColumnRole } from '../words/labels.ts';
import type { Header } from './header-labels.ts';

/** So many lines of one shape are bookings. */
const LEAST_LINES = 3;
const MOST_ROWS = 4000;
/** Where a balance stands behind every amount, or behind the last one of a day, so many lines end with two figures at least. */
const SOME = 0.2;
/** Where none does, few end with another figure in front of the amount (what was paid abroad). */
const MOST = 0.6;

/**
 * Headers for a file without columns. What its labels said has no place there, so that the lines tell by themselves what stands in
 * them: dates in front, amounts behind, and behind those maybe balances. Each choice of what the figures are is one list of headers,
 * which begin on every page at its first booking.
 */
export function lineHeaders(rows: Row[]): (Header | null)[][] {
  if (!isWithoutColumns(rows)) return [];
  const lines = rows.slice(0, MOST_ROWS).flatMap((row, index) => {
    const line = bookingLine(row);
    return line ? [{ ...line, index }] : [];
  });
  // A list begins with a dated balance, but that is none of its bookings.
  const dated = lines.filter(({ isBalance }) => !isBalance);
  if (dated.length < LEAST_LINES) return [];
  const shareOf = (lines: unknown[]) => lines.length / dated.length;
  const hasTwoDates = shareOf(dated.filter(({ dates }) => dates > 1)) > MOST;
  const withBalance = shareOf(dated.filter(({ figures }) => figures > 1));
  const days: ColumnRole[] = hasTwoDates ? ['date', 'otherDate'] : ['date'];
  const areNumbered = shareOf(dated.filter(({ isNumbered }) => isNumbered)) > MOST;
  const number: ColumnRole[] = areNumbered ? ['ignored'] : [];
  const before: ColumnRole[] = [...number, ...days, 'description'];
  const choices: ColumnRole[][] = [
    ...(withBalance >= SOME ? [[...before, 'amount' as const, 'balance' as const]] : []),
    ...(withBalance < MOST ? [[...before, 'amount' as const]] : []),
  ];
  const hasDatesBelow = shareOf(dated.filter(({ index }) => isDatedText(rows[index + 1]))) > MOST;
  const begins = firstsOfLists(
    rows,
    lines.map(({ index }) => index),
  );
  return choices.map((roles) => {
    const columns = roles.map((role) => ({ role, x: 0, right: 0 }));
    const header: Header = { columns, placed: false, rows: 0, hasDatesBelow };
    return rows.map((_, index) => (begins.has(index) ? header : null));
  });
}

/** Whether a text is the title of a list of bookings with their period ('Pocket transactions from 1 October 2025 to 31 October 2025': Revolut). */
export const isTitledByPeriod = (text: string) => text.length < LONGEST_TITLE && TITLED.test(text);

const TITLED = /^\D{0,60}tran[sz]\p{L}+.{0,40}\d{4}\D.{1,30}\d{4}$/iu;
const LONGEST_TITLE = 150;

/** The first bookings of pages, those below the title of another list, and those behind a closing balance where the account above opens again by its number, as a file may hold several of its statements (Suresse). */
function firstsOfLists(rows: Row[], lines: readonly number[]): Set<number> {
  const closes = (row: Row) => balanceWordIn(textOf(row).slice(0, MOST_READ))?.kind === 'closing';
  const isFirst = (index: number, at: number) => {
    const before = lines[at - 1];
    if (before === undefined || rows[before]?.page !== rows[index]?.page) return true;
    const between = rows.slice(before + 1, index);
    if (between.some((row) => isTitledByPeriod(textOf(row)))) return true;
    const closed = between.findIndex(closes);
    const [opened] = closed < 0 ? [] : between.slice(closed + 1).flatMap(accountsOpened);
    if (opened === undefined) return false;
    return (
      rows
        .slice(0, before + 1)
        .flatMap(accountsOpened)
        .at(-1) === opened
    );
  };
  return new Set(lines.filter(isFirst));
}

/** The IBAN that stands in front of the opening balance which a line names, with the currencies of that line, or nothing. */
function accountsOpened(row: Row): string[] {
  const text = textOf(row).slice(0, MOST_READ);
  if (balanceWordIn(text)?.kind !== 'opening') return [];
  const iban = ibanIn(beforeBalance(text), /\biban\b/i.test(text));
  const codes = new Set(text.match(/\b[A-Z]{3}\b/g));
  return iban === null ? [] : [[iban, ...codes].join(' ')];
}

const MOST_READ = 300;
