import { movementOf } from '../bookings/readings.ts';
import { emptyRow, namesOpening, sameBalance } from '../bookings/row-kinds.ts';
import { cellsWithin } from '../cells/table-edges.ts';
import { currencyLabelled } from '../currencies/currencies.ts';
import type { Header } from '../headers/columns.ts';
import { besideHeader } from '../headers/header-boxes.ts';
import { isLabelRow } from '../headers/header-labels.ts';
import { isTitledByPeriod } from '../headers/line-headers.ts';
import { type Row, rowOf, textOf } from '../rows/rows.ts';
import { hasOpeningAmong } from '../words/balance-names.ts';
import { codeBesideName, currencyNamed } from '../words/currency-names.ts';
import { TITLE_SIZE } from '../words/decoys.ts';
import { columnRoleOf, isDayRole } from '../words/labels.ts';
import { isBesideBookings, isOtherTable, namesHolder, saysContinued } from '../words/titles.ts';
import { namesNextAccount } from './next-accounts.ts';
import { areOfOthers } from './other-accounts.ts';
import type { Part } from './parts.ts';
import { TableRows } from './table-rows.ts';
import { type Table, type TableOptions, tableIn } from './table-state.ts';
import { namesWhole } from './unlabelled-numbers.ts';

/** A title stands at most this many rows above its table. */
const TITLE_ROWS = 4;

/** Whether the other choices would have read the same rows otherwise. */
type Choices = Pick<TableReader, 'canSplit' | 'canBeLenient' | 'canBePartless' | 'canBeDatedOnly'>;
export type Tables = {
  parts: Part[];
  outside: Row[];
  passed: ReadonlyMap<number, boolean>;
} & Choices;

/** Walks over all rows, finds every table of bookings, and reads them into the parts of the statement. */
export function readTables(rows: Row[], headers: (Header | null)[], options: TableOptions): Tables {
  const reader = new TableReader(rows, headers, options);
  for (let index = 0; index < rows.length; ) index += reader.take(index);
  const { parts, outside, passed, canSplit, canBeLenient, canBePartless, canBeDatedOnly } = reader;
  return { parts, outside, passed, canSplit, canBeLenient, canBePartless, canBeDatedOnly };
}

