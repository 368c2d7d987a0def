import { balanceWordIn } from '../words/balance-names.ts';
import { type Cell, partOf, type Row, unionBox, wordsOf } from './rows.ts';

/** The day of a booking with that of its value in brackets, and no text beside it; its number may be part of the same text. */
const DAYS =
  /^(?:\d{3,4} )?\d{1,2}[./-]\d{1,2}[./-]\d{4} \((?:val\.?|valuta|valeur) \d{1,2}[./-]\d{1,2}[./-]\d{4}\)$/iu;
/** So many such days are a habit. */
const LEAST = 3;
const SAME_EDGE = 2;

/** The rows with the first line of a booking's text beside its day, where that stands above it with the day of value ('05-01-2026 (VAL. 04-01-2026)': Belfius). */
export function withTextsBesideDays(rows: Row[]): Row[] {
  const days = rows.map((row) => row.cells.find(({ text }) => DAYS.test(text)) ?? null);
  if (days.filter(Boolean).length < LEAST) return rows;
  const isTaken = (index: number) => textBelow(rows, days, index - 1) !== null;
  return rows.flatMap((row, index) => {
    if (isTaken(index)) return [];
    const [day, text] = [days[index], textBelow(rows, days, index)];
    if (!day || !text) return [row];
    // Its further lines go on below the first one.
    const { baseline = row.baseline } = rows[index + 1] ?? {};
    const cells = row.cells.map((cell) => (cell === day ? joined(day, text) : cell));
    return [{ ...row, baseline, cells }];
  });
}

/** The only cell of the row below a day that has no more than figures beside it, right under that day or its number, where it names no balance; or null. */
function textBelow(rows: Row[], days: (Cell | null)[], index: number): Cell | null {
  const [row, below, day] = [rows[index], rows[index + 1], days[index]];
  const [text, ...others] = below?.page === row?.page ? (below?.cells ?? []) : [];
  if (!day || !text || others.length > 0 || !/\p{L}/u.test(text.text)) return null;
  const isBare = row?.cells.every((cell) => cell === day || !/\p{L}/u.test(cell.text));
  if (!isBare || balanceWordIn(text.text) !== null) return null;
  return text.x > day.x - SAME_EDGE && text.x < bareDay(day).x + SAME_EDGE ? text : null;
}

/** A day without the number in front of it and that of its value behind it. */
function bareDay(day: Cell): Cell {
  const words = wordsOf(day);
  const at = words.findIndex(({ text }) => /[./-]/.test(text));
  return partOf(day, words.slice(at, at + 1));
}

/** A bare day, and the text behind it, in one cell. */
function joined(day: Cell, text: Cell): Cell {
  const first = bareDay(day);
  const whole = `${first.text} ${text.text}`;
  const { x, width, y, height } = unionBox([first, text]);
  const right = x + width;
  return { ...first, x, y, width, height, right, text: whole, pieces: [{ text: whole, x, right }] };
}
