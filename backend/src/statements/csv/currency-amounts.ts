import { type CsvHeader, headerOf } from './columns.ts';
import type { CsvRecord } from './records.ts';
import { UnreadableCsv } from './types.ts';

/** A column of amounts that is called by its currency and nothing else ('CAD$', 'USD$': RBC). */
const OF_CURRENCY = /^(AUD|CAD|EUR|GBP|NZD|USD) ?[$€£]$/;

/** The cells of a header in which amounts stand under their currencies, with one column for either behind them; else null. */
export function withCurrencyColumn(cells: readonly string[]): CsvHeader | null {
  return codesIn(cells).length === 0 ? null : headerOf([...cells, 'Amount', 'Currency']);
}

/** The rows under such a header, each with its amount and currency. Throws an UnreadableCsv where a row has two amounts. */
export function withCurrencies(head: CsvRecord, rows: readonly CsvRecord[]): CsvRecord[] {
  const codes = codesIn(head.cells);
  return rows.map((record) => {
    const cells = head.cells.map((_, index) => record.cells[index] ?? '');
    const [filled, ...others] = codes.filter(({ index }) => cells[index] !== '');
    if (others.length > 0) {
      const detail = String(record.row);
      throw new UnreadableCsv('unreadableAmount', `row ${detail}: two amounts`, { detail });
    }
    return { ...record, cells: [...cells, cells[filled?.index ?? -1] ?? '', filled?.code ?? ''] };
  });
}

function codesIn(cells: readonly string[]) {
  return cells.flatMap((cell, index) => {
    const code = OF_CURRENCY.exec(cell)?.[1];
    return code ? [{ index, code }] : [];
  });
}
