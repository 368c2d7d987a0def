import { decimalsOf } from '@saldo/contracts';
import type { PrintedAmount } from '../extraction/figures/amounts.ts';
import type { DateOrder } from '../extraction/figures/dates.ts';
import { type CsvHeader, type CsvRole, columnOf } from './columns.ts';
import { isCurrency, refuseOtherWords } from './currency-column.ts';
import { dateColumnOf, isOpenDay, isUnbooked } from './date-column.ts';
import { dateOrderOf, readCsvDate } from './dates.ts';
import { descriptionOf, NO_DESCRIPTION } from './descriptions.ts';
import { LostAmounts } from './lost-amounts.ts';
import { currencyBeside, type DecimalMark, markOf, readCsvAmount } from './numbers.ts';
import type { CsvRecord } from './records.ts';
import { balanceNamed, isTotalCell, saysSum } from './row-kinds.ts';
import { areSidesNeeded, sideColumnOf, sideOf, sideOfBlank } from './sides.ts';
import { type CsvBooking, type ReadRow, sortedOut } from './sorted-out.ts';
import { stateColumnsOf } from './state-columns.ts';
import { stateOf, unknownState } from './states.ts';
import type { Table, TableOptions } from './table.ts';
import { UnreadableCsv } from './types.ts';
import { undated, unreadable } from './unreadable-rows.ts';

/** Reads the rows under a header. Throws an UnreadableCsv where one of them says something that cannot be told. */
export function readBookings(
  header: CsvHeader,
  records: CsvRecord[],
  options: TableOptions,
): Table {
  const reader = new RowReader(header, records, options);
  const rows = records.flatMap((record) => reader.read(record) ?? []);
  reader.lost.refuse(reader.moneyColumns.get('balance') ?? null);
  const { order: dateOrder, isUnprinted, isDollar, dates, mark, isSomeOpen } = reader;
  return { ...sortedOut(rows), dateOrder, isUnprinted, isDollar, dates, mark, isSomeOpen };
}

const TYPE = /(?:^| )(?:type|typ|tipo)$/;
const BARE_DOLLAR = /(?<!\p{L})\$/u;

class RowReader {
  private readonly header: CsvHeader;
  private readonly options: TableOptions;
  private readonly dateColumn: number;
  private readonly currencyColumn: number | null;
  private readonly sideColumn: number | null;
  private readonly areSidesNeeded: boolean;
  private readonly sideOfBlank: -1 | null;
  private readonly stateColumns: number[];
  /** Of several columns of one role the first that holds figures at all. */
  readonly moneyColumns: Map<CsvRole, number>;
  readonly lost: LostAmounts;
  readonly mark: DecimalMark;
  readonly order: DateOrder;
  readonly isDollar: boolean;
  readonly dates: string[];
  isUnprinted = false;
  isSomeOpen = false;

  constructor(header: CsvHeader, records: CsvRecord[], options: TableOptions) {
    this.header = header;
    this.options = options;
    const valuesOf = (index: number) =>
      records.map(({ cells }) => cells[index] ?? '').filter((cell) => cell !== '');
    const filledBy = (role: CsvRole, test: (cell: string) => boolean) =>
      header.columns.find((column) => {
        const values = column.role === role ? valuesOf(column.index) : [];
        return values.length > 0 && values.every(test);
      })?.index ?? null;
    this.currencyColumn = filledBy('currency', isCurrency);
    if (this.currencyColumn === null) refuseOtherWords(header, records, options.head);
    this.sideColumn = sideColumnOf(header, valuesOf);
    this.areSidesNeeded = areSidesNeeded(this.sideColumn, header, valuesOf);
    const marks = { column: this.sideColumn, rows: records.length };
    this.sideOfBlank = sideOfBlank(marks, header, valuesOf);
    this.stateColumns = stateColumnsOf(header, valuesOf);
    const money = header.columns.filter(({ role }) =>
      ['amount', 'in', 'out', 'balance', 'fee'].includes(role),
    );
    const figures = money.map(({ index }) => index);
    this.dateColumn = dateColumnOf(header, records, figures);
    const filled = money.filter(({ index }) => valuesOf(index).some((cell) => /\d/.test(cell)));
    this.moneyColumns = new Map(filled.toReversed().map(({ role, index }) => [role, index]));
    this.lost = new LostAmounts(header, records, options.head);
    this.isDollar = money.some(({ index }) =>
      [options.head.cells[index] ?? '', ...valuesOf(index)].some((cell) => BARE_DOLLAR.test(cell)),
    );
    this.mark = markOf(
      records.flatMap((record) => {
        const currency = this.currencyOf(record);
        return money.map(({ index }) => ({ text: record.cells[index] ?? '', currency }));
      }),
      options.figuresAround.map((text) => ({ text, currency: options.currency })),
    );
    this.dates = valuesOf(this.dateColumn);
    this.order = dateOrderOf(this.dates, {
      uploadedOn: options.uploadedOn,
      way: this.wayOf(records),
      custom: options.dateOrder,
    });
  }

