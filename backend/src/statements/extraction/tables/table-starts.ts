import { decimalsOf } from '@saldo/contracts';
import { readRow } from '../bookings/bookings.ts';
import { haveDetails } from '../bookings/detail-amounts.ts';
import { namesClosing } from '../bookings/payees.ts';
import { movementOf } from '../bookings/readings.ts';
import {
  headingIn,
  namesInstalments,
  namesOpening,
  namesSecurities,
  rolesOf,
} from '../bookings/row-kinds.ts';
import { alignColumns } from '../cells/alignment.ts';
import { inOwnCurrency, withFilledAmounts } from '../cells/amount-columns.ts';
import { hasOneAmount, isAlike, moneyOf } from '../cells/cell-columns.ts';
import { datedColumns } from '../cells/date-columns.ts';
import { withDirections, withReferences } from '../cells/reference-columns.ts';
import { withFurtherTexts, withTextBeside } from '../cells/texts-beside.ts';
import { withSides, withUnsigned } from '../cells/two-sides.ts';
import { withUnknownColumns } from '../cells/unknown-columns.ts';
import { codesInHeader } from '../currencies/currencies.ts';
import { currencyUnderLabel } from '../currencies/currency-labels.ts';
import { haveDayOnce } from '../days/booking-days.ts';
import { isFigure } from '../figures/amounts.ts';
import { currencyOfRows, printsNoDecimals, printsSpacedGroups } from '../figures/styles.ts';
import type { Header } from '../headers/columns.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { type BalanceKind, balanceWordIn } from '../words/balance-names.ts';
import { TITLE_SIZE } from '../words/decoys.ts';
import { headsAnyKind } from '../words/flow-words.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import {
  headsNotBooked,
  headTerms,
  isBesideBookings,
  isOtherTable,
  namesHolder,
  namesInstalmentPlan,
  namesTax,
} from '../words/titles.ts';
import { hasFigure } from './headings.ts';
import { areOfOthers, OtherAccounts } from './other-accounts.ts';
import type { Part } from './parts.ts';
import type { Table } from './table-state.ts';

/** So many rows are enough to see how the columns of a table are set. */
const ROWS_THAT_ALIGN = 200;
const MOST_TABLES = 50;
/** So many amounts without decimals are none by chance. */
const MANY_WHOLE = 5;
const MAX_HEADING = 60;
/** So many cells a heading has at most. */
export const HEADING_CELLS = 3;
/** So many lines of texts may stand between the amounts of two bookings that follow each other. */
const LINES_BETWEEN = 2;
/** A heading stands so many font sizes below what is above it. */
const SET_APART = 1.5;

/** What cash is moved for a trade of securities. */
const TRADE =
  /[Ww]ertpapier|[Ff]onds|[Dd]epot|[Oo]rder\b|[Oo]rderaus|ETF|[Ss]parplan|\b[Ss]ecurities\b|\bISIN\b|\b[A-Z]{2}[A-Z0-9]{9}\d\b/u;

/** How a header begins a table, and whether a part with it. */
export abstract class TableStarts extends OtherAccounts {
  /** Whether the bookings above the first list of trades tell of what was paid for them. */
  private areTradesBooked: boolean | null = null;

