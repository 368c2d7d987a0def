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
/** What only bookings of accounts have: the account of the other side, a mandate, a cheque. */
const OF_ACCOUNT =
  /(?<!\p{L})(?:iban|bic|swift|sort code|routing number|auftragskonto|gegenkonto|tegenrekening|counterparty account|mandats?referenz|mandaatkenmerk|mandate|glaubiger-?id|creditor id|(?:check|cheque) (?:number|no|#|or slip #?))(?!\p{L})/u;
const MINUS = /[-−(]/;

/** Whether columns name what only bookings of accounts have. */
export function areColumnsOfAccount({ words }: CsvHeader): boolean {
  return words.some((word) => OF_ACCOUNT.test(word));
}

/**
 * Whether columns are those of a card without a balance. Who holds a card may be named in the list of an account, too, but only
 * beside what was paid with it: then some row without a minus names nobody.
 */
export function areColumnsOfCard(header: CsvHeader, rows: readonly CsvRecord[]): boolean {
  const { words, columns } = header;
  if (areColumnsOfAccount(header) || columns.some(({ role }) => role === 'balance')) return false;
  const amounts = columns.filter(({ role }) => ['amount', 'in', 'out'].includes(role));
  const [amount] = amounts;
  if (words.some((word) => ON_STATEMENT.test(word))) return true;
  if (DAYS.every((day) => words.includes(day)) && amounts.length === 1) return true;
  const holder = words.findIndex((word) => HOLDER.test(word));
  if (holder < 0 || !amount) return false;
  const bare = rows.filter(({ cells }) => {
    const cell = cells[amount.index] ?? '';
    return /\d/.test(cell) && !MINUS.test(cell);
  });
  return bare.length > 0 && bare.every(({ cells }) => (cells[holder] ?? '') !== '');
}
