import { isOfBonus, isOfQuarter } from '../balances/bonus.ts';
import { LINE_PITCH } from '../bookings/continuation.ts';
import { movementOf, type RowReading, sumByMarks } from '../bookings/readings.ts';
import {
  headsDeposits,
  isNoPage,
  isSummed,
  sameBalance,
  signedMinor,
} from '../bookings/row-kinds.ts';
import type { PrintedAmount } from '../figures/amounts.ts';
import { isWholeDate } from '../figures/dates.ts';
import { amountAtEnd, amountInBox } from '../figures/named-amounts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { type BalanceKind, balanceLine, balanceWordIn } from '../words/balance-names.ts';
import { CODES } from '../words/currency-names.ts';
import { plainWords } from '../words/plain-words.ts';
import { isOffer, isOtherTable } from '../words/titles.ts';
import { TablePayees } from './table-payees.ts';
import type { Table } from './table-state.ts';

type Movement = NonNullable<ReturnType<typeof movementOf>>;

/** The name of a balance begins at most so far in front of the texts of bookings. */
const IN_FRONT = 20;

/** Whether a row of a table is about a balance, and what that is. */
export abstract class RowBalances extends TablePayees {
  /** Rows with the figure of a balance that is named in the row above. */
  protected readonly balancesUnder = new Set<Row>();

  /** The amount of a balance, in its row or alone, or beside sums, right under it; or null. */
  protected balanceOf(index: number, row: Row, reading: RowReading, table: Table) {
    const boxed = reading.date ? null : amountInBox(row, table.style);
    const beside = boxed ?? reading.money.balance ?? this.besideName(index, reading, table);
    return beside ?? amountAtEnd(row, table.style) ?? this.balanceUnder(index, row, table);
  }

  /** A balance among the amounts: of an account whose table has none in a column of their own, what stands under 'Debit' is overdrawn. */
  private besideName(index: number, reading: RowReading, { header }: Table): PrintedAmount | null {
    const { side, amount } = movementOf(reading) ?? {};
    if (!amount) return null;
    const roles = header.columns.map(({ role }) => role);
    const text = header.columns.find(({ role }) => role === 'description');
    const left = Math.min(...header.columns.map(({ x }) => x));
    // The figure of a box above or below the table may end where a column does.
    const [name] = reading.texts;
    const isUnder = text && name && text.x > left && name.x > text.x - IN_FRONT;
    const isWithin = reading.date !== null || isUnder || this.isUnderHeader(index);
    const isOfSides =
      isWithin && roles.includes('in') && !roles.includes('balance') && !this.isCard;
    const isOwed = side === 'out' && isOfSides && amount.direction === null && amount.minor > 0;
    return isOwed ? { ...amount, direction: -1, marker: 'sign' } : amount;
  }

  private balanceUnder(index: number, row: Row, table: Table): PrintedAmount | null {
    const below = this.rows[index + 1];
    if (!below || below.page !== row.page || this.headers[index + 1]) return null;
    const isNear = below.baseline - row.baseline < LINE_PITCH * row.fontSize;
    const { texts, date, money } = this.read(below, table);
    // It may say its currency before: 'in EUR'.
    const isBare = texts.every(({ text }) => IN_CURRENCY.test(text));
    if (!isNear || !isBare || date !== null) return null;
    if (texts.length > 0 && money.amount) this.balancesUnder.add(below);
    return money.balance ?? (texts.length > 0 ? (money.amount ?? null) : null);
  }

  /** Whether a row may name a balance: over a list of deposits or of rates it names none of the account ('Credit Interest Rates', 'balance': HSBC). */
  protected mayNameBalance(index: number, row: Row, text: string): boolean {
    const headsRates = isOtherTable(row.cells[0]?.text ?? '') && !/\d/.test(text);
    return (
      !headsDeposits(row) &&
      !headsRates &&
      !row.cells.some((cell) => isOfBonus(this.rows, index, cell)) &&
      !isOfQuarter(this.rows, index) &&
      !this.isTextBetween(index, text)
    );
  }

  /** Whether an amount is what the bookings so far leave of the opening balance. */
  private isHeldSoFar({ minor }: PrintedAmount): boolean {
    const { opening, bookings = [] } = this.parts.at(-1) ?? {};
    if (!opening) return false;
    const held = signedMinor(opening) + sumByMarks(bookings);
    return Math.abs(held) === minor;
  }

  /** Whether a balance is that of the booking above, and what stands beside it all that went one way so far, or the row names the closing one, beside sums in a line drawn as one text. */
  private isBalanceSoFar(
    balance: PrintedAmount,
    { side, amount }: Movement,
    isClosing: boolean,
  ): boolean {
    const { bookings = [] } = this.parts.at(-1) ?? {};
    const last = bookings.at(-1)?.balance;
    // Few balances are that of the booking above, so that the sum over all bookings is seldom needed.
    if (last == null || !sameBalance(last, balance)) return false;
    if (isClosing) return true;
    const own = bookings.filter((each) => each.side === side);
    const sum = own.reduce((total, each) => total + each.amount.minor, 0);
    return sum === amount.minor;
  }

