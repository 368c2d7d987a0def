import { type PrintedAmount, readAmount } from '../extraction/amounts.ts';

export type DecimalMark = '.' | ',';

const NUMBER = /[\d.,'’\u00a0\u202f ]*\d/u;

/**
 * The decimal mark of a file, told by all its amounts together: by one that holds both marks, or one mark with other than
 * three digits behind it. Without any such amount the mark makes no difference. Null where the amounts contradict each other.
 */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark | null {
  const found = new Set<DecimalMark>();
  for (const cell of cells) {
    const number = NUMBER.exec(cell)?.[0].trim() ?? '';
    const mark = markIn(number);
    if (mark) found.add(mark);
  }
  if (found.size > 1) return null;
  const [only = '.'] = found;
  return only;
}

/** The only mark that a number can have: 1.234,56 and 12,3 have a comma, 1.234.567 has commas by its dots; 1,234 tells nothing. */
function markIn(number: string): DecimalMark | null {
  const last = number.search(/[.,]\d*$/);
  if (last < 0) return null;
  const mark = number[last] as DecimalMark;
  const other: DecimalMark = mark === '.' ? ',' : '.';
  if (number.slice(0, last).includes(mark)) return number.includes(other) ? null : other;
  if (number.includes(other)) return mark;
  return number.length - last - 1 === 3 ? null : mark;
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
