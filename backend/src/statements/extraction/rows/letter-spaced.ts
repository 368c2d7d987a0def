import { type Row, textOf } from './rows.ts';
import { withoutStrokes } from './underlined.ts';
import { areMostlyLines, withLine } from './without-columns.ts';

/** So many single letters or figures behind each other are a word that is set apart letter by letter. */
const RUN = /(?<=^| )\S(?:[.,]\S)?(?: \S(?:[.,]\S)?){3,}(?= |$)/g;
/** So many rows of a file that is printed so hold one. */
const SOME = 0.25;
const MOST_READ = 300;

/** What runs into each other when blanks are taken out: a text, a day, an amount. */
const TEXT_AND_DAY = /(\p{L})(?=\d\d\.\d\d)/gu;
const AMOUNT = String.raw`(?=\d{1,3}(?:\.\d{3})*,\d\d-?$)`;
const DATE_AND_AMOUNT = new RegExp(String.raw`(\d\d\.\d\d\.(?:19|20)\d\d)${AMOUNT}`);
const DAY_AND_AMOUNT = new RegExp(String.raw`(?<![\d.])(\d\d\.\d\d)${AMOUNT}`);

/** The rows of a file without columns whose words and figures are set apart letter by letter ('2 . 3 1 4 , 5 3': Commerzbank), with whole ones. */
export function withoutLetterSpaces(printed: Row[]): Row[] {
  if (!areMostlyLines(printed)) return printed;
  const rows = printed.map(withoutUnderline);
  const spaced = rows.filter((row) => textOf(row).slice(0, MOST_READ).search(RUN) >= 0);
  if (spaced.length < SOME * rows.length) return rows;
  const set = new Set(spaced);
  return rows.map((row) => (set.has(row) ? withLine(row, joined(textOf(row))) : row));
}

/** Letters that a line below runs through, as it was drawn across them ('_D_at_u_m__T_a_g__': Targobank). */
const UNDERLINED = /(?:[^\s_]{1,3}_){4}/;

function withoutUnderline(row: Row): Row {
  const text = textOf(row);
  const isDrawn = UNDERLINED.test(text.slice(0, MOST_READ)) && text.includes('__');
  if (!isDrawn) return row;
  return withLine(row, withoutStrokes(text));
}

function joined(text: string): string {
  const whole = text.replace(RUN, (run) => run.replaceAll(' ', ''));
  return whole
    .replace(TEXT_AND_DAY, '$1 ')
    .replace(DATE_AND_AMOUNT, '$1 ')
    .replace(DAY_AND_AMOUNT, '$1. ');
}
