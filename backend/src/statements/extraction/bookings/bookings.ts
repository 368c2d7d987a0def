import { columnFor, distanceTo, hasOneAmount, isNearDates } from '../cells/cell-columns.ts';
import { cellsApart } from '../cells/cells-apart.ts';
import { isSerialNumber } from '../cells/reference-columns.ts';
import { tellsSideOfBalance } from '../cells/sides-of-balances.ts';
import { cellsWithin, leadsAmounts, mayHoldSign } from '../cells/table-edges.ts';
import {
  AT_EDGE,
  isBehindText,
  isNumberUnder,
  isSecondText,
  leadsToNote,
} from '../cells/text-columns.ts';
import { isForeign } from '../currencies/home-currencies.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import {
  columnDate,
  isWeekday,
  isWholeDate,
  leadingDate,
  solidDay,
  withoutTime,
} from '../figures/dates.ts';
import { amountsPeeled } from '../figures/peeled-amounts.ts';
import { withWholeDays } from '../figures/set-apart-days.ts';
import { type Column, type Header, isMoney } from '../headers/columns.ts';
import { readLowerLine } from '../headers/lower-lines.ts';
import { type Cell, partOf, type Row, wordsOf } from '../rows/rows.ts';
import { currencyNamed } from '../words/currency-names.ts';
import { type ColumnRole, isDayRole } from '../words/labels.ts';
import { directionNamed, markBeside } from '../words/marks.ts';
import { amountBehindCode } from './amounts-behind-codes.ts';
import { completeReading } from './complete-reading.ts';
import type { RowReading, Style } from './readings.ts';
import { readUnplaced } from './unplaced.ts';

/** A value farther than this from every edge of a money column is not in it. */
const COLUMN_REACH = 45;
/** A mark stands at most so many points from its amount. */
const BESIDE_AMOUNT = 25;
/** Words for a direction ('Af', 'Bij') may have a column of their own without a label. */
const MARK_REACH = 60;
const SIGN_REACH = 100;
const STRAY_SYMBOL = /^(?:[$£€¥₹]|RM|S\$)$/;
const BARE_YEAR = /^(19|20)\d\d$/;
/** Elsewhere than under the label of days the figures of one that letters follow are a reference ('20250605QRM0001': Maybank). */
const REFERENCE = /^20\d{6}[A-Za-z]/;
const TIME =
  /^\[?\d{1,2}:\d\d(?::\d\d)?\]?(?: ?(?:[AaPp]\.?[Mm]\.?|Uhr|h|GMT|UTC|MSK|WIB|WITA|WIT|IST|SGT|HKT|CES?T|BST|EAT|WAT))?$/;

/** Sorts the cells of a row into the columns of its table. */
export function readRow(row: Row, header: Header, style: Style): RowReading {
  if (!header.placed) return readUnplaced(row, header, style);
  return readLowerLine(row, header, style.order) ?? new PlacedRow(header, style).read(row);
}

class PlacedRow {
  private readonly reading: RowReading = {
    date: null,
    money: {},
    texts: [],
    codes: [],
    hint: null,
    year: null,
    hasForeign: false,
  };
  readonly references: Cell[] = [];
  private readonly header: Header;
  private readonly style: Style;
  private readonly hasDates: boolean;
  /** Without a column of days texts may begin with them, unless days of value have one: then those of booking are headings. */
  private readonly leadsWithDates: boolean;
  private sign: {
    direction: 1 | -1;
    marker: 'sign' | 'letters';
    right: number;
    role: ColumnRole | null;
  } | null = null;
  private latest: { role: ColumnRole; right: number } | null = null;
  noughts = 0;
  readonly foreign: { role: ColumnRole; amount: PrintedAmount }[] = [];

  constructor(header: Header, style: Style) {
    this.header = header;
    this.style = style;
    this.hasDates = header.columns.some(({ role }) => role === 'date');
    this.leadsWithDates = header.columns.every(({ role }) => role !== 'otherDate');
  }

