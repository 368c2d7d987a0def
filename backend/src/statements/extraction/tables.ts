import { decimalsOf } from '@saldo/contracts';
import { alignColumns } from './alignment.ts';
import type { PrintedAmount } from './amounts.ts';
import { Assembly } from './assembly.ts';
import { movementOf, type RowReading, readRow, type Style } from './bookings.ts';
import { type Header, hasOneAmount, headerAt } from './columns.ts';
import { codesInHeader } from './currencies.ts';
import type { DateOrder } from './dates.ts';
import { type Identity, identityIn } from './headings.ts';
import { accountNumberIn, newPart, type Part } from './parts.ts';
import { type Row, textOf } from './rows.ts';
import {
  type BalanceKind,
  balanceLine,
  balanceWordIn,
  flowOf,
  isNotBooked,
  isOtherTable,
  isTotal,
} from './words.ts';

export type TableOptions = {
  currency: string;
  dateOrder: DateOrder;
  sectionTitle: RegExp | undefined;
  /** Whether tables without running balances hold what is not booked (Revolut: pending, reverted). */
  bookedHaveBalances: boolean;
  /** Whether another account or currency in a heading begins another part. */
  splits: boolean;
};

/** A title stands at most this many rows above its table. */
const TITLE_ROWS = 4;
const TITLE_SIZE = 1.15;
/** So many rows are enough to see how the columns of a table are set. */
const ROWS_THAT_ALIGN = 500;
/** A heading has no more cells than a name and a sum. */
const HEADING_CELLS = 3;
/** A heading inside a table begins so far to the left of its descriptions. */
const HANGS_OUT = 4;

export type Tables = { parts: Part[]; outside: Row[] };

/** Every header of a document by the row it begins at. */
export function headersOf(rows: Row[]): (Header | null)[] {
  return rows.map((_, index) => headerAt(rows, index));
}

/** Walks over all rows, finds every table of bookings, and reads them into the parts of the statement. */
export function readTables(rows: Row[], headers: (Header | null)[], options: TableOptions): Tables {
  const reader = new TableReader(rows, headers, options);
  for (let index = 0; index < rows.length; ) index += reader.take(index);
  return { parts: reader.parts, outside: reader.outside };
}

type Table = { header: Header; style: Style };

class TableReader {
  readonly parts: Part[] = [];
  readonly outside: Row[] = [];
  private readonly rows: Row[];
  private readonly options: TableOptions;
  private readonly readings = new Map<Row, RowReading>();
  private readonly headers: (Header | null)[];
  private readonly firstHeaders = new Map<number, string>();
  private readonly assembly: Assembly;
  private table: Table | null = null;
  private roles = '';
  private ignored: string | null = null;
  private title: string | null = null;
  private page = 0;
  private flow: 1 | -1 | null = null;
  private identity: Identity = { account: null, currency: null };
  private heading = '';