  /** Null for a row that is no booking: one without an amount, or that was not booked. */
  read(record: CsvRecord): ReadRow | null {
    const dateText = record.cells[this.dateColumn] ?? '';
    const days = { day: this.dateColumn, money: this.moneyColumns };
    if (!this.isBooked(record) || isOpenDay(dateText) || isUnbooked(record, this.header, days)) {
      this.isSomeOpen = true;
      return null;
    }
    const printed = this.printedCurrencyOf(record);
    const currency = printed ?? this.options.said;
    const decimals = decimalsOf(currency ?? 'EUR');
    const movement = this.movementOf(record, decimals);
    const date = dateText === '' ? null : readCsvDate(dateText, this.order);
    const description = descriptionOf(this.header, record, {
      isOut: isOutgoing(movement),
      describedBy: this.options.describedBy,
    });
    const balance = this.amount(record, 'balance', decimals);
    const label = date === null && description === '' ? dateText : description;
    const figures = { own: signed(movement), balance: signed(balance) };
    const place = {
      currency: currency ?? '',
      product: this.partOf(record),
    };
    const row = { ...place, named: balanceNamed(label), isTotal: isTotalCell(label), ...figures };
    this.lost.look(record, { dateText, isDay: date !== null, movement });
    if (!movement || date === null) {
      const isSum = row.named !== null || saysSum(record.cells);
      if (movement && movement.minor !== 0 && !isSum) throw undated(record, dateText);
      return row.named !== null ? { ...row, booking: null } : null;
    }
    this.isUnprinted ||= printed === null;
    const { feesComeOnTop } = this.options;
    const fee = feesComeOnTop ? this.amount(record, 'fee', decimals) : null;
    const feeMinor = feesComeOnTop === 'unsigned' ? (fee?.minor ?? 0) : (signed(fee) ?? 0);
    const booking = {
      date,
      description: description || NO_DESCRIPTION,
      ...this.kindsOf(record),
      ...place,
      ...lessFee(movement, feeMinor),
      balanceMinor: figures.balance,
      line: record.line,
      lines: record.lines,
    };
    return { ...row, booking };
  }

  /** Whether all that is said of a row's state is that it was booked. */
  private isBooked({ cells, line }: CsvRecord): boolean {
    const states = this.stateColumns.map((index) => {
      const cell = cells[index] ?? '';
      const state = stateOf(cell);
      if (state === 'unknown') throw unknownState(cell, line);
      return state;
    });
    return states.every((state) => state === 'booked');
  }

  /** Which way the rows go in time: a balance comes from the one before it by the amount beside the later of the two. */
  private wayOf(records: CsvRecord[]): 1 | -1 | null {
    let [down, up] = [0, 0];
    let before: { moved: number; balance: number } | null = null;
    for (const record of records) {
      const balance = this.figure(record, ['balance']);
      const moved = this.figure(record, ['amount', 'in', 'out']);
      if (balance === null || moved === null) continue;
      if (before) {
        const change = Math.abs(balance - before.balance);
        if (change === Math.abs(moved)) down += 1;
        if (change === Math.abs(before.moved)) up += 1;
      }
      before = { moved, balance };
    }
    if (down === up) return null;
    return down > up ? 1 : -1;
  }

