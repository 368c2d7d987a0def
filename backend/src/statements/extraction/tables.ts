import { decimalsOf } from '@saldo/contracts';
import { alignColumns } from './alignment.ts';
import type { PrintedAmount } from './amounts.ts';
import { Assembly } from './assembly.ts';
import { movementOf, type RowReading, readRow, type Style } from './bookings.ts';
import { type Header, hasOneAmount, headerAt } from './columns.ts';
import { codesInHeader } from './currencies.ts';
import { type DateOrder, leadingDate, type PrintedDate } from './dates.ts';
import { type Identity, identityIn } from './headings.ts';
import { accountNumberIn, newPart, type Part } from './parts.ts';
import { type Row, textOf } from './rows.ts';
import { currencyOfRows, printsNoDecimals } from './styles.ts';
import {
  type BalanceKind,
  balanceLine,
  balanceWordIn,
  flowOf,
  isGlance,
  isNotBooked,
  isOtherTable,
  isTotal,
  plainWords,
} from './words.ts';

export type TableOptions = {
  currency: string;
  dateOrder: DateOrder;
  sectionTitle: RegExp | undefined;
  /** Whether tables without running balances hold what is not booked (Revolut: pending, reverted). */
  bookedHaveBalances: boolean;
  /** Whether another account or currency in a heading begins another part. */
  splits: boolean;
  /** Whether a table that tells less than the first is passed over. */
  isStrict: boolean;
};

/** A title stands at most this many rows above its table. */
const TITLE_ROWS = 4;
const TITLE_SIZE = 1.15;
/** So many rows are enough to see how the columns of a table are set. */
const ROWS_THAT_ALIGN = 200;
/** A heading has no more cells than a name and a sum. */
/** A heading stands so many font sizes below the text above it. */
const APART = 1.5;
const MAX_LABEL = 60;
/** Rows of a box stand so many font sizes apart at most. */
const BOX_PITCH = 3.2;
/** A title in a table begins at most so far behind its left edge. */
const IN_FRONT = 20;
const MOST_TABLES = 50;
const HEADING_CELLS = 3;
/** A heading inside a table begins so far to the left of its descriptions. */
const HANGS_OUT = 4;

/** canSplit and canBeLenient say whether the other choice would have read the same rows otherwise. */
export type Tables = { parts: Part[]; outside: Row[]; canSplit: boolean; canBeLenient: boolean };

/** Every header of a document by the row it begins at. */
export function headersOf(rows: Row[]): (Header | null)[] {
  return rows.map((_, index) => headerAt(rows, index));
}

/** Walks over all rows, finds every table of bookings, and reads them into the parts of the statement. */
export function readTables(rows: Row[], headers: (Header | null)[], options: TableOptions): Tables {
  const reader = new TableReader(rows, headers, options);
  for (let index = 0; index < rows.length; ) index += reader.take(index);
  const { parts, outside, canSplit, canBeLenient } = reader;
  return { parts, outside, canSplit, canBeLenient };
}

type Table = { header: Header; style: Style };

class TableReader {
  readonly parts: Part[] = [];
  readonly outside: Row[] = [];
  canSplit = false;
  canBeLenient = false;
  private readonly rows: Row[];
  private readonly options: TableOptions;
  private readonly readings = new Map<Row, { table: Table; reading: RowReading }>();
  private readonly headers: (Header | null)[];
  private readonly firstHeaders = new Map<number, { roles: string; index: number }>();
  private readonly assembly: Assembly;
  /** Tables by their header, since pages repeat it. */
  private readonly tables = new Map<string, Table>();
  private table: Table | null = null;
  private roles = '';
  private ignored: string | null = null;
  private title: string | null = null;
  private page = 0;
  /** The direction that the heading of a group tells, and that heading: a total in its name ends the group. */
  private flow: 1 | -1 | null = null;
  private flowHeading = '';
  private identity: Identity = { account: null, currency: null };
  /** The last row of a table beside the bookings that is being passed over. */
  private decoy: Row | null = null;
  private heading = '';
  private headingAt = 0;
  /** The page that has told what it carries forward: what follows on it is its foot. */
  private endedPage = 0;
  /** Whether a header, or a closing balance outside the tables, has come since the closing balance of the part. */
  private hasTurned = false;
  private hasClosedOutside = false;

