import { type CsvHeader, headerOf } from './columns.ts';
import { withCurrencyColumn } from './currency-amounts.ts';
import { type CsvRecord, MAX_PREAMBLE } from './records.ts';
import { revolutBusinessOf } from './revolut-business.ts';
import type { CsvLayout } from './types.ts';
import { wiseHistoryColumns } from './wise-history.ts';

/** A header among the records: what each column under it holds. */
export type Head = {
  index: number;
  record: CsvRecord;
  layout: CsvLayout;
  table: CsvHeader | null;
  history: ReturnType<typeof wiseHistoryColumns>;
};

/** The first header among the first records. */
export function headIn(records: readonly CsvRecord[]): Head | null {
  for (const [index, record] of records.slice(0, MAX_PREAMBLE).entries()) {
    const head = headOf(record, index);
    if (head) return head;
  }
  return null;
}

/** What a record heads, or null where it is no header. */
export function headOf(record: CsvRecord, index: number): Head | null {
  const { cells } = record;
  const history = wiseHistoryColumns(cells);
  if (history) return { index, record, layout: 'wise-history', table: null, history };
  const table = headerOf(cells) ?? withCurrencyColumn(cells);
  const business = table && revolutBusinessOf(table);
  if (business) return { index, record, layout: 'revolut-business', table: business, history };
  return table && { index, record, layout: layoutOf(table), table, history };
}

function layoutOf({ columns, words }: CsvHeader): CsvLayout {
  if (words.includes('transferwise id')) return 'wise-balance';
  const roles = new Set(columns.map(({ role }) => role));
  const isRevolut = (['product', 'state', 'fee', 'otherDate', 'booked'] as const).every((role) =>
    roles.has(role),
  );
  return isRevolut ? 'revolut' : 'table';
}

/** A delimiter is worth as many columns as the header has under it. */
export function worthOf(records: CsvRecord[]): number {
  const head = headIn(records);
  return head?.table?.columns.length ?? (head ? records[head.index]?.cells.length : 0) ?? 0;
}
