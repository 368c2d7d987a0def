import { BookingDay } from '../days/booking-day.ts';
import type { PrintedDate } from '../figures/dates.ts';
import type { Row } from '../rows/rows.ts';
import type { Part } from '../tables/parts.ts';
import {
  addCells,
  continuationOf,
  extendBehindDay,
  extendBooking,
  isDateBelow,
  isInFront,
  type OpenBooking,
  openedBy,
  takeBalanceBelow,
  takeMarkBelow,
  takeValueDate,
} from './continuation.ts';
import {
  beginsNext,
  hasDayBelow,
  isOverDated,
  isOverItsDates,
  isPassedOn,
  leadsToDayless,
  leadsToNext,
  nextMovementHasDate,
} from './leads.ts';
import { continuationAt } from './next-lines.ts';
import type { Booking, Readings, RowReading } from './readings.ts';
import { asText, isNought, lackYears, movementOf } from './readings.ts';
import { besideFirst, type Started, startedWith } from './started.ts';
import {
  asUndated,
  isMarkedAs,
  isOfValue,
  isRateOf,
  isRateOnNextPage,
  sharesDay,
} from './undated-amounts.ts';

type Heading = Pick<Booking, 'flow' | 'heading'>;

/** Puts bookings together out of rows: a date, an amount and a description that may stand on different ones. */
export class Assembly {
  private readonly rows: Readings;
  private readonly day = new BookingDay();
  private started: Started | null = null;
  /** The booking that may still go on, and the last row that did; a repeated header stands in for it on the next page. */
  private open: OpenBooking | null = null;
  private latest: OpenBooking | null = null;
  /** The last booking above what its page carries to the next. */
  private overFoot: OpenBooking | null = null;
  /** The size of the table's print as its latest booking shows it. */
  fontSize: number | null = null;
  /** Behind a total or a closing balance what bears no date is no booking. */
  private hasEnded = false;
  /** Whether a text has stood above the amount it belongs to. */
  private hasLeads = false;
  /** Whether the latest booking bears another day than its own. */
  private hasOtherDay = false;

  constructor(rows: Readings) {
    this.rows = rows;
  }

  /** A new part begins: nothing of the one before goes on. */
  reset(): void {
    this.forget();
    [this.started, this.hasEnded] = [null, false];
    this.day.reset();
  }

  /** A heading with the day of the bookings under it. */
  beginDay(date: PrintedDate): void {
    this.reset();
    this.day.head(date);
  }

  /** Whether the bookings so far bear their own dates and stand under no day. */
  isDated({ bookings }: Part): boolean {
    return !this.day.isHeading && bookings.length > 0 && bookings.every((each) => each.hasOwnDate);
  }

  /** The day that a balance above the first booking bears, or at the head of a page, is that of the bookings without one. */
  shareDay(date: PrintedDate, isOfPage: boolean): void {
    // Over the turn of a page no booking goes on into another day.
    if (this.day.share(date, isOfPage)) this.forget();
  }

  close(): void {
    this.open = null;
  }

  /** Whether a row is the last that a booking has reached. */
  reaches(row: Row): boolean {
    return this.latest?.last === row;
  }

  /** A balance or a title stands between: the next row is not held against the last booking. */
  forget(): void {
    [this.latest, this.overFoot, this.open] = [null, null, null];
  }

  /** A total or the closing balance has come. */
  end(): void {
    this.forget();
    this.hasEnded = true;
  }

  /** Whether no booking stands below the last total or closing balance. */
  get isOver() {
    return this.hasEnded;
  }

  /** Whether days have stood in headings, in any part of the file. */
  get isUnderDays() {
    return this.day.hasHeadings;
  }

  /** Where the text of the latest booking begins. */
  get textX(): number | null {
    return this.latest?.x ?? null;
  }

  /** Behind a repeated header on the next page the last booking may go on. */
  goOnBehind(header: Row | undefined): void {
    this.hasEnded = false;
    const last = this.latest ?? this.overFoot;
    const goesOn = header && last && header.page === last.last.page + 1;
    this.open = goesOn && last ? { ...last, last: header, afterHeader: true } : null;
  }