  constructor(rows: Row[], headers: (Header | null)[], options: TableOptions) {
    this.rows = rows;
    this.options = options;
    this.headers = headers;
    for (const [index, row] of rows.entries()) {
      const header = headers[index];
      if (header && !this.firstHeaders.has(row.page))
        this.firstHeaders.set(row.page, { roles: rolesOf(header), index });
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
      if (this.firstHeaders.get(row.page)?.roles === this.roles && !this.goesOnAt(index))
        this.table = null;
    }
    const text = textOf(row);
    if (this.isTitle(index, row, text)) {
      this.title = text;
      this.table = null;
      this.assembly.forget();
    }
    if (this.table && this.page !== this.endedPage) this.takeRow(index, row, text, this.table);
    else this.takeOutside(index, row, text);
    return 1;
  }

  /** Whether bookings stand above the first header of a page, so that the table goes on without repeating its own. */
  private goesOnAt(index: number): boolean {
    const row = this.rows[index];
    const end = this.firstHeaders.get(row?.page ?? 0)?.index ?? index;
    const { table } = this;
    return (
      table !== null &&
      this.rows.slice(index, end).some((above) => {
        const reading = this.read(above, table);
        return reading.date !== null && movementOf(reading) !== null;
      })
    );
  }

  /** A title stands alone and announces a table, nearby or in larger print; the same words elsewhere are part of a booking. */
  private isTitle(index: number, row: Row, text: string): boolean {
    const isOther = isNotBooked(text) || isOtherTable(text) || isGlance(text);
    if (!this.options.sectionTitle?.test(text) && !isOther) return false;
    const announces = this.headers.slice(index + 1, index + 1 + TITLE_ROWS).some(Boolean);
    const print = this.assembly.fontSize ?? row.fontSize;
    return row.cells.length === 1 && (announces || row.fontSize >= TITLE_SIZE * print);
  }

  private takeOutside(index: number, row: Row, text: string): void {
    // Another title, or a row of its own table, has followed the title of a table that is none of bookings.
    const isTitle = row.cells.length === 1 && text.length < 60 && !/[.:]$/.test(text);
    if ((isTitle || row.cells.length > 1) && text !== this.title) this.title = null;
    if (row.cells.length === 1 && (isNotBooked(text) || isOtherTable(text))) this.decoy = row;
    else if (this.decoy && this.isNextOf(this.decoy, row)) this.decoy = row;
    else this.decoy = null;
    // A heading right above a table of bookings ends what stands beside them.
    if (this.isGroupHeading(index, row, text)) this.decoy = null;
    // What other tables say of points or standing orders is said of no account.
    if (this.decoy) return;
    this.outside.push(row);
    if (row.cells.length <= HEADING_CELLS && flowOf(text) !== null)
      [this.flow, this.flowHeading] = [flowOf(text), text];
    if (row.cells.some((cell) => balanceLine(cell.text) === 'closing'))
      this.hasClosedOutside = true;
    const { account, currency } = identityIn(this.rows, index);
    if (account) this.identity = { account, currency: null };
    if (currency) this.identity = { ...this.identity, currency };
    // Another account may begin below what the one before carries forward.
    if (account && account !== this.parts.at(-1)?.identity.account) this.endedPage = 0;
    if (account || currency) {
      this.heading = text;
      this.headingAt = index;
      this.flow = null;
    }
  }

  private isGroupHeading(index: number, row: Row, text: string): boolean {
    const isAbove = this.headers.slice(index + 1, index + 3).some(Boolean);
    return isAbove && row.cells.length === 1 && flowOf(text) !== null;
  }

