import { looksLikeMoney } from '../figures/amounts.ts';
import { columnDate } from '../figures/dates.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { type Row, textOf } from './rows.ts';
import { bookingLine, isWithoutColumns, withLine } from './without-columns.ts';

/** So many amounts above the days of their bookings show a habit. */
const LEAST_PAIRS = 3;
/** Nearly all lines that are no more than an amount stand so. */
const NEARLY_ALL = 0.8;

/**
 * The rows of a file without columns in which the amount of a booking is a line of its own above that with its day, or with the name of a
 * balance, as text that was taken out of a statement may have it (DKB): with each such amount at the end of the line below.
 */
export function withAmountsBehind(rows: Row[]): Row[] {
  if (!isWithoutColumns(rows)) return rows;
  const amounts = rows.flatMap((row, index) => (isAmountAlone(row) ? [index] : []));
  const pairs = new Set(amounts.filter((index) => isOver(rows[index], rows[index + 1])));
  // Where a day stands above the first amount, that amount is its own, and so on.
  const first = rows.findIndex(isDay);
  const isBelow = first >= 0 && first < (amounts[0] ?? 0);
  if (isBelow || pairs.size < LEAST_PAIRS || pairs.size < NEARLY_ALL * amounts.length) return rows;
  return rows.flatMap((row, index) => {
    if (pairs.has(index)) return [];
    const above = pairs.has(index - 1) ? rows[index - 1] : undefined;
    return above ? [joined(row, above)] : [row];
  });
}

/** Whether a row is an amount and nothing else. */
export function isAmountAlone({ cells: [cell, ...others] }: Row): boolean {
  return (
    others.length === 0 && cell !== undefined && CENTS.test(cell.text) && looksLikeMoney(cell.text)
  );
}

const CENTS = /[.,]\d\d(?!\d)/;

/** Whether a line is a day with a text behind it. */
function isDay(row: Row): boolean {
  const text = textOf(row);
  const dated = columnDate(text, 'DM');
  const isNamed = dated !== null && /\p{L}{2}/u.test(text.slice(dated.length));
  return isNamed && bookingLine(row) === null;
}

function isOver(row: Row | undefined, below: Row | undefined): boolean {
  if (!row || !below || below.page > row.page + 1 || isAmountAlone(below)) return false;
  return isDay(below) || balanceWordIn(textOf(below)) !== null;
}

function joined(row: Row, above: Row): Row {
  const cells = [...row.cells, ...above.cells];
  return withLine({ ...row, cells }, `${textOf(row)} ${textOf(above)}`);
}
