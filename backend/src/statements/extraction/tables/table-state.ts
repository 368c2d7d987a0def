import { decimalsOf } from '@saldo/contracts';
import { Assembly } from '../bookings/assembly.ts';
import { readRow } from '../bookings/bookings.ts';
import { withoutDetail } from '../bookings/detail-amounts.ts';
import { standBelowFirstLines } from '../bookings/first-lines.ts';
import { standOnLastLines } from '../bookings/last-lines.ts';
import type { RowReading, Style } from '../bookings/readings.ts';
import { goesOnOverleaf, rolesOf } from '../bookings/row-kinds.ts';
import { hasOneAmount } from '../cells/cell-columns.ts';
import { withDayBelow } from '../cells/date-columns.ts';
import { type DateOrder, datesIn } from '../figures/dates.ts';
import type { Header } from '../headers/columns.ts';
import { MAX_HEADER_ROWS } from '../headers/header-labels.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { isWithoutColumns } from '../rows/without-columns.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { headsChargedInterest } from '../words/charges.ts';
import type { Decoy } from '../words/decoys.ts';
import { flowOf, headsInterest, headsPayments, totalRoleOf } from '../words/sums-and-flows.ts';
import { bearsPurchaseDays, isOfCard } from './card-statements.ts';
import { beforeBalance, type Identity, nameAboveIban } from './headings.ts';
import { pageFeet } from './page-feet.ts';
import { headOf } from './part-heads.ts';
import { isTitleOfNext, newPart, type Part } from './parts.ts';
import { standByValue } from './value-balances.ts';

export type TableOptions = {
  currency: string;
  dateOrder: DateOrder;
  sectionTitle: RegExp | undefined;
  /** Whether tables without running balances hold what is not booked (Revolut: pending, reverted). */
  bookedHaveBalances: boolean;
  /** Whether another account or currency in a heading begins another part. */
  splits: boolean;
  /** Whether a table that tells less than the first is passed over, and an amount without a date among lines that lost their columns, and one of instalments is read. */
  isStrict: boolean;
  /** Whether amounts without a date are bookings even where they come to the same as the one above them. */
  isPartless: boolean;
  /** Whether no amount without a day of its own is a booking. */
  isDatedOnly: boolean;
};

export type Table = {
  header: Header;
  style: Style;
  /** Whether amounts without a date are parts of the booking above them. */
  hasDetails: boolean;
  hasLastAmounts?: boolean;
  hasFirstLines?: boolean;
  /** Whether a day is printed in front of the first of its bookings only. */
  hasDayOnce: boolean;
};

/** The same table for an account in another currency, whose amounts have the decimals of that. */
export function tableIn(table: Table, currency: string): Table {
  return { ...table, style: { ...table.style, currency, decimals: decimalsOf(currency) } };
}

/** A title stands at most this many rows above its table. */
const TITLE_ROWS = 4;
const SPAN =
  /^(?:(?:vom|von|from|du|del|dal|period|per[ií]odo|zeitraum|p[ée]riode):? )?\d[^:]{12,40}\d$/iu;
export const MAX_LABEL = 60;
/** So many rows show where amounts stand. */
const ROWS_THAT_SHOW = 400;

/** What is known while the rows of a document are walked over. */
export abstract class TableState {
  readonly parts: Part[] = [];
  readonly outside: Row[] = [];
  /** The rows of balances and sums, of what is not booked, and of tables of another kind, and whether some name says that they are. */
  readonly passed = new Map<number, boolean>();
  canSplit = false;
  canBeLenient = false;
  canBePartless = false;
  canBeDatedOnly = false;
  protected readonly rows: Row[];
  protected readonly options: TableOptions;
  /** Whether the pages say what has to be paid and by when, as card statements do. */
  protected readonly isCard: boolean;
  protected readonly hasPurchaseDays: boolean;
  protected readonly hasNoColumns: boolean;
  /** The lines that pages end with. */
  protected readonly feet: Set<Row>;
  /** Whether balances between the bookings are those of days of value. */
  protected readonly areByValue: boolean;
  protected readonly readings = new Map<Row, { table: Table; reading: RowReading }>();
  protected readonly headers: (Header | null)[];
  protected readonly firstHeaders = new Map<number, { roles: string; index: number }>();
  protected readonly assembly: Assembly;
  /** Tables by their header, since pages repeat it. */
  protected readonly tables = new Map<string, Table>();
  protected table: Table | null = null;
  protected roles = '';
  protected ignored: string | null = null;
  /** Whether what is left out at hand is so for nothing but its labels, which may not have been understood. */
  protected isUntold = false;
  protected title: string | null = null;
  /** The texts right over the headers whose tables were read. */
  protected readonly headed = new Set<string>();
  protected page = 0;
  /** The direction that the heading of a group tells, and that heading: a total in its name ends the group. */
  protected flow: 1 | -1 | null = null;
  protected flowHeading = '';
  /** Whether neither a sum nor a booking with a day stands below that heading. */
  protected isUnderHeading = false;
  /** The currency that the header of the table names, or else a heading above it. */
  protected code: string | null = null;
  protected identity: Identity = { account: null, currency: null };
  /** The row that named the currency of the identity at hand. */
  protected currencyAt = -1;
  protected decoy: Decoy | null = null;
  protected heading = '';
  protected headingAt = 0;
  /** The page that has told what it carries forward: what follows on it is its foot. */
  protected endedPage = 0;
  /** Whether a header, or a closing balance outside the tables, has come since the closing balance of the part. */
  protected hasTurned = false;
  protected hasClosedOutside = false;

