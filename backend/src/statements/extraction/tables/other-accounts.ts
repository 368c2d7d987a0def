import { emptyRow, namesOpening, rolesOf, sameBalance } from '../bookings/row-kinds.ts';
import { listsBalancesOf } from '../currencies/currency-boxes.ts';
import type { Header } from '../headers/columns.ts';
import { isLabelRow } from '../headers/header-labels.ts';
import { type Cell, type Row, textOf } from '../rows/rows.ts';
import { hasOpeningAmong } from '../words/balance-names.ts';
import { isTotal } from '../words/sums-and-flows.ts';
import { isNotBooked, namesSweep } from '../words/titles.ts';
import { namesKind } from './headings.ts';
import { ibanIn } from './ibans.ts';
import { PageHeads } from './page-heads.ts';
import type { Part } from './parts.ts';
import { namesCard } from './unlabelled-numbers.ts';

/** Whether what a header begins belongs to another account or currency than the bookings above it. */
export abstract class OtherAccounts extends PageHeads {
  /** Whether a table begins with an opening balance, so that what its title speaks of (a rate of interest) is its account's. */
  protected opensBehind(index: number, header: Header): boolean {
    const [first, second] = this.rows.slice(index + header.rows);
    const opens = (row: Row | undefined) => hasOpeningAmong(row?.cells ?? []);
    // The second line of the labels may stand between.
    return opens(first) || (first !== undefined && isLabelRow(first) && opens(second));
  }

  /** Whether a table mirrors what others list, under a title that says so. */
  protected isSwept(index: number, header: Header): boolean {
    if (header.isRepeated) return true;
    const heading = this.rows[index - 1];
    if (heading === undefined || !namesSweep(textOf(heading))) return false;
    const own = rolesOf(header);
    // A box of cheques, or what is pending, mirrors nothing.
    return this.headers.some((each, at) => {
      const names = each ? rolesOf(each) : '';
      const title = textOf(this.rows[at - 1] ?? emptyRow);
      return names.includes('description') && names !== own && !isNotBooked(title);
    });
  }

  /**
   * A table that tells less of its bookings than the one before it has no bookings: some banks list so what is pending. That of another account, which is
   * named and opens between them, has its own.
   */
  protected isPoorer(index: number, header: Header): boolean {
    if (this.roles === '' || this.isOfNamed(index, header)) return false;
    const roles = rolesOf(header).split(',');
    const known = this.roles.split(',');
    const isSplit = (names: string[]) => names.includes('in') && names.includes('out');
    const isPoorer =
      (known.includes('balance') && !roles.includes('balance')) ||
      (isSplit(known) && !isSplit(roles));
    if (isPoorer) this.canBeLenient = true;
    const part = this.parts.at(-1);
    // Bookings of another account that are passed over are lost, whatever those above it prove (Barclays and DKB in one file).
    if (isPoorer && part && areOfIbans(part.identity.account, this.identity.account))
      part.isOfSeveral = true;
    return isPoorer && this.options.isStrict;
  }

  /** Whether an account has closed above a header, and the number of another one and its opening balance stand between, or that of a card, which opens right below its labels. */
  private isOfNamed(index: number, header: Header): boolean {
    const part = this.parts.at(-1);
    if (!part || this.headingAt <= part.endsAt) return false;
    const { account } = this.identity;
    if (!areOfOthers(part.identity.account, account)) return false;
    const isBehind = this.opensBehind(index, header);
    const isOpened = this.opensBetween(part, index) || isBehind;
    return (part.closing !== null && isOpened) || (namesCard(account ?? '') && isBehind);
  }

  /** Whether the headings speak of another account or currency than the part at hand. */
  protected isOfAnother(code: string | null, index: number): boolean {
    const part = this.parts.at(-1);
    if (!part) return false;
    const { account, currency } = part.identity;
    const hasClosed = this.hasClosedOutside || (part.closing !== null && !part.isTentative);
    const [isAccount, isCurrency] = [
      areOfOthers(account, this.identity.account) || this.isOfPot(part),
      differ(currency ?? this.options.currency, code),
    ];
    const isNext = hasClosed && part.bookings.length > 0 && !this.bringsOver(part, index);
    const isOther = isAccount || isCurrency || isNext;
    if (isOther) this.canSplit = true;
    if (isAccount && !this.options.splits && this.opensBetween(part, index))
      part.isOfSeveral = true;
    // Another account in another currency is one whatever the figures say together.
    // So it is where the sums of both stand in one list (PayPal).
    const codes = [currency ?? this.options.currency, code].filter((each) => each !== null);
    const areListed = codes.length > 1 && listsBalancesOf(this.rows, codes);
    const isSure = isCurrency && (isAccount || this.isHeadedBehind(part) || areListed);
    const isEmpty = isAccount && this.isEmptyBelow(part, index);
    return isOther && (this.options.splits || isSure || isEmpty);
  }

