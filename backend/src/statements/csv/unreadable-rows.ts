import type { CsvRecord } from './records.ts';
import { type CsvFailure, quoted, UnreadableCsv } from './types.ts';

/** A cell that holds words instead of a date is no worse told than an empty one. */
export function undated(record: CsvRecord, dateText: string): UnreadableCsv {
  if (/\d/.test(dateText)) return unreadable('unreadableDate', record, dateText);
  return new UnreadableCsv('undatedRow', `row ${record.row}`, { detail: String(record.row) });
}

/** The refusal of a row for what one of its cells holds, which is named with it. */
export function unreadable(failure: CsvFailure, { row }: CsvRecord, cell: string): UnreadableCsv {
  return new UnreadableCsv(failure, `row ${row}`, { detail: `${row} (${quoted(cell)})` });
}
