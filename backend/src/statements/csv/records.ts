import { CsvError, parse } from 'csv-parse/sync';

/**
 * One record of the file: the line it begins in (from 1), how many lines it takes, its trimmed cells, and its row as a
 * spreadsheet counts: a cell of several lines stands in one.
 */
export type CsvRecord = { line: number; lines: number; row: number; cells: string[] };

export const MAX_ROWS = 50_000;
/** Before the table a file may tell about itself in so many records. */
export const MAX_PREAMBLE = 60;
const MAX_RECORD_LENGTH = 100_000;
export const DELIMITERS = [',', ';', '\t', '|', '~|~'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** The records of a text up to a number of them, or null where it is no table of this delimiter. */
export function recordsOf(
  text: string,
  delimiter: Delimiter,
  most = MAX_ROWS + MAX_PREAMBLE + 1,
): CsvRecord[] | null {
  const parsed =
    parsedBy(text, delimiter, most) ?? parsedBy(quoted(text, delimiter), delimiter, most);
  if (!parsed) return null;
  let further = 0;
  return parsed.map(({ info, record }) => {
    const lines = 1 + record.reduce((count, cell) => count + lineBreaksIn(cell), 0);
    const line = info.lines - lines + 1;
    const row = line - further;
    further += lines - 1;
    return { line, lines, row, cells: record.map(plain) };
  });
}

type Parsed = { info: { lines: number }; record: string[] }[];

function parsedBy(text: string, delimiter: Delimiter, most: number): Parsed | null {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      max_record_size: MAX_RECORD_LENGTH,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: most,
      trim: true,
    }) as unknown as Parsed;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

/** A text whose quotes within a quoted cell are doubled, as they should be: those that neither begin nor end one (Swedbank). */
function quoted(text: string, delimiter: Delimiter): string {
  const between = delimiter.replaceAll('|', '\\|');
  const inside = new RegExp(`(?<!^|${between})"(?!${between}|\\r?$)`, 'gm');
  return text.replace(/^\uFEFF/, '').replace(inside, '""');
}

/**
 * The delimiter under which the beginning of the text looks most like a table, as the judge says: the higher the more.
 * Null where no delimiter gives anything.
 */
export function delimiterOf(
  text: string,
  judge: (records: CsvRecord[]) => number,
): Delimiter | null {
  const judged = DELIMITERS.map((delimiter) => {
    const records = recordsOf(text, delimiter, MAX_PREAMBLE);
    return { delimiter, worth: records ? judge(records) : 0 };
  });
  const [best] = judged.sort((a, b) => b.worth - a.worth);
  return best && best.worth > 0 ? best.delimiter : null;
}

function lineBreaksIn(cell: string): number {
  return cell.split('\n').length - 1;
}

/** A cell on one line, without the characters that nobody sees. */
function plain(cell: string): string {
  return cell
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
    .trim();
}
