import type { CsvColumn, CsvHeader, CsvRole } from './columns.ts';
import type { CsvRecord } from './records.ts';
import { balanceNamed, isTotalCell } from './row-kinds.ts';
import { shiftedRow } from './shifted.ts';
import { undated, unreadable } from './unreadable-rows.ts';

const MONEY: CsvRole[] = ['in', 'out', 'amount'];
/** A spreadsheet that could not reckon says so with such a word, which never stands for nothing. */
const ERROR = /^#/;
/** A dash and maybe a currency: what spreadsheets write for zero, and banks for nothing. */
const DASH = /^(?:[A-Z]{3}|\p{Sc})? ?[-–—−]+(?:[.,][-–—−]+)? ?(?:[A-Z]{3}|\p{Sc})?$/u;
/** What is meant as a day, though it may be none of the calendar. */
const LIKE_DAY = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}(?!\d)/;

/** What was read in a row: its day, if that is one, and the amount that moved, if any. */
type Found = { dateText: string; isDay: boolean; movement: { minor: number } | null };

/**
 * Finds rows whose amount was lost: words stand where it should, and nothing says that they are no bookings. A row that has
 * nothing there is a note, and one that names a total or a balance may have anything.
 */
export class LostAmounts {
  private readonly records: readonly CsvRecord[];
  private readonly head: CsvRecord;
  private readonly columns: readonly CsvColumn[];
  /** What stands for nothing, as other rows write it beside an amount. */
  private readonly fillers: ReadonlySet<string>;
  private readonly lost: { record: CsvRecord; cell: string }[] = [];

  constructor(header: CsvHeader, records: readonly CsvRecord[], head: CsvRecord) {
    this.records = records;
    this.head = head;
    this.columns = columnsOf(header, records);
    this.fillers = fillersOf(this.columns, records);
  }

  /**
   * Keeps words in place of the amount of a row. Throws an UnreadableCsv where an amount stands in another column of that
   * kind, where the cells of the row have moved, or where the words stand beside a day that is none.
   */
  look(record: CsvRecord, { dateText, isDay, movement }: Found): void {
    if (movement && movement.minor !== 0) return;
    const figure = movement || !isDay ? undefined : cellsOf(record, this.columns).find(isFigure);
    if (figure !== undefined) throw unreadable('unreadableAmount', record, figure);
    const cell = this.wordsIn(record);
    if (cell === null || (movement && DASH.test(cell))) return;
    const isShifted = record.cells.length !== this.head.cells.length && /\p{L}/u.test(cell);
    if (isDay && isShifted) throw shiftedRow(record);
    if (record.cells.some((one) => isTotalCell(one) || balanceNamed(one) !== null)) return;
    if (isDay) this.lost.push({ record, cell });
    else if (LIKE_DAY.test(dateText)) throw undated(record, dateText);
  }

  /**
   * Throws an UnreadableCsv for the first row that was kept, when all are read: what else is wrong with a file is said first.
   * A dash beside a balance that did not move is a zero.
   */
  refuse(balance: number | null): void {
    if (this.lost.length === 0) return;
    const unmoved = unmovedRows(this.records, this.columns, balance);
    const lost = this.lost.find(({ record, cell }) => !DASH.test(cell) || !unmoved.has(record));
    if (lost) throw unreadable('unreadableAmount', lost.record, lost.cell);
  }

  private wordsIn(record: CsvRecord): string | null {
    const lost = this.columns.find((column) => {
      const cell = record.cells[column.index] ?? '';
      return isWords(cell) && !this.fillers.has(fillerIn(column, cell));
    });
    return lost ? (record.cells[lost.index] ?? null) : null;
  }
}

/** The columns of amounts. One of several that holds no figure at all tells of something else. */
function columnsOf(header: CsvHeader, records: readonly CsvRecord[]): CsvColumn[] {
  const money = header.columns.filter(({ role }) => MONEY.includes(role));
  const filled = money.filter(({ index }) =>
    records.some(({ cells }) => isFigure(cells[index] ?? '')),
  );
  return money.filter(
    (column) => filled.includes(column) || !filled.some(({ role }) => role === column.role),
  );
}

function fillersOf(columns: readonly CsvColumn[], records: readonly CsvRecord[]) {
  const moved = records.filter((record) =>
    cellsOf(record, columns).some((cell) => /[1-9]/.test(cell)),
  );
  const fillers = moved.flatMap(({ cells }) =>
    columns.flatMap((column) => {
      const cell = cells[column.index] ?? '';
      return isWords(cell) && !ERROR.test(cell) ? fillerIn(column, cell) : [];
    }),
  );
  return new Set(fillers);
}

/** What stands for nothing in one of two sides does so in the other. */
function fillerIn({ role, index }: CsvColumn, cell: string): string {
  return `${role === 'amount' ? index : 'side'}\n${cell.toLowerCase()}`;
}

/** The rows without an amount that bear the balance of the next row with one, above or below them: nothing moved there. */
function unmovedRows(
  records: readonly CsvRecord[],
  columns: readonly CsvColumn[],
  balance: number | null,
): ReadonlySet<CsvRecord> {
  const unmoved = new Set<CsvRecord>();
  for (const ordered of balance === null ? [] : [records, records.toReversed()]) {
    let held = '';
    for (const record of ordered) {
      const cell = record.cells[balance ?? -1] ?? '';
      if (cellsOf(record, columns).some(isFigure)) held = cell;
      else if (isFigure(cell) && cell === held) unmoved.add(record);
    }
  }
  return unmoved;
}

function cellsOf({ cells }: CsvRecord, columns: readonly CsvColumn[]): string[] {
  return columns.map(({ index }) => cells[index] ?? '');
}

function isFigure(cell: string): boolean {
  return /\d/.test(cell);
}

function isWords(cell: string): boolean {
  return cell !== '' && !isFigure(cell);
}
