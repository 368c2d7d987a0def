import { writeDate } from './dates.ts';
import { type FigureStyle, writeFigure } from './figures.ts';
import type { PrintedAccount, PrintedRow } from './printed.ts';
import type { ColumnKind, Layout } from './space/layout.ts';

/** Marks of a credit: on a card they stand on what is paid back, where other signs stand on what is owed less. */
const MARKS_CREDITS = /^(crOnly|plusOnly)$/;

function styleOf(layout: Layout, currency: string, sign: FigureStyle['sign']): FigureStyle {
  const { numbers, decoration } = layout.money;
  if (decoration === null || currency === layout.currency) return { numbers, sign, decoration };
  return { numbers, sign, decoration: { ...decoration, text: currency, gap: ' ' } };
}

/** A balance as the bank prints it; on a card what is owed bears no sign. */
export function balanceText(minor: number, currency: string, layout: Layout): string {
  const { balanceSign } = layout.money;
  const owed = layout.card && !MARKS_CREDITS.test(balanceSign);
  return writeFigure(owed ? -minor : minor, styleOf(layout, currency, balanceSign), currency);
}

/** A sum without a direction of its own. */
export function sumText(minor: number, currency: string, layout: Layout): string {
  return writeFigure(Math.abs(minor), styleOf(layout, currency, 'none'), currency);
}

/** The amount of a row in a column of amounts, or what the column shows where it is not its turn. */
export function amountText(
  kind: 'out' | 'in' | 'amount',
  minor: number,
  currency: string,
  layout: Layout,
): string {
  const { sign, unused, form } = layout.money;
  const style = styleOf(layout, currency, sign);
  if (kind === 'amount') {
    if (form === 'headings') return sumText(minor, currency, layout);
    const owed = layout.card && !MARKS_CREDITS.test(sign);
    if (sign === 'none') return sumText(minor, currency, layout);
    return writeFigure(owed ? -minor : minor, style, currency);
  }
  const isOther = kind === 'out' ? minor >= 0 : minor < 0;
  if (isOther) return unused === '0.00' ? unused.replace('.', style.numbers.decimal) : unused;
  return sign === 'none' ? sumText(minor, currency, layout) : writeFigure(minor, style, currency);
}

/** The lines of a cell that a row has in a column; the description is set elsewhere, since it wraps. */
export function cellLines(
  kind: ColumnKind,
  row: PrintedRow,
  account: PrintedAccount,
  layout: Layout,
): string[] {
  const { dates, language } = layout;
  switch (kind) {
    case 'date':
      return dateLines(row, layout);
    case 'valueDate':
      return writeDate(row.valueDate, dates.style, language);
    case 'type':
      return [row.code];
    case 'description':
      return [];
    case 'balance':
      return row.balanceMinor === null
        ? []
        : [balanceText(row.balanceMinor, account.currency, layout)];
    default:
      return [amountText(kind, row.amountMinor, account.currency, layout)].filter(Boolean);
  }
}

function dateLines(row: PrintedRow, { dates, language }: Layout): string[] {
  const lines = writeDate(row.date, dates.style, language);
  if (dates.time === 'none') return lines;
  const minutes = Math.abs(row.amountMinor) % 60;
  const time = `${String(Math.abs(row.amountMinor) % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:07`;
  return dates.time === 'below' ? [...lines, time] : [`${lines[0]} ${time}`];
}
