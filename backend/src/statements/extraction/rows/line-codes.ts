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
  return [IN_FRONT, BEHIND].reduce(without, withoutMarks(rows));
}

/** A mark that a bank sets in front of the day of some bookings ('A30.09.2019 Visa-Umsatz': comdirect). */
const MARK = /^[A-Z](?=\d{2}\.\d{2}\.\d{4} .*\d[.,]\d{2}$)/;
const DAY = /^\d{2}\.\d{2}\.\d{4} /;

function withoutMarks(rows: Row[]): Row[] {
  const begin = (each: RegExp) =>
    rows.filter((row) => row.cells.length === 1 && each.test(textOf(row).slice(0, MOST_READ)));
  const marked = new Set(begin(MARK));
  if (marked.size === 0 || begin(DAY).length < LEAST * marked.size) return rows;
  return rows.map((row) => (marked.has(row) ? withLine(row, textOf(row).slice(1)) : row));
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
