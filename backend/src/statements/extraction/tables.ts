import type { PrintedAmount } from './amounts.ts';
import { type Booking, movementOf, type RowReading, readRow } from './bookings.ts';
import { type Header, headerAt } from './columns.ts';
import type { DateOrder, PrintedDate } from './dates.ts';
import { type Cell, type Row, textOf } from './rows.ts';
import { balanceWordIn, isNotBooked, isTotal } from './words.ts';

/** One part of a statement as its tables print it, in the order of print. startsAt is the row of its first header. */
export type Part = {
  label: string;
  title: string;
  startsAt: number;
  accountHint: string | null;
  opening: PrintedAmount | null;
  closing: PrintedAmount | null;
  bookings: Booking[];
};

type OpenBooking = {
  booking: Booking;
  last: Row;
  afterHeader: boolean;
  x: number;
  fontSize: number;
};

export type TableOptions = {
  decimals: number;
  dateOrder: DateOrder;
  sectionTitle: RegExp | undefined;
};

/** Lines of one description follow each other within this many font sizes. */
const LINE_PITCH = 2.2;
const BEHIND_HEADER = 4;
/** A description's later lines may be indented by so many points, and hang out by so few. */
const INDENT = 60;
const OUTDENT = 4;
/** A row of a description that is set so much smaller is a detail (reference, card, fee) and not part of it. */
const DETAIL_SIZE = 0.8;
const LABEL_WITH_NUMBER = /^\D.*\d[\d -]{6,}\d$/;

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
  private page = 0;
  private day: PrintedDate | null = null;
  private started: { date: PrintedDate; texts: Cell[]; cells: Cell[] } | null = null;
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
    const titled = isNotBooked(text) || this.options.sectionTitle?.test(text);
    if (titled && !movementOf(this.read(row, this.table))) this.table = null;
    if (this.table) this.takeRow(index, row, text, this.table);
    else this.outside.push(row);
    return 1;
  }

  private startTable(index: number, header: Header): void {
    this.page = this.rows[index]?.page ?? this.page;
    const signature = header.columns.map((column) => column.role).join();
    const above = this.rows
      .slice(Math.max(0, index - 2), index)
      .reverse()
      .map(textOf);
    const title = above.find((text) => this.options.sectionTitle?.test(text) || isNotBooked(text));
    if (title === undefined ? signature === this.ignored : isNotBooked(title)) {
      this.ignored = signature;
      this.table = null;
      this.open = null;
      return;
    }
    this.ignored = null;
    const label = title && this.options.sectionTitle?.exec(title)?.[1];
    if (label || this.parts.length === 0) this.startPart(label ?? 'Account', title ?? '', index);
    this.table = header;
    const last = this.rows[index + header.rows - 1];
    const goesOn = !label && last && this.latest && last.page === this.latest.last.page + 1;
    this.open = goesOn && this.latest ? { ...this.latest, last, afterHeader: true } : null;
  }

  private startPart(label: string, title: string, index: number): void {
    this.parts.push({
      label,
      title,
      startsAt: index,
      accountHint: null,
      opening: null,
      closing: null,
      bookings: [],
    });
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
    const word = balanceWordIn(text);
    if (word && !(movement && reading.date && hasBalances)) {
      this.takeBalance(index, part, word.kind, reading.money.balance ?? movement?.amount ?? null);
    } else if (isTotal(text) && !reading.date) {
      this.open = null;
    } else if (movement && this.isBooking(part, row, reading)) {
      this.startBooking(part, row, reading, movement);
    } else if (reading.date) {
      this.takeDatedRow(index, row, reading, table);
    } else {
      this.continueWith(row, reading);
    }
  }

  /**
   * A row with an amount is a booking if it has a date of its own, or shares the day of the one above. An undated amount
   * in smaller print, or in a table where every booking so far had both date and balance, is a detail of the one above.
   */
  private isBooking(part: Part, row: Row, { date, texts, money }: RowReading): boolean {
    if (date || this.started) return true;
    if (texts.length === 0 && !money.balance) return false;
    const open = this.open;
    if (open && row.fontSize < DETAIL_SIZE * open.fontSize) return false;
    const lead = texts[0];
    const latest = this.latest;
    if (lead && latest && (lead.x < latest.x - OUTDENT || lead.x > latest.x + INDENT)) return false;
    const complete = part.bookings.every((booking) => booking.balance && booking.hasOwnDate);
    return part.bookings.length === 0 || !complete || money.balance !== undefined;
  }

  /** An opening balance under a line with an account or card number begins the part of that account. */
  private takeBalance(
    index: number,
    part: Part,
    kind: 'opening' | 'closing',
    amount: PrintedAmount | null,
  ): void {
    this.open = null;
    const row = this.rows[index];
    if (!amount && row) {
      // The name of a balance that stands below it: the table is over.
      this.outside.push(row);
      this.table = null;
      return;
    }
    if (!amount) return;
    if (kind === 'closing') {
      part.closing = amount;
      this.table = null;
      return;
    }
    const above = this.rows[index - 1];
    const label = above ? textOf(above) : '';
    if (above && LABEL_WITH_NUMBER.test(label) && !this.headers[index - 1]) {
      if (part.bookings.length > 0) this.startPart(label, '', index);
      const labelled = this.parts.at(-1) ?? part;
      labelled.label = label;
      labelled.accountHint = /\d[\d -]{6,}\d$/.exec(label)?.[0].replace(/ /g, '') ?? null;
      labelled.opening = amount;
    } else {
      part.opening ??= amount;
    }
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
    const lead = all[0] ?? row.cells[0];
    this.open = {
      booking,
      last: row,
      afterHeader: false,
      x: lead?.x ?? 0,
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
    if (open && open.booking.date === null) {
      open.booking.date = reading.date;
      this.addCells(open.booking, row);
      this.open = null;
      this.latest = null;
      return;
    }
    const first = this.parts.at(-1)?.bookings[0];
    const datesFollow = first !== undefined && open === null && this.day === null;
    if (!datesFollow && !this.nextMovementHasDate(index, table) && reading.date) {
      this.started = { date: reading.date, texts: reading.texts, cells: [...row.cells] };
    } else if (open) {
      this.addCells(open.booking, row);
    }
    this.open = null;
  }

  private nextMovementHasDate(index: number, table: Header): boolean {
    for (const row of this.rows.slice(index + 1, index + 12)) {
      const reading = this.read(row, table);
      if (movementOf(reading)) return reading.date !== null;
      if (reading.date) return true;
    }
    return true;
  }

  private continueWith(row: Row, { texts }: RowReading): void {
    const started = this.started;
    if (started) {
      started.texts.push(...texts);
      started.cells.push(...row.cells);
      return;
    }
    const open = this.open;
    const lead = texts[0];
    if (!open || !lead) return;
    const isDetail = lead.fontSize < DETAIL_SIZE * open.fontSize;
    const pitch = open.afterHeader ? BEHIND_HEADER : LINE_PITCH;
    const turned = row.page !== open.last.page;
    const isNear = turned || row.baseline - open.last.baseline <= pitch * open.fontSize;
    const isBelow = lead.x >= open.x - OUTDENT && lead.x <= open.x + INDENT;
    if (!isNear || !isBelow || (row.cells.length !== texts.length && !isDetail)) {
      this.open = null;
      return;
    }
    if (!isDetail)
      open.booking.text = [open.booking.text, ...texts.map((cell) => cell.text)].join(' ').trim();
    this.addCells(open.booking, row);
    open.last = row;
    open.afterHeader = false;
  }

  /** The box of a booking is on the page where it begins; what wraps to the next page is not in it. */
  private addCells(booking: Booking, row: Row): void {
    if (row.page === booking.page) booking.cells.push(...row.cells);
  }

  private read(row: Row, table: Header | null): RowReading {
    if (!table) return { date: null, money: {}, texts: row.cells };
    const known = this.readings.get(row);
    if (known) return known;
    const reading = readRow(row, table, this.options.decimals, this.options.dateOrder);
    this.readings.set(row, reading);
    return reading;
  }
}
