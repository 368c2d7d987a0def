import { type PrintedAmount, readAmount } from './amounts.ts';
import { decoyWith, TITLE_SIZE } from './decoys.ts';
import { identityIn } from './headings.ts';
import { isImprint } from './imprints.ts';
import type { Part } from './parts.ts';
import { movementOf, type RowReading, type Style } from './readings.ts';
import {
  bearsTotal,
  dayHeading,
  emptyRow,
  hasFigures,
  isCardNumber,
  isSummed,
  isTotalRow,
  namesBookingDay,
  saysTheSame,
} from './row-kinds.ts';
import type { Row } from './rows.ts';
import { TableBalances } from './table-balances.ts';
import { MAX_LABEL, type Table } from './table-state.ts';
import { noteBare } from './unnamed-balances.ts';
import {
  type BalanceKind,
  balanceLine,
  balanceWordIn,
  isGlance,
  isNotBooked,
  isOtherTable,
  isTotal,
  saysDue,
  totalRoleOf,
} from './words.ts';

/** A title stands at most this many rows above its table. */
const TITLE_ROWS = 4;
/** A heading stands so many font sizes below the text above it. */
const APART = 1.5;
/** A title in a table begins at most so far behind its left edge. */
const IN_FRONT = 20;
const HEADING_CELLS = 3;
/** So many rows of a page are looked through behind its imprint. */
const MOST_BELOW = 200;
/** Between a sum and its first booking may stand the foot of one page and the head of the next. */
const FOOT_AND_HEAD = 12;
/** A heading inside a table begins so far to the left of its descriptions. */
const HANGS_OUT = 4;

/** What each row says, in a table and outside. */
export abstract class TableRows extends TableBalances {
  protected takeOutside(index: number, row: Row, text: string): void {
    // Another title, or a row of its own table, has followed the title of a table that is none of bookings.
    const isTitle = row.cells.length === 1 && text.length < 60 && !/[.:]$/.test(text);
    if ((isTitle || row.cells.length > 1) && text !== this.title) this.title = null;
    // Of several accounts a box at a glance repeats the figures of one, and says not of which.
    const isRepeated = this.parts.length > 1 && isGlance(text);
    if (row.cells.length === 1 && (isNotBooked(text) || isOtherTable(text) || isRepeated))
      this.decoy = { last: row, pitch: Infinity, isBare: true };
    else this.decoy = this.decoy && decoyWith(this.decoy, row);
    // A heading right above a table of bookings ends what stands beside them.
    if (this.isGroupHeading(index, row, text)) this.decoy = null;
    if (this.decoy) return;
    this.outside.push(row);
    // Words in a box of figures are the heading of nothing below it.
    if (hasFigures(row)) this.flow = null;
    if (row.cells.length <= HEADING_CELLS && this.flowIn(text) !== null)
      [this.flow, this.flowHeading] = [this.flowIn(text), text];
    const closes = row.cells.some((cell) => balanceLine(cell.text) === 'closing');
    if (closes) this.hasClosedOutside = true;
    // Below a balance, the sums of a box are the heading of nothing.
    if (closes && /\d/.test(this.flowHeading)) this.flow = null;
    const { currency, ...named } = identityIn(this.rows, index);
    const account = this.isRunningHead(index, named.account) ? null : named.account;
    if (account) this.identity = { account, currency: null };
    if (currency) this.identity = { ...this.identity, currency };
    // Another account may begin below what the one before carries forward.
    if (account && account !== this.parts.at(-1)?.identity.account) this.endedPage = 0;
    if (account || currency) {
      if (account || !balanceWordIn(text)) [this.heading, this.headingAt] = [text, index];
      // The head of a page that names the account at hand ends no group of it.
      const known = this.parts.at(-1)?.identity.account ?? null;
      if (!account || account !== known) this.flow = null;
    }
  }

  /** Whether the head of a page names an account that is over, as it does on every page, and not the one that goes on below it. */
  protected isRunningHead(index: number, account: string | null): boolean {
    const [row, last] = [this.rows[index], this.parts.at(-1)];
    if (!row || !last || account === null) return false;
    const isOf = ({ identity }: Part) => identity.account === account;
    // The heading of the next account stands at the foot of the page before.
    const { account: pending } = this.identity;
    const isPending = this.headingAt > last.endsAt && pending !== account;
    if (isPending) return this.parts.some(isOf) && this.rows[this.headingAt]?.page !== row.page;
    if (isOf(last) || !this.parts.some(isOf)) return false;
    return this.isInHead(index) && !this.isInHead(last.beginsAt) && !this.opensBelow(index);
  }

