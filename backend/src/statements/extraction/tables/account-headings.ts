import { movementOf } from '../bookings/readings.ts';
import { hasFigures, isOfFigures, namesOpening } from '../bookings/row-kinds.ts';
import { columnFor } from '../cells/cell-columns.ts';
import { currencyOfLine, pesoIn } from '../currencies/currencies.ts';
import { boxOf, listsBalancesOf } from '../currencies/currency-boxes.ts';
import { currencyUnderLabel } from '../currencies/currency-labels.ts';
import { readAmount } from '../figures/amounts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceLine, balanceWordIn, hasOpeningAmong } from '../words/balance-names.ts';
import { onlyCurrencyIn } from '../words/currency-words.ts';
import { TITLE_SIZE } from '../words/decoys.ts';
import { namesCreditCard } from '../words/titles.ts';
import { hasFigure, identityIn, nameInFront, standsBelow, unframed } from './headings.ts';
import { numberListed } from './listed-accounts.ts';
import { currencyListed } from './listed-currencies.ts';
import { areOfOthers } from './other-accounts.ts';
import type { Part } from './parts.ts';
import { isBesideFigure, namedPot, potAbove } from './pots.ts';
import { TableBalances } from './table-balances.ts';
import { MAX_LABEL, tableIn } from './table-state.ts';
import { tellsOther } from './texts-at-feet.ts';

/** A title stands at most this many rows above its table. */
const TITLE_ROWS = 4;
/** With the box of its balances between them, it may stand so many rows above. */
const ROWS_OVER_BOX = 8;
/** What stands in a box begins so far to the right of the table at most. */
const IN_BOX = 8;
/** Its kind, its period and what it holds may stand between the title of a pot and its labels. */
const POT_ROWS = 12;
/** What an account opened and closed with stands in so many rows. */
const ROWS_OF_BALANCES = 3;
const MASKED = /[xX*•]{4}/;
/** The title of an account stands so many rows above its number at most. */
const TITLE_ABOVE = 5;
/** Beside an address the number of an account may stand so many rows above its IBAN (Wise). */
const NUMBER_ABOVE = 8;

/** The rows that name an account: whether it is another one, and what they say of it. */
export abstract class AccountHeadings extends TableBalances {
  /** Whether a row names another account whose table follows. */
  protected isAccountHeading(index: number, part: Part, goesOn: boolean): boolean {
    const isPot = this.headsPot(index);
    const reach = isPot ? POT_ROWS : ROWS_OVER_BOX;
    const next = this.headers.slice(index + 1, index + 1 + reach).findIndex(Boolean);
    // The text of a transfer may name another account of one's own, too.
    const isInText = tellsOther(this.rows, this.headers, index, index + 1 + next);
    if (goesOn && (isInText || numberListed(this.rows, index))) return false;
    const between = this.rows.slice(index + 1, index + 1 + Math.max(next, 0));
    const hasBox = between.some((each) => namesOpening(each) || isOfFigures(each));
    // The account that a booking names at the foot of a page has others behind it, and no table.
    const isBooking = (row: Row) => {
      const reading = this.read(row, this.table);
      return reading.date !== null && movementOf(reading) !== null;
    };
    const isNear = next >= 0 && (next < TITLE_ROWS || hasBox || isPot);
    const follows = isNear && !between.some(isBooking);
    const named = identityIn(this.rows, index);
    const account = this.spelled(named.account);
    const own = part.identity.currency ?? this.options.currency;
    // On another account in another currency nothing may have been booked, so that no table follows but the box of its balances (BROU).
    if (account !== null && named.currency !== null && named.currency !== own)
      if (this.isOverBalances(index)) return true;
    if (!follows && !this.isTitleAtFoot(index)) return false;
    // The box of a balance in another currency stands between the tables of both ('Zahlungsübersicht - USD'), under a title at their left.
    const [row, below] = [this.rows[index], this.rows[index + 1 + next]];
    const left = this.table?.header.columns.map(({ x }) => x) ?? [];
    const isTitle =
      row?.page === below?.page && (row?.cells[0]?.x ?? 0) <= Math.min(...left) + IN_BOX;
    const isOther = named.currency !== null && own !== null && named.currency !== own;
    const first = this.rows[index + 1 + next + (this.headers[index + 1 + next]?.rows ?? 0)];
    const hasOpening = hasOpeningAmong(first?.cells ?? []) || between.some(namesOpening);
    // Or right under the title of what was booked in the one of two currencies that a box has balances in (Popular).
    const isBoxed = next === 0 && named.currency !== null && own !== null;
    const codes = [own ?? '', named.currency ?? ''];
    const hasBoth = isBoxed && (boxOf(this.rows, codes) >= 0 || listsBalancesOf(this.rows, codes));
    const opens =
      isOther && (hasOpening || hasBoth || this.holds(named.currency, index + 1 + next));
    // One number may be that of accounts in several currencies (TBC).
    return account === null ? isTitle && opens : opens || account !== part.identity.account;
  }

