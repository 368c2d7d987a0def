import { balancesOnLines } from '../balances/line-balances.ts';
import { noteBare } from '../balances/unnamed-balances.ts';
import { isBalanceRow, isDatedBalance } from '../bookings/balance-rows.ts';
import { tellsNoBooking } from '../bookings/booking-rows.ts';
import { isRightUnder } from '../bookings/continuation.ts';
import { isPendingRow } from '../bookings/pending-rows.ts';
import { movementOf, type RowReading } from '../bookings/readings.ts';
import {
  bearsTotal,
  emptyRow,
  endsList,
  goesOnOverleaf,
  hasFigures,
  headingIn,
  headsFigures,
  headsPending,
  isCardNumber,
  isSummed,
  isTotalRow,
  keepsBalance,
  namesSecurities,
  saysTheSame,
} from '../bookings/row-kinds.ts';
import { endsBill, isAllSoFar } from '../bookings/sum-rows.ts';
import { isNamedFigure } from '../figures/named-figures.ts';
import { isLabelRow } from '../headers/header-labels.ts';
import { type Row, textOf } from '../rows/rows.ts';
import {
  type BalanceKind,
  balanceLine,
  balanceWordIn,
  currentBalanceIn,
  hasOpeningAmong,
  isCurrentBalance,
} from '../words/balance-names.ts';
import { decoyWith, inFrontOf, startDecoy } from '../words/decoys.ts';
import { goesBothWays } from '../words/flow-words.ts';
import { columnRoleOf } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import { headsCharges, isGlance, isNotBooked, namesHolder, saysDue } from '../words/titles.ts';
import { closesTable, headsBox, labelsAnother, standsBeside } from './closing-titles.ts';
import { dayOfLineAbove, hasDashForDay } from './dated-lines.ts';
import { endsInAmount, hasOtherAmount } from './lost-amounts.ts';
import type { Part } from './parts.ts';
import { RowBalances } from './row-balances.ts';
import { HEADING_CELLS } from './table-starts.ts';
import type { Table } from './table-state.ts';

const LEAST_OTHERS = 2;

/** The part and the table that a row stands in, and what it says there. */
type InTable = { part: Part; reading: RowReading; table: Table };

/** What each row says, in a table and outside. */
export abstract class TableRows extends RowBalances {
  /** The last row so far of something that is not booked yet, and whether its amount has come. */
  private pending = { at: -1, hasAmount: false };
  private others = 0;
  /** The page whose list says that it goes on overleaf: what stands below that is of a form, and names no account. */
  protected overleafOf = 0;

