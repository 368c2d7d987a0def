import { columnDate } from '../figures/dates.ts';
import { type Row, textOf } from './rows.ts';
import { areMostlyLines, withLine } from './without-columns.ts';

/** The number that a bank gives a booking in front of its day, and that of a branch behind its balance. */
const IN_FRONT = /^\d{6,14} (?=\d)/;
const BEHIND = /(?<=\d[.,]\d\d) \d{2,5}$/;
/** So many lines bear a code, and this share of all bookings, where it is a column. */
const LEAST = 3;
const MOST = 0.8;
/** No longer line is read as a booking. */
const MOST_READ = 300;

/**
 * The rows of a file without columns, without the numbers in front of the days of its bookings ('5252233050 2025.10.01. Díj -16.418,64':
 * Raiffeisen in Hungary) and behind their amounts ('… 20000.00 29249.73 3693': Axis).
 */
export function withoutLineCodes(rows: Row[]): Row[] {
  if (!areMostlyLines(rows)) return rows;
  return [IN_FRONT, BEHIND].reduce(without, rows);
}

function without(rows: Row[], code: RegExp): Row[] {
  const texts = rows.map((row) => textOf(row).slice(0, MOST_READ));
  const bare = texts.map((text) => text.replace(code, ''));
  const isBooking = (text: string) =>
    AMOUNT.test(text.slice(columnDate(text, 'DM')?.length ?? MOST_READ));
  const booked = bare.filter(isBooking).length;
  const coded = bare.filter((text, index) => isBooking(text) && text !== texts[index]).length;
  if (coded < LEAST || coded < MOST * booked) return rows;
  return rows.map((row, index) => {
    const text = bare[index] ?? '';
    // The amounts of a booking may stand on its second line.
    return text === texts[index] || !AMOUNT.test(text) ? row : withLine(row, text);
  });
}

const AMOUNT = /\d[.,]\d\d(?!\d)/;
