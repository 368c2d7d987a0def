import type { Cell } from '../rows/rows.ts';
import { monthNamed } from './months.ts';

/** So far behind its month, in points, a day stands that is set under others of two digits. */
const BESIDE_MONTH = 20;

/** 'Mar' and '7', or '7' and 'Mar', are one date, however far apart days of one and two digits are set; so are '03' and '07' where dates stand. */
export function withWholeDays(cells: Cell[], isDate: (cell: Cell) => boolean): Cell[] {
  const [number, next, third] = cells;
  // In front of it the number of a cheque or of a booking may stand.
  const isDay = next && (isMonth(next) || (third !== undefined && arePair(next, third)));
  if (number && next && isDay && isDate(next) && !isDate(number))
    return [number, ...withWholeDays(cells.slice(1), isDate)];
  const [month, day, ...others] = cells;
  if (!month || !day || day.x - month.right > BESIDE_MONTH) return cells;
  const isNamed = isMonth(month) && /^\d{1,2}$/.test(day.text);
  const isTurned = /^\d{1,2}$/.test(month.text) && isMonth(day) && isDate(month);
  const isPair = arePair(month, day) && isDate(month);
  if (!isPair && !isNamed && !isTurned) return cells;
  const pieces = [...month.pieces, ...day.pieces];
  // Under labels of their own ('Día', 'Mes') the column of the first is that of both.
  const right = isPair ? month.right : day.right;
  // Behind the day of a booking may stand that of its value.
  const rest = isPair ? withWholeDays(others, isDate) : others;
  return [{ ...month, text: `${month.text} ${day.text}`, right, pieces }, ...rest];
}

/** Whether two cells hold two digits each, side by side, as a month and a day under labels of their own do. */
export function arePair(one: Cell, other: Cell): boolean {
  const areDigits = [one, other].every(({ text }) => /^\d{2}$/.test(text));
  return areDigits && other.x - one.right <= BESIDE_MONTH;
}

const isMonth = ({ text }: Cell) =>
  /^\p{L}{3,9}\.?$/u.test(text) && monthNamed(text.replace('.', '')) !== null;
