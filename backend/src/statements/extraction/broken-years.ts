import { isRightUnder } from './continuation.ts';
import { type Cell, type Row, textOf } from './rows.ts';

/** A day whose year has lost its last digit to the next line. */
const BROKEN = /^\d{1,2}([./-])\d{1,2}\1(?:19|20)\d$/;
/** The pages print the same year whole somewhere, as in their period. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Both lines of a cell begin so near each other, in points. */
const SAME_EDGE = 2;

/** The rows, where a column is so narrow for large print that the last digit of a year stands below its date ('31/05/202', '4': Monzo), with whole dates. */
export function withWholeYears(rows: Row[]): Row[] {
  const taken = new Map<Row, Cell>();
  const years = new Set(rows.flatMap((row) => textOf(row).match(YEAR) ?? []));
  const whole = rows.map((row, index) => {
    const [date, ...others] = row.cells;
    const below = rows[index + 1];
    const [digit] = below?.cells ?? [];
    if (!date || !below || !digit || !BROKEN.test(date.text)) return row;
    const text = date.text + digit.text;
    const isUnder = /^\d$/.test(digit.text) && Math.abs(digit.x - date.x) < SAME_EDGE;
    if (!isUnder || !isRightUnder(below, row) || !years.has(text.slice(-4))) return row;
    taken.set(below, digit);
    const pieces = [{ text, x: date.x, right: date.right }];
    return { ...row, cells: [{ ...date, text, pieces }, ...others] };
  });
  return whole.flatMap((row, index) => {
    const digit = taken.get(rows[index] as Row);
    const cells = row.cells.filter((cell) => cell !== digit);
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}