  protected startTable(index: number, header: Header): void {
    this.page = this.rows[index]?.page ?? this.page;
    const title = this.title;
    this.title = null;
    const headerRows = this.rows.slice(index, index + header.rows);
    const isOther = this.isIgnored(this.opensBehind(index, header) ? null : title, header);
    const isToldOther =
      isOther ||
      this.isSwept(index, header) ||
      headTerms(headerRows, this.rows[index - 1]) ||
      this.isPassedOver(headerRows);
    const isPoorer = !isToldOther && this.isPoorer(index, header);
    if (isToldOther || isPoorer) {
      // What only tells less may as well be a list of bookings whose labels were not understood.
      const isOfFees = headerRows.some(({ cells }) => cells.some(({ text }) => namesTax(text)));
      this.isUntold = (isPoorer && !isOfFees) || (isOther && this.isUntold && title === null);
      this.ignored = rolesOf(header);
      this.table = null;
      this.assembly.close();
      return;
    }
    if (this.isUnderOtherHeading(index)) this.flow = null;
    [this.ignored, this.isUntold] = [null, false];
    const heading = this.rows[index - 1];
    if (heading?.cells.length === 1) this.headed.add(textOf(heading));
    this.endedPage = 0;
    this.hasTurned = true;
    this.roles = rolesOf(header);
    const named = title && this.options.sectionTitle?.exec(title)?.slice(1).find(Boolean);
    // The head of the next page says again what its table is called.
    const label = title === this.parts.at(-1)?.title ? null : named;
    const first = this.rows.find((_, at) => at >= index + header.rows && !this.headers[at]);
    const beside = headerRows.flatMap((row) => currencyUnderLabel(row, [first]) ?? []);
    const codes = [...headerRows.flatMap(codesInHeader), ...beside];
    const own = codes.find((each) => each === this.options.currency) ?? codes[0];
    const code = own ?? this.currencyNamed();
    this.code = own ?? null;
    const before = this.parts.at(-1);
    this.table = this.tableOf(index, header, code ?? before?.identity.currency ?? null);
    if (label || !before || this.isOfAnother(code, index + header.rows)) {
      this.table = this.tableOf(index, header, code);
      this.startPart(named || this.labelAbove(index), title ?? '', index, code);
    }
    // The labels of the part's bookings are those right above them.
    const part = this.parts.at(-1);
    if (part?.bookings.length === 0) part.hasOneAmount = hasOneAmount(this.table.header);
    this.hasClosedOutside = false;
    if (label) this.assembly.close();
    else this.assembly.goOnBehind(this.rows[index + header.rows - 1]);
  }

  /** Whether a heading that tells no way stands set apart right above a header, so that the group above it is over. */
  private isUnderOtherHeading(index: number): boolean {
    const [before, heading] = [this.rows[index - 2], this.rows[index - 1]];
    if (!before || !heading || before.page !== heading.page) return false;
    // Below the heading of a group stands one of a kind within it: 'Withdrawals', 'ATM/Purchases'.
    const isSum = before.cells.some(isFigure);
    if (!isSum && this.flowIn(headingIn(before)) !== null) return false;
    const text = headingIn(heading);
    // Below the sum of a group the next one may be called by whose card it is, too (Barclaycard).
    const isBelowSum = isSum && isTotal(textOf(before)) && !hasFigure(heading);
    const isHeading =
      heading.cells.length <= (isBelowSum ? HEADING_CELLS : 1) &&
      text.length < MAX_HEADING &&
      !/[.:]$/.test(text);
    const isSetApart = heading.baseline - before.baseline > SET_APART * heading.fontSize;
    const hasBookings = (this.parts.at(-1)?.bookings.length ?? 0) > 0;
    // What the head of every page says is no heading of a group, unless it says that bookings of any kind stand below.
    const isHead =
      !isBelowSum &&
      (this.headed.has(text) || !headsAnyKind(text)) &&
      (/\d/.test(text) ||
        this.rows.some((row) => row.page !== heading.page && textOf(row) === text));
    return isHeading && isSetApart && hasBookings && !isHead && this.flowIn(text) === null;
  }

  /** Whether a row without a figure stands between two bookings, and names no balance, whatever it says. */
  protected isTextBetween(index: number, text: string): boolean {
    if (!this.table || !this.parts.at(-1)?.bookings.length || /\d/.test(text)) return false;
    const isOver = (row: Row | undefined, at: number) =>
      row?.page !== this.rows[index]?.page || this.headers[index + 1 + at] != null;
    const below = this.rows.slice(index + 1, index + 1 + LINES_BETWEEN);
    const end = below.findIndex(isOver);
    return below.slice(0, end < 0 ? undefined : end).some((row) => {
      const reading = this.read(row, this.table);
      return reading.date !== null && movementOf(reading) !== null;
    });
  }