  /** Whether a row stands above the first table of its page. */
  protected isInHead(index: number): boolean {
    const header = this.firstHeaders.get(this.rows[index]?.page ?? 0);
    return header !== undefined && index < header.index;
  }

  /** Whether an opening balance stands between the head of a page and the first row of its table, so that an account begins. */
  protected opensBelow(index: number): boolean {
    const header = this.firstHeaders.get(this.rows[index]?.page ?? 0);
    if (!header) return false;
    const end = header.index + (this.headers[header.index]?.rows ?? 1) + 1;
    const between = this.rows.slice(index, end).flatMap(({ cells }) => cells);
    return between.some(({ text }) => balanceLine(text) === 'opening');
  }

  protected isGroupHeading(index: number, row: Row, text: string): boolean {
    const isAbove = this.headers.slice(index + 1, index + 3).some(Boolean);
    return isAbove && row.cells.length === 1 && this.flowIn(text) !== null;
  }

  protected takeRow(index: number, row: Row, text: string, table: Table): void {
    const part = this.parts.at(-1);
    if (!part) throw new Error('a table without a part');
    const reading = this.read(row, table);
    const movement = movementOf(reading);
    const goesOn = !movement && !bearsTotal(row) && this.assembly.goesOnWith(row, reading);
    if (!movement && !reading.date && isImprint(text)) {
      this.takeImprint(index, row, table);
      return;
    }
    const day = movement ? null : dayHeading(row, table.header, this.options.dateOrder);
    if (day && (!goesOn || this.isSetApart(index) || namesBookingDay(row))) {
      // Behind bookings that bear their own dates it is the date of the page.
      if (this.assembly.isDated(part)) this.outside.push(row);
      else this.assembly.beginDay(day);
      return;
    }
    const sum = this.sumAbove(index, row, reading);
    if (sum) {
      if (reading.date) this.assembly.beginDay(reading.date);
      else this.assembly.close();
      [this.flow, this.flowHeading] = [sum, ''];
      return;
    }
    const flow = reading.date || goesOn || isTotalRow(row) ? null : this.flowIn(text);
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
    const isNameless = part.bookings.length === 0 && !reading.date && !movement;
    if (isNameless && identityIn(this.rows, index).account === part.identity.account)
      part.heading = part.identity.account === null ? part.heading : text.slice(0, MAX_LABEL);
    const kind = goesOn ? null : this.unlessDaily(index, this.balanceKind(text, reading, table));
    if (kind) {
      if (reading.date) this.assembly.shareDay(reading.date);
      const amount = reading.money.balance ?? movement?.amount ?? amountAtEnd(row, table.style);
      this.takeBalance(index, part, kind, amount);
    } else if (isTotalRow(row) && (!reading.date || isSummed(reading)) && !goesOn) {
      this.outside.push(row);
      this.takeTotal(part, text, reading);
      if (this.flow !== null && saysTheSame(text, this.flowHeading)) this.flow = null;
    } else if (!reading.date && !goesOn && saysDue(text)) {
      this.assembly.end();
      this.table = null;
      this.outside.push(row);
    } else if (part.bookings.length === 0 && !reading.date && isCardNumber(row)) {
      this.assembly.close();
      this.outside.push(row);
    } else if (this.closesTable(row, text, reading)) {
      this.table = null;
      this.outside.push(row);
    } else {
      const before = part.bookings.length;
      noteBare(part, reading);
      this.assembly.take(part, index, reading, this.flow);
      if (part.bookings.length > before) this.settleTentative(part, before);
    }
    part.endsAt = index;
  }

  /** The imprint of a page ends a description, and the page where no booking stands below it. */
  protected takeImprint(index: number, row: Row, table: Table): void {
    this.assembly.close();
    this.outside.push(row);
    const below = this.rows.slice(index + 1, index + 1 + MOST_BELOW);
    const end = below.findIndex(({ page }) => page !== row.page);
    const isFollowed = below.slice(0, end < 0 ? below.length : end).some((each) => {
      const reading = this.read(each, table);
      return reading.date !== null && movementOf(reading) !== null;
    });
    if (!isFollowed) this.endedPage = row.page;
  }

