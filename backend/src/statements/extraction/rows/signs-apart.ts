import { type Row, textOf } from './rows.ts';
import { areMostlyLines, withLine } from './without-columns.ts';

/** A sign apart from the currency that an amount begins with. */
const APART = /(?<= )([+-]) (?=(?:R\$|[€£]) ?\d)/g;
const PLUS = / \+ (?:R\$|[€£]) ?\d/;
const LEAST_PLUS = 2;

/**
 * The rows of a file without columns with signs that stand apart in front of a currency ('- R$ 36,70': Cresol) right in front of it, where some of them are a
 * plus: else a dash may stand in place of an amount, or part it from a text.
 */
export function withSignsOfCurrencies(rows: Row[]): Row[] {
  const signed = rows.filter((row) => PLUS.test(textOf(row)));
  if (signed.length < LEAST_PLUS || !areMostlyLines(rows)) return rows;
  return rows.map((row) => {
    const text = textOf(row);
    const joined = text.replace(APART, '$1');
    return joined === text ? row : withLine(row, joined);
  });
}
