import { createHash } from 'node:crypto';
import { otherBankIn, profileFor } from '../extraction/profiles/index.ts';
import { blocksOf } from './blocks.ts';
import { decodeText } from './decode.ts';
import { headlessBlock } from './headless.ts';
import { headIn, worthOf } from './heads.ts';
import { preambleOf } from './preamble.ts';
import { readBlock } from './read-block.ts';
import { DELIMITERS, delimiterOf, MAX_ROWS, recordsOf } from './records.ts';
import {
  type CsvFailure,
  type CsvOptions,
  type CsvResult,
  type Read,
  UnreadableCsv,
} from './types.ts';
import { readInItsCurrency } from './unprinted.ts';

export type { CsvFailure, CsvResult } from './types.ts';
export { decodeText };

/** Reads the bytes of a CSV export of any encoding, as extractCsv does its text. */
export function readCsv(bytes: Uint8Array, options: CsvOptions = {}): CsvResult {
  const text = decodeText(bytes);
  return text === null ? refused('noTable') : extractCsv(text, options);
}

/**
 * Reads the text of a CSV export into sections, one per currency and product, with their lines oldest first. The table is
 * found by its header words, and every form of number and date is decided over the whole column.
 * A line's place is page 1 and a box that counts lines of the file instead of points:
 * y lines stand above it, it takes height lines, and it has no width.
 */
export function extractCsv(text: string, options: CsvOptions = {}): CsvResult {
  const found = tableIn(text);
  if (!found) return refused('noTable');
  const { records, head } = found;
  if (records.length - head.index - 1 > MAX_ROWS) return refused('tooManyLines');
  try {
    const blocks = found.headless ? [found.headless] : blocksOf(records);
    const statement = readInItsCurrency(
      (currency) => together(blocks.map((block) => readBlock(block, { ...options, currency }))),
      options.currency ?? null,
    );
    if (statement.sections.length === 0) return refused('noTransactions');
    const headId = headIdOf(head.record.cells);
    return { ok: true, layout: head.layout, headId, statement };
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    const { texts } = preambleOf(records.slice(0, Math.max(0, head.index)));
    const other = otherBankIn(texts, profileFor(texts, options.bank));
    if (error.failure === 'noCurrency' && other) return refused('otherBank', other);
    const { failure, detail, unprinted } = error;
    return { ok: false, failure, detail, ...(unprinted ? { unprinted } : {}) };
  }
}

/** The records of a text and their first header, or a table of them that has none and needs none. */
function tableIn(text: string) {
  const delimiter = delimiterOf(text, worthOf);
  const records = delimiter && recordsOf(text, delimiter);
  const head = records && headIn(records);
  if (records && head) return { records, head, headless: null };
  for (const other of DELIMITERS) {
    const rows = recordsOf(text, other);
    const headless = rows && headlessBlock(rows);
    if (rows && headless) return { records: rows, head: headless.head, headless };
  }
  return null;
}

/** Eight hexadecimal digits that stand for the words of a header. */
function headIdOf(cells: string[]): string {
  const words = cells.map((cell) => cell.toLowerCase()).join('\n');
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

/** The parts of all tables. Throws an UnreadableCsv where two of them have one name: they may be one account, or two. */
function together(reads: Read[]): Read {
  const sections = reads.flatMap((read) => read.sections);
  const names = new Set(sections.map(({ label, currency }) => `${label}\n${currency}`));
  if (names.size < sections.length)
    throw new UnreadableCsv('severalTables', 'two tables of one part');
  const some = <K extends 'bank' | 'unprinted'>(what: K): Read[K] =>
    reads.find((read) => read[what] !== null)?.[what] ?? null;
  return { bank: some('bank'), sections, unprinted: some('unprinted') };
}

function refused(failure: CsvFailure, detail: string | null = null): CsvResult {
  return { ok: false, failure, detail };
}
