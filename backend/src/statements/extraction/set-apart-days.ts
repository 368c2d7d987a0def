import { monthNamed } from './months.ts';
import type { Cell } from './rows.ts';

/** So far behind its month, in points, a day stands that is set under others of two digits. */
const BESIDE_MONTH = 15;

/** 'Mar' and '7' are one date, however far apart days of one and two digits are set under each other. */
export function withWholeDays(cells: Cell[]): Cell[] {
  const [month, day, ...others] = cells;
  const isDate =
    month !== undefined &&
    day !== undefined &&
    /^\p{L}{3,9}\.?$/u.test(month.text) &&
    monthNamed(month.text.replace('.', '')) !== null &&
    /^\d{1,2}$/.test(day.text) &&
    day.x - month.right < BESIDE_MONTH;
  if (!isDate) return cells;
  const pieces = [...month.pieces, ...day.pieces];
  return [{ ...month, text: `${month.text} ${day.text}`, right: day.right, pieces }, ...others];
}