  /** The way of the unmarked bookings under a marked sum that stands above them ('Total de saídas - 113,40'), or null. */
  protected sumAbove(index: number, row: Row, reading: RowReading): 1 | -1 | null {
    const { direction = null, marker } = movementOf(reading)?.amount ?? {};
    if (direction === null || marker !== 'sign') return null;
    const role = row.cells.flatMap(({ text }) =>
      isTotal(text) ? (totalRoleOf(text) ?? []) : [],
    )[0];
    if (role !== (direction === 1 ? 'in' : 'out')) return null;
    const below = this.rows
      .slice(index + 1, index + 1 + FOOT_AND_HEAD)
      .find((next) => movementOf(this.read(next, this.table)));
    if (!below || isTotalRow(below)) return null;
    const first = this.read(below, this.table);
    return movementOf(first)?.amount.direction === null && first.date === null ? direction : null;
  }

  /** The kind of balance that a row is about. A booking that is dated and has a balance of its own is none, whatever it says. */
  protected balanceKind(text: string, reading: RowReading, table: Table): BalanceKind | null {
    const { date, texts, money } = reading;
    const label = texts.map((cell) => cell.text).join(' ');
    const hasBalances = table.header.columns.some((column) => column.role === 'balance');
    const movement = movementOf(reading);
    // In a line drawn as one text the only figure may be the balance.
    const isColumn = table.header.placed || money.balance !== undefined;
    if (movement && date && hasBalances && !isSummed(reading) && isColumn) {
      const isRepeated = money.balance && movement.amount.minor === money.balance.minor;
      if (!isRepeated && movement.amount.minor !== 0) return null;
    }
    const named = balanceLine(label) ?? (date ? null : balanceLine(text));
    // 'Übertrag auf Konto' moves money; what a page carries stands in the column of balances.
    const isMoved = movement !== null && movement.side !== 'amount' && !money.balance;
    if (hasBalances && isMoved && (named === 'carried' || named === 'brought')) return null;
    if (named || date || movement) return named;
    // A row of labels whose values stand below.
    return texts.map((cell) => balanceLine(cell.text)).find((kind) => kind !== null) ?? null;
  }

  /** A heading inside a table hangs out to the left of the descriptions, or stands before a header or a dated row of text. */
  protected isHeading(index: number, reading: RowReading, { header }: Table): boolean {
    const lead = reading.texts[0];
    if (!lead || reading.texts.length > HEADING_CELLS - 1) return false;
    if (this.headers[index + 1]) return true;
    if (!header.placed)
      return this.read(this.rows[index + 1] ?? emptyRow, this.table)?.date != null;
    const description = header.columns.find(({ role }) => role === 'description');
    return description !== undefined && lead.x < description.x - HANGS_OUT;
  }

  /** Whether there is more room above a row than between the lines of one text. */
  protected isSetApart(index: number): boolean {
    const [above, row] = [this.rows[index - 1], this.rows[index]];
    if (!above || !row || above.page !== row.page) return true;
    return row.baseline - above.baseline > APART * row.fontSize;
  }

  /** Whether a row names another account whose table follows. */
  protected isAccountHeading(index: number, part: Part): boolean {
    const follows = this.headers.slice(index + 1, index + 1 + TITLE_ROWS).some(Boolean);
    if (!follows && !this.isTitleAtFoot(index)) return false;
    const { account } = identityIn(this.rows, index);
    return account !== null && account !== part.identity.account;
  }

  /** Whether a row in larger print stands at the foot of a page, with its table on the next. */
  protected isTitleAtFoot(index: number): boolean {
    const row = this.rows[index];
    if (!row || row.fontSize < TITLE_SIZE * (this.assembly.fontSize ?? row.fontSize)) return false;
    const isLast = this.rows[index + 1 + TITLE_ROWS]?.page !== row.page;
    return isLast && this.firstHeaders.has(row.page + 1);
  }

  protected closesTable(row: Row, text: string, { date }: RowReading): boolean {
    const [cell] = row.cells;
    const left = Math.min(...(this.table?.header.columns.map(({ x }) => x) ?? [0]));
    const isInFront = cell !== undefined && cell.x < left + IN_FRONT;
    return !date && row.cells.length === 1 && isInFront && text.length < 60 && isOtherTable(text);
  }
}

/** The amount that ends a line behind its name, in no column of its table. */
function amountAtEnd({ cells }: Row, { decimals, isWhole }: Style): PrintedAmount | null {
  const last = cells.at(-1);
  return last && cells.length > 1 ? readAmount(last.text, decimals, isWhole) : null;
}