  read(row: Row): RowReading {
    const isDay = (cell: Cell) => isDayRole(columnFor(this.header, cell)?.role ?? 'other');
    const cells = withWholeDays(cellsApart(row.cells, this.header), isDay);
    const isLeftOut = (cell: Cell) =>
      leadsToNote(cell, this.reading.texts) || isSerialNumber(cell, cells, this.header);
    for (const cell of cellsWithin(cells, this.header))
      if (cells.length === 1 || !isLeftOut(cell)) this.takeCell(cell);
    completeReading(this.reading, this.header, this);
    return this.reading;
  }

  private takeCell(cell: Cell): void {
    if (/^[/|]$/.test(cell.text) && this.reading.texts.length === 0) return;
    const column = columnFor(this.header, cell);
    const role = column?.role ?? 'other';
    // A dash stands for a figure that is not there, a word for those who are read to, and a share is none of money.
    if (NO_FIGURE.test(cell.text) && (role === 'ignored' || isMoney(role))) return;
    if (this.takeMark(cell, role, column)) return;
    if (column && isSecondText(this.header, column, cell)) {
      this.reading.texts.push(cell);
      return;
    }
    if (this.takeForeign(cell) || this.takeMoney(cell)) return;
    // A second date in brackets under the first is the value date.
    const [, bracketed] = /^\((.+)\)$/.exec(cell.text) ?? [];
    if (isDayRole(role) && bracketed && columnDate(bracketed, this.style.order)) return;
    const solid = isDayRole(role) ? solidDay(cell.text, column?.solid) : null;
    if (solid && column?.solid) this.reading[role === 'date' ? 'date' : 'otherDate'] ??= solid;
    if (solid && (column?.solid || role === 'otherDate')) return;
    // In capitals two letters are a code of the bank (SO, a standing order), unless a column of their own names days.
    const day = role === 'otherDate' ? cell.text.toLowerCase() : cell.text;
    if (isDayRole(role) && isWeekday(day)) return;
    // Under a day may stand the number that the booking has in the bank.
    const isAtEdge = column !== null && Math.abs(cell.x - column.x) < AT_EDGE;
    const isUnderDate = isDayRole(role) && isAtEdge && BARE_NUMBER.test(cell.text);
    const isOfBank = isUnderDate && !this.reading.date && !columnDate(cell.text, this.style.order);
    const hasText = this.reading.texts.length > 0;
    // What begins right below its label is no part of the text in front, however long ('Hotel, Entertainment and Recreation': CIBC).
    const isKind = hasText && isAtEdge && !/\d/.test(cell.text);
    const mostIgnored = isKind ? MAX_UNDER_LABEL : MAX_IGNORED;
    if (role === 'ignored' && cell.text.length < mostIgnored) return;
    if (isOfBank || (column?.role === 'reference' && isNumberUnder(column, cell))) {
      this.references.push(cell);
      return;
    }
    // A column that names a currency says nothing that the amounts do not.
    if (column?.role === 'other' && currencyNamed(cell.text) !== null) return;
    const isCode = column?.role === 'other' || column?.role === 'reference';
    if (isCode && isBehindText(this.header, column, cell, hasText)) {
      this.reading.codes.push(cell.text);
      return;
    }
    // Behind the text of a booking that has its day, one more is part of that text (FNB), unless it stands under a label for days (LCL).
    const isTold = hasText && this.reading.date !== null && /\p{L}{3}$/u.test(cell.text);
    const isDay = isWholeDate(cell.text);
    const isFar = isTold && !isDay && column !== null && distanceTo(column, cell) > COLUMN_REACH;
    const mayDate = this.hasDates
      ? (isDayRole(role) && !isFar) || (isMoney(role) && !isTold && isWholeDate(cell.text))
      : role === 'otherDate' || (this.leadsWithDates && !hasText);
    const isFirst = !hasText && !this.reading.date && isNearDates(this.header, cell);
    if ((mayDate || isFirst) && this.takeDate(cell, role, mayDate)) return;
    for (const part of this.peel(cell)) if (!this.takeMoney(part)) this.reading.texts.push(part);
  }