  /** A closing balance right above another booking of its table is that of a day, and ends nothing. */
  protected unlessDaily(index: number, kind: BalanceKind | null): BalanceKind | null {
    const [part, next] = [this.parts.at(-1), this.rows[index + 1]];
    const isOver = kind !== 'closing' || !part?.bookings.length;
    if (isOver || !next || !this.table || this.headers[index + 1]) return kind;
    // Newest first, what the next account closes with stands above its first booking.
    if (areOfOthers(part.identity.account, this.identity.account)) return kind;
    const reading = this.read(next, this.table);
    const isBooking = reading.date !== null && movementOf(reading) !== null;
    return isBooking && balanceWordIn(textOf(next)) === null ? 'standing' : kind;
  }

  protected isIgnored(title: string | null, header: Header): boolean {
    const roles = rolesOf(header);
    if (this.options.bookedHaveBalances && !roles.includes('balance')) return true;
    if (title !== null && headsNotBooked(title, roles.includes('balance'))) return true;
    if (title !== null && isOtherTable(title)) {
      // What is due this month of instalments may stand under the very labels of the other bookings (Shinhan).
      const isAlike = roles === this.roles && namesInstalmentPlan(title);
      if (isAlike) this.canBeLenient = true;
      return !isAlike || this.options.isStrict;
    }
    // What is listed for one holder is listed for the next one as well.
    const at = this.headers.indexOf(header);
    const goesOn =
      this.isFirstOnPage(header) || this.rows.slice(Math.max(at - 2, 0), at).some(namesHolder);
    const isRepeated = roles === this.ignored && goesOn && !this.opensAbove(header);
    return title === null && isRepeated && !this.isHeadedAgain(header);
  }

  /** Whether an opening balance stands between the header before and this one, so that another table begins. */
  private opensAbove(header: Header): boolean {
    const at = this.headers.indexOf(header);
    const before = this.headers.slice(0, at).findLastIndex(Boolean);
    return this.rows.slice(before + 1, at).some(namesOpening);
  }

  /** Whether the text right over a header stood over one before, below which bookings were read. */
  private isHeadedAgain(header: Header): boolean {
    const at = this.headers.indexOf(header);
    const [above, heading] = this.rows.slice(Math.max(at - 2, 0), at);
    if (!above || !heading) return false;
    // A list goes on below the holder of another card, whatever has been listed for that one above.
    return this.headed.has(textOf(heading)) && !(namesHolder(heading) && hasFigure(above));
  }

  protected isFirstOnPage(header: Header): boolean {
    const first = this.firstHeaders.get(this.page);
    return first !== undefined && this.headers[first.index] === header;
  }

  /**
   * Whether a table lists what is paid off in instalments, or trades of securities, and is passed over: what is due may stand among the other
   * bookings as well, and so may what was paid for a trade, or nowhere else (Schwab).
   */
  private isPassedOver(labels: Row[]): boolean {
    const [arePaidOff, areTrades] = [namesInstalments(labels), labels.some(namesSecurities)];
    if (arePaidOff || areTrades) this.canBeLenient = true;
    // Beside running balances each trade has moved one of them, and what was paid for it may be booked by name.
    const hasTrade = ({ bookings }: Part) => bookings.some(({ text }) => TRADE.test(text));
    if (areTrades)
      this.areTradesBooked ??= this.roles.includes('balance') || this.parts.some(hasTrade);
    const isToldTwice = this.options.isStrict || this.areTradesBooked === true;
    return (areTrades && isToldTwice) || (arePaidOff && !this.options.isStrict);
  }

