import { type CsvHeader, columnOf } from './columns.ts';
import type { CsvRecord } from './records.ts';
import { shiftedRow } from './shifted.ts';
import { UnreadableCsv } from './types.ts';

const CODES = new Set([...Intl.supportedValuesOf('currency'), 'BTC', 'ETH']);
const MAX_CELL = 40;

export function isCurrency(cell: string): boolean {
  return CODES.has(cell.toUpperCase());
}

/**
 * Throws an UnreadableCsv where a column of currencies has other words in it: such a file is not one that prints no currency. A
 * row with more or fewer cells than the header is shifted.
 */
export function refuseOtherWords(header: CsvHeader, records: CsvRecord[], head: CsvRecord): void {
  const column = columnOf(header, 'currency');
  if (!column) return;
  for (const record of records) {
    const cell = record.cells[column.index] ?? '';
    if (cell === '' || isCurrency(cell)) continue;
    if (record.cells.length !== head.cells.length) throw shiftedRow(record);
    throw new UnreadableCsv('unknownCurrency', `line ${record.line}`, {
      detail: cell.slice(0, MAX_CELL),
    });
  }
}

const SORT_CODE = 'sort code';
const BRITISH = /^'?\d\d-\d\d-\d\d \d{8}$/;

/** The currency of the clearing that numbers in the rows are of: pounds, where a column holds sort codes (Lloyds, Barclays). */
export function currencyOfClearing(header: CsvHeader, records: CsvRecord[]): string | null {
  const isBritish = header.words.some((words, index) => {
    const cells = records.map((record) => record.cells[index] ?? '').filter((cell) => cell !== '');
    return words === SORT_CODE || (cells.length > 0 && cells.every((cell) => BRITISH.test(cell)));
  });
  return isBritish ? 'GBP' : null;
}
