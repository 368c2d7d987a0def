import { movementOf } from '../bookings/readings.ts';
import { dayHeading, isNewestFirst, namesOpening } from '../bookings/row-kinds.ts';
import { periodIn } from '../days/printed-period.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn } from '../words/balance-names.ts';
import { plainWords } from '../words/plain-words.ts';
import { identityIn } from './headings.ts';
import type { Part } from './parts.ts';
import { type Table, TableState } from './table-state.ts';

/** Whether a cell says no more than that an account opens: another one's name may stand behind that. */
function opensAlone({ cells }: Row): boolean {
  return cells.some(({ text }) => {
    const { kind, start, end } = balanceWordIn(text) ?? {};
    return kind === 'opening' && start === 0 && end === plainWords(text).length;
  });
}

/** So many letters are the words of a row. */
const LEAST_WORDS = 4;
const wordsIn = (row: Row) => textOf(row).replace(/[^\p{L}]/gu, '');

/** What a row says, without the number of its page at the end ('2/01/2026 … 300,00 € 8,000000 % 1/2': BoursoBank). */
const unnumbered = (row: Row) => textOf(row).replace(/ \d{1,3}(?: ?\/ ?\d{1,3})?$/, '');

/** What a row says, without numbers as short as those of pages, and where it stands. */
const placeOf = (row: Row) =>
  `${Math.round(row.baseline)} ${textOf(row).replace(/(?<!\d)\d{1,3}(?!\d)/g, '')}`;

/** What stands above the first header of a page: what the heads of pages repeat, or a table that goes on. */
export abstract class PageHeads extends TableState {
  /** The pages that begin with the rest of a table, and have no head that others could repeat. */
  private readonly goneOn = new Set<number>();
  private heads: Map<string, Row[]> | null = null;

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
    if (!this.isInHead(index) || this.opensBelow(index)) return false;
    return !this.isInHead(last.beginsAt) || this.headsPageOf(last, textOf(row));
  }

  /** Whether a row with this text stands in the head of the page on which a part begins. */
  private headsPageOf({ beginsAt }: Part, text: string): boolean {
    const page = this.rows[beginsAt]?.page;
    return this.rows.some(
      (other, at) => other.page === page && this.isInHead(at) && textOf(other) === text,
    );
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
    return this.rows.slice(index, end).some(namesOpening);
  }

  /**
   * Whether bookings stand above the first header of a page, so that the table goes on without repeating its own; or, newest first, the
   * opening balance that it ends with; or the closing one, above the heading of the next account.
   */
  protected goesOnAt(index: number): boolean {
    const row = this.rows[index];
    const end = this.firstHeaders.get(row?.page ?? 0)?.index ?? index;
    const { table } = this;
    const part = this.parts.at(-1);
    const isOpen = part?.opening === null && isNewestFirst(part);
    const goesOn =
      table !== null &&
      this.rows.slice(index, end).some((above, offset) => {
        if (this.isInOtherHead(above)) return false;
        const reading = this.read(above, table);
        if (isOpen && reading.money.balance && opensAlone(above)) return true;
        const at = index + offset;
        const isDated = reading.date !== null || this.isDayAt(at - 1, table);
        const isOnTwoLines =
          offset > 0 && this.read(this.rows[at - 1] ?? above, table).date !== null;
        return (isDated || isOnTwoLines) && movementOf(reading) !== null;
      });
    const closes = table !== null && part !== undefined && this.closesAbove(part, index, end);
    if (!goesOn && !closes) return false;
    if (row) this.goneOn.add(row.page);
    return true;
  }

  /** Whether an account that has not closed yet does so among these rows, and below that another one is named, and opens. */
  private closesAbove({ bookings, closing }: Part, index: number, end: number): boolean {
    if (bookings.length === 0 || closing !== null) return false;
    const rows = this.rows.slice(index, end);
    const kinds = rows.map((row) => balanceWordIn(textOf(row))?.kind);
    const [closed, opened] = [
      kinds.findIndex((kind) => kind === 'closing' || kind === 'carried'),
      kinds.findLastIndex((kind) => kind === 'opening' || kind === 'brought'),
    ];
    const isNamed = rows.some((_, at) => {
      const isBetween = at > closed && at < opened;
      return isBetween && identityIn(this.rows, index + at).account !== null;
    });
    const row = rows[closed];
    return row !== undefined && isNamed && !this.isInOtherHead(row);
  }

  /** Whether a row of the head of a page stands in that of an earlier one, too; a box there has other figures on each page. */
  private isInOtherHead(row: Row): boolean {
    const words = wordsIn(row);
    const hasWords = words.length >= LEAST_WORDS;
    return this.rows.some(
      (other, at) =>
        other.page < row.page &&
        !this.goneOn.has(other.page) &&
        at < (this.firstHeaders.get(other.page)?.index ?? 0) &&
        (hasWords ? wordsIn(other) === words : unnumbered(other) === unnumbered(row)),
    );
  }

  /** Whether the part at hand has closed, and whether a row stood above its first booking, too. */
  protected saidBefore(row: Row): { hasClosed: boolean; isSaidAgain: boolean } {
    const { closing = null, startsAt = 0 } = this.parts.at(-1) ?? {};
    const above = this.rows.slice(0, startsAt);
    return {
      hasClosed: closing !== null,
      isSaidAgain: above.some((each) => textOf(each) === textOf(row)),
    };
  }

  /** Whether a row stands where the head of an earlier page has the same one, but for the number of the page, though no labels follow on its own. */
  private repeatsHead(row: Row): boolean {
    this.heads ??= this.rowsOfHeads();
    // Where the rest of a table stands in place of a head, headings of days may stand as high as others do.
    const isAlike = (other: Row) => !this.goneOn.has(other.page) || textOf(other) === textOf(row);
    const above = (this.heads.get(placeOf(row)) ?? []).filter(({ page }) => page < row.page);
    return above.some(isAlike) && !this.firstHeaders.has(row.page);
  }

  /** The rows of words in the heads of pages, by what they say and where they stand. */
  private rowsOfHeads(): Map<string, Row[]> {
    const isOfHead = (row: Row, index: number) =>
      this.isInHead(index) && wordsIn(row).length >= LEAST_WORDS;
    return Map.groupBy(this.rows.filter(isOfHead), placeOf);
  }

  /** Whether a row with a day is of the head of a page and no booking: it begins with the days between which a statement lies (Nubank), or an earlier head has it, too. */
  protected isOfHead(row: Row): boolean {
    const [first] = row.cells;
    const saysPeriod = first && periodIn([first.text], this.options.dateOrder) !== null;
    const isRepeated = (other: Row) => other.page < row.page && textOf(other) === textOf(row);
    return (saysPeriod && this.rows.some(isRepeated)) || this.repeatsHead(row);
  }

  /** The row above a row, itself, and the two below. */
  protected near(index: number): (Row | undefined)[] {
    return [-1, 0, 1, 2].map((step) => this.rows[index + step]);
  }

  /** Whether a row is the heading of a day. */
  protected isDayAt(index: number, { header }: Table): boolean {
    const row = this.rows[index];
    return row !== undefined && dayHeading(row, header, this.options.dateOrder) !== null;
  }
}
