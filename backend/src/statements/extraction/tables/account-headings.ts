import { movementOf } from '../bookings/readings.ts';
import { hasFigures, namesOpening } from '../bookings/row-kinds.ts';
import { columnFor } from '../cells/cell-columns.ts';
import { currencyOfLine, pesoIn } from '../currencies/currencies.ts';
import { readAmount } from '../figures/amounts.ts';
import { type Row, textOf } from '../rows/rows.ts';
import { balanceWordIn, hasOpeningAmong } from '../words/balance-names.ts';
import { CODES } from '../words/currency-names.ts';
import { TITLE_SIZE } from '../words/decoys.ts';
import { identityIn, namedPot, unframed } from './headings.ts';
import type { Part } from './parts.ts';
import { TableBalances } from './table-balances.ts';

/** A title stands at most this many rows above its table. */
const TITLE_ROWS = 4;
/** What stands in a box begins so far to the right of the table at most. */
const IN_BOX = 8;
/** Its kind, its period and what it holds may stand between the title of a pot and its labels. */
const POT_ROWS = 6;
const MASKED = /[xX*•]{4}/;
/** The title of an account stands so many rows above its number at most. */
const TITLE_ABOVE = 5;

/** The rows that name an account: whether it is another one, and what they say of it. */
export abstract class AccountHeadings extends TableBalances {
  /** Whether a row names another account whose table follows. */
  protected isAccountHeading(index: number, part: Part, goesOn: boolean): boolean {
    const next = this.headers.slice(index + 1, index + 1 + TITLE_ROWS).findIndex(Boolean);
    if (goesOn && this.isOfPayee(index, index + 1 + next)) return false;
    const between = this.rows.slice(index + 1, index + 1 + Math.max(next, 0));
    // The account that a booking names at the foot of a page has others behind it, and no table.
    const isBooking = (row: Row) => {
      const reading = this.read(row, this.table);
      return reading.date !== null && movementOf(reading) !== null;
    };
    const follows = next >= 0 && !between.some(isBooking);
    if (!follows && !this.isTitleAtFoot(index)) return false;
    const named = identityIn(this.rows, index);
    const account = this.spelled(named.account);
    const own = part.identity.currency ?? this.options.currency;
    // The box of a balance in another currency stands between the tables of both ('Zahlungsübersicht - USD'), under a title at their left.
    const [row, below] = [this.rows[index], this.rows[index + 1 + next]];
    const left = this.table?.header.columns.map(({ x }) => x) ?? [];
    const isTitle =
      row?.page === below?.page && (row?.cells[0]?.x ?? 0) <= Math.min(...left) + IN_BOX;
    const isOther = named.currency !== null && own !== null && named.currency !== own;
    const first = this.rows[index + 1 + next + (this.headers[index + 1 + next]?.rows ?? 0)];
    const hasOpening = hasOpeningAmong(first?.cells ?? []) || between.some(namesOpening);
    const opens = isOther && (hasOpening || this.holds(named.currency, index + 1 + next));
    // One number may be that of accounts in several currencies (TBC).
    return account === null ? isTitle && opens : opens || account !== part.identity.account;
  }

  /** Whether a row names money set apart right above a table of its bookings, and not above a box of its sums (Monzo). */
  protected headsPot(index: number): boolean {
    const row = this.rows[index];
    const next = this.headers.slice(index + 1, index + 1 + POT_ROWS).findIndex(Boolean);
    const isOnPage = this.rows[index + 1 + next]?.page === row?.page;
    return next >= 0 && isOnPage && row !== undefined && namedPot(row) !== null;
  }