  /** Whether bookings stand above and below a row on its page, as they do not where a page brings or carries something. */
  private isAmongBookings(index: number, table: Table): boolean {
    const near = (step: 1 | -1) => {
      for (let at = index + step; Math.abs(at - index) <= ROWS_BETWEEN; at += step) {
        const row = this.rows[at];
        if (!row || row.page !== this.rows[index]?.page || this.headers[at]) return false;
        const reading = this.read(row, table);
        if (reading.date && movementOf(reading)) return balanceWordIn(textOf(row)) === null;
      }
      return false;
    };
    return near(-1) && near(1);
  }

  /** Whether a row says by the bare word for it what is held behind the last booking, on which day and in which currency ('GUTHABEN', '03.01.2025', 'EUR': Erste Bank). */
  private heldAtEnd(index: number, label: string): 'closing' | null {
    const cells = this.rows[index]?.cells.map(({ text }) => text) ?? [];
    const [name = '', ...others] = cells.length > 1 ? cells : (cells[0]?.split(' ') ?? []);
    const isTold = others.some(isWholeDate) && others.some((text) => CODES.has(text));
    return isTold && [label, name].some((each) => plainWords(each) === 'guthaben')
      ? 'closing'
      : null;
  }

  /** The kind of balance that a row is about. A booking that is dated and has a balance of its own is none, whatever it says. */
  protected balanceKind(
    index: number,
    text: string,
    reading: RowReading,
    table: Table,
  ): BalanceKind | null {
    const { texts, money } = reading;
    const name = texts.findIndex((cell) => balanceWordIn(cell.text) !== null);
    if (texts.slice(0, Math.max(name, 0)).some((cell) => isOffer(cell.text))) return null;
    const date = reading.date ?? reading.otherDate ?? null;
    const label = texts.map((cell) => cell.text).join(' ');
    const hasBalances = table.header.columns.some((column) => column.role === 'balance');
    const movement = movementOf(reading);
    // In a line drawn as one text the only figure may be the balance.
    const isColumn = table.header.placed || money.balance !== undefined;
    if (movement && date && hasBalances && !isSummed(reading) && isColumn) {
      const isRepeated = money.balance && movement.amount.minor === money.balance.minor;
      // The sum of one side stands beside a balance that nothing has changed (Standard Chartered).
      const isClosing = !table.header.placed && balanceLine(label) === 'closing';
      const isSame = money.balance && this.isBalanceSoFar(money.balance, movement, isClosing);
      if (!isRepeated && !isSame && movement.amount.minor !== 0) return null;
    }
    const named =
      balanceLine(label) ?? (date ? null : balanceLine(text)) ?? this.heldAtEnd(index, label);
    // 'Übertrag auf Konto' moves money; what a page carries stands in the column of balances.
    const isMoved = movement !== null && movement.side !== 'amount' && !money.balance;
    const isOfPage = named === 'carried' || named === 'brought';
    if (hasBalances && isMoved && isOfPage) return null;
    // What a page carries has no name and no text of its own ('Übertrag', 'Erika Muster', 'Miete').
    const [, ...others] = texts;
    const isNamed = reading.whole ? label.split(' ').length > WORDS_OF_PAGE : others.some(isNoPage);
    const isToAnother = movement?.amount.marker === 'sign' && isNamed;
    // Nor does it bear a day of value ('Übertrag' between the accounts of one customer).
    const isOfDays = reading.otherDate !== undefined && !hasBalances;
    const mayMove = !hasBalances && movement !== null && MAY_MOVE.test(plainWords(label));
    const isMovedWithin =
      mayMove && this.isAmongBookings(index, table) && !this.isHeldSoFar(movement.amount);
    if (date && isOfPage && !money.balance && (isToAnother || isOfDays || isMovedWithin))
      return null;
    // A balance may stand behind the name of its account: 'EUR-Konto', 'alter Kontostand vom 27.02.2026'.
    const isEnd = (kind: BalanceKind | null) => kind === 'opening' || kind === 'closing';
    const ends = date ? [] : texts.map((cell) => balanceLine(cell.text)).filter(isEnd);
    if (named || date || movement) return named ?? ends[0] ?? null;
    // A row of labels whose values stand below.
    return texts.map((cell) => balanceLine(cell.text)).find((kind) => kind !== null) ?? null;
  }
}

/** One word names what a page carries and what is moved to another account of one's own; a longer name of a balance ('Balance brought forward') is no transfer's. */
const MAY_MOVE = /^(?:ubertrag|uebertrag|transporte?|report|riporto|traspaso)(?!\p{L})/u;
/** Between two bookings stand so many rows of their texts at most. */
const ROWS_BETWEEN = 8;

/** In a line drawn as one text, what a page carries has so many words at most ('Übertrag von Blatt'). */
const WORDS_OF_PAGE = 3;

const IN_CURRENCY = /^(?:in|en|em) [A-Z]{3}$/;
