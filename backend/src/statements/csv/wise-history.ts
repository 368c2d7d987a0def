import { decimalsOf } from '@saldo/contracts';
import type { StatementSection } from '../extraction/types.ts';
import { dateOrderOf, readCsvDate } from './dates.ts';
import { markOf, readCsvAmount } from './numbers.ts';
import type { CsvRecord } from './records.ts';
import { toSections } from './sections.ts';
import type { CsvBooking } from './sorted-out.ts';
import { stateOf, unknownState } from './states.ts';
import { UnreadableCsv } from './types.ts';

/** The heads of Wise's transaction history that are read, in lower case. */
const HEADS = [
  'id',
  'status',
  'direction',
  'created on',
  'finished on',
  'source fee amount',
  'source fee currency',
  'source name',
  'source amount (after fees)',
  'source currency',
  'target name',
  'target amount (after fees)',
  'target currency',
  'reference',
] as const;

type Head = (typeof HEADS)[number];
type Columns = Record<Head, number>;

/** Where the columns of Wise's transaction history stand, or null if these cells are not its header. */
export function wiseHistoryColumns(cells: string[]): Columns | null {
  const words = cells.map((cell) => cell.toLowerCase());
  const columns = Object.fromEntries(HEADS.map((head) => [head, words.indexOf(head)])) as Columns;
  const { reference: _, ...needed } = columns;
  return Object.values(needed).some((index) => index < 0) ? null : columns;
}

/**
 * The completed rows of a transaction history: what went out costs the source amount and its fee, what came in brings the target
 * amount, and a conversion between own balances does both. A purchase paid from two balances stands in two rows of
 * one id, so rows are never told apart by their ids. There are no running balances.
 */
export function readWiseHistory(
  columns: Columns,
  records: CsvRecord[],
  uploadedOn: string | null,
): StatementSection[] {
  const at = (record: CsvRecord, head: Head) => record.cells[columns[head]] ?? '';
  const completed = records.filter((record) => {
    const status = at(record, 'status');
    // What was refunded went out and came back.
    const isKnown = stateOf(status) !== 'unknown' || status.toUpperCase() === 'REFUNDED';
    if (!isKnown) throw unknownState(status, record.line);
    return status.toUpperCase() === 'COMPLETED';
  });
  const dateOf = (record: CsvRecord) => at(record, 'finished on') || at(record, 'created on');
  const order = dateOrderOf(completed.map(dateOf), { uploadedOn, way: null, custom: 'DM' });
  const cell = (record: CsvRecord, amount: Head, currency: Head) => ({
    text: at(record, amount),
    currency: at(record, currency).toUpperCase(),
  });
  const mark = markOf(
    completed.flatMap((record) => [
      cell(record, 'source fee amount', 'source fee currency'),
      cell(record, 'source amount (after fees)', 'source currency'),
      cell(record, 'target amount (after fees)', 'target currency'),
    ]),
  );

  function bookingOf(record: CsvRecord, side: 'source' | 'target'): CsvBooking {
    const date = readCsvDate(dateOf(record), order);
    const currency = at(record, `${side} currency`).toUpperCase();
    if (!date || !/^[A-Z]{3}$/.test(currency)) throw unreadable(record);
    const minorOf = (cell: string) => {
      const amount = readCsvAmount(cell, mark, decimalsOf(currency));
      if (!amount || amount.direction === -1) throw unreadable(record);
      return amount.minor;
    };
    const isOut = side === 'source';
    const fee = at(record, 'source fee amount');
    const hasFee = isOut && fee !== '' && at(record, 'source fee currency') === currency;
    const amount = minorOf(at(record, `${side} amount (after fees)`));
    return {
      date,
      description: describe(record),
      currency,
      product: '',
      column: 'amount',
      amountMinor: amount + (hasFee ? minorOf(fee) : 0),
      direction: isOut ? -1 : 1,
      balanceMinor: null,
      line: record.line,
      lines: record.lines,
    };
  }

  /** In the words that Wise prints on its statements. */
  function describe(record: CsvRecord): string {
    const [source, target] = [at(record, 'source name'), at(record, 'target name')];
    const reference = columns.reference < 0 ? '' : at(record, 'reference');
    const behind = reference ? ` with reference ${reference}` : '';
    switch (at(record, 'direction').toUpperCase()) {
      case 'IN':
        return `Received money from ${source}${behind}`.slice(0, 500);
      case 'NEUTRAL':
        return `Converted ${sideText(record, 'source')} to ${sideText(record, 'target')}`;
      default:
        if (at(record, 'id').startsWith('CARD')) return target.slice(0, 500);
        return `Sent money to ${target}${behind}`.slice(0, 500);
    }
  }

  function sideText(record: CsvRecord, side: 'source' | 'target'): string {
    return `${at(record, `${side} amount (after fees)`)} ${at(record, `${side} currency`)}`;
  }

  const bookings = completed.flatMap((record) => {
    switch (at(record, 'direction').toUpperCase()) {
      case 'OUT':
        return [bookingOf(record, 'source')];
      case 'IN':
        return [bookingOf(record, 'target')];
      case 'NEUTRAL':
        // Moved within one currency, money stays in the account.
        if (at(record, 'source currency') === at(record, 'target currency')) return [];
        return [bookingOf(record, 'source'), bookingOf(record, 'target')];
      default:
        throw unreadable(record);
    }
  });
  return toSections(bookings, [], { accountHint: null, period: null, amountsAreSigned: true });
}

function unreadable({ row }: CsvRecord): UnreadableCsv {
  return new UnreadableCsv('unreadableRow', `row ${row}`, { detail: String(row) });
}
