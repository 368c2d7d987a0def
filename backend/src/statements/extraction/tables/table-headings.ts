import { movementOf, type RowReading } from '../bookings/readings.ts';
import {
  dayHeading,
  emptyRow,
  headingIn,
  headsBalances,
  isSummed,
  isTotalRow,
  namesBookingDay,
} from '../bookings/row-kinds.ts';
import { monthIn } from '../days/bare-days.ts';
import { type PrintedAmount, readAmount } from '../figures/amounts.ts';
import { namesFigureAbove } from '../figures/named-figures.ts';
import type { Header } from '../headers/columns.ts';
import { endsText, isSetApart } from '../rows/ends-of-texts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { namesCharge } from '../words/charges.ts';
import { startDecoy } from '../words/decoys.ts';
import { flowOfName, goesBothWays, paymentsAndCredits } from '../words/flow-words.ts';
import { isImprint } from '../words/imprints.ts';
import { columnRoleOf } from '../words/labels.ts';
import { plainWords } from '../words/plain-words.ts';
import { isTotal, totalRoleOf } from '../words/sums-and-flows.ts';
import { headsNewBookings, isOtherTable, saysContinued } from '../words/titles.ts';
import { AccountHeadings } from './account-headings.ts';
import { headsApart } from './headings-apart.ts';
import { isSumInBox } from './payment-groups.ts';
import { HEADING_CELLS } from './table-starts.ts';
import type { Table } from './table-state.ts';
import { namesCard, namesWhole } from './unlabelled-numbers.ts';

/** So many rows of a page are looked through behind its imprint. */
const MOST_BELOW = 200;
/** Between a sum and its first booking may stand the foot of one page and the head of the next. */
const FOOT_AND_HEAD = 12;
/** A card is charged so much interest and so many fees at most, or is paid so often, as the rows of their group. */
const MOST_OF_CARD = 20;
/** What heads payments to a card, and none that were made with it. */
const RECEIVED =
  /^(?:ihre zahlungen|payments received|payments towards your account|paiements recus|pagamenti ricevuti|pagos recibidos)$/;
/** A heading inside a table begins so far to the left of its descriptions. */
const HANGS_OUT = 4;

/** The rows of a table that are no bookings but tell of those below them: days, groups, lists of another kind, the imprint. */
export abstract class TableHeadings extends AccountHeadings {
  /** Takes a row that heads what follows it, and answers whether it is one. */
  protected takeHeading(
    index: number,
    row: Row,
    text: string,
    table: Table,
    goesOn: boolean,
  ): boolean {
    const reading = this.read(row, table);
    const movement = movementOf(reading);
    const ends = isOtherTable(text);
    if (headsBalances(row)) {
      this.table = null;
      this.assembly.close();
      // Nor does it name the balance that closes the statement.
      this.decoy = startDecoy(row);
      return true;
    }
    if (!movement && !ends && (this.feet.has(row) || (!reading.date && isImprint(text)))) {
      this.takeImprint(index, row, table);
      return true;
    }
    const isOfMonth = !ends && monthIn(row.cells) !== null && this.isHeading(index, reading, table);
    // What was booked with a card stands under its number, whatever was paid above (ICA).
    const isAtEdge = !this.isUnderHeading && namesWhole(text) && beginsAtDays(row, table.header);
    const isOfCard =
      !goesOn && namesCard(text) && !ends && (isAtEdge || this.isHeading(index, reading, table));
    const isNew = headsNewBookings(text) || isOfCard;
    const isApart = () => headsApart(this.rows, index, table.header);
    if (!movement && !reading.date && (isOfMonth || isNew || isApart())) {
      if (isNew && !saysContinued(text)) this.flow = null;
      this.assembly.close();
      return true;
    }
    // A booking that waits for its day has it on the line below, but where days are headings: then it goes on from another page.
    const waits = this.parts.at(-1)?.bookings.at(-1)?.date === null && !this.assembly.isUnderDays;
    const isNone = movement !== null || waits;
    const day = isNone ? null : dayHeading(row, table.header, this.options.dateOrder);
    // No text of a booking has the balance of a day beside it.
    const isSure = namesBookingDay(row) || row.cells.length > 1;
    if (day && (!goesOn || this.isSetApart(index) || isSure)) {
      // Behind bookings that bear their own dates it is the date of the page.
      const part = this.parts.at(-1);
      if (part && this.assembly.isDated(part)) this.outside.push(row);
      else this.assembly.beginDay(day);
      return true;
    }
    return this.takeGroupHeading(index, row, reading, goesOn);
  }

