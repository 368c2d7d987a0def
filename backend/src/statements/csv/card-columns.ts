import { plainWords } from '../extraction/words/plain-words.ts';
import type { CsvHeader } from './columns.ts';
import type { CsvRecord } from './records.ts';

/** Who holds the card that a row was paid with. */
const HOLDER =
  /^(?:(?:konto-?|account|compte|conto)\/)?(?:karteninhaber(?:in)?|card ?holder(?: name)?|card ?member)$|^(?:titulaire|titular|titolare|nom du titulaire) (?:(?:de|do|da|del|della|de la|du) )?(?:(?:compte|conto)\/)?(?:carte|cartao|tarjeta|carta)$|^(?:kaarthouder|kortinnehavare|kortholder|kortinnehaver|kortinhaver|kortin haltija|posiadacz karty|drzitel karty|kartyabirtokos)$/;
/** What American Express calls who is named on the printed statement. */
const ON_STATEMENT =
  /^(?:erscheint auf ihrer abrechnung als|appears on your statement as|apparait sur votre releve|aparece en su (?:estado de cuenta|extracto) como|appare (?:nel|sul) (?:tuo|suo) estratto conto come|staat op uw (?:overzicht|afschrift) als)/;
/** The days of Discover, whose lists have one column of amounts and no balance. */
const DAYS = ['trans date', 'post date'];
/** What only bookings of accounts have: the account of the other side, a mandate, a cheque, an amount before the fee of who was paid. */
const OF_ACCOUNT =
  /(?<!\p{L})(?:iban|bic|swift|sort code|routing number|auftragskonto|gegenkonto|tegenrekening|counterparty account|mandats?referenz|mandaatkenmerk|mandate|glaubiger-?id|creditor id|(?:check|cheque) (?:number|no|#|or slip #?))(?!\p{L})|^(?:gross|brutto|bruto|brut|lordo)$/u;
const MINUS = /[-−(]/;

/** What is loaded onto a card comes in. */
const LOADED =
  /(?<!\p{L})(?:top[- ]?ups?|load(?:ed)?|reload|aufladung|recharge\p{L}*|ricarica|recarga|carregamento|opwaarder\p{L}*|doladowanie)(?!\p{L})/u;

/** Whether columns hold what only bookings of accounts have. */
export function areColumnsOfAccount({ words }: CsvHeader, rows: readonly CsvRecord[]): boolean {
  return words.some(
    (word, index) => OF_ACCOUNT.test(word) && rows.some(({ cells }) => (cells[index] ?? '') !== ''),
  );
}

/**
 * Whether columns are those of a card without a balance. Who holds a card may be named in the list of an account, too, but only
 * beside what was paid with it: then some row without a minus names nobody. Neither that nor two days tell where more than a
 * quarter of the rows bear a minus, or some were loaded.
 */
export function areColumnsOfCard(header: CsvHeader, rows: readonly CsvRecord[]): boolean {
  const { words, columns } = header;
  const amounts = columns.filter(({ role }) => ['amount', 'in', 'out'].includes(role));
  const [amount] = amounts;
  const isBalanced = columns.some(({ role }) => role === 'balance');
  if (!amount || isBalanced || areColumnsOfAccount(header, rows)) return false;
  if (words.some((word) => ON_STATEMENT.test(word))) return true;
  const moved = rows.filter(({ cells }) => /\d/.test(cells[amount.index] ?? ''));
  const bare = moved.filter(({ cells }) => !MINUS.test(cells[amount.index] ?? ''));
  const isLoaded = bare.some(({ cells }) => cells.some((cell) => LOADED.test(plainWords(cell))));
  if (bare.length === 0 || bare.length * 4 < moved.length * 3 || isLoaded) return false;
  const holder = words.findIndex((word) => HOLDER.test(word));
  const isHeld = holder >= 0 && bare.every(({ cells }) => (cells[holder] ?? '') !== '');
  return isHeld || (DAYS.every((day) => words.includes(day)) && amounts.length === 1);
}