  constructor(rows: Row[], headers: (Header | null)[], options: TableOptions) {
    this.rows = [...rows];
    this.options = options;
    this.isCard = isOfCard(rows);
    this.hasPurchaseDays = bearsPurchaseDays(rows, headers);
    this.headers = headers;
    this.hasNoColumns = isWithoutColumns(rows);
    this.feet = pageFeet(rows);
    this.areByValue = standByValue(rows, headers, options.dateOrder);
    for (const [index, row] of rows.entries()) {
      const header = headers[index];
      if (header && !this.firstHeaders.has(row.page))
        this.firstHeaders.set(row.page, { roles: rolesOf(header), index });
    }
    this.assembly = new Assembly({
      row: (index) => this.rows[index],
      reading: (index) => {
        const row = this.rows[index];
        return row && this.table && !headers[index]?.rows ? this.read(row, this.table) : null;
      },
      takesDatedOnly: () => {
        this.canBeDatedOnly = true;
        return options.isDatedOnly;
      },
      refusesUndated: () => {
        if (this.table?.header.placed !== false || !options.isStrict) return false;
        this.canBeLenient = true;
        return true;
      },
      haveLastAmounts: () => this.table !== null && this.putsAmountsLast(this.table),
      haveFirstLines: () => this.table !== null && this.putsTextsFirst(this.table),
    });
  }

  protected startPart(label: string, title: string, index: number, currency: string | null): Part {
    const oneAmount = this.table !== null && hasOneAmount(this.table.header);
    const part = newPart(label, title, index, oneAmount);
    const before = this.parts.at(-1);
    if (this.headingAt > (before?.endsAt ?? 0) && this.headingAt < index)
      part.beginsAt = headOf({
        rows: this.rows,
        headers: this.headers,
        index,
        headingAt: this.headingAt,
        before,
      });
    part.heading = this.nameAbove(index);
    const { account, isUnsure, isAmong = false } = this.identity;
    // Under a title of its own it is not that of the one before.
    const isStale = before !== undefined && this.headingAt <= before.endsAt;
    const isTitled = isTitleOfNext(part.heading, this.parts);
    const own = isStale && isTitled ? null : account;
    part.identity = { account: own, currency, isAmong };
    if (currency === null && isUnsure) part.identity.isUnsure = true;
    this.parts.push(part);
    this.assembly.reset();
    this.hasTurned = false;
    return part;
  }

  /** The currency that headings have named since the last row of the part at hand, or null: what they named before that is of another account. */
  protected currencyNamed(): string | null {
    return this.currencyAt > (this.parts.at(-1)?.endsAt ?? -1) ? this.identity.currency : null;
  }

  /** The first part needs no name of its own; a further one is called by the line above its table. */
  protected labelAbove(index: number): string {
    if (this.parts.length === 0) return 'Account';
    const label = this.nameAbove(index) || 'Account';
    const names = this.parts.map((part) => part.label);
    return names.includes(label) ? `${label} ${names.length + 1}` : label;
  }

  /** The heading that stands between the part before and a table, or the title right above the table. */
  protected nameAbove(index: number): string {
    const end = this.parts.at(-1)?.endsAt ?? -1;
    const named = nameAboveIban(this.heading, this.rows[this.headingAt - 1]) ?? this.heading;
    if (this.headingAt > end && named !== '') return beforeBalance(named.slice(0, MAX_LABEL));
    // The title of a table may have been taken for a row of the one before.
    const isOfBooking = this.rows.slice(index - 1, index).some((row) => this.assembly.reaches(row));
    const first = isOfBooking ? end + 1 : Math.min(end + 1, index - 1);
    const from = Math.max(first, index - TITLE_ROWS, 0);
    const above = this.rows.slice(from, index).filter((_, at) => !this.isLabel(from + at));
    const title = above.findLast((row) => {
      const text = textOf(row);
      const isName = row.cells.length <= 2 && /\p{L}{3}/u.test(text);
      const isOfFigure = balanceWordIn(text) !== null || totalRoleOf(text) !== null;
      return isName && !this.isSpan(text) && !isOfFigure;
    });
    return title ? textOf(title).slice(0, MAX_LABEL) : '';
  }