  /** Takes the heading of a group of bookings that go one way. */
  private takeGroupHeading(index: number, row: Row, reading: RowReading, goesOn: boolean): boolean {
    // What fills both columns adds them up, whatever it is called ('Additions').
    if (isSummed(reading) || this.isUndatedCharge(index, row, reading)) return false;
    // The title of a list that repeats them heads no charges ('COMISIONES EFECTIVAMENTE COBRADAS': Banamex).
    if (REPEATED_CHARGES.test(plainWords(textOf(row)))) return false;
    const sum = this.sumAbove(index, row, reading);
    if (sum) {
      if (reading.date) this.assembly.beginDay(reading.date);
      else this.assembly.forget();
      [this.flow, this.flowHeading] = [sum, ''];
      return true;
    }
    const labelled = this.labelledFlow(row) ?? this.summedFlow(index, row, reading);
    const heading = headingIn(row);
    // Among groups, what is called by the very name of another one goes on with no booking.
    const isNamed = this.flow !== null && flowOfName(plainWords(heading)) !== null;
    const isPlain = !reading.date && (!goesOn || isNamed) && !isTotalRow(row);
    const flow =
      labelled ?? (isPlain ? (this.flowOfSummed(index, heading) ?? this.flowIn(heading)) : null);
    const { table } = this;
    // Where a group of both ways begins, that of payments is over.
    if (
      isPlain &&
      table &&
      goesBothWays(plainWords(heading)) &&
      this.isHeading(index, reading, table)
    ) {
      [this.flow, this.flowHeading] = [null, ''];
      this.assembly.close();
      return true;
    }
    if (!flow || !table || (!labelled && !this.isHeading(index, reading, table))) return false;
    [this.flow, this.flowHeading] = [flow, labelled ? (row.cells[0]?.text ?? '') : heading];
    this.isUnderHeading = true;
    this.assembly.close();
    return true;
  }

  /** Whether an amount that a card was charged, with no day beside it nor below, is named as the group above it is ('INTEREST CHARGE:PURCHASES': Capital One). */
  private isUndatedCharge(index: number, row: Row, reading: RowReading): boolean {
    if (reading.date || !this.isCharge(row)) return false;
    const below = this.read(this.rows[index + 1] ?? emptyRow, this.table);
    return movementOf(reading) !== null && !below.date;
  }

  /** Whether a row names what a card was charged, under a heading that says so. */
  protected isCharge(row: Row): boolean {
    const isNamed = this.flow === -1 && this.isUnderHeading && namesCharge(textOf(row));
    if (!this.isCard || !isNamed || this.repeatsCharge(row)) return false;
    return this.assembly.textX !== null || this.areSummed(row);
  }

  /** Whether the amounts from a row on come to the sum that ends them: what may be charged later has none ('Annual fee due next month'). */
  private areSummed(first: Row): boolean {
    let sum = 0;
    const at = this.rows.indexOf(first);
    for (const row of this.rows.slice(at, at + MOST_OF_CARD)) {
      const minor = row.cells.flatMap(({ text }) => readAmount(text, 2)?.minor ?? []).at(-1);
      if (minor !== undefined && isTotalRow(row)) return minor === sum;
      sum += minor ?? 0;
    }
    return false;
  }

  /** Whether a row has no amount but noughts, or that of a charge that has been booked, as a breakdown of it does. */
  private repeatsCharge({ cells }: Row): boolean {
    const minors = cells.flatMap(({ text }) => readAmount(text, 2)?.minor ?? []);
    const charged = this.parts.at(-1)?.bookings.filter(({ text }) => namesCharge(text)) ?? [];
    return minors.every(
      (minor) => minor === 0 || charged.some((each) => each.amount.minor === minor),
    );
  }

  /** The way of what a card was paid under a name that its box bears, too, where the sum of that group ends it, or stands in the box. */
  private flowOfSummed(index: number, heading: string): 1 | null {
    const name = plainWords(heading);
    if (!this.isCard && !this.hasPurchaseDays) return null;
    const { decimals = 2 } = this.table?.style ?? {};
    if (RECEIVED.test(name) && isSumInBox(this.rows, name, this.amountsBelow(index), decimals))
      return 1;
    if (!this.isCard || !paymentsAndCredits(name)) return null;
    const isSum = (row: Row) =>
      row.cells.some(({ text }) => plainWords(text) === `subtotal ${name}`);
    return this.rows.some(isSum) ? 1 : null;
  }

  /** The amounts of the bookings below a row, up to the next one that begins in front of their texts. */
  private amountsBelow(index: number): PrintedAmount[] {
    const text = this.table?.header.columns.find(({ role }) => role === 'description');
    const amounts: PrintedAmount[] = [];
    for (const row of this.rows.slice(index + 1, index + 1 + MOST_OF_CARD)) {
      const reading = this.read(row, this.table);
      const movement = movementOf(reading);
      const isDetail = text !== undefined && (row.cells[0]?.x ?? 0) > text.x - HANGS_OUT;
      if (reading.date && movement) amounts.push(movement.amount);
      else if (!isDetail) break;
    }
    return amounts;
  }

  /** The way of the bookings under a heading beside which the label of their amounts stands: 'Credits', 'Amount'. */
  private labelledFlow({ cells: [heading, label, ...others] }: Row): 1 | -1 | null {
    const isLabelled = label !== undefined && columnRoleOf(label.text) === 'amount';
    return heading && isLabelled && others.length === 0 ? this.flowIn(heading.text) : null;
  }

