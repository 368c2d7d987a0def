import { plainWords } from '../extraction/words/plain-words.ts';
import type { CsvHeader } from './columns.ts';
import { isIban } from './ibans.ts';
import type { CsvRecord } from './records.ts';

/** Who holds the card that a row was paid with; beside the word for an account it may be who owns one. */
const HOLDER =
  /^(?:karteninhaber(?:in)?|card ?holder(?: name)?|card ?member)$|^(?:titulaire|titular|titolare|nom du titulaire) (?:(?:de|do|da|del|della|de la|du) )?(?:carte|cartao|tarjeta|carta)$|^(?:kaarthouder|kortinnehavare|kortholder|kortinnehaver|kortinhaver|kortin haltija|posiadacz karty|drzitel karty|kartyabirtokos)$/;
/** What American Express calls who is named on the printed statement. */
const ON_STATEMENT =
  /^(?:erscheint auf ihrer abrechnung als|appears on your statement as|apparait sur votre releve|aparece en su (?:estado de cuenta|extracto) como|appare (?:nel|sul) (?:tuo|suo) estratto conto come|staat op uw (?:overzicht|afschrift) als)/;
/** The days of Discover, which accounts have as well, and what it alone calls its categories. */
const DAYS = ['trans date', 'post date'];
const OF_DISCOVER =
  /^(?:payments and credits|awards and rebate credits|merchandise|warehouse clubs|travel\/ ?entertainment)$/;
/** What only bookings of accounts have: the account of the other side, a mandate, a cheque, an amount before the fee of who was paid. */
const OF_ACCOUNT =
  /(?<!\p{L})(?:iban|bic|swift|sort code|routing number|auftragskonto|gegenkonto|tegenrekening|counterparty account|source account|rachunek (?:zrodlowy|docelowy|nadawcy|odbiorcy)|protiucet|cislo uctu protistrany|tilinumero|verwendungszweck|mandats?referenz|mandaatkenmerk|mandate|glaubiger-?id|creditor id|(?:check|cheque) (?:number|no|#|or slip #?))(?!\p{L})|^(?:gross|brutto|bruto|brut|lordo)$/u;
const CARD_NUMBER =
  /^(?:номер карты|card (?:number|no)|last four digits|kartennummer|num(?:ero|er) (?:(?:de|da|di|della) )?(?:carte|cartao|tarjeta|carta|karty)|kaartnummer)$/;
const MINUS = /[-−(]/;

/** What is loaded onto a card comes in, and a salary that is paid to it. */
const LOADED =
  /(?<!\p{L})(?:top[- ]?ups?|load(?:ed)?|reload|aufladung|guthaben|recharge\p{L}*|ricarica|recarga|carregamento|opwaarder\p{L}*|doladowanie|(?:re)?funding|allowance|reimbursements?|salary|payroll|wages|gehalt|lohn|salaire|stipendio|nomina|salario|salaris|wynagrodzenie)(?!\p{L})/u;

/**
 * Whether columns hold what only bookings of accounts have, by their names or as the numbers of accounts that they hold, or name
 * the card of what bears a minus and of nothing else.
 */
export function areColumnsOfAccount(header: CsvHeader, rows: readonly CsvRecord[]): boolean {
  const bare = bareRows(header, rows);
  return header.words.some((word, index) => {
    const filled = rows.flatMap(({ cells }) => cells[index] || []);
    const areIbans = filled.every((cell) => isIban(cell.replaceAll(' ', '')));
    const isCardOfMinus =
      CARD_NUMBER.test(word) && bare.every(({ cells }) => (cells[index] ?? '') === '');
    return filled.length > 0 && (OF_ACCOUNT.test(word) || areIbans || isCardOfMinus);
  });
}

/** The rows with an amount that bears no minus. */
function bareRows({ columns }: CsvHeader, rows: readonly CsvRecord[]): CsvRecord[] {
  const amount = columns.find(({ role }) => ['amount', 'in', 'out'].includes(role));
  return rows.filter(({ cells }) => {
    const cell = cells[amount?.index ?? -1] ?? '';
    return /\d/.test(cell) && !MINUS.test(cell);
  });
}

/**
 * Whether columns are those of a card without a balance. Who holds a card may be named in the list of an account, too, but only
 * beside what was paid with it: then some row without a minus names nobody. Where nearly each row names another, they are
 * customers. Neither that nor Discover's categories tell where some was loaded.
 */
export function areColumnsOfCard(header: CsvHeader, rows: readonly CsvRecord[]): boolean {
  const { words, columns } = header;
  const amounts = columns.filter(({ role }) => ['amount', 'in', 'out'].includes(role));
  const isBalanced = columns.some(({ role }) => role === 'balance');
  if (isBalanced || areColumnsOfAccount(header, rows)) return false;
  if (words.some((word) => ON_STATEMENT.test(word))) return true;
  const bare = bareRows(header, rows);
  const isLoaded = ({ cells }: CsvRecord) => cells.some((cell) => LOADED.test(plainWords(cell)));
  if (bare.length === 0 || bare.some(isLoaded)) return false;
  const holder = words.findIndex((word) => HOLDER.test(word));
  const holders = bare.map(({ cells }) => cells[holder] ?? '');
  const isHeld = !holders.includes('') && new Set(holders).size * 2 <= bare.length;
  const isOfDiscover = rows.some(({ cells }) => cells.some((c) => OF_DISCOVER.test(plainWords(c))));
  return (
    isHeld || (DAYS.every((day) => words.includes(day)) && amounts.length === 1 && isOfDiscover)
  );
}
