import { type Row, textOf } from './rows.ts';
import { withLine } from './without-columns.ts';

/** A day with a blank in front of a point: '02 .01 .2 02 4', '3 1 .03 .'. Amounts below one are no such ('2,499 .05 .05'). */
const TORN_DAY = /(?<![\d.,])\d ?\d \.(?:0 ?\d|1 ?[0-2]) ?\.(?:(?![\d.])|2 ?0 ?\d ?\d(?![\d.,]))/;
/** So many lines of a file that is printed so hold one. */
const LEAST_TORN = 3;
/** No longer line is read as a booking. */
const MOST_READ = 300;

/** What blanks stand within: days, one or two at the head of a line, cents and groups of thousands. */
const DAY = String.raw`\d ?\d ?\. ?(?:0 ?\d|1 ?[0-2]) ?\.(?: ?2 ?0 ?\d ?\d(?![\d.,]))?`;
const DAYS = new RegExp(String.raw`(?<![\d.,])${DAY}(?: ?${DAY})?`, 'g');
const IN_CENTS = /(?<=,\d) (?=\d(?!\d))/g;
const IN_THOUSANDS = /(?<=\d\.\d{1,2}) (?=\d{1,2},\d ?\d(?!\d))/g;

/** What runs into each other when those are taken out: two days, or a day and an amount. */
const DAY_AND_NUMBER = /(\d\d\.\d\d\.)(?=\d\d\.\d\d\.|\d{1,3}(?:\.\d{3})*,\d\d)/g;

/** The lines of a file in whose numbers blanks stand behind narrow figures ('3 1 .01 .  3 0.01 . 0,01': Santander), with whole ones. */
export function withWholeFigures(rows: Row[]): Row[] {
  const isTorn = (row: Row) => TORN_DAY.test(textOf(row).slice(0, MOST_READ));
  if (rows.filter(isTorn).length < LEAST_TORN) return rows;
  const left = Math.min(...rows.map(({ cells: [first] }) => first?.x ?? Infinity));
  return rows.map((row) => {
    const texts = row.cells.map(({ text }) => wholeFigures(text));
    const line = withLine(row, texts.join(' ').replace(DAY_AND_NUMBER, '$1 '));
    // Some lines begin with blanks.
    return { ...line, cells: line.cells.map((cell) => ({ ...cell, x: left })) };
  });
}

function wholeFigures(text: string): string {
  const withDays = text.replace(DAYS, (day) => day.replaceAll(' ', ''));
  return withDays.replace(IN_THOUSANDS, '').replace(IN_CENTS, '');
}