  /** The first figure other than zero in columns of these roles, in hundredths, or null where there is none. */
  private figure(record: CsvRecord, roles: CsvRole[]): number | null {
    for (const role of roles) {
      const cell = record.cells[this.moneyColumns.get(role) ?? -1] ?? '';
      const minor = signed(readCsvAmount(cell, this.mark, 2));
      if (minor) return minor;
    }
    return null;
  }

  private text({ cells }: CsvRecord, role: CsvRole): string {
    const column = columnOf(this.header, role);
    return (column && cells[column.index]) ?? '';
  }

  /** The part of the account that a row is of. */
  private partOf(record: CsvRecord): string {
    const { accountColumn, title } = this.options;
    const account = record.cells[accountColumn ?? -1] ?? '';
    return this.text(record, 'product') || account || title;
  }

  private kindsOf({ cells }: CsvRecord) {
    const columns = this.header.columns.filter(({ role }) => role === 'kind');
    const textsOf = (areTypes: boolean) =>
      columns
        .filter(({ words }) => TYPE.test(words) === areTypes)
        .map(({ index }) => cells[index] ?? '');
    return { kinds: textsOf(true), categories: textsOf(false) };
  }

  private amount(record: CsvRecord, role: CsvRole, decimals: number): PrintedAmount | null {
    const cell = record.cells[this.moneyColumns.get(role) ?? -1] ?? '';
    if (!/\d/.test(cell)) return null;
    const amount = readCsvAmount(cell, this.mark, decimals);
    if (!amount) throw unreadable('unreadableAmount', record, cell);
    return amount;
  }

  private currencyOf(record: CsvRecord): string | null {
    return this.printedCurrencyOf(record) ?? this.options.said;
  }

  private printedCurrencyOf(record: CsvRecord): string | null {
    const own = this.currencyColumn === null ? '' : (record.cells[this.currencyColumn] ?? '');
    if (own !== '') return own.toUpperCase();
    const beside = ['amount', 'in', 'out'].flatMap((role) => {
      const cell = this.text(record, role as CsvRole);
      return currencyBeside(cell) ?? [];
    })[0];
    return beside ?? this.header.currency ?? this.options.currency;
  }

  /** Of two money columns the one that is not zero counts; both filled is nothing that can be told. */
  private movementOf(record: CsvRecord, decimals: number) {
    const sides = (['in', 'out', 'amount'] as const).flatMap((column) => {
      const amount = this.amount(record, column, decimals);
      return amount ? [{ column, amount }] : [];
    });
    const moved = sides.filter(({ amount }) => amount.minor !== 0);
    const [first = sides[0], second] = moved;
    if (!first) return null;
    if (first.column === 'in' && second?.column === 'out' && !saysSum(record.cells))
      throw new UnreadableCsv('noDirection', `line ${record.line}: in and out`);
    const { column, amount } = first;
    const told = this.sideColumn === null ? null : sideOf(record.cells[this.sideColumn] ?? '');
    const direction =
      column === 'amount' ? (told ?? amount.direction ?? this.sideOfBlank) : amount.direction;
    const isUntold = column === 'amount' && amount.minor !== 0 && direction === null;
    const isBalance = record.cells.some((cell) => isTotalCell(cell) || balanceNamed(cell));
    if (this.areSidesNeeded && isUntold && !isBalance)
      throw new UnreadableCsv('noDirection', `line ${record.line}: no side`);
    return { column, minor: amount.minor, direction };
  }
}

/** Beside signed amounts and amounts of what came in, nothing marks what came in. */
function isOutgoing(movement: Movement | null): boolean {
  return movement?.column === 'out' || movement?.direction === -1;
}

type Movement = { column: CsvBooking['column']; minor: number; direction: 1 | -1 | null };

/** The net effect of a row. Where a fee is taken, an amount without a minus came in. */
function lessFee({ column, minor, direction }: Movement, feeMinor: number) {
  if (feeMinor === 0) return { column, amountMinor: minor, direction };
  const net = (direction ?? 1) * minor - feeMinor;
  const way: 1 | -1 = net < 0 ? -1 : 1;
  return { column, amountMinor: Math.abs(net), direction: way };
}

function signed(amount: { minor: number; direction: 1 | -1 | null } | null): number | null {
  if (!amount) return null;
  return amount.minor === 0 ? 0 : (amount.direction ?? 1) * amount.minor;
}
