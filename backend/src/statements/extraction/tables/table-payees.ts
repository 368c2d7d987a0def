import { addsUp, isNewBalance, mayBePayee, namesClosing, namesShop } from '../bookings/payees.ts';
import { type Booking, movementOf, type RowReading } from '../bookings/readings.ts';
import { signedMinor } from '../bookings/row-kinds.ts';
import { trailingAmounts } from '../figures/amounts.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { balanceLine, balanceWordIn } from '../words/balance-names.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import type { Part } from './parts.ts';
import { TableHeadings } from './table-headings.ts';

/** So many lines of details, of a page's foot and of the next one's head stand between two amounts at most. */
const MOST_DETAILS = 10;
/** So many rows may stand below their sum. */
const MOST_SUMMED = 60;
/** The lower line of a booking says what it holds ('IBAN: DE25'), or an amount abroad ('USD 219.59'). */
const DETAIL = /^(?:\p{L}[\p{L} .]{1,20}: |[A-Z]{3} \d)/u;

/** 'Balance carried forward' may be the name of what an account closes with. */
const carries = ({ text }: Cell) => balanceLine(text) === 'carried' && !mayBePayee(text);

/** Eight digits may be a day. */
const numberless = (text: string) => text.replace(/(?<!\d)\d{3,7}(?!\d)/g, '');

/** Rows of a table that begin with the words of a sum or a balance, and tell who was paid. */
export abstract class TablePayees extends TableHeadings {
  /**
   * Whether a row that begins as a sum or a balance does says who was paid: it stands among bookings, or bears a day and another row names
   * the closing balance. Its day and amount may stand in the row below.
   */
  protected namesPayee(index: number, reading: RowReading, part: Part): boolean {
    const name = reading.texts.find(({ text }) => mayBePayee(text));
    const movement = movementOf(reading);
    // Where the balance has another name, one shop bears this one alone.
    if (!name && reading.texts.some(({ text }) => isNewBalance(text)))
      return (
        reading.date !== null &&
        movement !== null &&
        this.bookingBelow(index, part, false) !== null &&
        this.closesIn((row) => !row.cells.some(({ text }) => isNewBalance(text)))
      );
    if (!name) return false;
    const isSum = isTotal(name.text);
    if (isSum && movement && addsUp(part.bookings, movement.amount, name.text)) return false;
    // A sum may stand above its bookings, too, and before the first day nobody was paid.
    if (
      isSum &&
      movement &&
      !reading.date &&
      this.sumsBelow(index, movement.amount.minor, name.text)
    )
      return false;
    if (!isSum && movement && this.isClosing(movement.amount.minor, this.rows[index])) return false;
    // Nor is what has been paid by that name before, whatever number stands behind it.
    const isKnown = ({ text }: Booking) => numberless(text).endsWith(numberless(name.text));
    if (movement && part.bookings.some(isKnown)) return true;
    // Below bookings, what tells of its wares is nobody's balance, though no other row names one.
    if (movement && part.bookings.length > 0 && namesShop(name.text)) return true;
    const below = this.bookingBelow(index, part, !isSum);
    if (!movement && reading.money.balance) return false;
    const isWhole = !isSum || below?.texts.every(({ text }) => DETAIL.test(text)) === true;
    if (!movement) return reading.date !== null || (below !== null && isWhole);
    if (below || reading.otherDate || reading.money.balance) return true;
    return reading.date !== null && this.closesIn((row) => row !== this.rows[index]);
  }

  /** Whether so much is what the next bookings come to, none of which bears the same name. */
  private sumsBelow(index: number, minor: number, name: string): boolean {
    const { table } = this;
    let sum = 0;
    for (const row of this.rows.slice(index + 1, index + 1 + MOST_SUMMED)) {
      if (!table || textOf(row).includes(name)) return false;
      const { amount } = movementOf(this.read(row, table)) ?? {};
      if (amount) sum += signedMinor(amount);
      if (amount && Math.abs(sum) === minor) return true;
    }
    return false;
  }

  /** Whether so much stands beside the name of the closing balance in another row: a card may be part of that name. */
  private isClosing(minor: number, own: Row | undefined): boolean {
    return this.rows.some(
      (row) =>
        row !== own &&
        namesClosing(row) &&
        row.cells.some(({ text }) => this.figuresIn(text).some((figure) => figure.minor === minor)),
    );
  }

  private figuresIn(text: string) {
    const { decimals = 2, isWhole = false } = this.table?.style ?? {};
    return trailingAmounts(text, decimals, isWhole).amounts;
  }

  /** Whether one of these rows names the closing balance, with a figure of this table's money beside or below it: points have a balance, too. */
  private closesIn(isOf: (row: Row) => boolean): boolean {
    const isFigure = ({ text }: Cell) => this.figuresIn(text).length > 0;
    return this.rows.some((row, at) => {
      const isNamed = namesClosing(row) || row.cells.some(carries);
      if (!isNamed || !isOf(row)) return false;
      return [row, this.rows[at + 1]].some((each) => each?.cells.some(isFigure));
    });
  }

  /** What the next row with an amount says, if that is a booking: it bears a day, or shares one as others do or may. */
  private bookingBelow(index: number, { bookings }: Part, mayShare: boolean): RowReading | null {
    const hasDays = this.table?.header.columns.some(({ role }) => role === 'date');
    const sharesDay = mayShare || !hasDays || bookings.some(({ hasOwnDate }) => !hasOwnDate);
    const page = this.rows[index]?.page;
    for (const [at, row] of this.rows.slice(index + 1, index + 1 + MOST_DETAILS).entries()) {
      // The table goes on under its header on the next page.
      const header = this.headers[index + 1 + at];
      if (this.feet.has(row) || (header && row.page !== page)) continue;
      const isPayee = row.cells.some(({ text }) => mayBePayee(text) || isNewBalance(text));
      const isBalance = !isPayee && balanceWordIn(textOf(row)) !== null;
      if (!this.table || header || isBalance) return null;
      const reading = this.read(row, this.table);
      if (movementOf(reading))
        return reading.date || sharesDay || reading.money.balance ? reading : null;
    }
    return null;
  }
}
