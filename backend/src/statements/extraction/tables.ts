import { alignColumns } from './alignment.ts';
import type { PrintedAmount } from './amounts.ts';
import { type Booking, movementOf, type RowReading, readRow } from './bookings.ts';
import { type Header, hasOneAmount, headerAt } from './columns.ts';
import {
  addCells,
  continuationOf,
  extendBooking,
  isNextOfDay,
  type OpenBooking,
} from './continuation.ts';
import type { DateOrder, PrintedDate } from './dates.ts';
import { accountNumberIn, newPart, type Part } from './parts.ts';
import { type Cell, type Row, textOf } from './rows.ts';
import { type BalanceKind, balanceWordIn, isNotBooked, isTotal } from './words.ts';

export type TableOptions = {
  decimals: number;
  dateOrder: DateOrder;
  sectionTitle: RegExp | undefined;
  /** Whether tables without running balances hold what is not booked (Revolut: pending, reverted). */
  bookedHaveBalances: boolean;
};

/** A title stands at most this many rows above its table. */
const TITLE_ROWS = 4;
const TITLE_SIZE = 1.15;
/** So many rows are enough to see how the columns of a table are set. */
const ROWS_THAT_ALIGN = 500;

/** Walks over all rows, finds every table of bookings, and reads them into the parts of the statement. */
export function readTables(rows: Row[], options: TableOptions): { parts: Part[]; outside: Row[] } {
  const reader = new TableReader(rows, options);
  for (let index = 0; index < rows.length; ) index += reader.take(index);
  return { parts: reader.parts, outside: reader.outside };
}

class TableReader {
  readonly parts: Part[] = [];
  readonly outside: Row[] = [];
  private readonly rows: Row[];
  private readonly options: TableOptions;
  private readonly readings = new Map<Row, RowReading>();
  private readonly headers: (Header | null)[];
  private readonly pagesWithHeader: Set<number>;
  private table: Header | null = null;
  private ignored: string | null = null;
  private title: string | null = null;
  private page = 0;
  private day: PrintedDate | null = null;
  private started: { date: PrintedDate | null; texts: Cell[]; cells: Cell[] } | null = null;
  /** The booking that may still go on, and the last row that did; a repeated header stands in for it on the next page. */
  private open: OpenBooking | null = null;
  private latest: OpenBooking | null = null;

  constructor(rows: Row[], options: TableOptions) {
    this.rows = rows;
    this.options = options;
    this.headers = rows.map((_, index) => headerAt(rows, index));
    this.pagesWithHeader = new Set(
      rows.filter((_, index) => this.headers[index]).map((row) => row.page),
    );
  }

  /** Takes the row at this index and answers how many rows it took. */
  take(index: number): number {
    const row = this.rows[index];
    if (!row) return 1;
    const header = this.headers[index];
    if (header) {
      this.startTable(index, header);
      return header.rows;
    }
    if (row.page !== this.page) {
      this.page = row.page;
      if (this.pagesWithHeader.has(row.page)) this.table = null;
    }
    const text = textOf(row);
    if (this.isTitle(index, row, text)) {
      this.title = text;
      this.table = null;
      this.latest = null;
    }
    if (this.table) this.takeRow(index, row, text, this.table);
    else this.outside.push(row);
    return 1;
  }

  /** A title stands alone and announces a table, nearby or in larger print; the same words elsewhere are part of a booking. */
  private isTitle(index: number, row: Row, text: string): boolean {
    if (!this.options.sectionTitle?.test(text) && !isNotBooked(text)) return false;
    const announces = this.headers.slice(index + 1, index + 1 + TITLE_ROWS).some(Boolean);
    const print = this.latest?.fontSize ?? row.fontSize;
    return row.cells.length === 1 && (announces || row.fontSize >= TITLE_SIZE * print);
  }

  private startTable(index: number, header: Header): void {
    this.page = this.rows[index]?.page ?? this.page;
    const roles = header.columns.map((column) => column.role);
    const title = this.title;
    this.title = null;
    const withoutBalance = this.options.bookedHaveBalances && !roles.includes('balance');
    if (withoutBalance || (title === null ? roles.join() === this.ignored : isNotBooked(title))) {
      this.ignored = roles.join();
      this.table = null;
      this.open = null;
      return;
    }
    this.ignored = null;
    const label = title && this.options.sectionTitle?.exec(title)?.[1];
    const below = this.rows.slice(index + header.rows, index + header.rows + ROWS_THAT_ALIGN);
    this.table = alignColumns(header, below, this.options.decimals);
    if (label || this.parts.length === 0) this.startPart(label ?? 'Account', title ?? '', index);
    const last = this.rows[index + header.rows - 1];
    const goesOn = !label && last && this.latest && last.page === this.latest.last.page + 1;
    this.open = goesOn && this.latest ? { ...this.latest, last, afterHeader: true } : null;
  }

  private startPart(label: string, title: string, index: number): void {
    this.parts.push(newPart(label, title, index, this.table !== null && hasOneAmount(this.table)));
    this.open = null;
    this.latest = null;
    this.started = null;
    this.day = null;
  }

  private takeRow(index: number, row: Row, text: string, table: Header): void {
    const part = this.parts.at(-1);
    if (!part) throw new Error('a table without a part');
    const reading = this.read(row, table);
    const movement = movementOf(reading);
    const hasBalances = table.columns.some((column) => column.role === 'balance');
    const goesOn =
      this.open !== null && !movement && continuationOf(this.open, row, reading) !== 'none';
    const word = goesOn ? null : balanceWordIn(text);
    if (word && !(movement && reading.date && hasBalances)) {
      this.takeBalance(index, part, word.kind, reading.money.balance ?? movement?.amount ?? null);
    } else if (isTotal(text) && !reading.date) {
      this.takeTotal(part, reading);
    } else if (movement && this.isBooking(part, row, reading)) {
      this.startBooking(part, row, reading, movement);
    } else if (reading.date) {
      this.takeDatedRow(index, row, reading, table);
    } else {
      this.continueWith(row, reading);
    }
  }