/** Titles of tables that stand side by side are so far apart, in points. */
const APART = 30;
/** '612.50 X 1.041828571 (EXCHG RATE)' */
const OF_RATE = /^[\d.,]+ [Xx] [\d.]+ ?\(?exch/i;
/** Between two pages of a list may stand one of small print. */
const MOST_PAGES = 2;
/** So many rows below an opening balance the first booking stands at the latest. */
const ROWS_TO_FIRST = 4;
/** So many rows above the first labels payments may stand. */
const ROWS_ABOVE = 6;

class TableReader extends TableRows {
  /** The table that rows of a page stand in, or last stood in: below its sums another account may go on under the same labels. */
  private latest: { table: Table; page: number } | null = null;

  /** Takes the row at this index and answers how many rows it took. */
  take(index: number): number {
    const row = this.rows[index];
    if (!row) return 1;
    const header = this.headers[index];
    if (header) {
      this.startTable(index, header);
      const last = this.rows[index + header.rows - 1];
      if (this.decoy && last) this.decoy = { ...this.decoy, last };
      this.outside.push(...besideHeader(this.rows.slice(index, index + header.rows), header));
      this.takeAbove(index, header);
      if (header.rows > 0) return header.rows;
    }
    if (row.page !== this.page) {
      this.page = row.page;
      if (this.firstHeaders.get(row.page)?.roles === this.roles && !this.goesOnAt(index))
        this.table = null;
    }
    if (row.page === this.overleafOf) {
      this.outside.push(row);
      return 1;
    }
    if (!this.table && this.isContinued(index, row)) {
      this.table = this.latest?.table ?? null;
      this.assembly.goOnBehind(undefined);
    }
    if (!this.table && this.ignored === null && this.opensNext(index, row))
      this.table = this.latest?.table ?? null;
    if (this.table) this.latest = { table: this.table, page: row.page };
    if (this.latest?.page === row.page && this.takeCurrencyHeading(index, row, this.latest.table))
      return 1;
    const text = textOf(row);
    if (this.table && !this.headers[index + 1] && namesNextAccount(this.rows, index, this.parts)) {
      this.takeIdentity(index, text);
      this.startPart(this.labelAbove(index + 1), '', index, this.code);
      return 1;
    }
    const title = this.titleIn(index, row, text);
    if (title !== null) {
      this.title = title;
      this.table = null;
      this.assembly.forget();
    }
    if (this.table && this.page !== this.endedPage) this.takeWithin(index, row, text, this.table);
    else this.takeOutside(index, row, text);
    this.title = title ?? this.title;
    return 1;
  }

  /** Takes the bookings of a card that stand above its first labels, as its payments may, under a title of their own (PostFinance). */
  private takeAbove(index: number, header: Header): void {
    const { table } = this;
    const isFirst = this.headers.findIndex(Boolean) === index;
    const days = header.columns.filter(({ role }) => isDayRole(role));
    if (!table || !isFirst || days.length < 2) return;
    for (let at = Math.max(index - ROWS_ABOVE, 0); at < index; at += 1) {
      const row = this.rows[at];
      if (!row || row.page !== this.page) continue;
      const reading = this.read(row, table);
      const hasDays = reading.date && reading.otherDate;
      const hasText = reading.texts.some(({ text }) => /\p{L}{3}/u.test(text));
      // Under labels of its own, none of which is that of amounts, stand the facts of the account (BoursoBank).
      const above = this.rows[at - 1] ?? emptyRow;
      const isOfAmounts = above.cells.some(({ text }) => columnRoleOf(text) === 'amount');
      const isInBox = above.cells.length > 2 && isLabelRow(above) && !isOfAmounts;
      if (hasDays && hasText && !isInBox && movementOf(reading))
        this.takeRow(at, row, textOf(row), table);
    }
  }

  /**
   * Whether a row is the opening balance of another account that goes on below the closing one of the account before, under the same
   * labels without repeating them: the cards of one holder are listed so.
   */
  private opensNext(index: number, row: Row): boolean {
    const [latest, part] = [this.latest, this.parts.at(-1)];
    // Above the number of another card what one comes to may be called a sum (Maybank).
    const isNamed = this.rows
      .slice((part?.endsAt ?? index) + 1, index)
      .some((each) => namesWhole(textOf(each)));
    const closing = part?.closing ?? (isNamed ? part?.totals.at(-1)?.money.amount : null);
    if (!latest || !part || !closing || part.bookings.length === 0) return false;
    if (row.page - latest.page > 1 || !namesOpening(row)) return false;
    const { money } = this.read(row, latest.table);
    const opening = money.balance ?? money.amount;
    if (!opening || sameBalance(opening, closing)) return false;
    return this.rows.slice(index + 1, index + 1 + ROWS_TO_FIRST).some((below, offset) => {
      const reading = this.read(below, latest.table);
      const isUnderHeader = this.headers.slice(index, index + 2 + offset).some(Boolean);
      return reading.date !== null && movementOf(reading) !== null && !isUnderHeader;
    });
  }

  /** Whether the list of a page before goes on under its title alone, as the fees behind bookings without labels do (Capital One). */
  private isContinued(index: number, row: Row): boolean {
    const below = this.headers.slice(index, index + 1 + TITLE_ROWS);
    const pages = row.page - (this.latest?.page ?? row.page);
    const { identity, closing } = this.parts.at(-1) ?? {};
    if (closing || areOfOthers(identity?.account ?? null, this.identity.account)) return false;
    return pages > 0 && pages <= MOST_PAGES && saysContinued(textOf(row)) && !below.some(Boolean);
  }

  /**
   * Takes the name of a currency in front of a table's rows that heads those of an account of its own: alone ('人民幣 CNY'), or beside
   * the balance that it brings forward ('JPY', '18 Dec', 'B/F BALANCE'; '17 Mar', 'USD', 'B/F BALANCE'), or behind a label above that. Answers whether that was all of the row.
   */
  private takeCurrencyHeading(index: number, row: Row, table: Table): boolean {
    const text = table.header.columns.find(({ role }) => role === 'description');
    const part = this.parts.at(-1);
    const cell = row.cells.slice(0, 2).findLast((each) => currencyNamed(each.text)) ?? row.cells[0];
    const others = row.cells.filter((each) => each !== cell);
    const isOpening = hasOpeningAmong(others);
    const isOverOpening = hasOpeningAmong(this.rows[index + 1]?.cells ?? []);
    const isLabel = others.length === 1 && currencyLabelled(row) !== null;
    const isAlone = (others.length === 0 || isLabel) && (this.table !== null || isOverOpening);
    const isHeading = isOpening || isAlone;
    if (!cell || !isHeading || !part || !text) return false;
    // Over an amount and its rate it is that of what was paid abroad (Chase).
    const isInFront = cell.x < text.x && !OF_RATE.test(textOf(this.rows[index + 1] ?? emptyRow));
    const named = isInFront ? (currencyNamed(cell.text) ?? codeBesideName(cell.text)) : null;
    // Anywhere above it stands what is called so: 'Currency: United States Dollar'.
    const code = named ?? (isAlone && isOverOpening ? currencyLabelled(row) : null);
    if (code === null) return false;
    const known = part.identity.currency ?? this.options.currency;
    if (!isOpening) this.outside.push(row);
    // An account on which nothing was booked has closed above, and the next one opens (HSBC in Hong Kong).
    if (part.bookings.length === 0 && part.closing !== null) this.code = code;
    else if (part.bookings.length === 0) part.identity = { ...part.identity, currency: code };
    else if (code !== known) {
      this.startPart(cell.text, '', index, code);
      [this.code, this.endedPage] = [code, 0];
    }
    this.table = tableIn(table, code);
    return !isOpening;
  }

  /** Takes what of a row stands in the table; a line of a box beside it ends nothing. */
  private takeWithin(index: number, row: Row, text: string, table: Table): void {
    const { from, until } = table.header;
    const cells = (from ?? until) === undefined ? row.cells : cellsWithin(row.cells, table.header);
    const beside = row.cells.filter((cell) => !cells.includes(cell));
    if (beside.length > 0) this.outside.push({ ...row, cells: beside });
    if (beside.length === 0) this.takeRow(index, row, text, table);
    else if (cells.length > 0) {
      const own = rowOf(row, cells);
      this.rows[index] = own;
      this.takeRow(index, own, textOf(own), table);
    }
  }

  /** What a row is the title of: all of it, or what stands right over the labels of a table, beside the title of another one (Itaú). */
  private titleIn(index: number, row: Row, text: string): string | null {
    if (this.isTitle(index, row, text)) return text;
    const [first, ...others] = row.cells;
    // The name of a holder may stand above the labels.
    const isOverHolder = namesHolder(this.rows[index + 1] ?? emptyRow);
    const header = this.headers[index + 1] ?? (isOverHolder ? this.headers[index + 2] : null);
    if (!first || !header || others.length === 0 || !isBesideBookings(first.text)) return null;
    const left = Math.min(...header.columns.map(({ x }) => x));
    const isApart = others.every(
      ({ x, text: beside }) => x > first.right + APART && !/\d/.test(beside),
    );
    return isApart && first.x < left + APART ? first.text : null;
  }

  /** A title stands alone and announces a table, nearby or in larger print; the same words elsewhere are part of a booking. */
  protected isTitle(index: number, row: Row, text: string): boolean {
    const isOther =
      this.headsOtherTable(index, text) ||
      (isBesideBookings(text) && !isOtherTable(text) && !this.headsPot(index));
    if (!this.options.sectionTitle?.test(text) && !isOther) return false;
    // The name of another account may be the second line of a transfer to it.
    const mayGoOn = !isOther && !isTitledByPeriod(text);
    const reading = this.table && mayGoOn ? this.read(row, this.table) : null;
    if (reading && this.assembly.goesOnWith(row, reading)) return false;
    // A rate right under another line goes on with that.
    if (text.includes('%') && !this.isSetApart(index)) return false;
    // The last line of a booking at the foot of a page announces nothing on the next, and a box nothing of the table beside it.
    const x = row.cells[0]?.x ?? 0;
    const below = this.headers.slice(index + 1, index + 1 + TITLE_ROWS);
    const offset = below.findIndex(Boolean);
    const isNear = this.rows[index + 1 + offset]?.page === row.page || this.isSetApart(index);
    const announces = offset >= 0 && isNear && x < (below[offset]?.until ?? Infinity);
    const print = this.assembly.fontSize ?? row.fontSize;
    return row.cells.length === 1 && (announces || row.fontSize >= TITLE_SIZE * print);
  }
}