  protected takeOutside(index: number, row: Row, text: string): void {
    // Another title, or a row of its own table, has followed the title of a table that is none of bookings.
    const isTitle = row.cells.length === 1 && text.length < 60 && !/[.:]$/.test(text);
    const isAccount = this.title !== null && this.options.sectionTitle?.test(this.title);
    // Between the title of an account and its table may stand the heading of a group, or what the account is called.
    const isGroup = this.flowIn(headingIn(row)) !== null || this.headers[index + 1] != null;
    // So may the first line of its labels, right under the title, or right over the others.
    const isUnder = this.title !== null && this.title === textOf(this.rows[index - 1] ?? emptyRow);
    const isOver = this.headers[index + 1] != null;
    const isLabels = (isUnder || isOver) && isLabelRow(row) && row.cells.length > 2;
    const isBetween = (isAccount && isTitle && isGroup) || isLabels || (isOver && namesHolder(row));
    if ((isTitle || row.cells.length > 1) && text !== this.title && !isBetween) this.title = null;
    // Of several accounts a box at a glance repeats the figures of one, and says not of which.
    const isRepeated = this.parts.length > 1 && isGlance(text);
    const isBeside = isNotBooked(text) || this.headsOtherTable(index, text) || isRepeated;
    const ofTrades = namesSecurities(row) && columnRoleOf(row.cells[0]?.text ?? '') === 'date';
    if ((row.cells.length === 1 && isBeside) || headsPending(row) || ofTrades)
      [this.decoy, this.isUntold] = [startDecoy(row, ofTrades, this.rows[index - 1]), false];
    else this.decoy = this.decoy && decoyWith(this.decoy, row);
    // A heading right above a table of bookings ends what stands beside them.
    if (this.isGroupHeading(index, row, text)) this.decoy = null;
    const own = inFrontOf(this.decoy, row);
    if (own === null || this.ignored !== null) this.passed.set(index, !this.isUntold);
    if (own) this.outside.push(own);
    if (this.decoy) return;
    // Words in a box of figures, or above an opening balance, are the heading of nothing below it.
    if (hasFigures(row) || hasOpeningAmong(row.cells)) this.flow = null;
    // Right above the first booking of a list without labels its sum may stand beside it.
    const isSummed = this.headers[index + 1]?.rows === 0 && isNamedFigure(row);
    const heading = (isSummed && row.cells[0]?.text) || headingIn(row);
    const flow = this.flowIn(heading);
    if (row.cells.length <= HEADING_CELLS && (flow !== null || goesBothWays(plainWords(heading))))
      [this.flow, this.flowHeading] = [flow, heading];
    const closes = row.cells.some((cell) => balanceLine(cell.text) === 'closing');
    if (closes) this.hasClosedOutside = true;
    // Above or below another figure, the sums of a box are the heading of nothing.
    const isInBox = this.flowHeading !== heading && isNamedFigure(row);
    if ((closes || isInBox) && /\d/.test(this.flowHeading)) this.flow = null;
    this.takeIdentity(index, text);
  }

  protected takeRow(index: number, row: Row, text: string, table: Table): void {
    const part = this.parts.at(-1);
    if (!part) throw new Error('a table without a part');
    if (this.balancesUnder.has(row)) return;
    if (standsBeside(row, table)) {
      this.outside.push(row);
      return;
    }
    const reading = this.read(row, table);
    const movement = movementOf(reading);
    if (movement ? tellsNoBooking(row) : reading.date && this.isOfHead(row)) {
      this.outside.push(row);
      return;
    }
    if (isPendingRow(row, table.header) || this.goesOnPending(index, row, reading)) {
      this.pending = { at: index, hasAmount: movement !== null };
      this.passed.set(index, true);
      return;
    }
    const goesOn =
      !movement &&
      !endsList(text) &&
      !bearsTotal(row) &&
      !isDatedBalance(reading) &&
      !isBalanceRow(row, table.style) &&
      this.assembly.goesOnWith(row, reading);
    if (this.takeHeading(index, row, text, table, goesOn)) return;
    // What looks like an amount may be the number of an account, above the box of what it opens and closes with.
    const isNeither = !reading.date && (!movement || this.isOverBalances(index));
    if (isNeither && (headsBox(row) || this.isAccountHeading(index, part, goesOn))) {
      this.takeAccount(index, row, text, part);
      return;
    }
    if (isNeither) this.takeNameWithin(index, part, text);
    this.takeOwnRow(index, row, text, { part, reading, table, goesOn });
    part.endsAt = index;
  }