  /** Whether a number at the foot of a page is that of a payee: the next page goes on with lines whose account opens with nothing and holds no balances. */
  private isOfPayee(index: number, next: number): boolean {
    const [row, header] = [this.rows[index], this.headers[next]];
    if (!row || !header || this.rows[next]?.page === row.page) return false;
    const first = this.rows[next + header.rows];
    const hasBalances = header.columns.some(({ role }) => role === 'balance');
    const opens = first !== undefined && namesOpening(first);
    return /^iban\b/i.test(textOf(row)) && !hasBalances && !opens;
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
    const currency = number === null && row && hasFigures(row) ? null : code;
    const isKnown = this.isRunningHead(index, number) || this.isOwnCard(number);
    const account = isKnown ? null : number;
    if (account) this.identity = { account, currency: this.headedCurrency(index, account) };
    // What names the currency at hand once more heads its bookings, below the box of its balances.
    const isSame = !account && currency === this.identity.currency;
    const heads = isSame && this.headingAt > (this.parts.at(-1)?.endsAt ?? 0);
    if (currency) [this.identity, this.currencyAt] = [{ ...this.identity, currency }, index];
    // Another account may begin below what the one before carries forward.
    if (account && account !== this.parts.at(-1)?.identity.account) this.endedPage = 0;
    // The name of a space may stand below its title.
    const isBelow = number !== null && /^\D+$/.test(number) && !text.includes(number);
    if (account || currency) {
      if (account || !balanceWordIn(text))
        [this.heading, this.headingAt] = [
          isBelow ? number : unframed(text),
          heads ? this.headingAt : index,
        ];
      // The head of a page that names the account at hand ends no group of it.
      const known = this.parts.at(-1)?.identity.account ?? null;
      if (!account || account !== known) this.flow = null;
    }
  }

  /**
   * The currency of an account that goes on, or in which an overview lists what is called as its heading is, or that a heading behind the
   * last part has named ('Caja de Ahorro en Dólares', above the number of that account), but not a row of an overview.
   */
  private headedCurrency(index: number, account: string): string | null {
    const begun = this.parts.findLast(({ identity }) => identity.account === account);
    const known = begun?.identity.currency ?? this.listedCurrency(index);
    if (known) return known;
    const ofOther = this.currencyAt < 0 ? null : identityIn(this.rows, this.currencyAt).account;
    const isListed =
      (ofOther !== null && ofOther !== account) ||
      this.rows[this.currencyAt]?.cells.some(({ text }) => readAmount(text, 2));
    const isOfNext = this.currencyAt > (this.parts.at(-1)?.endsAt ?? -1) && !isListed;
    if (isOfNext) return this.identity.currency;
    const row = this.rows[index];
    const from = Math.max(0, index - TITLE_ABOVE);
    const titles = this.rows.slice(from, index).filter(({ cells, page }, at) => {
      const ofAnother = (identityIn(this.rows, from + at).account ?? account) !== account;
      return cells.length === 1 && page === row?.page && !ofAnother;
    });
    return titles.map((title) => currencyOfLine(title, pesoIn(this.rows))).find(Boolean) ?? null;
  }

  /** The one currency of the rows above that begin with the name of an account and hold a figure, or null. */
  private listedCurrency(index: number): string | null {
    const name = this.rows[index]?.cells[0]?.text;
    const listed = this.rows
      .slice(0, index)
      .filter(
        ({ cells }) => cells[0]?.text === name && cells.some(({ text }) => readAmount(text, 2)),
      );
    const marked = ({ cells }: Row) =>
      cells.map(({ text }) => (CODES.has(text) ? text : readAmount(text, 2)?.currency));
    const currencies = new Set(
      listed.map((row) => marked(row).find(Boolean) ?? currencyOfLine(row, pesoIn(this.rows))),
    );
    const [currency = null] = currencies;
    return currencies.size === 1 ? currency : null;
  }

  /** Whether a number is that of a card by which bookings of an account were made ('Card Number: xxxx-xxxx-xxxx-8814'). */
  private isOwnCard(number: string | null): boolean {
    const own = this.parts.at(-1)?.identity.account ?? this.identity.account ?? '';
    return number !== null && MASKED.test(number) && own !== '' && !MASKED.test(own);
  }
}
