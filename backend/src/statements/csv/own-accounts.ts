import type { CsvHeader } from './columns.ts';
import type { CsvRecord } from './records.ts';

/** What a column is called that names the account of a row, and not that of the other side or a card. */
const OWN =
  /^(?:account|account (?:number|name)|bank account|posted account|accountnum|iban ?\/ ?bban|rekening|auftragskonto|iban auftragskonto)$/;

/** So many cells has a row that is more than a line below the table. */
const LEAST_CELLS = 3;

/** The column that tells of which account each row is, or null where all are of one. That of the other side is empty in some. */
export function accountColumnOf(header: CsvHeader, rows: readonly CsvRecord[]): number | null {
  const whole = rows.filter(({ cells }) => cells.filter(Boolean).length >= LEAST_CELLS);
  const isOfSeveral = (index: number) => {
    const names = whole.map(({ cells }) => cells[index] ?? '');
    return new Set(names).size > 1 && !names.includes('');
  };
  const found = header.words.findIndex((words, index) => OWN.test(words) && isOfSeveral(index));
  return found < 0 ? null : found;
}