  /** The way of the dated bookings under a heading beside which their sum stands: 'Purchases and Other Debits', '$1,571.00'. */
  private summedFlow(index: number, { cells }: Row, reading: RowReading): 1 | -1 | null {
    const [heading, sum, ...others] = cells;
    if (!heading || !sum || others.length > 0 || reading.date || !movementOf(reading)) return null;
    const text = this.table?.header.columns.find(({ role }) => role === 'description');
    if (!text || heading.x > text.x - HANGS_OUT) return null;
    const below = this.read(this.rows[index + 1] ?? emptyRow, this.table);
    const isDated = below.date !== null || below.otherDate !== undefined;
    return isDated && movementOf(below) ? this.flowIn(heading.text) : null;
  }

  /** The imprint of a page ends a description, and the page where no booking stands below it. */
  protected takeImprint(index: number, row: Row, table: Table): void {
    this.assembly.close();
    this.outside.push(row);
    const below = this.rows.slice(index + 1, index + 1 + MOST_BELOW);
    const end = below.findIndex(({ page }) => page !== row.page);
    const isFollowed = below.slice(0, end < 0 ? below.length : end).some((each) => {
      const reading = this.read(each, table);
      return reading.date !== null && movementOf(reading) !== null;
    });
    if (!isFollowed) this.endedPage = row.page;
  }

  /** The way of the unmarked bookings under a marked sum that stands above them ('Total de saídas - 113,40'), or null. */
  protected sumAbove(index: number, row: Row, reading: RowReading): 1 | -1 | null {
    const { direction = null, marker } = movementOf(reading)?.amount ?? {};
    if (direction === null || marker !== 'sign') return null;
    const role = row.cells.flatMap(({ text }) =>
      isTotal(text) ? (totalRoleOf(text) ?? []) : [],
    )[0];
    if (role !== (direction === 1 ? 'in' : 'out')) return null;
    const below = this.rows
      .slice(index + 1, index + 1 + FOOT_AND_HEAD)
      .find((next) => movementOf(this.read(next, this.table)));
    if (!below || isTotalRow(below)) return null;
    const first = this.read(below, this.table);
    return movementOf(first)?.amount.direction === null && first.date === null ? direction : null;
  }

  /** A heading inside a table hangs out to the left of the descriptions, or stands before a header or a dated row of text. */
  protected isHeading(index: number, reading: RowReading, { header }: Table): boolean {
    // The kind of what its first table lists may stand between ('Debits', 'ATM/Purchases').
    const [row, kind, labels] = this.rows.slice(index, index + 3);
    // It may reach into the column of days from their left (Capital One).
    const days = header.columns.find(({ role }) => role === 'date');
    const [alone, ...others] = row?.cells ?? [];
    const isOverDays = alone && days && alone.x <= days.x && alone.right > days.x;
    const lead = reading.texts[0] ?? (isOverDays && others.length === 0 ? alone : undefined);
    if (!lead || reading.money.balance) return false;
    const isNear = kind?.cells.length === 1 && labels?.page === row?.page;
    const isKind = isNear && this.headers[index + 2];
    if (this.headers[index + 1] || isKind) return true;
    if (reading.texts.length > HEADING_CELLS - 1) return false;
    if (!header.placed)
      return this.read(this.rows[index + 1] ?? emptyRow, this.table)?.date != null;
    const description = header.columns.find(({ role }) => role === 'description');
    const textX = Math.max(description?.x ?? 0, this.assembly.textX ?? 0);
    return description !== undefined && lead.x < textX - HANGS_OUT;
  }

  /** Whether a line is the title of another table, and neither of a pot of the account nor the end of a sentence. */
  protected headsOtherTable(index: number, text: string): boolean {
    const isTitle =
      !this.headsPot(index) && !endsText(this.rows, index) && !namesFigureAbove(this.rows, index);
    return isOtherTable(text) && isTitle;
  }

  /** Whether there is more room above a row than between the lines of one text. */
  protected isSetApart(index: number): boolean {
    return isSetApart(this.rows, index);
  }

  protected isGroupHeading(index: number, row: Row, text: string): boolean {
    const isAbove = this.headers.slice(index + 1, index + 3).some(Boolean);
    return isAbove && row.cells.length === 1 && this.flowIn(text) !== null;
  }

  /** Whether a row is set in brackets as a heading of bookings above it is, so that it heads others of them ('[일시불]', '[할부]': Hyundai Card). */
  protected isGroupInBrackets(index: number): boolean {
    const from = this.parts.at(-1)?.startsAt ?? index;
    const isBracketed = (row: Row | undefined) =>
      IN_SQUARE_BRACKETS.test(row?.cells[0]?.text ?? '');
    return isBracketed(this.rows[index]) && this.rows.slice(from, index).some(isBracketed);
  }
}

const REPEATED_CHARGES = /^comisiones efectivamente cobradas$/;
const IN_SQUARE_BRACKETS = /^\[[^\]]{1,30}\]/;

/** Whether a row begins where days do, or in front of them, as a heading of several cells may ('Köp/uttag', 'Astrid Bergfalk', '5448 04XX XXXX 4417': SEB). */
function beginsAtDays({ cells: [first] }: Row, { columns }: Header): boolean {
  const days = columns.find(({ role }) => role === 'date');
  return first !== undefined && days !== undefined && first.x < days.x + HANGS_OUT;
}
