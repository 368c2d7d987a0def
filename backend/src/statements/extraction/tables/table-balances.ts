import { ofTwoSides } from '../balances/balances-of-sides.ts';
import { toldByName } from '../balances/told-by-name.ts';
import { isNought, movementOf, type RowReading, sumByMarks } from '../bookings/readings.ts';
import { emptyRow, isNewestFirst, sameBalance } from '../bookings/row-kinds.ts';
import { comeTo } from '../bookings/sum-rows.ts';
import { codeInFront } from '../currencies/coded-rows.ts';
import { isForeign } from '../currencies/home-currencies.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import { MAX_HEADER_ROWS } from '../headers/header-labels.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { type BalanceKind, balanceWordIn } from '../words/balance-names.ts';
import { headsOwnCharge } from '../words/charges.ts';
import { isTotal, totalRoleOf } from '../words/sums-and-flows.ts';
import { saysDue } from '../words/titles.ts';
import { isPages, OF_NUMBERED_PAGE, sumsOthers, withSignOf } from './balances-of-pages.ts';
import { isEmptyBefore, isHeldLater, opensBox } from './empty-accounts.ts';
import { hasFigure, identityIn } from './headings.ts';
import { ibanIn } from './ibans.ts';
import { areOfOthers } from './other-accounts.ts';
import { ownNumberIn, type Part } from './parts.ts';
import { HEADING_CELLS, TableStarts } from './table-starts.ts';
import { MAX_LABEL } from './table-state.ts';
import { cardTitleAt } from './unlabelled-numbers.ts';

/** What the balances and totals among the rows of a table say of its part. */
export abstract class TableBalances extends TableStarts {
  protected takeTotal(part: Part, text: string, { money }: RowReading): void {
    this.assembly.close();
    this.isUnderHeading = false;
    if (!/\d/.test(text)) return;
    this.assembly.end();
    const isOfSide = totalRoleOf(text) !== null;
    const after = part.bookings.length;
    const currency = part.identity.currency ?? this.options.currency;
    const isOfPart = Object.keys(money).length > 0 && !sumsOthers(text, currency);
    if (isOfPart) part.totals.push({ money, after, isOfSide });
    // Below an account on which nothing moved its sums stand beside what it holds (ICICI).
    const hasMoved = [money.in, money.out].some((side) => side?.minor !== 0);
    if (after === 0 && money.balance && !hasMoved) part.closing ??= money.balance;
  }

  /** Whether a row says that a card was charged nothing: interest, a rest or what was charged at a rate (M&S Bank) of 0.00, or an undated nought under its bookings, above its balance or a sum. */
  protected isNoughtOfCard(index: number, reading: RowReading, { bookings }: Part): boolean {
    const [above, below] = [this.rows[index - 1], this.rows[index + 1]];
    const isNone = this.isCard && movementOf(reading) !== null && isNought(reading);
    const isSaid = ({ text }: Cell) => headsOwnCharge(text) || isTotal(text) || /\d ?%/.test(text);
    if (isNone && reading.texts.some(isSaid)) return true;
    // Nor is anything paid yet of what was bought in instalments, where another column tells its price (BBVA in Mexico). Without columns the day of a heading may stand in front of such a line.
    if (isNone && ((reading.charge?.minor ?? 0) > 0 || reading.whole)) return true;
    if (!isNone || reading.date || !above) return false;
    const before = this.read(above, this.table);
    // The amount of a booking may stand on the line below its date.
    const isWaiting = before.date !== null && movementOf(before) === null;
    // Among rates of interest at the head of a further page it stands over no balance (HSBC).
    const isOverleaf = bookings.at(-1)?.page !== above.page;
    const closes = (row: Row) => balanceWordIn(textOf(row)) !== null || isTotal(textOf(row));
    const isApart = isOverleaf || (below && closes(below));
    return Boolean(isApart) && !isWaiting && bookings.every(({ hasOwnDate }) => hasOwnDate);
  }

