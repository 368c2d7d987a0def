import { isCsvDate } from './dates.ts';
import { type Head, headIn, headOf } from './heads.ts';
import { namesAccount } from './preamble.ts';
import type { CsvRecord } from './records.ts';
import { UnreadableCsv } from './types.ts';

/** A table of the file, what stands above it, and what its title calls it. */
export type Block = { head: Head; preamble: CsvRecord[]; rows: CsvRecord[]; title: string };

/** The title of a table of bookings, of which a file of comdirect has one for each account: 'Umsätze Girokonto'. */
const TITLE = /^ums(?:ä|ae)tze (\S.*)$/i;
/** Shares that were bought or sold; what was paid for them is booked in an account. */
const SHARES = 'wkn';

/** The tables of a file. Throws an UnreadableCsv where nothing tells of what account a further table is. */
export function blocksOf(records: readonly CsvRecord[]): Block[] {
  const starts = records.flatMap((record, index) => (titleOf(record) === null ? [] : [index]));
  const bounds = starts.length > 1 ? starts.toSpliced(0, 1, 0) : [0];
  const parts = bounds.map((from, at) => records.slice(from, bounds[at + 1]));
  const blocks = parts.flatMap((part) => blockOf(part) ?? []);
  const accounts = blocks.filter(({ head }) => !head.table?.words.includes(SHARES));
  return accounts.length > 0 ? accounts : blocks;
}

function titleOf({ cells }: CsvRecord): string | null {
  return TITLE.exec(cells[0] ?? '')?.[1] ?? null;
}

function blockOf(records: readonly CsvRecord[]): Block | null {
  const head = headIn(records);
  if (!head) return null;
  const preamble = records.slice(0, head.index);
  const title = preamble.map(titleOf).find((found) => found !== null) ?? '';
  return { head, preamble, rows: rowsUnder(head, records), title };
}

/** The rows under a header, which may stand there again, as on a new page under the same words: others name another account. */
function rowsUnder(head: Head, records: readonly CsvRecord[]): CsvRecord[] {
  const name = nameOf(head.record);
  const words = new Set(records.slice(0, head.index).map(nameOf));
  return beforeOthers(records.slice(head.index + 1)).filter((record, index, rows) => {
    if (nameOf(record) !== name) {
      if (!isWords(record) || !headOf(record, index)) return true;
      throw severalTables();
    }
    const before = rows.slice(0, index);
    const above = before.slice(before.findLastIndex(isRow) + 1);
    const isOther = (line: CsvRecord) => hasLetters(line) && !words.has(nameOf(line));
    if (above.some((line) => namesAccount(line) || isOther(line))) throw severalTables();
    return false;
  });
}

const CENTS = /\d[.,]\d\d(?!\d)/;
/** What is collected with a card, and is no money. */
const POINTS = /(?<!\p{L})(?:points?|punkte?|punti|puntos|pontos|rewards?|miles|meilen)(?!\p{L})/iu;

/** The rows above a table of points of a card (HDFC), which has other names under its own title and neither days nor money. */
function beforeOthers(rows: readonly CsvRecord[]): readonly CsvRecord[] {
  const last = rows.findLastIndex(({ cells }) => cells.some(isCsvDate));
  const filled = (record: CsvRecord | undefined) => record?.cells.filter(Boolean).length ?? 0;
  const areNames = (record: CsvRecord) =>
    filled(record) >= LEAST_CELLS && record.cells.every((cell) => cell === '' || hasLetter(cell));
  const start = rows.findIndex(
    (record, index) =>
      index > last + 1 &&
      filled(rows[index - 1]) === 1 &&
      areNames(record) &&
      [...(rows[index - 1]?.cells ?? []), ...record.cells].some((cell) => POINTS.test(cell)) &&
      headOf(record, index) === null,
  );
  const isMoney = rows.slice(start).some(({ cells }) => cells.some((cell) => CENTS.test(cell)));
  return last < 0 || start < 0 || isMoney ? rows : rows.slice(0, start - 1);
}

/** No name of a column has a number in it, and almost every booking has. */
function isWords({ cells }: CsvRecord): boolean {
  return !cells.some((cell) => /\d/.test(cell));
}

function hasLetters({ cells }: CsvRecord): boolean {
  return cells.some(hasLetter);
}

function hasLetter(cell: string): boolean {
  return /\p{L}/u.test(cell);
}

const LEAST_CELLS = 3;

function isRow(record: CsvRecord): boolean {
  return !isWords(record) && record.cells.filter((cell) => cell !== '').length >= LEAST_CELLS;
}

function nameOf({ cells }: CsvRecord): string {
  return cells.join('\n').toLowerCase();
}

function severalTables(): UnreadableCsv {
  return new UnreadableCsv('severalTables', 'another header');
}