  /** Whether a row follows another so closely that both belong to one box. */
  private isNextOf(above: Row, row: Row): boolean {
    return row.page === above.page && row.baseline - above.baseline < BOX_PITCH * row.fontSize;
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
    this.endedPage = 0;
    this.hasTurned = true;
    this.roles = rolesOf(header);
    const label = title && this.options.sectionTitle?.exec(title)?.[1];
    const headerRows = this.rows.slice(index, index + header.rows);
    const [code = this.identity.currency] = headerRows.flatMap(codesInHeader);
    this.table = this.tableOf(index, header, code);
    if (label || this.parts.length === 0 || this.isOfAnother(code))
      this.startPart(label ?? this.labelAbove(index), title ?? '', index, code);
    this.hasClosedOutside = false;
    if (label) this.assembly.close();
    else this.assembly.goOnBehind(this.rows[index + header.rows - 1]);
  }

  private isIgnored(title: string | null, header: Header): boolean {
    const roles = rolesOf(header);
    if (this.options.bookedHaveBalances && !roles.includes('balance')) return true;
    if (title !== null && (isNotBooked(title) || isOtherTable(title))) return true;
    const isRepeated = roles === this.ignored && this.isFirstOnPage(header);
    return (title === null && isRepeated) || this.isPoorer(header);
  }

  private isFirstOnPage(header: Header): boolean {
    const first = this.firstHeaders.get(this.page);
    return first !== undefined && this.headers[first.index] === header;
  }

  /** A table that tells less of its bookings than the one before it has no bookings: some banks list so what is pending. */
  private isPoorer(header: Header): boolean {
    if (this.roles === '') return false;
    const roles = rolesOf(header).split(',');
    const known = this.roles.split(',');
    const isSplit = (names: string[]) => names.includes('in') && names.includes('out');
    const isPoorer =
      (known.includes('balance') && !roles.includes('balance')) ||
      (isSplit(known) && !isSplit(roles));
    if (isPoorer) this.canBeLenient = true;
    return isPoorer && this.options.isStrict;
  }

  private tableOf(index: number, header: Header, code: string | null): Table {
    const key = JSON.stringify([header.columns, code]);
    const known = this.tables.get(key);
    if (known) return known;
    const decimals = decimalsOf(code ?? this.options.currency);
    const below = this.rows.slice(index + header.rows, index + header.rows + ROWS_THAT_ALIGN);
    const begin = index + header.rows;
    const next = this.headers.slice(begin, begin + ROWS_THAT_ALIGN).findIndex(Boolean);
    const own = next < 0 ? below : below.slice(0, next);
    const style = {
      currency: currencyOfRows(own) ?? code ?? this.options.currency,
      decimals,
      order: this.options.dateOrder,
      isWhole: decimals > 0 && printsNoDecimals(below),
    };
    const table = { header: alignColumns(header, below, style), style };
    if (this.tables.size < MOST_TABLES) this.tables.set(key, table);
    return table;
  }

  /** Whether the headings speak of another account or currency than the part at hand. */
  private isOfAnother(code: string | null): boolean {
    const part = this.parts.at(-1);
    if (!part) return false;
    const { account, currency } = part.identity;
    const differs = (one: string | null, other: string | null) =>
      one !== null && other !== null && one !== other;
    const hasClosed = this.hasClosedOutside || (part.closing !== null && !part.isTentative);
    const isOther = hasClosed
      ? part.bookings.length > 0
      : differs(account, this.identity.account) || differs(currency, code);
    if (isOther) this.canSplit = true;
    return isOther && this.options.splits;
  }

  private startPart(label: string, title: string, index: number, currency: string | null): Part {
    const oneAmount = this.table !== null && hasOneAmount(this.table.header);
    const part = newPart(label, title, index, oneAmount);
    part.identity = { ...this.identity, currency };
    const before = this.parts.at(-1);
    if (this.headingAt > (before?.endsAt ?? 0) && this.headingAt < index)
      part.beginsAt = this.headingAt;
    part.heading = this.nameAbove(index);
    this.parts.push(part);
    this.assembly.reset();
    this.hasTurned = false;
    return part;
  }

