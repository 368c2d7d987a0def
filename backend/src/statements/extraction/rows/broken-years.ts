import { isRightUnder } from '../bookings/continuation.ts';
import { withText } from './cell-texts.ts';
import { type Cell, type Row, textOf } from './rows.ts';

/** A day whose year has lost its last digit to the next line, or both of them, which other days of its column show whole. */
const BROKEN = /^\d{1,2}([./-])\d{1,2}\1(?:19|20)\d$/;
const HALVED = /^\d{1,2}([./-])\d{1,2}\1(?:19|20)$/;
const WHOLE = /^\d{1,2}[./-]\d{1,2}[./-]((?:19|20)\d\d)$/;
/** The pages print the same year whole somewhere, as in their period. */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Both lines of a cell begin so near each other, in points. */
const SAME_EDGE = 2;

/** A day whose month and year stand below it, or a blank behind it ('07-', 'November-2024': National Bank of Egypt). */
const DAY = /^\d{1,2}-$/;
const MONTH_OF_YEAR = /^\p{L}{3,9}-(?:19|20)\d\d$/u;
/** A day in front of whose year a comma stands: the year may stand below the amounts of its booking ('Sep 1,', '2025': Revolut in Mexico). */
const BEFORE_YEAR = /^\p{L}{3,9}\.? \d{1,2},$/u;
/** A year above its month and day ('2024-', '01-10': KB Kookmin). */
const YEAR_ABOVE = /^(?:19|20)\d\d[-./]$/;
const MONTH_AND_DAY = /^\d\d([-./])\d\d\1?$/;
/** The nought of a day set apart from the rest ('0 1.04.2025': DKB); any other figure may be the number of a booking. */
const DIGIT_APART = /^(0) (?=\d\.\d\d\.(?:19|20)\d\d(?!\d))/;
const DAY_APART = /^(\d{1,2}-) (?=\p{L}{3,9}-(?:19|20)\d\d$)/u;

/** The rows, where a column is so narrow that the last digits of a year ('31/05/202', '4': Monzo), or a month and its year, stand below a date, with whole dates. */
export function withWholeYears(rows: Row[]): Row[] {
  const taken = new Set<Cell>();
  const years = new Set(rows.flatMap((row) => textOf(row).match(YEAR) ?? []));
  const dates = rows.flatMap(({ cells: [first] }) => WHOLE.exec(first?.text ?? '')?.[1] ?? []);
  const isWhole = (date: Cell, rest: Cell) => {
    if (DAY.test(date.text)) return MONTH_OF_YEAR.test(rest.text);
    if (YEAR_ABOVE.test(date.text)) return MONTH_AND_DAY.test(rest.text);
    const text = date.text + rest.text;
    const isLost = BROKEN.test(date.text) && /^\d$/.test(rest.text);
    const isHalved = HALVED.test(date.text) && /^\d\d$/.test(rest.text);
    return (isLost && years.has(text.slice(-4))) || (isHalved && dates.includes(text.slice(-4)));
  };
  const whole = rows.map((row, index) => {
    const [below, further] = rows.slice(index + 1, index + 3);
    const isNear = below !== undefined && isRightUnder(below, row);
    const cells = row.cells.map((date) => {
      const isUnder = (cell: Cell) => Math.abs(cell.x - date.x) < SAME_EDGE;
      const rest = below?.cells.find(isUnder);
      if (isNear && BEFORE_YEAR.test(date.text)) {
        const year = rest ?? (further?.page === row.page ? further.cells.find(isUnder) : undefined);
        if (!year || !years.has(year.text)) return date;
        taken.add(year);
        return withWholeDay(date, `${date.text} ${year.text}`);
      }
      if (!isNear || !rest || !isWhole(date, rest)) return withWholeDay(date, date.text);
      taken.add(rest);
      return withWholeDay(date, date.text + rest.text);
    });
    return { ...row, cells };
  });
  return whole.flatMap((row, index) => {
    const own = rows[index]?.cells ?? [];
    const cells = row.cells.filter((_, at) => !taken.has(own[at] as Cell));
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });
}

function withWholeDay(cell: Cell, printed: string): Cell {
  const text = printed.replace(DAY_APART, '$1').replace(DIGIT_APART, '$1');
  return text === cell.text ? cell : withText(cell, text);
}