  /** Whether a line says that the list goes on overleaf: on the same page labels of another account may follow one that has closed (Crédit Mutuel). */
  protected isOverleaf(index: number, text: string, { closing }: Part): boolean {
    const page = this.rows[index]?.page;
    const follows = this.headers.some(
      (header, at) => header && at > index && this.rows[at]?.page === page,
    );
    return goesOnOverleaf(text) && !(closing && follows);
  }

  /** Whether a text is two days and no more, which names nothing ('01.03.2024 bis 31.03.2024'). */
  private isSpan(text: string): boolean {
    return SPAN.test(text) && datesIn(text, this.options.dateOrder).length === 2;
  }

  /** Whether a row is one of the labels of a header that were drawn as lines of text. */
  private isLabel(index: number): boolean {
    const begin = Math.max(0, index - MAX_HEADER_ROWS);
    return this.headers
      .slice(begin, index + 1)
      .some((header, at) => header?.placed === false && begin + at + header.rows > index);
  }

  /** A number of an account as it was printed first: '1-047-7281' and '1 047 7281' are one. */
  protected spelled(account: string | null): string | null {
    const bare = (number: string) => number.replace(/[ .-]/g, '');
    const known = [...this.parts.map(({ identity }) => identity.account), this.identity.account];
    return (account && known.find((each) => each && bare(each) === bare(account))) ?? account;
  }

  /** Which way the bookings under a heading go; the last words of a sentence head none. */
  protected flowIn(text: string): 1 | -1 | null {
    if (ENDS_SENTENCE.test(text) || (this.hasNoColumns && ENDS_IN_FIGURE.test(text))) return null;
    if (this.isCard ? headsPayments(text) : headsInterest(text)) return 1;
    if (this.isCard && headsChargedInterest(text)) return -1;
    return flowOf(text);
  }

  private putsAmountsLast(table: Table): boolean {
    table.hasLastAmounts ??= standOnLastLines(
      this.rows.slice(0, ROWS_THAT_SHOW).flatMap((row, index) => {
        const own = this.headers[index] ? null : this.read(row, table);
        return row.page === this.rows[index - 1]?.page ? [own] : [null, own];
      }),
    );
    return table.hasLastAmounts;
  }

  private putsTextsFirst(table: Table): boolean {
    table.hasFirstLines ??= standBelowFirstLines(
      this.headers.flatMap((header, index) => {
        if (!header) return [];
        const begin = index + header.rows;
        const below = this.rows.slice(begin, begin + ROWS_THAT_SHOW);
        const isOver = ({ page }: Row, at: number) =>
          page !== this.rows[index]?.page || this.headers[begin + at] != null;
        const end = below.findIndex(isOver);
        return [
          below.slice(0, end < 0 ? undefined : end).map((row) => ({
            row,
            reading: this.read(row, table),
          })),
        ];
      }),
    );
    return table.hasFirstLines;
  }

  /** The reading of the next row of a page, or null behind the last one. */
  protected readBelow(index: number, table: Table): RowReading | null {
    const [row, below] = [this.rows[index], this.rows[index + 1]];
    return below && below.page === row?.page ? this.read(below, table) : null;
  }

  protected read(row: Row, table: Table | null): RowReading {
    if (!table) throw new Error('a row without a table');
    const known = this.readings.get(row);
    if (known?.table === table) return known.reading;
    const read = withDayBelow(readRow(row, table.header, table.style), table.header);
    const reading = table.hasDetails ? withoutDetail(read) : read;
    this.readings.set(row, { table, reading });
    return reading;
  }
}

/** A sum of a box, where its name and figure are one text. */
const ENDS_IN_FIGURE = /\d[.,]\d\d(?: ?(?:[A-Z]{3}|€))?$/;
/** 'Einzahlungen auf Ihrem Barclays Konto.' */
const ENDS_SENTENCE = /^(?:\S+ ){3}.*\p{L}{3}\.$|^\p{Ll}(?:\S* ){4}.*[\d)]\.\)?$/u;