  /** A sign, CR or a currency that stands as a text of its own beside its amount, and what a column of directions says. */
  private takeMark(cell: Cell, role: ColumnRole, column: Column | null): boolean {
    if (role === 'direction' && column) {
      const [direction, { balance }] = [directionNamed(cell.text), this.reading.money];
      if (!tellsSideOfBalance(this.header, column)) this.reading.hint = direction;
      else if (balance && direction)
        this.reading.money.balance = { ...balance, direction, marker: 'letters' };
      return direction !== null;
    }
    const reach = /^\p{L}{2}/u.test(cell.text) ? MARK_REACH : BESIDE_AMOUNT;
    const near = this.latest && cell.x - this.latest.right < reach ? this.latest : null;
    const direction = markBeside(cell.text);
    // A dash at the very edge of a column says that nothing moved in it, and is no sign of what stands beside it.
    const isValue = column !== null && distanceTo(column, cell) < AT_EDGE;
    const isOfOther = isValue && isMoney(role) && role !== near?.role && /^[−–—-]$/.test(cell.text);
    if (direction && near && !isOfOther) {
      const amount = this.reading.money[near.role];
      if (amount && amount.direction === null) {
        const marker = /^[+−–—-]$/.test(cell.text) ? 'sign' : 'letters';
        this.reading.money[near.role] = { ...amount, direction, marker };
        return true;
      }
    }
    const isSign = /^[+−–—-]$/.test(cell.text);
    const isLetters = this.reading.texts.length > 0 && leadsAmounts(this.header, cell);
    if (direction && (isSign ? mayHoldSign(column, cell) : isLetters)) {
      const marker = isSign ? 'sign' : 'letters';
      this.sign = { direction, marker, right: cell.right, role: isValue ? role : null };
      return true;
    }
    if (direction && column !== null && isMoney(role) && distanceTo(column, cell) < BESIDE_AMOUNT) {
      this.reading.markBelow = direction;
      return true;
    }
    const named = currencyNamed(cell.text);
    // Far in front of the amounts stands what was paid abroad in ('USD', '42.60', '338.34': HSBC).
    const isAbroad = named !== null && named !== this.style.currency;
    const isFar = isAbroad && column !== null && distanceTo(column, cell) > COLUMN_REACH;
    const isSymbol = STRAY_SYMBOL.test(cell.text) || named !== null;
    return isSymbol && (near !== null || (isMoney(role) && !isFar) || cell.text === '$');
  }

  private takeMoney(cell: Cell): boolean {
    const column = columnFor(this.header, cell);
    if (!column) return false;
    const isSigned = column.role === 'direction';
    if (!isMoney(column.role) && !isSigned && column.role !== 'ignored') return false;
    if (distanceTo(column, cell) > COLUMN_REACH) return false;
    // The side that is not used may be printed as a bare nought.
    if (cell.text === '0' && (column.role === 'in' || column.role === 'out')) {
      this.noughts += 1;
      return true;
    }
    const isIgnored = column.role === 'ignored';
    // Behind a charge stands what kind it is of ('13.50 A': Absa).
    const text = isIgnored ? cell.text.replace(/ [A-Z]$/, '') : cell.text;
    const amount = readAmount(text, this.style.decimals, this.style.isWhole);
    if (!amount) return false;
    if (isIgnored) {
      if (column.isFee) this.reading.fee = amount;
      // In front of the date stands a running number.
      if (this.reading.date !== null || !this.hasDates) this.reading.charge ??= amount;
      return true;
    }
    const role = isSigned ? 'amount' : column.role;
    if (isForeign(amount, this.style.currency)) {
      if (role !== 'balance') this.foreign.push({ role, amount });
      this.reading.hasForeign = true;
      return true;
    }
    // Of two balances, that of the booking and that of its value date, the first counts.
    if (this.reading.money[role]) return role === 'balance';
    const isOwn = this.sign?.role === null || this.sign?.role === role;
    // Where a table has one column of money, signs may be lined up far in front of it.
    const reach = hasOneAmount(this.header) ? SIGN_REACH : BESIDE_AMOUNT;
    const sign = this.sign && isOwn && cell.x - this.sign.right < reach ? this.sign : null;
    this.sign = null;
    this.reading.money[role] =
      sign && amount.direction === null
        ? { ...amount, direction: sign.direction, marker: sign.marker }
        : amount;
    this.latest = { role, right: cell.right };
    return true;
  }