  private takeTotal(part: Part, { money }: RowReading): void {
    this.open = null;
    if (Object.keys(money).length === 0) return;
    part.totals.push(money);
    this.latest = null;
  }

  /**
   * A row with an amount is a booking if it has a date of its own, or shares the day of the one above. An undated amount
   * in smaller print, or in a table where every booking so far had both date and balance, is a detail of the one above.
   */
  private isBooking(part: Part, row: Row, { date, texts, money }: RowReading): boolean {
    if (date || this.started) return true;
    if (texts.length === 0 && !money.balance) return false;
    if (this.latest && !isNextOfDay(this.latest, row, { date, texts, money })) return false;
    const complete = part.bookings.every((booking) => booking.balance && booking.hasOwnDate);
    return part.bookings.length === 0 || !complete || money.balance !== undefined;
  }

  /** An opening balance under a line with an account or card number begins the part of that account. */
  private takeBalance(
    index: number,
    part: Part,
    kind: BalanceKind,
    amount: PrintedAmount | null,
  ): void {
    this.open = null;
    const row = this.rows[index];
    if (!amount && row) {
      // The name of a balance that stands below it: the table is over.
      this.outside.push(row);
      if (kind !== 'standing') this.table = null;
      return;
    }
    if (!amount) return;
    this.latest = null;
    if (kind === 'closing' || (kind === 'standing' && part.bookings.length > 0)) {
      part.closing = amount;
      if (kind === 'closing') this.table = null;
      return;
    }
    const above = this.rows[index - 1];
    const label = above && !this.headers[index - 1] ? textOf(above) : '';
    if (accountNumberIn(label) === null) {
      part.opening ??= amount;
      return;
    }
    if (part.bookings.length === 0) this.parts.pop();
    this.startPart(label, '', part.bookings.length === 0 ? part.startsAt : index);
    const labelled = this.parts.at(-1);
    if (labelled) labelled.opening = amount;
  }

  private startBooking(
    part: Part,
    row: Row,
    { date, texts, money }: RowReading,
    { side, amount }: { side: Booking['side']; amount: PrintedAmount },
  ): void {
    const before = this.started;
    this.started = null;
    const all = [...(before?.texts ?? []), ...texts];
    const own = date ?? before?.date ?? null;
    if (own) this.day = own;
    const booking: Booking = {
      date: own ?? this.day,
      side,
      amount,
      balance: money.balance ?? null,
      text: all.map((cell) => cell.text).join(' '),
      page: row.page,
      cells: [...(before?.cells ?? []), ...row.cells],
      hasOwnDate: own !== null,
    };
    part.bookings.push(booking);
    const [lead, detail] = all;
    this.open = {
      booking,
      last: row,
      afterHeader: false,
      x: lead?.x ?? null,
      detailX: detail?.x ?? null,
      fontSize: lead?.fontSize ?? row.fontSize,
    };
    this.latest = this.open;
  }

  /**
   * A row with a date but no amount: the detail line of a booking printed without its date (Wise), the first line of one
   * whose amount stands lower down, or the line with the value date under a booking that has its date.
   */
  private takeDatedRow(index: number, row: Row, reading: RowReading, table: Header): void {
    const open = this.open;
    const undated = this.latest?.booking.date === null ? this.latest.booking : null;
    if (undated) {
      undated.date = reading.date;
      addCells(undated, row);
      this.open = null;
      this.latest = null;
      return;
    }
    const first = this.parts.at(-1)?.bookings[0];
    const datesFollow = first !== undefined && open === null && this.day === null;
    if (!datesFollow && !this.nextMovementHasDate(index, table) && reading.date) {
      this.started = { date: reading.date, texts: reading.texts, cells: [...row.cells] };
    } else if (open) {
      addCells(open.booking, row);
    }
    this.open = null;
  }

  private nextMovementHasDate(index: number, table: Header): boolean {
    for (const [offset, row] of this.rows.slice(index + 1, index + 12).entries()) {
      if (this.headers[index + 1 + offset]) return true;
      const reading = this.read(row, table);
      if (movementOf(reading)) return reading.date !== null;
      if (reading.date) return true;
    }
    return true;
  }

  private continueWith(row: Row, reading: RowReading): void {
    const started = this.started;
    if (started) {
      started.texts.push(...reading.texts);
      started.cells.push(...row.cells);
      return;
    }
    // A booking that still waits for its date goes on over a page break, whatever the foot of the page says.
    const waits = this.latest?.booking.date === null && row.page > this.latest.last.page;
    const open = this.open ?? (waits ? this.latest : null);
    if (!open) return;
    const continuation = continuationOf(open, row, reading);
    if (continuation === 'text' || continuation === 'detail') {
      extendBooking(open, row, reading, continuation === 'text');
      return;
    }
    if (continuation === 'nextBooking') {
      this.started = { date: null, texts: reading.texts, cells: [...row.cells] };
    }
    this.open = null;
  }

  private read(row: Row, table: Header): RowReading {
    const known = this.readings.get(row);
    if (known) return known;
    const reading = readRow(row, table, this.options.decimals, this.options.dateOrder);
    this.readings.set(row, reading);
    return reading;
  }
}