  /** What a page carries to the next parts the lines of a booking, but ends none. */
  goOver(row: Row | undefined): void {
    const over = this.latest ?? this.overFoot;
    this.goOnBehind(row);
    if (!this.open) this.forget();
    this.overFoot = over;
  }

  goesOnWith(row: Row, reading: RowReading): boolean {
    const { open } = this;
    return (
      open !== null && reading.texts.length > 0 && continuationOf(open, row, reading) !== 'none'
    );
  }

  take(part: Part, index: number, read: RowReading, under: Heading): void {
    const row = this.rows.row(index);
    if (!row) return;
    const isTaken =
      read.year !== null && !isOverItsDates(this.rows, index) && this.takeYear(read.year, part);
    const reading = read.year !== null && !isTaken ? asText(read) : read;
    const movement = movementOf(reading);
    if (movement && isOfValue(this.open, reading) && this.rows.refusesUndated())
      this.continueWith(index, row, asUndated(reading));
    else if (movement && this.isBooking(part, index, row, reading))
      this.start(part, row, reading, movement, under);
    else if (reading.date) this.takeDated(part, index, row, reading);
    else if (!movement || !reading.whole) this.continueWith(index, row, reading);
    else if (this.open) this.continueWith(index, row, asText(reading));
  }

  /** A year that stands under the date it belongs to (Deutsche Bank); false where no date waits for one, or others have none, and it heads those below (Nationwide). */
  private takeYear(year: number, { bookings }: Part): boolean {
    const booking = (this.open ?? this.latest)?.booking;
    const date = this.started?.date ?? booking?.date;
    if (!date || date.year !== null || lackYears(bookings, booking)) return false;
    this.day.date = { ...date, year };
    if (this.started?.date) this.started.date = this.day.date;
    else if (booking) booking.date = this.day.date;
    return true;
  }

  /**
   * A row with an amount is a booking if it has a date of its own, or shares the day of the one above. An undated amount
   * in smaller print, or in a table where every booking so far had both date and balance, is a detail of the one above.
   */
  private isBooking(part: Part, index: number, row: Row, reading: RowReading): boolean {
    const { date, texts, money } = reading;
    if (date) return true;
    if (reading.whole && (isNought(reading) || !isMarkedAs(part, reading))) return false;
    // Behind the sum of others a charge is one more (Capital One).
    if (this.started?.date || isRateOf(reading) || (!this.latest && reading.isCharge)) return true;
    if (this.hasEnded) return isPassedOn(texts) || hasDayBelow(part, reading);
    // A bare nought above all dates is a figure of the account ('Past due 0.00').
    if (isNought(reading) && part.bookings.length === 0 && !this.day.date) return false;
    const isDated = !this.day.isHeading && part.bookings.some(({ hasOwnDate }) => hasOwnDate);
    if (isDated && (this.rows.takesDatedOnly() || isRateOnNextPage(part, row))) return false;
    // A day of value beside it is none of a detail's.
    if (this.started || reading.otherDate) return true;
    if (isDated && this.rows.refusesUndated()) return false;
    if (this.day.isOfPage && texts.length > 0) return true;
    if (texts.length === 0 && !money.balance) return false;
    return sharesDay(part, this.latest, row, reading, () => isOverDated(this.rows, index));
  }