  private takeForeign(cell: Cell): boolean {
    const { role } = columnFor(this.header, cell) ?? {};
    const amount = amountBehindCode(cell, this.reading.texts, this.header, this.style);
    if (!amount) return false;
    this.reading.texts.pop();
    this.foreign.push({ role: role && isMoney(role) ? role : 'amount', amount });
    this.reading.hasForeign = true;
    return true;
  }

  /** Takes a date off the front of a cell; outside the column of dates only where the cell is nothing else. */
  private takeDate(cell: Cell, role: ColumnRole, mayDate: boolean): boolean {
    if (mayDate && this.hasDates && BARE_YEAR.test(cell.text)) {
      this.reading.year ??= Number(cell.text);
      return true;
    }
    if (mayDate && this.hasDates && (cell.text === '-' || TIME.test(cell.text))) return true;
    const dated = mayDate
      ? columnDate(cell.text, this.style.order)
      : leadingDate(cell.text, this.style.order);
    if (!dated || (role !== 'date' && REFERENCE.test(cell.text))) return false;
    // A star behind a date leads to a note.
    const behind = cell.text.slice(dated.length).replace(/^[*†‡]*[\s,|]*(?:\/ ?(?=\d))?/, '');
    const rest = withoutTime(behind);
    if (!mayDate && rest !== '') return false;
    // Where days stand in headings, two of them with a dash between are the period that a booking is for.
    if (!this.hasDates && /^[-–—] ?\d/.test(rest)) return false;
    // A value date stands in for nothing: a row without its own date shares the day of the one above.
    if (role !== 'otherDate') this.reading.date ??= dated.date;
    else this.reading.otherDate ??= dated.date;
    const second = columnDate(rest, this.style.order);
    const text = second ? rest.slice(second.length).trim() : rest;
    if (text !== '' && !TIME.test(text) && !BARE_YEAR.test(text)) {
      const count = text.split(' ').length;
      const words = wordsOf(cell).slice(-count);
      const part = words.length > 0 ? { ...partOf(cell, words), text } : { ...cell, text };
      for (const each of this.peel(part)) if (!this.takeMoney(each)) this.reading.texts.push(each);
    }
    return true;
  }

  /** What stands in a cell: its text, and the amounts at its end that fit a column of money. */
  private peel(cell: Cell): Cell[] {
    if (this.reading.date === null && cell.pieces.length === 1) return [cell];
    return amountsPeeled(cell, (part) => this.fits(part));
  }

  private fits(part: Cell): boolean {
    const column = columnFor(this.header, part);
    if (!column || !isMoney(column.role) || this.reading.money[column.role]) return false;
    return (
      distanceTo(column, part) < CLOSE &&
      readAmount(part.text, this.style.decimals, this.style.isWhole) !== null
    );
  }
}

/** An amount inside a text counts only where it ends this near to the edge of its column. */
const CLOSE = 8;
const MAX_IGNORED = 25;
const MAX_UNDER_LABEL = 60;
const NO_FIGURE = /^(?:[–—]|blank\.?|-?\d{1,2}(?:\.\d+)?%)$/;
const BARE_NUMBER = /^\d{6,}$/;