  /** Takes a row of the table itself: a balance, a sum, its end, or a booking. */
  private takeOwnRow(
    index: number,
    row: Row,
    text: string,
    { part, reading, table, goesOn }: InTable & { goesOn: boolean },
  ): void {
    const movement = movementOf(reading);
    const isSum = isSummed(reading) || this.isSumOfDay(index, reading, part);
    const isPayee = this.namesPayee(index, reading, part);
    const isTotal = !isPayee && isTotalRow(row);
    const isAll = isTotal && (!reading.date || isAllSoFar(part, reading, this.near(index)));
    const mayName = !goesOn && !isPayee && this.mayNameBalance(index, row, text);
    const named = mayName ? this.balanceKind(index, text, reading, table) : null;
    const kind = this.unlessDaily(index, named);
    const isOverCard = part.bookings.length === 0 && isCardNumber(row);
    const isSumOfPage = isSum && !reading.money.balance && part.bookings.length > 0;
    // What a page brings may be its sums, and no balance ('Report'), and sums of both sides are none whatever they are called ('本期總額 TOTAL': Bank of China).
    const areSums = isSumOfPage && (isOfPages(kind) || (reading.money.in && reading.money.out));
    if (kind) this.passed.set(index, true);
    if (kind && !areSums) {
      const isOfPage = kind === 'brought' || (kind === 'opening' && part.bookings.length > 0);
      if (reading.date) this.assembly.shareDay(reading.date, isOfPage);
      this.takeBalance(index, part, kind, this.balanceOf(index, row, reading, table), reading);
    } else if (
      !goesOn &&
      ((isSum ? isTotal || !reading.date : isAll) || keepsBalance(part, reading))
    ) {
      this.outside.push(row);
      this.passed.set(index, true);
      this.takeTotal(part, text, reading);
      if (endsBill(part, text, reading, this.rows.slice(index + 1))) this.table = null;
      if (this.flow !== null && saysTheSame(text, this.flowHeading)) this.flow = null;
    } else if (!reading.date && !goesOn && saysDue(text)) {
      this.endTable(row);
    } else if (part.bookings.length > 0 && !movement && this.isOverleaf(index, text, part)) {
      this.assembly.goOver(row);
      this.overleafOf = row.page;
    } else if (part.bookings.length > 0 && !movement && (endsList(text) || goesOnOverleaf(text))) {
      this.endTable(row);
    } else if ((isOverCard && !reading.date) || this.isNoughtOfCard(index, reading, part)) {
      this.assembly.close();
      if (!reading.date) this.outside.push(row);
    } else if (!reading.date && !movement && this.headsFigures(index, row, reading)) {
      this.endTable(row);
    } else if (this.closesTable(index, row, reading, table)) {
      this.table = null;
      this.decoy = startDecoy(row);
      this.outside.push(row);
    } else {
      // On an account a shop may be called like a balance.
      const isSure = this.isCard || !movement;
      if (!reading.date && isSure && !goesOn && currentBalanceIn(text)) {
        this.outside.push(row);
        if (isNamedFigure(row) && isCurrentBalance(row.cells[0]?.text ?? '')) return;
      }
      this.takeBooking(index, row, { part, reading, table });
    }
  }

  /** Takes a row that names an account, or heads the box of what one opens and closes with. */
  private takeAccount(index: number, row: Row, text: string, part: Part): void {
    this.table = null;
    // The name of the account may have been taken for a row of the one before.
    const title = this.rows[index - 1];
    if (headsBox(row) && title?.cells.length === 1 && !this.assembly.reaches(title))
      part.endsAt = Math.min(part.endsAt, index - 2);
    this.takeOutside(index, row, text);
  }

  private endTable(row: Row): void {
    this.assembly.end();
    this.table = null;
    this.outside.push(row);
  }

  /** Takes a row that is a booking, or a line of one. */
  private takeBooking(index: number, row: Row, { part, reading, table }: InTable): void {
    const movement = movementOf(reading);
    const before = part.bookings.length;
    // Where the next booking begins right below, nothing took such an amount.
    const isLost = !reading.money.balance && this.readBelow(index, table)?.date != null;
    const isOther = hasOtherAmount(row, table) || (isLost && endsInAmount(row, table));
    if (reading.date && !movement && isOther) this.noteOther(part);
    noteBare(part, reading);
    // What a card is charged with for itself bears the day of posting only.
    const others = table.header.columns.filter(({ role }) => role === 'otherDate');
    const hasDash = this.hasPurchaseDays && hasDashForDay(row, table.header);
    const isPosted = this.isCard || hasDash || others.some(({ isAlike }) => isAlike);
    const mayOwn = others.some(({ isBooking }) => isBooking) || !table.hasDayOnce;
    const { otherDate = null } = isPosted && movement && mayOwn ? reading : {};
    const { placed, hasDatesBelow } = table.header;
    const above = placed && hasDatesBelow ? dayOfLineAbove(index, this.readingIn(table)) : null;
    const date = above ?? reading.date ?? otherDate;
    const dated = { ...reading, date, isCharge: this.isCharge(row) };
    this.assembly.take(part, index, dated, { flow: this.flow, heading: this.flowHeading });
    if (reading.date) this.isUnderHeading = false;
    if (part.bookings.length > before) this.settleTentative(part, before);
  }

