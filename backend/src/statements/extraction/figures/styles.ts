import { type Row, textOf } from '../rows/rows.ts';
import { type PrintedAmount, readAmount, trailingAmounts } from './amounts.ts';

const GROUPED_WHOLE = /^[-+]?\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+|(?: \d{3})+)[-+]?$/;
/** A date such as 2023.11.02 is no amount. */
const WITH_DECIMALS = /^[-+(]?\D{0,4}\d{1,3}(?:[.,'’]?\d{3})*[.,]\d\d\)?[-+]?$/;

const CODE = /^[A-Z]{3}$/;

/** Whether the amounts of a table are grouped numbers, so many of them at least, and never end in decimals. */
export function printsNoDecimals(rows: Row[], least = 1): boolean {
  const amounts = rows.flatMap((row) =>
    row.cells.flatMap(({ text }, index) => {
      // The code of a currency may stand in a cell of its own (CTBC).
      const before = row.cells[index - 1]?.text ?? '';
      if (GROUPED_WHOLE.test(text))
        return [{ number: text, code: CODE.test(before) ? before : null }];
      const [first = '', second] = text.split(' ');
      const code = [first, before].find((word) => CODE.test(word)) ?? null;
      // Figures among the words of a text are no amounts of the table.
      return text.split(' ').length > 2 ? [] : [{ number: second ?? first, code }];
    }),
  );
  const whole = amounts.filter(({ number }) => GROUPED_WHOLE.test(number));
  // A note of an amount in another currency bears that one's decimals.
  const isAlike = (code: string | null) => code === null || whole.some((one) => one.code === code);
  return (
    whole.length >= least &&
    !amounts.some(({ number, code }) => WITH_DECIMALS.test(number) && isAlike(code))
  );
}

/** The currency that most amounts of a table are marked with; null where most bear no mark. */
export function currencyOfRows(rows: Row[]): string | null {
  const counts = new Map<string, number>();
  const amounts = rows.flatMap(amountsOf);
  for (const { currency } of amounts)
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most && most[1] * 2 > amounts.length ? most[0] : null;
}

/** The amounts that are cells of a row, or the one that it ends with where none is. */
function amountsOf(row: Row): PrintedAmount[] {
  const own = row.cells.flatMap(({ text }) => readAmount(text, 2) ?? []);
  return own.length > 0 ? own : trailingAmounts(textOf(row).slice(-MOST_READ), 2).amounts.slice(-1);
}

/** Behind the word for it stands the number of a page ('Übertrag auf Blatt 2', '469,94'). */
const SPACED_GROUP =
  /(?<![\d.,/:]|\S-)(?<!\b(?:blatt|seite|page|folio|p[áa]gina|blad|strona) )\d{1,3} \d{3}[.,]\d\d(?!\d)/i;
const OTHER_GROUP = /(?<![\d.,])(?:\d{1,3}[.,'’]\d{3}|[1-9]\d{3,6})[.,]\d\d(?![\d.])/;

/** Whether most of the amounts of a table that have thousands print a blank between them. */
export function printsSpacedGroups(rows: Row[]): boolean {
  const texts = rows.map((row) => textOf(row).slice(0, MOST_READ));
  const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  return count(SPACED_GROUP) > count(OTHER_GROUP);
}

const MOST_READ = 300;