  constructor(rows: Row[], headers: (Header | null)[], options: TableOptions) {
    this.rows = rows;
    this.options = options;
    this.headers = headers;
    for (const [index, row] of rows.entries()) {
      const header = headers[index];
      if (header && !this.firstHeaders.has(row.page))
        this.firstHeaders.set(row.page, rolesOf(header));
    }
    this.assembly = new Assembly({
      row: (index) => rows[index],
      reading: (index) => {
        const row = rows[index];
        return row && this.table && !headers[index] ? this.read(row, this.table) : null;
      },
    });
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
      if (this.firstHeaders.get(row.page) === this.roles) this.table = null;
    }
    const text = textOf(row);
    if (this.isTitle(index, row, text)) {
      this.title = text;
      this.table = null;
      this.assembly.latest = null;
    }
    if (this.table) this.takeRow(index, row, text, this.table);
    else this.takeOutside(index, row, text);
    return 1;
  }

  /** A title stands alone and announces a table, nearby or in larger print; the same words elsewhere are part of a booking. */
  private isTitle(index: number, row: Row, text: string): boolean {
    const isOther = isNotBooked(text) || isOtherTable(text);
    if (!this.options.sectionTitle?.test(text) && !isOther) return false;
    const announces = this.headers.slice(index + 1, index + 1 + TITLE_ROWS).some(Boolean);
    const print = this.assembly.latest?.fontSize ?? row.fontSize;
    return row.cells.length === 1 && (announces || row.fontSize >= TITLE_SIZE * print);
  }

  private takeOutside(index: number, row: Row, text: string): void {
    this.outside.push(row);
    if (row.cells.length <= HEADING_CELLS && flowOf(text) !== null) this.flow = flowOf(text);
    const { account, currency } = identityIn(this.rows, index);
    if (account) this.identity = { account, currency: null };
    if (currency) this.identity = { ...this.identity, currency };
    if (account || currency) {
      this.heading = text;
      this.flow = null;
    }
  }

  private startTable(index: number, header: Header): void {
    this.page = this.rows[index]?.page ?? this.page;
    const title = this.title;
    this.title = null;
    if (this.isIgnored(title, header)) {
      this.ignored = rolesOf(header);
      this.table = null;
      this.assembly.close();
      return;
    }
    this.ignored = null;
    this.roles = rolesOf(header);
    const label = title && this.options.sectionTitle?.exec(title)?.[1];
    const headerRows = this.rows.slice(index, index + header.rows);
    const [code = this.identity.currency] = headerRows.flatMap(codesInHeader);
    this.table = this.tableOf(index, header, code);
    const isNew = label || this.parts.length === 0 || this.isOfAnother(code);
    if (isNew) {
      this.startPart(
        label ?? (this.parts.length === 0 ? 'Account' : this.heading),
        title ?? '',
        index,
      );
      const part = this.parts.at(-1);
      if (part) part.identity = { ...this.identity, currency: code };
    }
    if (label) this.assembly.close();
    else this.assembly.goOnBehind(this.rows[index + header.rows - 1]);
  }

  private isIgnored(title: string | null, header: Header): boolean {
    const roles = rolesOf(header);
    if (this.options.bookedHaveBalances && !roles.includes('balance')) return true;
    return title === null ? roles === this.ignored : isNotBooked(title) || isOtherTable(title);
  }

  private tableOf(index: number, header: Header, code: string | null): Table {
    const decimals = decimalsOf(code ?? this.options.currency);
    const below = this.rows.slice(index + header.rows, index + header.rows + ROWS_THAT_ALIGN);
    this.readings.clear();
    return {
      header: alignColumns(header, below, decimals),
      style: { decimals, order: this.options.dateOrder },
    };
  }

  /** Whether the headings speak of another account or currency than the part at hand. */
  private isOfAnother(code: string | null): boolean {
    const part = this.parts.at(-1);
    if (!part || !this.options.splits) return false;
    const { account, currency } = part.identity;
    const differs = (one: string | null, other: string | null) =>
      one !== null && other !== null && one !== other;
    return differs(account, this.identity.account) || differs(currency, code);
  }

  private startPart(label: string, title: string, index: number): void {
    const oneAmount = this.table !== null && hasOneAmount(this.table.header);
    this.parts.push(newPart(label, title, index, oneAmount));
    this.assembly.reset();
  }

  private takeRow(index: number, row: Row, text: string, table: Table): void {
    const part = this.parts.at(-1);
    if (!part) throw new Error('a table without a part');
    const reading = this.read(row, table);
    const movement = movementOf(reading);
    const goesOn = !movement && this.assembly.goesOnWith(row, reading);
    const flow = reading.date || goesOn ? null : flowOf(text);
    if (flow && this.isHeading(index, reading, table)) {
      this.flow = flow;
      this.assembly.close();
      return;
    }
    const kind = goesOn ? null : this.balanceKind(text, reading, table);
    if (kind) {
      this.takeBalance(index, part, kind, reading.money.balance ?? movement?.amount ?? null);
    } else if (isTotal(text) && !reading.date && !goesOn) {
      this.takeTotal(part, text, reading);
    } else if (this.closesTable(row, text, reading)) {
      this.table = null;
      this.outside.push(row);
    } else {
      const before = part.bookings.length;
      this.assembly.take(part, index, reading, this.flow);
      if (part.bookings.length > before) this.settleTentative(part, before);
    }
    part.endsAt = index;
  }

  /** The kind of balance that a row is about. A booking that is dated and has a balance of its own is none, whatever it says. */
  private balanceKind(text: string, reading: RowReading, table: Table): BalanceKind | null {
    const { date, texts, money } = reading;
    const label = texts.map((cell) => cell.text).join(' ');
    const hasBalances = table.header.columns.some((column) => column.role === 'balance');
    const movement = movementOf(reading);
    if (movement && date && hasBalances) {
      const isRepeated = money.balance && movement.amount.minor === money.balance.minor;
      if (!isRepeated && movement.amount.minor !== 0) return null;
    }
    return balanceLine(label) ?? (date ? null : balanceLine(text));
  }

  /** A heading inside a table hangs out to the left of the descriptions, or stands before a header or a dated row of text. */
  private isHeading(index: number, reading: RowReading, { header }: Table): boolean {
    const lead = reading.texts[0];
    if (!lead || reading.texts.length > HEADING_CELLS - 1) return false;
    if (this.headers[index + 1]) return true;
    if (!header.placed)
      return this.read(this.rows[index + 1] ?? emptyRow, this.table)?.date != null;
    const description = header.columns.find(({ role }) => role === 'description');
    return description !== undefined && lead.x < description.x - HANGS_OUT;
  }

  private closesTable(row: Row, text: string, { date }: RowReading): boolean {
    return !date && row.cells.length === 1 && text.length < 60 && isOtherTable(text);
  }

  private takeTotal(part: Part, text: string, { money }: RowReading): void {
    this.assembly.close();
    if (Object.keys(money).length === 0) return;
    part.totals.push({ text, money, flow: this.flow, after: part.bookings.length });
    this.assembly.latest = null;
  }

  /** What looked like the closing balance stands between bookings. */
  private settleTentative(part: Part, after: number): void {
    if (!part.isTentative || !part.closing) return;
    part.checkpoints.push({ after, balance: part.closing });
    part.closing = null;
    part.isTentative = false;
  }

  /** An opening balance under a line with an account or card number begins the part of that account. */
  private takeBalance(
    index: number,
    part: Part,
    kind: BalanceKind,
    amount: PrintedAmount | null,
  ): void {
    this.assembly.close();
    const row = this.rows[index];
    if (!amount) {
      // The name of a balance that stands below it: the table is over.
      if (row) this.outside.push(row);
      if (kind === 'opening' || kind === 'closing') this.table = null;
      return;
    }
    this.assembly.latest = null;
    const isFirst = part.bookings.length === 0;
    if (kind === 'closing' || kind === 'carried' || (kind === 'standing' && !isFirst)) {
      part.closing = amount;
      part.isTentative = kind !== 'closing';
      if (kind === 'closing' && !isFirst) this.table = null;
      return;
    }
    this.takeOpening(index, part, kind, amount);
  }

  private takeOpening(index: number, part: Part, kind: BalanceKind, amount: PrintedAmount): void {
    const above = this.rows[index - 1];
    const label = above && !this.headers[index - 1] ? textOf(above) : '';
    if (accountNumberIn(label) !== null && !balanceWordIn(label)) {
      if (part.bookings.length === 0) this.parts.pop();
      this.startPart(label, '', part.bookings.length === 0 ? part.startsAt : index);
      const labelled = this.parts.at(-1);
      if (labelled) labelled.opening = amount;
      return;
    }
    if (part.bookings.length === 0 || kind === 'opening') {
      if (part.opening === null || part.closing === null) {
        part.opening ??= amount;
        return;
      }
      if (sameBalance(part.closing, amount)) return;
      this.startPart(this.heading || part.label, '', index);
      const next = this.parts.at(-1);
      if (next) next.opening = amount;
      return;
    }
    // Brought forward to another page of the same account.
    part.checkpoints.push({ after: part.bookings.length, balance: amount });
  }

  private read(row: Row, table: Table | null): RowReading {
    const known = this.readings.get(row);
    if (known) return known;
    if (!table) throw new Error('a row without a table');
    const reading = readRow(row, table.header, table.style);
    this.readings.set(row, reading);
    return reading;
  }
}

const emptyRow: Row = { page: 0, baseline: 0, fontSize: 8, cells: [] };

function rolesOf(header: Header): string {
  return header.columns.map((column) => column.role).join();
}

function sameBalance(one: PrintedAmount, other: PrintedAmount): boolean {
  return one.minor === other.minor && one.direction === other.direction;
}