  /** Whether a table opens with another balance than the one above it ends with, and has nothing but its totals behind that: an account on which nothing was booked (UOB). */
  private isEmptyBelow({ checkpoints, totals, bookings, closing }: Part, index: number): boolean {
    const last = closing ?? totals.at(-1)?.money.balance ?? checkpoints.at(-1)?.balance;
    const [first, second] = this.rows.slice(index, index + 2);
    if (!last || !first || !second || bookings.length === 0 || !this.table) return false;
    const { money, texts } = this.read(first, this.table);
    const opening = hasOpeningAmong(texts) ? money.balance : undefined;
    const ending = isTotal(textOf(second)) ? this.read(second, this.table).money.balance : null;
    if (!opening || !ending) return false;
    return sameBalance(opening, ending) && !sameBalance(ending, last);
  }

  /** Whether a pot is named behind the bookings of an account whose number stands nowhere above them (Monzo). */
  private isOfPot({ identity, bookings, endsAt }: Part): boolean {
    const name = this.identity.account;
    const isBehind = bookings.length > 0 && this.headingAt > endsAt;
    return identity.account === null && name !== null && !/\d{3}/.test(name) && isBehind;
  }

  /** Whether one line behind the last row of a part names both an account and its currency. */
  private isHeadedBehind({ endsAt, bookings }: Part): boolean {
    const isOfBoth = this.identity.account !== null && this.currencyAt === this.headingAt;
    return bookings.length > 0 && isOfBoth && this.headingAt > endsAt;
  }

  /** Whether an opening balance is named between the last row of a part and the first one of the next table. */
  private opensBetween({ endsAt, bookings }: Part, index: number): boolean {
    return bookings.length > 0 && this.rows.slice(endsAt + 1, index).some(namesOpening);
  }

  /**
   * Whether an account of another name is titled between an account that closed with nought and the labels of a table that opens with it. What stood above the
   * labels of the first one as well, or heads each page, is no title of another.
   */
  protected isTitledAnew(index: number, { endsAt, startsAt, closing, isTentative }: Part): boolean {
    const header = this.headers.findLastIndex((each, at) => each !== null && at < index);
    if (header <= endsAt || closing?.minor !== 0 || isTentative) return false;
    const before = this.parts.at(-2)?.endsAt ?? -1;
    const above = this.rows.slice(Math.max(before + 1, startsAt - ROWS_OF_HEAD), startsAt + 1);
    const own = new Set(above.flatMap(({ cells }) => cells.map(({ text }) => text)));
    const isTitle = ({ text }: Cell) => namesKind(text) && !OF_LIST.test(text) && !own.has(text);
    return this.rows
      .slice(endsAt + 1, header)
      .some((row) => row.cells.some(isTitle) && !this.isOfPages(row));
  }

  /** Whether a row stands at the same place on another page. */
  private isOfPages(row: Row): boolean {
    const isSame = (other: Row) =>
      Math.abs(other.baseline - row.baseline) < 1 && textOf(other) === textOf(row);
    return this.rows.some((other) => other.page !== row.page && isSame(other));
  }

  /** Whether a row repeats what a part closed with, as the first row of its next page does. */
  private bringsOver({ closing }: Part, index: number): boolean {
    const row = this.rows[index];
    if (!closing || !row || !this.table) return false;
    const { money, texts } = this.read(row, this.table);
    const isOpening = hasOpeningAmong(texts);
    return isOpening && money.balance !== undefined && sameBalance(money.balance, closing);
  }
}

/** Whether both are known and not the same. */
function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}

/** Whether two numbers are not of one account: that of a country's clearing holds the bank's own ('012 180 01502774183 6', '1502774183': a CLABE). */
export function areOfOthers(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false;
  const [short, long] = [one, other]
    .map((number) => number.replace(/\W/g, ''))
    .toSorted((a, b) => a.length - b.length);
  // Digits behind it are those of another account of one customer.
  const isWithin = (short ?? '').length >= LEAST_DIGITS && (long ?? '').indexOf(short ?? '') > 0;
  return !isWithin && one !== other;
}

const LEAST_DIGITS = 7;

/** Whether both are IBANs, and not the same. */
const areOfIbans = (one: string | null, other: string | null) =>
  isIban(one) && isIban(other) && areOfOthers(one, other);
const isIban = (number: string | null) => number !== null && ibanIn(number, true) === number;

/** So many rows above its labels a title of an account stands at most. */
const ROWS_OF_HEAD = 8;
/** What a list of the same account is titled, and the head of a page with its number. */
const OF_LIST =
  /continued|fortsetzung|suite|activity|transa|ums[aä]tz|buchung|mouvement|op[eé]ration|operaci|operazion|moviment|\b(?:page|seite|p[áa]gina) \d/iu;