  /** Whether what an account opened and closed with stands right below a row, and no table in between. */
  protected isOverBalances(index: number): boolean {
    const below = this.rows.slice(index + 1, index + 1 + ROWS_OF_BALANCES);
    const kinds = below.flatMap(({ cells }) => cells.map(({ text }) => balanceLine(text)));
    return kinds.includes('opening') && kinds.includes('closing');
  }

  /** Whether a row names money set apart right above a table of its bookings, and not above a box of its sums (Monzo). */
  protected headsPot(index: number): boolean {
    const row = this.rows[index];
    const next = this.headers.slice(index + 1, index + 1 + POT_ROWS).findIndex(Boolean);
    const isOnPage = this.rows[index + 1 + next]?.page === row?.page;
    const isPot = row !== undefined && (namedPot(row) ?? potAbove(this.rows, index)) !== null;
    return next >= 0 && isOnPage && isPot;
  }

  /** Whether the balance of the first booking under a header, or else its amount, bears a currency. */
  private holds(currency: string | null, index: number): boolean {
    const header = this.headers[index];
    const role = header?.columns.some((column) => column.role === 'balance') ? 'balance' : 'amount';
    const figure = this.rows[index + (header?.rows ?? 0)]?.cells.find(
      (cell) => header && columnFor(header, cell)?.role === role,
    );
    const amount = header && figure ? readAmount(figure.text, 2) : null;
    return currency !== null && amount?.currency === currency;
  }

  /** Whether a row in larger print stands at the foot of a page, with its table on the next. */
  protected isTitleAtFoot(index: number): boolean {
    const row = this.rows[index];
    if (!row || row.fontSize < TITLE_SIZE * (this.assembly.fontSize ?? row.fontSize)) return false;
    const isLast = this.rows[index + 1 + TITLE_ROWS]?.page !== row.page;
    return isLast && this.firstHeaders.has(row.page + 1);
  }