  /** The first part needs no name of its own; a further one is called by the line above its table. */
  private labelAbove(index: number): string {
    if (this.parts.length === 0) return 'Account';
    const label = this.nameAbove(index) || 'Account';
    const names = this.parts.map((part) => part.label);
    return names.includes(label) ? `${label} ${names.length + 1}` : label;
  }

  /** The heading that stands between the part before and a table, or the title right above the table. */
  private nameAbove(index: number): string {
    const end = this.parts.at(-1)?.endsAt ?? -1;
    if (this.headingAt > end && this.heading !== '') return this.heading.slice(0, MAX_LABEL);
    const above = this.rows.slice(Math.max(end + 1, index - TITLE_ROWS), index).reverse();
    const title = above.find((row) => row.cells.length <= 2 && /\p{L}{3}/u.test(textOf(row)));
    return title ? textOf(title).slice(0, MAX_LABEL) : '';
  }

  private takeRow(index: number, row: Row, text: string, table: Table): void {
    const part = this.parts.at(-1);
    if (!part) throw new Error('a table without a part');
    const reading = this.read(row, table);
    const movement = movementOf(reading);
    const goesOn = !movement && this.assembly.goesOnWith(row, reading);
    const day = movement ? null : dayHeading(row, table.header, this.options.dateOrder);
    if (day && (!goesOn || this.isSetApart(index))) {
      this.assembly.beginDay(day);
      return;
    }
    const flow = reading.date || goesOn ? null : flowOf(text);
    if (flow && this.isHeading(index, reading, table)) {
      this.flow = flow;
      this.flowHeading = text;
      this.assembly.close();
      return;
    }
    if (!reading.date && !movement && this.isAccountHeading(index, part)) {
      this.table = null;
      this.takeOutside(index, row, text);
      return;
    }
    const kind = goesOn ? null : this.balanceKind(text, reading, table);
    if (kind) {
      this.takeBalance(index, part, kind, reading.money.balance ?? movement?.amount ?? null);
    } else if (isTotalRow(row) && !reading.date && !goesOn) {
      this.outside.push(row);
      this.takeTotal(part, text, reading);
      if (this.flow !== null && saysTheSame(text, this.flowHeading)) this.flow = null;
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
    const named = balanceLine(label) ?? (date ? null : balanceLine(text));
    if (named || date || movement) return named;
    // A row of labels whose values stand below.
    return texts.map((cell) => balanceLine(cell.text)).find((kind) => kind !== null) ?? null;
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

  /** Whether there is more room above a row than between the lines of one text. */
  private isSetApart(index: number): boolean {
    const [above, row] = [this.rows[index - 1], this.rows[index]];
    if (!above || !row || above.page !== row.page) return true;
    return row.baseline - above.baseline > APART * row.fontSize;
  }

  /** Whether a row names another account whose table follows. */
  private isAccountHeading(index: number, part: Part): boolean {
    if (!this.headers.slice(index + 1, index + 1 + TITLE_ROWS).some(Boolean)) return false;
    const { account } = identityIn(this.rows, index);
    return account !== null && account !== part.identity.account;
  }

  private closesTable(row: Row, text: string, { date }: RowReading): boolean {
    const [cell] = row.cells;
    const left = Math.min(...(this.table?.header.columns.map(({ x }) => x) ?? [0]));
    const isInFront = cell !== undefined && cell.x < left + IN_FRONT;
    return !date && row.cells.length === 1 && isInFront && text.length < 60 && isOtherTable(text);
  }

  private takeTotal(part: Part, text: string, { money }: RowReading): void {
    this.assembly.close();
    if (!/\d/.test(text)) return;
    this.assembly.end();
    if (Object.keys(money).length === 0) return;
    part.totals.push({ money });
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
    this.assembly.forget();
    const isFirst = part.bookings.length === 0;
    const isOpening = isFirst || (this.hasTurned && part.closing !== null);
    if (kind === 'closing' || kind === 'carried' || (kind === 'standing' && !isOpening)) {
      part.closing = amount;
      part.isTentative = kind !== 'closing';
      this.hasTurned = false;
      if (kind === 'carried') this.endedPage = row?.page ?? 0;
      if (kind !== 'closing' || isFirst) return;
      this.assembly.end();
      this.table = null;
      return;
    }
    this.takeOpening(index, part, kind, amount);
  }

  private takeOpening(index: number, part: Part, kind: BalanceKind, amount: PrintedAmount): void {
    this.endedPage = 0;
    const above = this.rows[index - 1];
    const label = above && !this.headers[index - 1] ? textOf(above) : '';
    const isCard = accountNumberIn(label) !== null && !balanceWordIn(label);
    const startsAt = part.bookings.length === 0 ? part.startsAt : index;
    if (isCard) {
      if (part.bookings.length === 0) this.parts.pop();
      this.startPart(label, '', startsAt, part.identity.currency).opening = amount;
      return;
    }
    if (part.closing !== null && part.bookings.length > 0) {
      if (sameBalance(part.closing, amount)) return;
      if (part.opening === null && kind === 'opening') part.opening = amount;
      else
        this.startPart(
          this.labelAbove(index),
          '',
          index,
          this.identity.currency ?? part.identity.currency,
        ).opening = amount;
      return;
    }
    const isFirst = part.bookings.length === 0;
    if (isFirst || kind === 'opening' || (part.opening === null && isNewestFirst(part)))
      part.opening ??= amount;
    // Brought forward to another page of the same account.
    else part.checkpoints.push({ after: part.bookings.length, balance: amount });
  }

  private read(row: Row, table: Table | null): RowReading {
    if (!table) throw new Error('a row without a table');
    const known = this.readings.get(row);
    if (known?.table === table) return known.reading;
    const reading = readRow(row, table.header, table.style);
    this.readings.set(row, { table, reading });
    return reading;
  }
}

const DAY_LABEL =
  /^(?:buchungsdatum|buchungstag|datum|date|booking date|transaction date|date d'op[ée]ration|fecha|data|dzień|дата)\s*:?\s+/i;
const SAME_LEFT = 6;
const WEEKDAY = /^\p{L}{2,10}\.?,\s+(?=\d)/u;

/** The day that a heading of its own names ('Buchungsdatum: 04.01.2024', 'vendredi, 17. juillet 2020'), or null. */
function dayHeading(row: Row, { columns }: Header, order: DateOrder): PrintedDate | null {
  const [cell] = row.cells;
  if (row.cells.length !== 1 || !cell || cell.text.length > 50) return null;
  const prefix = DAY_LABEL.exec(cell.text)?.[0] ?? WEEKDAY.exec(cell.text)?.[0];
  const isDateless = !columns.some(({ role }) => role === 'date');
  const isFirst = columns.every(({ x }) => cell.x <= x + SAME_LEFT);
  if (prefix === undefined && !(isDateless && isFirst)) return null;
  const rest = cell.text.slice(prefix?.length ?? 0);
  const dated = leadingDate(rest, order);
  return dated && dated.length === rest.length ? dated.date : null;
}

/** A row that adds up others says so in front, or in any cell of its own beside its sum. */
function isTotalRow(row: Row): boolean {
  return isTotal(textOf(row)) || row.cells.some((cell, index) => index > 0 && isTotal(cell.text));
}

/** Whether a total is called by the name of a heading ('Total Payments and Credits'). */
function saysTheSame(total: string, heading: string): boolean {
  const name = plainWords(heading.replace(/\(.*|\d.*/, ''));
  return name !== '' && plainWords(total).includes(name);
}

/** Whether the bookings of a part so far go back in time. */
function isNewestFirst({ bookings }: Part): boolean {
  const [first, last] = [bookings[0]?.date, bookings.at(-1)?.date];
  if (!first || !last) return false;
  const day = ({ year, month, day }: PrintedDate) => (year ?? 0) * 372 + month * 31 + day;
  return day(first) > day(last);
}

const emptyRow: Row = { page: 0, baseline: 0, fontSize: 8, cells: [] };

function rolesOf(header: Header): string {
  return header.columns.map((column) => column.role).join();
}

function sameBalance(one: PrintedAmount, other: PrintedAmount): boolean {
  return one.minor === other.minor && one.direction === other.direction;
}