  private start(
    part: Part,
    row: Row,
    { date, otherDate, texts, codes, money, charge, hint, year, textX, isCharge }: RowReading,
    movement: Pick<Booking, 'side' | 'amount'>,
    under: Heading,
  ): void {
    const before = this.started;
    const hasOtherDay = otherDate !== undefined || before?.hasOtherDay === true;
    [this.started, this.hasEnded, this.hasOtherDay] = [null, false, hasOtherDay];
    const all = besideFirst(before?.texts ?? [], texts);
    const printed = date ?? before?.date ?? null;
    const own = printed && year !== null && printed.year === null ? { ...printed, year } : printed;
    if (own) this.day.follow(own);
    const booking: Booking = {
      date: this.day.isHeading ? this.day.date : (own ?? this.day.date),
      ...(own || !otherDate ? {} : { otherDate }),
      ...movement,
      balance: money.balance ?? null,
      charge: charge ?? null,
      ...under,
      isCharge,
      hint,
      text: all.map((cell) => cell.text).join(' '),
      codes,
      page: row.page,
      cells: [...(before?.cells ?? []), ...row.cells],
      hasOwnDate: own !== null,
    };
    part.bookings.push(booking);
    this.open = openedBy(booking, row, all, textX, this.latest);
    [this.latest, this.overFoot, this.fontSize] = [this.open, null, this.open.fontSize];
  }

  /**
   * A row with a date but no amount: the detail line of a booking printed without its date (Wise), the first line of one
   * whose amount stands lower down, or the line with the value date under a booking that has its date.
   */
  private takeDated(part: Part, index: number, row: Row, reading: RowReading): void {
    const { open, latest } = this;
    const isBeside = latest !== null && !this.day.isHeading && isDateBelow(latest, row, reading);
    const undated = latest?.booking.date === null || isBeside ? latest?.booking : null;
    if (undated) {
      undated.date = reading.date;
      if (isBeside) [undated.hasOwnDate, this.day.date] = [true, reading.date];
      // Below another day of the booking stands its own, and beside that its text goes on (S-Pankki).
      if (open && this.hasOtherDay) return void extendBehindDay(open, row, reading);
      addCells(undated, row);
      [this.open, this.latest] = [null, null];
      return;
    }
    const datesFollow = part.bookings.length > 0 && !open && this.day.date === null;
    // Where amounts stand last, each date begins a booking, or a note that has none.
    const begins = this.rows.haveLastAmounts() || !nextMovementHasDate(this.rows, index);
    if (!datesFollow && begins && !isOfValue(this.open, reading) && reading.date) {
      this.started = startedWith(this.started, row, reading);
      this.hasLeads = true;
    } else if (open && takeValueDate(open, row, reading)) return;
    this.open = null;
  }

  private continueWith(index: number, row: Row, reading: RowReading): void {
    if (this.started) {
      this.started.texts.push(...reading.texts);
      this.started.cells.push(...row.cells);
      return;
    }
    // A booking that still waits for its date goes on over a page break, whatever the foot of the page says.
    const waits = this.latest?.booking.date === null && row.page > this.latest.last.page;
    const open = this.open ?? (waits ? this.latest : null);
    if (this.leadsToNext(index, row, open, reading)) {
      this.started = startedWith(this.started, row, reading);
      this.open = null;
      this.hasLeads = true;
      return;
    }
    if (!open) return;
    takeMarkBelow(open, row, reading);
    const continuation = continuationAt(this.rows, index, open, reading, this.hasOtherDay);
    const isNext = continuation === 'nextBooking' && beginsNext(this.rows, index, open);
    if (continuation !== 'none' && !isNext) {
      takeBalanceBelow(open, reading);
      extendBooking(open, row, reading, continuation !== 'detail');
      return;
    }
    if (isNext) this.started = startedWith(this.started, row, reading);
    this.open = null;
  }

  /** Whether a text leads to the amount below it, and does not go on with the booking above. */
  private leadsToNext(index: number, row: Row, open: OpenBooking | null, reading: RowReading) {
    const [text] = reading.texts;
    if (!text || (open && isInFront(open, text))) return false;
    const { latest, hasLeads } = this;
    // A day of value beside it belongs to another booking where the one above has its own.
    const isOther = reading.otherDate && this.hasOtherDay && open && hasLeads;
    if (isOther && leadsToDayless(this.rows, index)) return true;
    const [isUnderDay, hasDay] = [this.day.isHeading, this.day.date !== null];
    const lead = { isAbove: reading.hasForeign, open, latest, hasLeads, isUnderDay, hasDay };
    return leadsToNext(this.rows, { index, row, ...lead });
  }
}
