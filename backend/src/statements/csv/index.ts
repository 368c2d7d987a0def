import { createHash } from 'node:crypto';
import { otherBankIn, profileFor } from '../extraction/profiles/index.ts';
import { readBookings } from './bookings.ts';
import { areSignsTold, withCardSigns } from './card-signs.ts';
import { type CsvHeader, headerOf } from './columns.ts';
import { customOf } from './dates.ts';
import { decodeText } from './decode.ts';
import { periodAbove, preambleOf } from './preamble.ts';
import { printedBalances, withPrintedBalances } from './printed-balances.ts';
import { type CsvRecord, delimiterOf, MAX_PREAMBLE, MAX_ROWS, recordsOf } from './records.ts';
import { revolutBusinessOf } from './revolut-business.ts';
import { toSections } from './sections.ts';
import { refuseShifted } from './shifted.ts';
import {
  type CsvFailure,
  type CsvLayout,
  type CsvOptions,
  type CsvResult,
  UnreadableCsv,
} from './types.ts';
import { readInItsCurrency, unprintedIn } from './unprinted.ts';
import { readWiseHistory, wiseHistoryColumns } from './wise-history.ts';

export type { CsvFailure, CsvResult } from './types.ts';
export { decodeText };

type Head = {
  index: number;
  record: CsvRecord;
  layout: CsvLayout;
  table: CsvHeader | null;
  history: ReturnType<typeof wiseHistoryColumns>;
};

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
  const delimiter = delimiterOf(text, worthOf);
  const records = delimiter && recordsOf(text, delimiter);
  const head = records && headIn(records);
  if (!records || !head) return refused('noTable');
  const rows = records.slice(head.index + 1);
  if (rows.length > MAX_ROWS) return refused('tooManyLines');
  try {
    const preamble = records.slice(0, head.index);
    const statement = readInItsCurrency(
      (currency) => read(head, preamble, rows, { ...options, currency }),
      options.currency ?? null,
    );
    if (statement.sections.length === 0) return refused('noTransactions');
    const headId = headIdOf(head.record.cells);
    return { ok: true, layout: head.layout, headId, statement };
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    const { texts } = preambleOf(records.slice(0, head.index));
    const other = otherBankIn(texts, profileFor(texts, options.bank));
    if (error.failure === 'noCurrency' && other) return refused('otherBank', other);
    const { failure, detail, unprinted } = error;
    return { ok: false, failure, detail, ...(unprinted ? { unprinted } : {}) };
  }
}

/** Eight hexadecimal digits that stand for the words of a header. */
function headIdOf(cells: string[]): string {
  const words = cells.map((cell) => cell.toLowerCase()).join('\n');
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

function refused(failure: CsvFailure, detail: string | null = null): CsvResult {
  return { ok: false, failure, detail };
}

type ReadOptions = Omit<CsvOptions, 'currency'> & { currency: string | null };

function read(head: Head, preamble: CsvRecord[], rows: CsvRecord[], options: ReadOptions) {
  const uploadedOn = options.uploadedOn ?? null;
  if (head.history)
    return {
      bank: 'Wise',
      sections: readWiseHistory(head.history, rows, uploadedOn),
      unprinted: null,
    };
  const header = head.table;
  if (!header) throw new Error('a head without columns');
  refuseShifted(head.record, rows);
  const above = preambleOf(preamble);
  const { texts, currency, accountHint } = above;
  const profile = profileFor(texts, options.bank);
  const isWise = head.layout === 'wise-balance';
  const isBusiness = head.layout === 'revolut-business';
  const isRevolut = head.layout === 'revolut' || isBusiness;
  const isMarked = profile !== null && texts.some((text) => profile.marks.test(text));
  const around = printedBalances([...preamble, ...rows]);
  const table = readBookings(header, rows, {
    currency: header.currency ?? currency ?? (isMarked ? profile.currency : null) ?? null,
    said: options.currency,
    head: head.record,
    figuresAround: around.map(({ figure }) => figure),
    dateOrder: isWise ? 'DM' : homeOrderOf(profile?.currency),
    uploadedOn,
    feesComeOnTop: isBusiness ? 'unsigned' : isRevolut,
    describedBy: isWise || isBusiness ? 'description' : null,
  });
  const { bookings, balances, dateOrder } = table;
  const areSigned = isWise || isRevolut;
  const days = bookings.map(({ date }) => date);
  const period = periodAbove(above, dateOrder, days);
  const read = toSections(bookings, balances, { accountHint, period, amountsAreSigned: areSigned });
  const sections = withPrintedBalances(read, { ...table, balances: around, period });
  const hints = { areTold: areSignsTold(bookings), texts: [...texts, ...header.words] };
  const signed = areSigned ? sections : withCardSigns(sections, hints);
  const bank = isWise ? 'Wise' : isRevolut ? 'Revolut' : (profile?.bank ?? null);
  const unprinted = table.isUnprinted ? unprintedIn({ accountHint, profile, ...table }) : null;
  return { bank, sections: signed, unprinted };
}

/** A bank writes its dates as at home, whatever the currency of the account. */
function homeOrderOf(currency: string | undefined) {
  return currency === undefined ? null : customOf([currency]);
}

function headIn(records: CsvRecord[]): Head | null {
  for (const [index, record] of records.slice(0, MAX_PREAMBLE).entries()) {
    const { cells } = record;
    const history = wiseHistoryColumns(cells);
    if (history) return { index, record, layout: 'wise-history', table: null, history };
    const table = headerOf(cells);
    const business = table && revolutBusinessOf(table);
    if (business)
      return { index, record, layout: 'revolut-business', table: business, history: null };
    if (table) return { index, record, layout: layoutOf(table), table, history: null };
  }
  return null;
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
function worthOf(records: CsvRecord[]): number {
  const head = headIn(records);
  return head?.table?.columns.length ?? (head ? records[head.index]?.cells.length : 0) ?? 0;
}
