import { decimalsOf } from '@saldo/contracts';
import { type PrintedAmount, readAmount } from '../extraction/figures/amounts.ts';
import { quoted, UnreadableCsv } from './types.ts';

export type DecimalMark = '.' | ',';

const NUMBER = /[\d.,'’\u00a0\u202f ]*\d/u;

/** Besides those that have no smaller unit at all: currencies whose smaller unit nobody writes. */
const WRITTEN_WHOLE = new Set('IDR COP HUF CRC LAK LBP IRR MMK MNT TZS UZS'.split(' '));

/** A cell of a money column and the currency it is in, if the file says so. */
type MoneyCell = { text: string; currency: string | null };

/**
 * The decimal mark of a file, told by all its amounts together: by one that holds both marks, or one mark with other than
 * three digits behind it. Where every mark has three digits behind it, as in 12.500, the currencies tell: of one written
 * in whole numbers those are thousands, of one with three decimals they are decimals. 'ambiguous' where they are marked and
 * nothing tells. Throws an UnreadableCsv where amounts say both.
 */
function decimalMarkOf(cells: Iterable<MoneyCell>): DecimalMark | 'ambiguous' {
  const found = new Map<DecimalMark, string>();
  const byCurrency = new Set<DecimalMark | null>();
  for (const { text, currency } of cells) {
    const number = NUMBER.exec(text)?.[0].trim() ?? '';
    const mark = markIn(number);
    if (mark && !found.has(mark)) found.set(mark, text);
    if (mark) continue;
    if (/^\d{1,3}[.,]\d{3}$/.test(number)) byCurrency.add(markByCurrency(number, currency));
  }
  if (found.size > 1) throw mixedAmounts([...found.values()]);
  const [only] = found.keys();
  if (only) return only;
  const [told = '.'] = byCurrency;
  return byCurrency.size > 1 || told === null ? 'ambiguous' : told;
}

function mixedAmounts(cells: string[]): UnreadableCsv {
  const detail = cells.map(quoted).join(' and ');
  return new UnreadableCsv('mixedAmounts', 'amounts with both decimal marks', { detail });
}

/**
 * As decimalMarkOf, by the figures around the table only where its own leave the mark open: a balance may be written for people
 * above rows that are written for machines. Throws an UnreadableCsv where the mark is not certain.
 */
export function markOf(
  cells: readonly MoneyCell[],
  around: readonly MoneyCell[] = [],
): DecimalMark {
  const isTold = cells.some(({ text }) => markIn(NUMBER.exec(text)?.[0].trim() ?? '') !== null);
  const mark = decimalMarkOf(isTold ? cells : [...cells, ...around]);
  if (mark === 'ambiguous') throw new UnreadableCsv('ambiguousAmounts', 'thousands or decimals');
  return mark;
}

/** The currency that stands in the cell of an amount itself ('USD 5.00', '€5'), if any. */
export function currencyBeside(cell: string): string | null {
  const match = NUMBER.exec(cell);
  if (!match) return null;
  const behind = cell.slice(match.index + match[0].length);
  return readAmount(`${cell.slice(0, match.index)}1.00${behind}`, 2)?.currency ?? null;
}

/** The decimal mark of a number such as 12.500 by the way its currency is written, or null where that leaves both. */
function markByCurrency(number: string, currency: string | null): DecimalMark | null {
  if (currency === null) return null;
  const mark: DecimalMark = number.includes('.') ? '.' : ',';
  const decimals = decimalsOf(currency);
  if (decimals === 0 || WRITTEN_WHOLE.has(currency)) return mark === '.' ? ',' : '.';
  return decimals === 3 ? mark : null;
}

/**
 * The only mark that a number can have: 1.234,56 and 12,3 have a comma, 1.234.567 has commas by its dots, 0.125 and 1234.567
 * are no groups of thousands; 1,234 tells nothing.
 */
function markIn(number: string): DecimalMark | null {
  const last = number.search(/[.,]\d*$/);
  if (last < 0) return null;
  const mark = number[last] as DecimalMark;
  const other: DecimalMark = mark === '.' ? ',' : '.';
  if (number.slice(0, last).includes(mark)) return number.includes(other) ? null : other;
  if (number.includes(other)) return mark;
  const isGroup = number.length - last - 1 === 3 && !/^(0|\d{4})/.test(number);
  return isGroup ? null : mark;
}

/**
 * An amount of a currency with so many decimals, or null where the cell is none. A CSV may leave out decimals ('5', '5.0'),
 * or write more of them than the currency has if they are zeros.
 */
export function readCsvAmount(
  cell: string,
  mark: DecimalMark,
  decimals: number,
): PrintedAmount | null {
  const match = NUMBER.exec(cell);
  if (!match) return null;
  const number = match[0].trim();
  const at = number.lastIndexOf(mark);
  const whole = (at < 0 ? number : number.slice(0, at)).trim();
  const fraction = at < 0 ? '' : number.slice(at + 1);
  const digits = whole.replace(/[.,'’\u00a0\u202f ]/gu, '');
  if (!/^\d*$/.test(fraction) || !isGrouped(whole, mark)) return null;
  // Of a currency without decimals these are thousands, in a file whose other amounts say they are not.
  if (decimals === 0 && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) return null;
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0');
  if (/[^0]/.test(fraction.slice(decimals))) return null;
  const canonical = `${digits || '0'}${decimals > 0 ? `.${kept}` : ''}`;
  const before = cell.slice(0, match.index);
  const behind = cell.slice(match.index + match[0].length);
  return readAmount(`${before}${canonical}${behind}`, decimals);
}

/** Whether the digits stand together, or in groups of three behind the first (or the Indian two). */
function isGrouped(whole: string, mark: DecimalMark): boolean {
  if (whole.includes(mark)) return false;
  return (
    /^\d*$/.test(whole) ||
    /^\d{1,3}([.,'’\u00a0\u202f ]\d{2})*([.,'’\u00a0\u202f ]\d{3})+$/u.test(whole)
  );
}
