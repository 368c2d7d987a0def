import type { CsvHeader } from './columns.ts';
import type { CsvRecord } from './records.ts';

/** What a column is called that names the account of a row, and not that of the other side or a card. */
const OWN =
  /^(?:account|account (?:number|name)|bank account|posted account|accountnum|iban ?\/ ?bban|rekening|auftragskonto|iban auftragskonto)$/;

/** The column that tells of which account each row is, or null where all are of one. */
export function accountColumnOf(header: CsvHeader, rows: readonly CsvRecord[]): number | null {
  const isOfSeveral = (index: number) =>
    new Set(rows.flatMap(({ cells }) => cells[index] || [])).size > 1;
  const found = header.words.findIndex((words, index) => OWN.test(words) && isOfSeveral(index));
  return found < 0 ? null : found;
}