  /** Takes what a line outside the tables says of the account that follows. */
  protected takeIdentity(index: number, text: string): void {
    const { currency: code, ...named } = identityIn(this.rows, index);
    const number = this.spelled(named.account);
    // Beside several figures it is that of one account in an overview.
    const row = this.rows[index];
    const below = row && this.currencyBelow(row, number, this.rows.slice(index + 1, index + 3));
    const currency = number === null && row && hasFigures(row) ? null : (code ?? below ?? null);
    const isKnown = this.isRunningHead(index, number) || this.isOwnCard(index, number);
    const account = isKnown || this.isOfPotOwner(index, number) ? null : number;
    if (account) {
      const headed = this.headedCurrency(index, account);
      const isUnsure = headed === null && currency === null && this.isOfSeveral(index, account);
      this.identity = { account, currency: headed, ...(isUnsure ? { isUnsure } : {}) };
    }
    if (account && this.isAmongOthers(index)) {
      this.identity = { account: null, currency: null, isUnsure: true, isAmong: true };
      this.heading = '';
      return;
    }
    if (account && this.identity.currency !== null) this.currencyAt = index;
    // What names the currency at hand once more heads its bookings, below the box of its balances.
    const isSame = !account && currency === this.identity.currency;
    const heads = isSame && this.headingAt > (this.parts.at(-1)?.endsAt ?? 0);
    if (currency) [this.identity, this.currencyAt] = [{ ...this.identity, currency }, index];
    // Another account may begin below what the one before carries forward.
    if (account && account !== this.parts.at(-1)?.identity.account) this.endedPage = 0;
    // The name of a space may stand below its title or beside a figure, and a number below the labels of a box.
    const isBelow =
      number !== null && (standsBelow(number, row, text) || isBesideFigure(row, number));
    const isLabel = account !== null && this.isNamedAbove(index, account, text);
    if ((account || currency) && !isLabel) {
      if (account || !balanceWordIn(text))
        [this.heading, this.headingAt] = [
          isBelow || !row ? (number ?? text) : unframed(nameInFront(row)),
          heads ? this.headingAt : index,
        ];
      // The head of a page that names the account at hand ends no group of it.
      const known = this.parts.at(-1)?.identity.account ?? null;
      if (!account || account !== known) this.flow = null;
    }
  }

  /** Whether a number below the name of a pot is that of the account above, to which the pot belongs ('Pot name: Holidays', 'Account number: 41872263': Monzo). */
  private isOfPotOwner(index: number, number: string | null): boolean {
    const { account: pot } = this.identity;
    const owner = this.parts.at(-1)?.identity.account ?? null;
    const isNamed =
      pot !== null && !/\d{3}/.test(pot) && this.headingAt > (this.parts.at(-1)?.endsAt ?? 0);
    const isNear = this.rows[this.headingAt]?.page === this.rows[index]?.page;
    return isNamed && isNear && number !== null && owner !== null && !areOfOthers(owner, number);
  }

  /** Whether a row of an overview lists an account right below that of another currency, so that a table without a title may be of any of them. */
  private isAmongOthers(index: number): boolean {
    const [above, row] = [this.rows[index - 1], this.rows[index]];
    if (!above || !row || above.page !== row.page || !hasFigure(above) || !hasFigure(row))
      return false;
    const [one, other] = [identityIn(this.rows, index - 1), identityIn(this.rows, index)];
    return areOfOthers(one.account, other.account) && one.currency !== other.currency;
  }

  /** Takes the name of an account right under the labels of its table, whatever an overview above has named last (BMO), or once more. */
  protected takeNameWithin(index: number, part: Part, text: string): void {
    const account = this.spelled(identityIn(this.rows, index).account);
    if (account === null) return;
    const isFirst = part.bookings.length === 0;
    if (account === part.identity.account) {
      if (isFirst) part.heading = text.slice(0, MAX_LABEL);
      return;
    }
    const isUnderLabels = this.headers.some((header, at) => header && at + header.rows === index);
    if (!isUnderLabels || !hasOpeningAmong(this.rows[index + 1]?.cells ?? [])) return;
    this.takeIdentity(index, text);
    const { currency } = this.identity;
    if (this.table && currency) this.table = tableIn(this.table, currency);
    if (!isFirst) return;
    part.identity = { account, currency: this.code ?? this.identity.currency };
    part.heading = text.slice(0, MAX_LABEL);
  }