  private hasMovement(row: Row): boolean {
    return this.table !== null && movementOf(this.read(row, this.table)) !== null;
  }

  /** Whether a row says what the bookings of its day come to on both sides, be one nought, right above the balance of that day. */
  protected isSumOfDay(index: number, reading: RowReading, { bookings }: Part): boolean {
    const [below, { date, money }] = [this.rows[index + 1], reading];
    if (!date || !money.in || !money.out || money.balance || !below || !this.table) return false;
    if (balanceWordIn(textOf(below)) === null) return false;
    const above = this.rows.slice(0, index).findLast((row) => this.hasMovement(row));
    const before = above && this.read(above, this.table).money;
    // Where each booking fills both sides, a merchant may be called a total, too.
    if (!before || (before.in && before.out)) return false;
    const { in: into, out } = money;
    return comeTo(bookings, date, 'in', into.minor) && comeTo(bookings, date, 'out', out.minor);
  }

  /** What looked like the closing balance stands between bookings. */
  protected settleTentative(part: Part, after: number): void {
    if (!part.isTentative || !part.closing) return;
    part.checkpoints.push({ after, balance: part.closing });
    part.closing = null;
    part.isTentative = false;
  }

  /** An opening balance under a line with an account or card number begins the part of that account. */
  protected takeBalance(
    index: number,
    part: Part,
    kind: BalanceKind,
    printed: PrintedAmount | null,
    { money }: RowReading,
  ): void {
    const [above, row] = [this.rows[index - 1], this.rows[index]];
    const [label] = row?.cells ?? [];
    // Beside what it closes with stands what came and went (Standard Chartered).
    if (kind === 'closing' && money.in && money.out && money.balance)
      part.totals.push({ money, after: part.bookings.length, isOfSide: false });
    const { style } = this.table ?? {};
    const ofSides =
      label && style
        ? ofTwoSides(this.rows, index, label, { decimals: style.decimals, isWhole: style.isWhole })
        : null;
    const told = printed && row ? toldByName(textOf(row), ofSides ?? printed) : printed;
    const named = told && isForeign(told, part.identity.currency) ? null : told;
    const amount = named && (isPages(kind) ? withSignOf(part, named) : named);
    const isUnderText = above !== undefined && this.assembly.reaches(above);
    this.assembly.close();
    // At the head of a page 'Carried forward' names what the page before has brought.
    if (kind === 'carried' && part.bookings.length > 0 && this.isUnderHeader(index))
      kind = 'brought';
    if (kind === 'standing' && this.areByValue) return;
    if (!amount) {
      this.outside.push(...this.rows.slice(index, index + (kind === 'standing' ? 2 : 1)));
      // A figure that nobody can read opens a table all the same.
      const below = kind === 'opening' && this.table ? this.readBelow(index, this.table) : null;
      const opens = below?.date != null && movementOf(below) !== null;
      if ((kind === 'opening' && !opens) || kind === 'closing') this.table = null;
      return;
    }
    if (kind === 'closing' && row && saysDue(textOf(row))) part.isDue = true;
    if (isPages(kind)) this.assembly.goOver(this.rows[index]);
    else this.assembly.forget();
    const isFirst = part.bookings.length === 0;
    if (kind === 'daily') {
      if (isFirst) part.isDayAbove = true;
      else part.checkpoints.push({ after: part.bookings.length, balance: amount, isDaily: true });
      return;
    }
    // What an account holds on a second day, with nothing between, it closes with (DKB).
    const isAgain =
      isFirst &&
      this.isOfEmptyMonth(index, { ...part, closing: amount }) &&
      isHeldLater(this.rows, index, this.options.dateOrder);
    const isOpening = (isFirst && !isAgain) || (this.hasTurned && part.closing !== null);
    if (kind === 'closing' || kind === 'carried' || (kind === 'standing' && !isOpening)) {
      part.closing = amount;
      part.isTentative = kind !== 'closing';
      if (kind === 'standing') this.assembly.end();
      this.hasTurned = false;
      if (kind === 'carried' && !isFirst) this.endedPage = this.rows[index]?.page ?? 0;
      if (kind !== 'closing' || (isFirst && !this.isOfEmptyMonth(index, part))) return;
      this.assembly.end();
      this.table = null;
      return;
    }
    this.takeOpening(index, part, kind, amount, isUnderText);
  }

