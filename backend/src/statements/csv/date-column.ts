import { isNotBooked } from '../extraction/words/titles.ts';
import { type CsvHeader, type CsvRole, columnOf } from './columns.ts';
import { isCsvDate } from './dates.ts';
import type { CsvRecord } from './records.ts';
import { stateOf } from './states.ts';

/**
 * The column of booking dates: the first whose cells are dates, by booking before any other date. What stands in lines without
 * a figure in a column of money is no date of a booking, whatever it is.
 */
export function dateColumnOf(
  header: CsvHeader,
  records: readonly CsvRecord[],
  figures: readonly number[],
): number {
  const moved = records.filter(({ cells }) =>
    figures.some((index) => /\d/.test(cells[index] ?? '')),
  );
  for (const role of ['booked', 'otherDate'] as const) {
    for (const { index, role: own } of header.columns) {
      const cells = own === role ? moved.map((record) => record.cells[index] ?? '') : [];
      const values = cells.filter((cell) => cell !== '');
      const dates = values.filter((cell) => isOpenDay(cell) || isCsvDate(cell));
      if (dates.length > 0 && dates.length * 2 > values.length) return index;
    }
  }
  const printed = columnOf(header, 'booked') ?? columnOf(header, 'otherDate');
  if (!printed) throw new Error('a header without a date');
  return printed.index;
}

/** Whether the cell of a date says that there is none yet ('offen': comdirect). */
export function isOpenDay(cell: string): boolean {
  return isNotBooked(cell) || (cell !== '' && stateOf(cell) === 'open');
}

const OF_CARD = /card|kart|cart(?:e|a|ao)(?!\p{L})/u;

/**
 * Whether a row of a card has the day of its purchase and what the merchant asked for, and neither a day of booking nor an amount
 * in the columns of what was debited or credited (UBS). A row with a balance has been booked.
 */
export function isUnbooked(
  { cells }: CsvRecord,
  { words }: CsvHeader,
  { day, money }: { day: number; money: ReadonlyMap<CsvRole, number> },
): boolean {
  if (!words.some((word) => OF_CARD.test(word))) return false;
  const cellOf = (role: CsvRole) => cells[money.get(role) ?? -1];
  const isAsked = /\d/.test(cellOf('amount') ?? '') && cells.some(isCsvDate);
  return (
    isAsked &&
    [cells[day], cellOf('in'), cellOf('out'), cellOf('balance') ?? ''].every((cell) => cell === '')
  );
}