  /**
   * The currency of an account that goes on, or in which an overview lists what is called as its heading is, or that a heading behind the
   * last part has named ('Caja de Ahorro en Dólares', above the number of that account), but not a row of an overview.
   */
  private headedCurrency(index: number, account: string): string | null {
    const ofOther = this.currencyAt < 0 ? null : identityIn(this.rows, this.currencyAt).account;
    const isListed =
      (areOfOthers(ofOther, account) && !this.isItsOwnIban(index, account, ofOther)) ||
      this.rows[this.currencyAt]?.cells.some(({ text }) => readAmount(text, 2));
    const isOfNext = this.currencyAt > (this.parts.at(-1)?.endsAt ?? -1) && !isListed;
    // The head of a page names the currency of the account below it, which may have the number of another one (Revolut).
    const isInHead = this.rows[this.currencyAt]?.page === this.rows[index]?.page;
    if (isOfNext && isInHead) return this.identity.currency;
    const begun = this.parts.findLast(({ identity }) => identity.account === account);
    const isOne = !this.isOfSeveral(index, account);
    const known = (isOne && begun?.identity.currency) || currencyListed(this.rows, index, account);
    if (known) return known;
    if (isOfNext) return this.identity.currency;
    const row = this.rows[index];
    const from = Math.max(0, index - TITLE_ABOVE);
    const titles = this.rows.slice(from, index).filter(({ cells, page }, at) => {
      const ofAnother = (identityIn(this.rows, from + at).account ?? account) !== account;
      return cells.length === 1 && page === row?.page && !ofAnother;
    });
    return titles.map((title) => currencyOfLine(title, pesoIn(this.rows))).find(Boolean) ?? null;
  }

  /** Whether parts with one number are kept in several currencies, and a heading is none of theirs. */
  private isOfSeveral(index: number, account: string): boolean {
    const own = this.parts.filter(({ identity }) => identity.account === account);
    const row = this.rows[index];
    const isGoingOn = own.some(({ heading }) => row && textOf(row).startsWith(heading));
    return !isGoingOn && new Set(own.map(({ identity }) => identity.currency)).size > 1;
  }

  /** Whether the IBAN of an account stands right below its number, or the other way round (Garanti). */
  private isItsOwnIban(index: number, account: string, other: string | null): boolean {
    const isIban = (number: string) => /^[A-Z]{2}\d{2}/.test(number);
    const isNear = index - this.currencyAt < NUMBER_ABOVE;
    return other !== null && isNear && isIban(account) !== isIban(other);
  }

  /** The currency under its label, or beside the number that stands under the label of that; or null. */
  private currencyBelow(row: Row, number: string | null, below: Row[]): string | null {
    const [first] = below[0]?.cells ?? [];
    const bare = (text: string) => text.replace(/[ -]/g, '');
    const isNumber = number !== null && first && bare(first.text).startsWith(bare(number));
    return (
      currencyUnderLabel(row, below, pesoIn(this.rows)) ??
      (isNumber ? onlyCurrencyIn(first.text) : null)
    );
  }

  /** Whether a number stands under its label, and the name of its account right above that ('Caja de Ahorro en Dólares', 'N° de cuenta': Galicia). */
  private isNamedAbove(index: number, account: string, text: string): boolean {
    const isIn = text.replace(/ /g, '').includes(account);
    const isUnder = /\d/.test(account) && !isIn && numberListed(this.rows, index) !== account;
    const isNear = this.headingAt > index - TITLE_ABOVE && this.headingAt < index;
    return isUnder && isNear && this.heading !== '';
  }

  /** Whether a number is that of a card by which bookings of an account were made ('Card Number: xxxx-xxxx-xxxx-8814'). */
  private isOwnCard(index: number, number: string | null): boolean {
    const own = this.parts.at(-1)?.identity.account ?? this.identity.account ?? '';
    const isCard = number !== null && MASKED.test(number) && own !== '' && !MASKED.test(own);
    return isCard && !this.isOverDebt(index);
  }

  /** Whether a row that titles a credit card stands over a table which opens with a balance of its own (comdirect). */
  private isOverDebt(index: number): boolean {
    const next = this.headers.slice(index + 1, index + 1 + TITLE_ROWS).findIndex(Boolean);
    const at = index + 1 + next;
    const first = this.rows[at + (this.headers[at]?.rows ?? 0)];
    const title = this.rows
      .slice(index - 1, Math.max(at, index + 1))
      .map(textOf)
      .join(' ');
    return next >= 0 && first !== undefined && namesOpening(first) && namesCreditCard(title);
  }
}