  /** Reads a row of a table on the page at hand; null for any other. */
  private readingIn(table: Table) {
    return (index: number) => {
      const row = this.rows[index];
      return row && row.page === this.page && !this.headers[index] ? this.read(row, table) : null;
    };
  }

  /** One row in another currency may explain a rate; several are bookings of an account that nobody knows. */
  private noteOther(part: Part): void {
    this.others += 1;
    part.isFollowed ||= this.others >= LEAST_OTHERS;
  }

  /** Whether a line right under what is not booked yet goes on with it. */
  private goesOnPending(index: number, row: Row, reading: RowReading): boolean {
    const [above, { at, hasAmount }] = [this.rows[index - 1], this.pending];
    const isUnder = at === index - 1 && above !== undefined && isRightUnder(row, above);
    // A second amount is another booking's.
    if (!isUnder || reading.date || (hasAmount && movementOf(reading))) return false;
    return !isTotalRow(row) && balanceWordIn(textOf(row)) === null;
  }

  /** Whether the figures of a row's names stand below it: in a box, or at the end of another line where there are no columns. */
  private headsFigures(index: number, row: Row, { whole }: RowReading): boolean {
    const below = this.table && this.readBelow(index, this.table);
    // The name of a balance alone, whose figure is not printed, stands above bookings all the same.
    const isOverBooking =
      row.cells.length === 1 && below?.date != null && movementOf(below) !== null;
    if (!isOverBooking && headsFigures(row, this.rows[index + 1])) return true;
    const { style } = this.table ?? {};
    return style && whole ? balancesOnLines(this.rows, index, style).length > 0 : false;
  }

  private closesTable(index: number, row: Row, reading: RowReading, table: Table): boolean {
    const near = { above: this.rows[index - 1], below: this.rows[index + 1] };
    // The second line of labels says the first one in another language, or heads a group of bookings below ('할부': Shinhan).
    const isUnderLabels = [1, 2, 3].some((back) => (this.headers[index - back]?.rows ?? 0) >= back);
    if (!isUnderLabels && labelsAnother(row, table.header) && !this.goesOnUnder(index, table))
      return true;
    const isGroup = isUnderLabels || this.isGroupInBrackets(index) || headsCharges(textOf(row));
    const next = isGroup ? this.readBelow(index, table) : null;
    if (next?.date && movementOf(next)) return false;
    const [isSetApart, hasSeveral] = [this.isSetApart(index), this.parts.length > 1];
    const place = { header: table.header, isSetApart, hasSeveral, isUnderLabels };
    return closesTable(row, reading, { ...near, ...place, ...this.saidBefore(row) });
  }

  /** Whether labels are those of one more holder of a card: they name no day, and below them days and amounts stand in the columns of this table (American Express). */
  private goesOnUnder(index: number, table: Table): boolean {
    const labels = this.rows[index]?.cells ?? [];
    if (labels.some(({ text }) => columnRoleOf(text) === 'date')) return false;
    return [index, index + 1].some((at) => {
      const below = this.readBelow(at, table);
      return below?.date != null && movementOf(below) !== null;
    });
  }
}

const isOfPages = (kind: BalanceKind | null) => kind === 'brought' || kind === 'carried';