  /** Whether a closing balance right below an equal opening one has no booking below it. */
  private isOfEmptyMonth(index: number, { opening, closing }: Part): boolean {
    const [row, next] = [this.rows[index], this.rows[index + 1]];
    if (!opening || !closing || !sameBalance(opening, closing)) return false;
    if (!next || next.page !== row?.page || !this.table) return true;
    const { date, money } = this.read(next, this.table);
    return date === null && Object.keys(money).length === 0;
  }

  protected takeOpening(
    index: number,
    part: Part,
    kind: BalanceKind,
    amount: PrintedAmount,
    isUnderText: boolean,
  ): void {
    this.endedPage = 0;
    const row = this.rows[index];
    // What a page brings that it names is this account's, whatever number the head of the page repeats.
    const isOfPage = kind === 'brought' && row !== undefined && OF_NUMBERED_PAGE.test(textOf(row));
    // The last line of a booking may end in a number, too, and the sum of a card's purchases heads none (Erste Bank).
    const above = this.rows[index - 1] ?? emptyRow;
    const isUnderSum = isTotal(textOf(above)) && hasFigure(above);
    // Newest first, an account that has closed above opens below, whatever number the last line of its texts ends in.
    const isBelow = part.opening === null && part.closing !== null && isNewestFirst(part);
    // So is what the page before has carried, to the cent (HSBC).
    const isCarried = part.isTentative && part.closing && sameBalance(part.closing, amount);
    // So is what stands behind the currency of the account (HSBC in Hong Kong).
    const isCoded = row !== undefined && codeInFront(row) !== null;
    const isOwn =
      isCoded ||
      isUnderText ||
      isUnderSum ||
      isBelow ||
      (isCarried && amount.minor !== 0) ||
      (isOfPage && part.bookings.length > 0 && !part.closing);
    const label = isOwn ? null : this.cardAbove(index, part);
    const isCard = label !== null;
    const startsAt = part.bookings.length === 0 ? part.startsAt : index;
    if (isCard) {
      if (part.bookings.length === 0 && part.closing === null) this.parts.pop();
      const named = identityIn(this.rows, this.aboveHeader(index)).currency;
      const isOther = areOfOthers(part.identity.account, this.identity.account);
      const own = this.identity.currency ?? (isOther ? null : part.identity.currency);
      const currency = named ?? own;
      this.startPart(label, '', startsAt, currency).opening = amount;
      return;
    }
    if (part.closing !== null && (part.bookings.length > 0 || isEmptyBefore(part, amount))) {
      // What stands at the head of the next page has closed that page only.
      if (sameBalance(part.closing, amount) && !this.isTitledAnew(index, part)) {
        part.isTentative = true;
        return;
      }
      // Newest first, what was brought forward is what this account began with, unless another one is named above it.
      const isOwn = kind === 'opening' || isNewestFirst(part);
      const isOther = areOfOthers(part.identity.account, this.identity.account);
      if (part.opening === null && isOwn && !isOther) part.opening = amount;
      else this.startNext(index, part).opening = amount;
      return;
    }
    // Below the sums of one card another one opens with a figure of its own, whatever it is called.
    const isOver = this.assembly.isOver || this.isUnderOtherCard(index, part);
    const isNext = kind === 'opening' && part.bookings.length > 0 && isOver;
    if (isNext && part.opening !== null && !sameBalance(part.opening, amount)) {
      this.startNext(index, part).opening = amount;
      return;
    }
    if (this.opensAnother(index, part, amount)) {
      const code = this.code ?? this.currencyNamed();
      this.startPart(this.titleAbove(index), '', index, code).opening = amount;
      return;
    }
    const isFirst = part.bookings.length === 0;
    const isLast = isNewestFirst(part);
    // Nothing below what was owed before and its payment is left of these, and opened nothing ('Saldovortrag': Viseca).
    const isNothing = amount.minor === 0 && sumByMarks(part.bookings) === 0;
    const isOfBox = isNothing && opensBox(this.rows, index, part, this.options.currency);
    const isPaidOff = isNothing && !isFirst && !isLast && !isOfBox;
    if (isFirst || (kind === 'opening' && !isPaidOff) || (part.opening === null && isLast)) {
      part.isBrought = part.opening === null ? kind !== 'opening' : part.isBrought;
      part.opening ??= amount;
    }
    // Brought forward to another page of the same account.
    else part.checkpoints.push({ after: part.bookings.length, balance: amount });
  }