  protected tableOf(index: number, header: Header, code: string | null): Table {
    const begin = index + header.rows;
    const below = this.rows.slice(begin, begin + ROWS_THAT_ALIGN);
    // A header without labels stands at its first booking.
    const next = this.headers.findIndex((each, at) => at > index && at >= begin && each !== null);
    const own = next < 0 ? below : below.slice(0, next - begin);
    const marked = currencyOfRows(own);
    const key = JSON.stringify([header.columns, code, marked]);
    const known = this.tables.get(key);
    if (known) return known;
    const decimals = decimalsOf(code ?? this.options.currency);
    const style = {
      currency: marked ?? code ?? this.options.currency,
      decimals,
      order: this.options.dateOrder,
      isWhole:
        decimals > 0 &&
        // Below it may stand the table of an account in a currency with decimals.
        (printsNoDecimals(moneyOf(below, header)) ||
          printsNoDecimals(
            moneyOf([...own, ...this.goOnWhole(begin, header)], header),
            MANY_WHOLE,
          )),
      isSpaced: printsSpacedGroups(below),
    };
    const labels = this.rows.slice(index, index + header.rows);
    const inCode = inOwnCurrency(header, labels, code ?? this.options.currency);
    const named = withUnknownColumns(inCode, labels, own, decimals);
    const filled = withSides(withFilledAmounts(named, own), own, this.isCard);
    const dated = datedColumns(filled, own, style.order, this.hasPurchaseDays);
    const under = this.rowsUnder(dated, begin);
    const aligned = withReferences(alignColumns(withDirections(dated, own), under, style), own);
    const readings = under.map((row) => readRow(row, aligned, style));
    const framed = withUnsigned(withFurtherTexts(withTextBeside(aligned, own), own), own);
    const areParts = haveDetails(readings);
    if (areParts) this.canBePartless = true;
    const hasDetails = areParts && !this.options.isPartless;
    const table = { header: framed, style, hasDetails, hasDayOnce: haveDayOnce(readings) };
    if (this.tables.size < MOST_TABLES) this.tables.set(key, table);
    return table;
  }

  /** The rows under the next headers of this kind, up to the first of them under which amounts have decimals. */
  private goOnWhole(begin: number, header: Header): Row[] {
    const end = Math.min(begin + ROWS_THAT_ALIGN, this.rows.length);
    const heads: number[] = [];
    for (let index = begin; index < end; index += 1) if (this.headers[index]) heads.push(index);
    const other = heads.findIndex((index) => !isAlike(this.headers[index] ?? header, header));
    const own = heads.slice(0, other < 0 ? undefined : other);
    const parts = own.map((index, at) => this.rows.slice(index + 1, heads[at + 1] ?? end));
    const last = parts.findIndex((rows) => !printsNoDecimals(moneyOf(rows, header), 0));
    return parts.slice(0, last < 0 ? undefined : last).flat();
  }

  /** The rows that show how the columns are set: up to where another table begins, with a header or with no more than its title. */
  protected rowsUnder(header: Header, begin: number): Row[] {
    const under = this.rows.slice(begin, begin + ROWS_THAT_ALIGN);
    const print = this.rows[begin - 1]?.fontSize ?? 0;
    const other = under.findIndex((row, index) => {
      const next = this.headers[begin + index];
      if (next) return !isAlike(next, header);
      const isLarger = row.fontSize >= TITLE_SIZE * print;
      return isLarger && row.cells.length === 1 && isBesideBookings(textOf(row));
    });
    const own = other < 0 ? under : under.slice(0, other);
    // Behind the closing balance a table of days and interest may stand where this one has no columns.
    const end = own.findIndex(namesClosing);
    const goesOn = this.headers.slice(begin + end, begin + own.length).some(Boolean);
    // On its last page a table may have few rows, and has shown before how it is set.
    const before = this.headers.slice(0, begin - header.rows);
    const isKnown = before.some((each) => each !== null && isAlike(each, header));
    const least = isKnown ? 0 : LEAST_ALIGNED;
    return end < least || goesOn ? own : own.slice(0, end + 1);
  }
}

/** So many rows show how a table is set. */
const LEAST_ALIGNED = 5;