  /** Whether a row stands under the title of another card than that of a part whose bookings have been summed up (Citibank in Singapore). */
  private isUnderOtherCard(index: number, { totals, bookings, startsAt }: Part): boolean {
    if (totals.at(-1)?.after !== bookings.length) return false;
    const title = cardTitleAt(this.rows, index);
    return title !== null && title !== cardTitleAt(this.rows, startsAt);
  }

  /** The part of the account behind this one, in the currency that its header or heading names. */
  private startNext(index: number, { identity }: Part): Part {
    // Under a title of its own it is not what the one before was kept in (Desjardins).
    const isTitled = this.titleAbove(index) !== this.parts.at(-1)?.label;
    const own = this.code ?? this.currencyNamed();
    const currency = own ?? (isTitled ? null : identity.currency);
    const label = cardTitleAt(this.rows, index) ?? this.labelAbove(index);
    return this.startPart(label, '', index, currency);
  }

  /** Whether what is brought forward right under a header is another figure than the balance so far: that of another account. */
  private opensAnother(index: number, { bookings }: Part, amount: PrintedAmount): boolean {
    const balance = bookings.at(-1)?.balance;
    if (!balance || !this.isUnderHeader(index) || sameBalance(balance, amount)) return false;
    this.canSplit = true;
    return this.options.splits;
  }

  /** Whether a row is the first under the header of its page. */
  protected isUnderHeader(index: number): boolean {
    const above = this.headers.slice(Math.max(0, index - MAX_HEADER_ROWS), index).reverse();
    return above.some((header, at) => header !== null && header.rows > at);
  }

  /** The title over the header above a row. */
  private titleAbove(index: number): string {
    const row = this.rows[this.aboveHeader(index)];
    const isTitle = row && row.cells.length <= HEADING_CELLS && !/\d/.test(textOf(row));
    return isTitle ? textOf(row).slice(0, MAX_LABEL) : this.labelAbove(index);
  }

  /** The row above a row, or above the header that stands between. */
  private aboveHeader(index: number): number {
    let at = index - 1;
    while (at > index - 1 - MAX_HEADER_ROWS && this.headers[at]) at -= 1;
    return at;
  }

  /** The line above a balance where it has the number of an account or a card other than that of the part, or null. */
  protected cardAbove(index: number, { identity: { account }, startsAt }: Part): string | null {
    const at = this.aboveHeader(index);
    const above = this.rows[at];
    const label = above ? textOf(above) : '';
    const number = ownNumberIn(label) ?? ownNumberIn(above?.cells[0]?.text ?? '');
    // The groups of an IBAN may look like the number of a card.
    const iban = ibanIn(label, false) ?? account;
    if (number === null || iban?.includes(number) || balanceWordIn(label)) return null;
    // A line may have the number of an account and its IBAN.
    const isOwn = account !== null && identityIn(this.rows, at).account === account;
    // The pages of bookings that nothing heads name their account at the foot (N26).
    const solid = (text: string) => text.replace(/[ -]/g, '');
    const isNamed = (row: Row) => solid(textOf(row)).includes(solid(number));
    return isOwn || (account === null && this.rows.slice(startsAt, at).some(isNamed))
      ? null
      : label;
  }
}
